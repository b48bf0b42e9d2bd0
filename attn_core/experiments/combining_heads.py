"""How several heads are put together: one by one or by one reshape, the shapes on the way, what mixes them at the end."""

import math
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import comparison, validation
from attn_core.attention import AttentionConfig, attend
from attn_core.comparison import Race
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads, check

REPEATS = 5  # of either way in a race; its shortest time counts


def head_size(d_model: int, heads: int) -> int:
    """Return the size of a head that keeps the joined width at d_model (Vaswani et al. 2017, 3.2.2), or raise ValueError."""
    validation.whole("d_model", d_model, low=1)
    validation.whole("heads", heads, low=1)
    if d_model % heads:
        raise ValueError(f"heads must divide d_model: got {heads} heads and a d_model of {d_model}")
    return d_model // heads


def one_by_one(
    x: Tensor,
    projections: Projections,
    heads: int,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
) -> Tensor:
    """Return self-attention of x (..., T, D) as a list of heads, each with its own columns, joined and mixed by wo.

    ValueError as `attend_in_heads`, and for dropout other than 0: the draws for one head are not those for all.
    """
    check(x, x, projections, heads)
    validation.number("config.dropout", config.dropout, low=0, high=0)
    outputs = []
    for head in range(heads):
        q, k, v = (x @ w.chunk(heads, -1)[head] for w in _qkv(projections))
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


def packed(x: Tensor, projections: Projections) -> tuple[Tensor, ...]:
    """Return q, k, v (..., T, H*d) of x (..., T, D) from one product with wq, wk, wv side by side, (D, H*(Dk + Dk + Dv))."""
    check(x, x, projections, 1)
    matrix, widths = _packed(projections)
    return (x @ matrix).split(widths, -1)


def packed_against_three(x: Tensor, projections: Projections) -> Race:
    """Return how far the packed product and three products differ (rounding), and both times, the packed one's first.

    Either begins with its matrices laid out, as a layer keeps them, and ends with q, k and v; nothing else is timed.
    """
    check(x, x, projections, 1)
    three, (matrix, widths) = _qkv(projections), _packed(projections)
    return comparison.race(lambda: (x @ matrix).split(widths, -1), lambda: tuple(x @ w for w in three), repeats=REPEATS)


def _packed(projections: Projections) -> tuple[Tensor, list[int]]:
    """Return wq, wk, wv side by side, and how many columns each has."""
    three = _qkv(projections)
    return torch.cat(three, 1), [w.shape[1] for w in three]


def _qkv(projections: Projections) -> tuple[Tensor, Tensor, Tensor]:
    return projections.wq, projections.wk, projections.wv


Steps = list[tuple[str, Tensor]]


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
    validation.axes("x", x, 2)
    check(x, x, projections, heads)
    q, k, v = (_split(x @ w, heads, transpose) for w in _qkv(projections))
    trace = attend(q[-1][1], k[-1][1], v[-1][1], allowed, config)
    steps = [("x", x), ("x @ wq", x @ projections.wq), *q, ("weights", trace.weights), ("weights @ v", trace.output)]
    steps += _join(trace.output, transpose)
    tokens = torch.arange(len(x))[:, None].expand(-1, projections.wq.shape[1]).contiguous()
    origins = _split(tokens, heads, transpose)[-1][1]
    return Pipeline([(name, tuple(step.shape)) for name, step in steps], origins, steps[-1][1])


def _split(y: Tensor, heads: int, transpose: bool) -> Steps:
    """Return what y (T, H*d) becomes on the way to (H, T, d), with the name of each step."""
    length, size = len(y), y.shape[1] // heads
    if not transpose:
        return [("view(H, T, d)", y.view(heads, length, size))]
    apart = y.view(length, heads, size)
    return [("view(T, H, d)", apart), ("transpose(0, 1)", apart.transpose(0, 1))]


def _join(output: Tensor, transpose: bool) -> Steps:
    """Return what the heads' output (H, T, d) becomes on the way to (T, H*d), with the name of each step."""
    steps = [("transpose(0, 1)", output.transpose(0, 1))] if transpose else []
    last = steps[0][1] if transpose else output
    return [*steps, ("contiguous().view(T, H*d)", last.contiguous().view(output.shape[1], -1))]


class Scales(NamedTuple):
    """The largest difference from scaled_dot_product_attention: with 1/sqrt(Dk), its own scale, and with 1/sqrt(H*Dk)."""

    head: float
    joined: float


def scales_against_torch(x: Tensor, projections: Projections, heads: int, allowed: Tensor | None = None) -> Scales:
    """Return how far the heads of x (..., T, D) are from torch's own function, with either scale."""
    trace = attend_in_heads(x, x, projections, heads, allowed)
    mask = allowed.unsqueeze(-3) if allowed is not None and allowed.ndim > 2 else allowed
    theirs = scaled_dot_product_attention(trace.q, trace.k, trace.v, attn_mask=mask)
    slip = attend(trace.q, trace.k, trace.v, mask, AttentionConfig(scale=1 / math.sqrt(projections.wq.shape[1])))
    return Scales(comparison.largest(trace.heads.output, theirs), comparison.largest(slip.output, theirs))


def head_shares(trace: MultiHeadTrace, wo: Tensor | None) -> Tensor:
    """Return what each head adds to the output, (..., H, T, D): the sum over heads is joined @ wo.

    With wo (H*Dv, D) every head reaches every column; without, each keeps to columns of its own.
    """
    heads, _, size = trace.heads.output.shape[-3:]
    if wo is None:
        wo = torch.eye(heads * size).to(trace.joined)
    return trace.heads.output @ wo.view(heads, size, -1)
