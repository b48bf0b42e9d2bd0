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
    """Return d_model / heads, the size of a head that keeps the joined width at d_model (Vaswani et al. 2017, 3.2.2).

    ValueError for numbers below 1, and where heads does not divide d_model.
    """
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

    The same as attend_in_heads(x, x, ...).output, without dropout: the draws for one head are not those for all.
    Raises what `attend_in_heads` raises, and ValueError for dropout other than 0.
    """
    check(x, x, projections, heads)
    validation.number("config.dropout", config.dropout, low=0, high=0)
    outputs = []
    for head in range(heads):
        q, k, v = (x @ w.chunk(heads, -1)[head] for w in (projections.wq, projections.wk, projections.wv))
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


def pack(projections: Projections) -> Tensor:
    """Return wq, wk, wv side by side, (D, H*Dk + H*Dk + H*Dv): the one matrix that a layer keeps, laid out once."""
    return torch.cat((projections.wq, projections.wk, projections.wv), 1)


def packed(x: Tensor, projections: Projections) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v (..., T, H*d) of x (..., T, D) from one product with wq, wk, wv side by side.

    One matrix (D, H*Dk + H*Dk + H*Dv), as nn.MultiheadAttention keeps it in in_proj_weight. Raises as `attend_in_heads`.
    """
    check(x, x, projections, 1)
    q, k, v = (x @ pack(projections)).split(_widths(projections), -1)
    return q, k, v


def _widths(projections: Projections) -> list[int]:
    """Return how many columns q, k and v have."""
    return [w.shape[1] for w in (projections.wq, projections.wk, projections.wv)]


def packed_against_three(x: Tensor, projections: Projections) -> Race:
    """Return how far the packed product and three products differ (rounding), and both times, the packed one's first.

    Either begins with its matrices laid out, as a layer keeps them, and ends with q, k and v; nothing else is timed.
    """
    check(x, x, projections, 1)
    maps, whole, widths = (projections.wq, projections.wk, projections.wv), pack(projections), _widths(projections)
    return comparison.race(lambda: (x @ whole).split(widths, -1), lambda: tuple(x @ w for w in maps), repeats=REPEATS)


class Pipeline(NamedTuple):
    """From tokens to joined heads.

    steps    (name, shape) for each step, in order; shapes without leading axes
    origins  (H, T, d), which token each entry of a head's query came from: token t in row t where heads are split right
    output   (T, H*Dv), the heads joined, not mixed
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
    pieces of other tokens. ValueError unless x has 2 axes, and whatever `attend_in_heads` raises.
    """
    if x.ndim != 2:
        raise ValueError(f"x must have 2 axes, got shape {tuple(x.shape)}")
    check(x, x, projections, heads)
    maps = (projections.wq, projections.wk, projections.wv)
    q, k, v = (_split(x @ w, heads, transpose) for w in maps)
    trace = attend(q[-1][1], k[-1][1], v[-1][1], allowed, config)
    named = [("x", x), ("x @ wq", x @ projections.wq), *q, ("weights", trace.weights), ("weights @ v", trace.output)]
    named += _join(trace.output, transpose)
    tokens = torch.arange(len(x))[:, None].expand(-1, projections.wq.shape[1]).contiguous()
    origins = _split(tokens, heads, transpose)[-1][1]
    return Pipeline([(name, tuple(step.shape)) for name, step in named], origins, named[-1][1])


def _split(y: Tensor, heads: int, transpose: bool) -> list[tuple[str, Tensor]]:
    """Return what y (T, H*d) becomes on the way to (H, T, d), with the name of each step."""
    length, size = len(y), y.shape[1] // heads
    if not transpose:
        return [("view(H, T, d)", y.view(heads, length, size))]
    apart = y.view(length, heads, size)
    return [("view(T, H, d)", apart), ("transpose(0, 1)", apart.transpose(0, 1))]


def _join(output: Tensor, transpose: bool) -> list[tuple[str, Tensor]]:
    """Return what the heads' output (H, T, d) becomes on the way to (T, H*d), with the name of each step."""
    heads, length, size = output.shape
    turned = [("transpose(0, 1)", output.transpose(0, 1))] if transpose else []
    last = turned[0][1] if turned else output
    return [*turned, ("contiguous().view(T, H*d)", last.contiguous().view(length, heads * size))]


class Scales(NamedTuple):
    """The largest difference from scaled_dot_product_attention with its own scale, which is 1/sqrt(Dk).

    head    with 1/sqrt(Dk): rounding
    joined  with 1/sqrt(H*Dk), the joined width: the slip
    """

    head: float
    joined: float


def scales_against_torch(x: Tensor, projections: Projections, heads: int, allowed: Tensor | None = None) -> Scales:
    """Return how far self-attention's heads are from torch's own function, with either scale. x (..., T, D).

    Raises what `attend_in_heads` raises.
    """
    found = attend_in_heads(x, x, projections, heads, allowed)
    mask = allowed.unsqueeze(-3) if allowed is not None and allowed.ndim > 2 else allowed
    theirs = scaled_dot_product_attention(found.q, found.k, found.v, attn_mask=mask)
    slip = attend(found.q, found.k, found.v, mask, AttentionConfig(scale=1 / math.sqrt(projections.wq.shape[1])))
    return Scales(comparison.largest(found.heads.output, theirs), comparison.largest(slip.output, theirs))


def head_shares(found: MultiHeadTrace, wo: Tensor | None) -> Tensor:
    """Return what each head adds to the output, (..., H, T, D): the sum over heads is joined @ wo.

    With wo (H*Dv, D) every head reaches every column; None stands for no mixing: each head keeps to columns of its own.
    ValueError unless wo has one row per joined column.
    """
    heads, _, size = found.heads.output.shape[-3:]
    if wo is None:
        wo = torch.eye(heads * size).to(found.joined)
    if wo.ndim != 2 or wo.shape[0] != heads * size:
        raise ValueError(f"wo must have one row per joined column: {heads * size}, got shape {tuple(wo.shape)}")
    return found.heads.output @ wo.view(heads, size, -1)
