"""One head by loops over scalars, with what stands on the way, and how far and how slow that is against matrices."""

import math
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, reference
from attn_core.attention import SMALLEST, AttentionConfig, attend, check
from attn_core.comparison import Race


class Scalars(NamedTuple):
    """What the loops make, float64.

    allowed  (Tq, Tk)
    scores   (Tq, Tk)  q·k * scale, 0 where hidden, as in the next two
    parts    (Tq, Tk)  exp of the distance to the row's largest score, over the temperature
    weights  (Tq, Tk)  parts over their sum
    output   (Tq, Dv)
    """

    allowed: Tensor
    scores: Tensor
    parts: Tensor
    weights: Tensor
    output: Tensor


def by_loops(
    q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> Scalars:
    """Return one head of q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), allowed (Tq, Tk) or None, one scalar at a time.

    Weights and output are those of `reference.attend_by_loops`, to the bit; dropout is left out. A temperature below
    float32's smallest normal is the limit: parts are 1 for the largest scores, 0 for the others. ValueError for tensors
    of other than 2 axes, and whatever `attend` refuses.
    """
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        if tensor.ndim != 2:
            raise ValueError(f"{name} must have 2 axes, got shape {tuple(tensor.shape)}")
    check(q, k, v, allowed, config)
    seen = torch.ones(len(q), len(k), dtype=torch.bool) if allowed is None else allowed.expand(len(q), len(k)).clone()
    keys, values = k.tolist(), v.tolist()
    rows = []
    for query, may in zip(q.tolist(), seen.tolist(), strict=True):
        visible = [j for j in range(len(keys)) if may[j]]
        scores, parts, weights = _row(query, keys, visible, config.factor(q.shape[1]), config.temperature)
        rows.append((scores, parts, weights, _weighted_sum(weights, values, visible, v.shape[1])))

    def matrix(n: int, width: int) -> Tensor:
        return torch.tensor([row[n] for row in rows], dtype=torch.float64).reshape(len(q), width)

    return Scalars(seen, matrix(0, len(k)), matrix(1, len(k)), matrix(2, len(k)), matrix(3, v.shape[1]))


def _weighted_sum(weights: list[float], values: list[list[float]], visible: list[int], width: int) -> list[float]:
    """Return the sum of weight times value over the visible keys, in their order."""
    output = [0.0] * width
    for j in visible:
        for d in range(width):
            output[d] += weights[j] * values[j][d]
    return output


def _row(
    query: list[float], k: list[list[float]], visible: list[int], scale: float, temperature: float
) -> tuple[list[float], list[float], list[float]]:
    """Return scaled scores, exponentials and weights of one query, each over all keys, 0 where hidden."""
    scores, parts, weights = [0.0] * len(k), [0.0] * len(k), [0.0] * len(k)
    for j in visible:
        dot = 0.0
        for a, b in zip(query, k[j], strict=True):
            dot += a * b
        scores[j] = dot * scale
    top = max((scores[j] for j in visible), default=0.0)
    for j in visible:
        cold = temperature < SMALLEST
        parts[j] = float(scores[j] == top) if cold else math.exp((scores[j] - top) / temperature)
    total = sum(parts[j] for j in visible)
    for j in visible:
        weights[j] = parts[j] / total
    return scores, parts, weights


def against_matrices(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
    repeats: int = 1,
) -> Race:
    """Return how far the outputs of loops and of matrices are apart, and both times, the loops' first.

    Shapes as in `by_loops`. Loops add in float64, one term after another; matrices in the type of q and in an order of
    their own: equal to about 1e-6 in float32, not bit by bit. Before dropout.
    Each runs `repeats` times, and its shortest time counts.
    """
    quiet = AttentionConfig(config.scale, config.temperature)

    def loops() -> Tensor:
        mask = None if allowed is None else allowed.expand(len(q), len(k))
        output = reference.attend_by_loops(q, k, v, mask, config.factor(q.shape[-1]), config.temperature)[1]
        return torch.tensor(output, dtype=torch.float64).reshape(len(q), v.shape[-1])

    def matrices() -> Tensor:
        return attend(q, k, v, allowed, quiet).output.double()

    return comparison.race(loops, matrices, repeats)
