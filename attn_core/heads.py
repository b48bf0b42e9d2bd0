"""Several heads: project, split, attend in each, join."""

from dataclasses import dataclass

from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionConfig, AttentionTrace, attend


@dataclass(frozen=True, eq=False)
class Projections:
    """The linear maps of a multi-head layer, used as x @ w (Vaswani et al. 2017, section 3.2.2).

    wq (D, H*Dk), wk (D, H*Dk), wv (D, H*Dv); wo (H*Dv, D), or None to leave the heads joined but unmixed.
    """

    wq: Tensor
    wk: Tensor
    wv: Tensor
    wo: Tensor | None = None


@dataclass(frozen=True, eq=False)
class MultiHeadTrace:
    """Every step of one call of `attend_in_heads`.

    heads   the AttentionTrace of all heads, with H as the last leading axis
    joined  (..., Tq, H*Dv)  the heads' outputs side by side
    output  (..., Tq, D) joined @ wo, or joined itself where wo is None
    """

    heads: AttentionTrace
    joined: Tensor
    output: Tensor

    @property
    def q(self) -> Tensor:
        """The queries that each head gets, (..., H, Tq, Dk)."""
        return self.heads.q

    @property
    def k(self) -> Tensor:
        """The keys that each head gets, (..., H, Tk, Dk)."""
        return self.heads.k

    @property
    def v(self) -> Tensor:
        """The values that each head gets, (..., H, Tk, Dv)."""
        return self.heads.v


def split(x: Tensor, heads: int) -> Tensor:
    """Return (..., T, H*d) as (..., H, T, d): head h gets columns h*d to (h+1)*d (Vaswani et al. 2017, section 3.2.2)."""
    return x.unflatten(-1, (heads, x.shape[-1] // heads)).transpose(-3, -2)


def join(x: Tensor) -> Tensor:
    """Return (..., H, T, d) as (..., T, H*d); undoes `split`."""
    return x.transpose(-3, -2).flatten(-2)


def attend_in_heads(  # noqa: PLR0913  a layer's inputs, and how it attends
    x: Tensor,
    memory: Tensor | None = None,
    projections: Projections | None = None,
    heads: int = 1,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
    *,
    bias: Tensor | None = None,
) -> MultiHeadTrace:
    """Return multi-head attention of x (..., Tq, D) over memory (..., Tk, D), every step kept.

    memory None, or x itself: self-attention; anything else: cross-attention. projections are required, by position or
    by name; heads must divide the columns of wq, wk and wv. allowed broadcasts to (..., Tq, Tk) with x's leading axes;
    the head axis is put in. bias broadcasts to (..., H, Tq, Tk): it may differ from head to head.
    Every head is scaled by its own size. Source: Vaswani et al. 2017, section 3.2.2.
    ValueError for sizes, types or devices that don't fit, NaN or infinities, and whatever `attend` refuses.
    """
    if not isinstance(projections, Projections):
        raise ValueError(f"projections must be Projections(wq, wk, wv, wo), got {type(projections).__name__}")
    memory = x if memory is None else memory
    check(x, memory, projections, heads)
    q = split(x @ projections.wq, heads)  # (..., H, Tq, Dk)
    k = split(memory @ projections.wk, heads)  # (..., H, Tk, Dk)
    v = split(memory @ projections.wv, heads)  # (..., H, Tk, Dv)
    if allowed is not None:
        validation.mask(allowed, (*validation.shapes(q, k, v)[:-1], q.shape[-2], k.shape[-2]))
        allowed = allowed.unsqueeze(-3) if allowed.ndim > 2 else allowed  # (..., 1, Tq, Tk)
    trace = attend(q, k, v, allowed, config, bias=bias)
    joined = join(trace.output)
    output = joined if projections.wo is None else joined @ projections.wo
    return MultiHeadTrace(trace, joined, output)


def check(x: Tensor, memory: Tensor, projections: Projections, heads: int) -> None:
    """Raise ValueError where inputs, projections and number of heads don't fit together."""
    validation.whole("heads", heads, low=1)
    wq, wk, wv, wo = projections.wq, projections.wk, projections.wv, projections.wo
    tensors = {"x": x, "memory": memory, "wq": wq, "wk": wk, "wv": wv} | ({} if wo is None else {"wo": wo})
    validation.same_kind(**tensors)
    for name, tensor in tensors.items():
        if tensor.ndim != 2 and (tensor.ndim < 2 or name.startswith("w")):
            raise ValueError(f"{name} must have 2 axes, got shape {tuple(tensor.shape)}")
        validation.finite(name, tensor)
    for source, name, matrix in ((x, "wq", wq), (memory, "wk", wk), (memory, "wv", wv)):
        width, (rows, columns) = source.shape[-1], matrix.shape
        if rows != width:
            raise ValueError(f"{name} must have {width} rows, one per input column, got shape {(rows, columns)}")
        if columns % heads or columns == 0:
            raise ValueError(f"heads must divide the columns of {name}: got {heads} heads and {columns} columns")
    if wo is not None and wo.shape[0] != wv.shape[1]:
        raise ValueError(f"wo must have {wv.shape[1]} rows, one per column of wv, got shape {tuple(wo.shape)}")
