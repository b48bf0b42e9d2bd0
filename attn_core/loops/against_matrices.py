"""How far the output of loops over scalars is from that of matrix products: by type, by order of adding, and in time."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, reference, sinks
from attn_core.attention import SMALLEST, AttentionConfig, attend, soft_cap, tied
from attn_core.comparison import Race


def race(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None, config: AttentionConfig, repeats: int = 1) -> Race:
    """Return how far the outputs of loops and of matrices are apart for one head, and both times, the loops' first.

    q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), allowed (Tq, Tk) or None; without dropout. Loops add in float64, one term after
    another; matrices in the type of q and in an order of their own: equal to about 1e-6 in float32, not bit by bit.
    """

    def loops() -> Tensor:
        more = {"cap": config.cap, "sink": config.sink}
        output = reference.attend_by_loops(q, k, v, allowed, config.factor(q.shape[-1]), config.temperature, **more)[1]
        return torch.tensor(output, dtype=torch.float64)

    def matrices() -> Tensor:
        return attend(q, k, v, allowed, config).output.double()

    return comparison.race(loops, matrices, repeats)


def in_order(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
    backwards: bool = False,
) -> Tensor:
    """Return the loops' output (Tq, Dv) in the type of q: each sum one term after another, each step rounded to that type.

    All queries and keys at once, for the order of adding is within a sum. It differs from `reference.attend_by_loops` by
    the type, float64 there, from `attend` in that type by the order of adding up, and by where its kernels round.
    backwards: whether each sum begins at its last term. Without dropout; a query that may see nothing gets zeros.
    """
    scores = _total(q[:, None] * k, backwards) * config.factor(q.shape[-1])  # (Tq, Tk)
    scores = scores if config.cap is None else soft_cap(scores, config.cap)
    seen = torch.ones_like(scores, dtype=torch.bool) if allowed is None else allowed
    masked = scores.masked_fill(~seen, -torch.inf)
    masked = sinks.beside(masked, sinks.column(config.sink, masked))  # a sink is a last column
    below = masked - masked.amax(-1, keepdim=True)  # the largest that is seen: 0
    parts = tied(masked).to(q) if config.temperature < SMALLEST else (below / config.temperature).exp()
    parts = parts.masked_fill(masked.isneginf(), 0.0)
    weights = (parts / _total(parts, backwards)[:, None])[:, : len(k)]
    weights = weights.masked_fill(~seen.any(-1, keepdim=True), 0.0)
    return _total(weights[:, None] * v.T, backwards)


class Apart(NamedTuple):
    """How far the loops' output (Tq, Dv) is from that of matrices in float32, and why.

    float64, float32   the output of the loops in that type minus that of the matrices, in float64
    total     how many numbers there are
    rounded   of the loops in float64, rounded to float32 at the end, how many equal the matrices' to the last bit
    same      of the loops in float32, how many do; largest: how far the others are, at most
    moved     how many of these change where each sum begins at its last term
    """

    float64: Tensor
    float32: Tensor
    total: int
    rounded: int
    same: int
    largest: float
    moved: int


Inputs = tuple[Tensor, Tensor, Tensor, Tensor | None, AttentionConfig]  # of `in_order`


def apart(loops: Tensor, matrices: Tensor, inputs: Inputs) -> Apart:
    """Return how two outputs of one head differ, by the loops in float64 and by matrices in float32, and why."""
    forwards, backwards = (in_order(*inputs, backwards=turned) for turned in (False, True))
    return Apart(
        float64=loops.double() - matrices.double(),
        float32=forwards.double() - matrices.double(),
        total=matrices.numel(),
        rounded=int((loops.float() == matrices).sum()),
        same=int((forwards == matrices).sum()),
        largest=comparison.largest(forwards, matrices),
        moved=int((forwards != backwards).sum()),
    )


def _total(terms: Tensor, backwards: bool) -> Tensor:
    """Return the sum of terms (..., n) over the last axis, one after another."""
    total = torch.zeros_like(terms[..., 0])
    for term in terms.flip(-1).unbind(-1) if backwards else terms.unbind(-1):
        total = total + term
    return total
