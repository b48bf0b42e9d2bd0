"""From the mean of the past to attention, one change at a time: five rungs, each with its weights and its result."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import averaging, comparison, masks, validation
from attn_core.attention import AttentionConfig, attend, softmax

RUNGS = ("loop", "triangle", "softmax", "tokens", "query_key")


@dataclass(frozen=True, eq=False)
class Rung:
    """One way to mix tokens, its name one of RUNGS.

    scores (T, T), -inf where hidden: what softmax is taken of; None where there is none
    weights (T, T); result (T, D): weights @ x, computed the rung's own way
    """

    name: str
    scores: Tensor | None
    weights: Tensor
    result: Tensor


def rungs(
    x: Tensor, wq: Tensor, wk: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> list[Rung]:
    """Return the five rungs for tokens x (T, D): the first three agree, the last two follow the data.

    "loop": the mean of what a token may see, one row at a time. "triangle": the mask divided by its row sums.
    "softmax": zeros, -inf where hidden. "tokens": scores x xᵀ. "query_key": scores (x wq)(x wk)ᵀ, wq and wk (D, Dk).
    Values are x itself. allowed (T, T) is causal by default; config is for the last two rungs. ValueError as `attend`.
    Source: Karpathy 2023, "Let's build GPT", the four versions of self-attention.
    """
    square = (len(x), len(x))
    allowed = masks.causal(*square) if allowed is None else allowed
    validation.mask(allowed, square)
    allowed = allowed.to(x.device).expand(square)
    triangle = averaging.normalised(allowed.to(x))
    zeros = torch.zeros_like(triangle).masked_fill(~allowed, -torch.inf)
    flat = softmax(zeros)
    steps = [
        Rung("loop", None, _means(torch.eye(len(x)).to(x), allowed), _means(x, allowed)),
        Rung("triangle", None, triangle, triangle @ x),
        Rung("softmax", zeros, flat, flat @ x),
    ]
    for name, q, k in (("tokens", x, x), ("query_key", x @ wq, x @ wk)):
        trace = attend(q, k, x, allowed, config)
        steps.append(Rung(name, trace.masked, trace.weights, trace.output))
    return steps


def _means(x: Tensor, allowed: Tensor) -> Tensor:
    """Return the mean of the rows of x (T, D) that each token may see, row by row; 0 where it sees none."""
    means = torch.zeros_like(x)
    for t in range(len(x)):
        if allowed[t].any():
            means[t] = x[allowed[t]].mean(0)
    return means


def on_itself(weights: Tensor) -> tuple[float, int]:
    """Return a token's weight on itself, averaged, and in how many rows no other key has more.

    weights (T, T). A row of zeros counts as weight 0 and is not among the rows that its own token wins.
    """
    validation.square("weights", weights)
    if not len(weights):
        return 0.0, 0
    own = weights.diagonal()
    return own.mean().item(), int(((own == weights.amax(-1)) & (own > 0)).sum())


def asymmetry(matrix: Tensor) -> float:
    """Return the largest difference between entries (i, j) and (j, i) of (T, T); pairs with -inf are left out."""
    validation.square("matrix", matrix)
    finite = torch.isfinite(matrix) & torch.isfinite(matrix.T)
    return comparison.largest(matrix[finite], matrix.T[finite])


def over_queries(scores: Tensor, temperature: float = 1.0) -> Tensor:
    """Return softmax over the wrong axis: columns of (..., T, Tk) sum to 1, rows to anything."""
    return softmax(scores.transpose(-2, -1), temperature).transpose(-2, -1)
