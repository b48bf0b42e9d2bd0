"""Combine heads: one by one or with one reshape, the shapes on the way, and the mixing by W_O."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison
from attn_core.attention import AttentionConfig, attend
from attn_core.comparison import Race
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads

REPEATS = 5  # of either way in a race; its shortest time counts


def head_size(d_model: int, heads: int) -> int:
    """Return the size of a head that keeps the joined width at d_model (Vaswani et al. 2017, 3.2.2), or raise ValueError."""
    if d_model % heads:
        raise ValueError(f"heads must divide d_model: got {heads} heads and a d_model of {d_model}")
    return d_model // heads


def one_by_one(x: Tensor, projections: Projections, heads: int, allowed: Tensor | None, config: AttentionConfig) -> Tensor:
    """Return self-attention of x (..., T, D), without dropout and biases, as a list of heads, mixed by wo."""
    outputs = []
    for head in range(heads):
        q, k, v = (x @ w for w in projections.of_head(head, heads))
        outputs.append(attend(q, k, v, allowed, config).output)  # (..., T, Dv)
    joined = torch.cat(outputs, -1)
    return joined if projections.wo is None else joined @ projections.wo


def list_against_reshape(
    x: Tensor,
    projections: Projections,
    heads: int,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
) -> Race:
    """Return how far `one_by_one` and one reshaped product differ (rounding), and both times, the list's first."""
    return comparison.race(
        lambda: one_by_one(x, projections, heads, allowed, config),
        lambda: attend_in_heads(x, x, projections, heads, allowed, config).output,
        repeats=REPEATS,
    )


def packed(x: Tensor, projections: Projections) -> Tensor:
    """Return q, k, v of x (..., T, D) side by side, (..., T, H*(Dk + Dk + Dv)), from one product with wq, wk, wv."""
    return x @ torch.cat(_qkv(projections), 1)


def packed_against_three(x: Tensor, projections: Projections) -> Race:
    """Return how far the packed product and three products differ (rounding), and both times, the packed one's first.

    Either begins with its matrices laid out, as a layer keeps them, and ends with q, k and v; nothing else is timed.
    """
    three = _qkv(projections)
    matrix, widths = torch.cat(three, 1), [w.shape[1] for w in three]
    return comparison.race(lambda: (x @ matrix).split(widths, -1), lambda: tuple(x @ w for w in three), repeats=REPEATS)


def _qkv(projections: Projections) -> tuple[Tensor, Tensor, Tensor]:
    return projections.wq, projections.wk, projections.wv


def at_width(
    x: Tensor, projections: Projections, heads: int, width: int, temperature: float, allowed: Tensor | None = None
) -> MultiHeadTrace:
    """Return heads of x (T, D) whose scores are divided by the root of a width, right or not, and by a temperature."""
    return attend_in_heads(x, x, projections, heads, allowed, AttentionConfig(scale=width**-0.5, temperature=temperature))


class Pipeline(NamedTuple):
    """The steps from tokens to joined heads, their names and shapes; output (T, H*Dv), joined, not mixed.

    origins (H, T, d): which token each entry of a head's query came from, token t in row t where heads are split right
    """

    steps: list[tuple[str, tuple[int, ...]]]
    origins: Tensor
    output: Tensor


def pipeline(
    x: Tensor,
    projections: Projections,
    heads: int,
    transpose: bool = True,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
) -> Pipeline:
    """Return the shapes from x (T, D) to the joined heads: view, transpose, attend, transpose, contiguous, view.

    transpose=False views (T, H*d) as (H, T, d) at once, and back: every shape is right, but a head's row then holds
    pieces of other tokens.
    """
    q, k, v = (_split(x @ w, heads, transpose) for w in _qkv(projections))
    trace = attend(q[-1][1], k[-1][1], v[-1][1], allowed, config)
    steps = [("x", x), ("x @ wq", x @ projections.wq), *q, ("weights", trace.weights), ("weights @ v", trace.output)]
    if transpose:
        steps.append(("transpose(0, 1)", trace.output.transpose(0, 1)))
    steps.append(("contiguous().view(T, H*d)", steps[-1][1].contiguous().view(len(x), -1)))
    tokens = torch.arange(len(x))[:, None].expand(-1, projections.wq.shape[1]).contiguous()
    origins = _split(tokens, heads, transpose)[-1][1]
    return Pipeline([(name, tuple(step.shape)) for name, step in steps], origins, steps[-1][1])


def _split(y: Tensor, heads: int, transpose: bool) -> list[tuple[str, Tensor]]:
    """Return the steps from y (T, H*d) to (H, T, d), with their names."""
    if not transpose:
        return [("view(H, T, d)", y.view(heads, len(y), -1))]
    apart = y.view(len(y), heads, -1)
    return [("view(T, H, d)", apart), ("transpose(0, 1)", apart.transpose(0, 1))]


def head_shares(trace: MultiHeadTrace, wo: Tensor | None) -> Tensor:
    """Return the contribution of each head to the output, (..., H, T, D): the sum over heads is joined @ wo.

    With wo (H*Dv, D) every head reaches every column; without, each keeps to columns of its own.
    """
    heads, _, size = trace.heads.output.shape[-3:]
    if wo is None:
        wo = torch.eye(heads * size).to(trace.joined)
    return trace.heads.output @ wo.view(heads, size, -1)
