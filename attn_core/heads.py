"""Several heads: project, split, attend in each, join."""

from dataclasses import dataclass

from torch import Tensor, nn

from attn_core import notebook, summary, validation
from attn_core.attention import AttentionConfig, AttentionTrace, attend


@dataclass(frozen=True, eq=False)
class Projections:
    """The linear maps of a multi-head layer, used as x @ w + b (Vaswani et al. 2017, section 3.2.2).

    wq (D, H*Dk), wk (D, Hkv*Dk), wv (D, Hkv*Dv); wo (H*Dv, D), or None to leave the heads joined but unmixed.
    bq (H*Dk), bk (Hkv*Dk), bv (Hkv*Dv), bo (D): the biases, each None or as wide as its matrix.
    Hkv is H, or a divisor of it: then heads share keys and values (grouped-query attention, Ainslie et al. 2023).
    ValueError that names a matrix that holds no numbers, such as a layer of torch, whose matrix is layer.weight.T.
    """

    wq: Tensor
    wk: Tensor
    wv: Tensor
    wo: Tensor | None = None
    bq: Tensor | None = None
    bk: Tensor | None = None
    bv: Tensor | None = None
    bo: Tensor | None = None

    @classmethod
    def from_linear(
        cls, q_proj: nn.Linear, k_proj: nn.Linear, v_proj: nn.Linear, o_proj: nn.Linear | None = None
    ) -> "Projections":
        """Return the matrices and biases of torch's layers, whose weights are (out, in); numbers and gradients are shared.

        q_proj D to H*Dk, k_proj D to Hkv*Dk, v_proj D to Hkv*Dv, o_proj H*Dv to D, or None.
        ValueError for another kind of layer, and for keys and values that are not made of vectors of one width.
        """
        layers = {"q_proj": q_proj, "k_proj": k_proj, "v_proj": v_proj} | ({} if o_proj is None else {"o_proj": o_proj})
        for name, layer in layers.items():
            if not isinstance(layer, nn.Linear):
                raise ValueError(f"{name} must be a torch.nn.Linear, got {type(layer).__name__}")
        k, v = k_proj.weight, v_proj.weight
        _check_memory(k, v)
        wo, bo = (None, None) if o_proj is None else (o_proj.weight.T, o_proj.bias)
        return cls(q_proj.weight.T, k.T, v.T, wo, q_proj.bias, k_proj.bias, v_proj.bias, bo)

    @classmethod
    def from_multihead_attention(cls, module: nn.MultiheadAttention) -> "Projections":
        """Return the matrices and biases of torch's module; numbers and gradients are shared.

        wq (D, D), wk (kdim, D), wv (vdim, D), wo (D, D). Its heads are module.num_heads. `attend_in_heads` takes x
        (..., T, D), whatever the module's batch_first says, and has no dropout unless its config names one.
        ValueError for another module, for kdim unlike vdim, and for what a layer of matrices and biases can't say.
        """
        if not isinstance(module, nn.MultiheadAttention):
            raise ValueError(f"module must be a torch.nn.MultiheadAttention, got {type(module).__name__}")
        if module.bias_k is not None or module.add_zero_attn:
            name = "add_zero_attn" if module.bias_k is None else "add_bias_kv"
            raise ValueError(f"module must have no keys of its own, got one with {name}=True")
        separate = (module.q_proj_weight, module.k_proj_weight, module.v_proj_weight)
        q, k, v = separate if module.in_proj_weight is None else module.in_proj_weight.chunk(3)
        _check_memory(k, v)
        bq, bk, bv = (None,) * 3 if module.in_proj_bias is None else module.in_proj_bias.chunk(3)
        return cls(q.T, k.T, v.T, module.out_proj.weight.T, bq, bk, bv, module.out_proj.bias)

    def __post_init__(self) -> None:
        for name, matrix in vars(self).items():
            if matrix is not None and not isinstance(matrix, Tensor):
                object.__setattr__(self, name, validation.tensor(name, matrix))

    def __repr__(self) -> str:
        """Return its shapes."""
        return f"Projections of {summary.shapes(**vars(self))}"

    def key_value_heads(self, heads: int) -> int:
        """Return how many heads of keys and values there are, for so many heads of queries, which divide wq's columns."""
        return self.wk.shape[1] * heads // self.wq.shape[1]

    def key_value_head(self, head: int, heads: int) -> int:
        """Return which head of keys and values one of so many heads reads."""
        return head * self.key_value_heads(heads) // heads

    def of_head(self, head: int, heads: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return the columns of wq, wk and wv that one of so many heads reads: (D, Dk), (D, Dk), (D, Dv)."""
        shared, number = self.key_value_heads(heads), self.key_value_head(head, heads)
        wk, wv = (w.unflatten(1, (shared, -1))[:, number] for w in (self.wk, self.wv))
        return self.wq.unflatten(1, (heads, -1))[:, head], wk, wv

    def alone(self, head: int, heads: int) -> "Projections":
        """Return what one of so many heads reads, with its biases, without wo and bo."""
        shared, number = self.key_value_heads(heads), self.key_value_head(head, heads)
        places = ((self.bq, heads, head), (self.bk, shared, number), (self.bv, shared, number))
        bq, bk, bv = (None if b is None else b.unflatten(0, (count, -1))[at] for b, count, at in places)
        return Projections(*self.of_head(head, heads), bq=bq, bk=bk, bv=bv)


def _check_memory(k: Tensor, v: Tensor) -> None:
    """Raise ValueError unless weights (out, in) of keys and values read vectors of one width, those of the memory."""
    if k.shape[1] != v.shape[1]:
        both = f"weights of shape {tuple(k.shape)} and {tuple(v.shape)}"
        raise ValueError(f"keys and values must be made of vectors of one width, got {both}")


@dataclass(frozen=True, eq=False)
class MultiHeadTrace:
    """Every step of one call of `attend_in_heads`.

    heads   the AttentionTrace of all heads, with H as the last leading axis
    joined  (..., Tq, H*Dv)  the heads' outputs side by side
    output  (..., Tq, D) joined @ wo + bo, or joined itself where wo is None
    """

    heads: AttentionTrace
    joined: Tensor
    output: Tensor

    def __repr__(self) -> str:
        """Return the shapes of what follows the heads, and their trace."""
        shapes = summary.shapes(joined=self.joined, output=self.output)
        return f"MultiHeadTrace of {shapes}, and as heads an {self.heads!r}"

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the weights of the heads as heatmaps."""
        return notebook.of_trace(self.heads)

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


def project(x: Tensor, memory: Tensor, projections: Projections, heads: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return q (..., H, Tq, Dk), k (..., Hkv, Tk, Dk) and v (..., Hkv, Tk, Dv) of x (..., Tq, D) and memory (..., Tk, D)."""
    shared = projections.key_value_heads(heads)
    q = split(_mapped(x, projections.wq, projections.bq), heads)
    k = split(_mapped(memory, projections.wk, projections.bk), shared)
    v = split(_mapped(memory, projections.wv, projections.bv), shared)
    return q, k, v


def _mapped(x: Tensor, w: Tensor, b: Tensor | None) -> Tensor:
    return x @ w if b is None else x @ w + b


def joined(trace: AttentionTrace, wo: Tensor | None = None, bo: Tensor | None = None) -> MultiHeadTrace:
    """Return the trace of all heads with their outputs side by side, mixed by wo (H*Dv, D) and bo (D) if there are any."""
    side_by_side = join(trace.output)
    return MultiHeadTrace(trace, side_by_side, side_by_side if wo is None else _mapped(side_by_side, wo, bo))


def attend_in_heads(  # noqa: PLR0913  a layer's inputs, and how it attends
    x: Tensor,
    memory: Tensor | None = None,
    projections: Projections | None = None,
    heads: int = 1,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
    *,
    bias: Tensor | None = None,
    check: bool = True,
) -> MultiHeadTrace:
    """Return multi-head attention of x (..., Tq, D) over memory (..., Tk, D), every step kept.

    memory None, or x itself: self-attention; anything else: cross-attention. projections are required, by position or
    by name; heads must divide the columns of wq, wk and wv. Where wk and wv have fewer columns, heads share keys and
    values (see `Projections`). allowed broadcasts to (..., Tq, Tk) with x's leading axes; the head axis is put in. bias
    broadcasts to (..., H, Tq, Tk): it may differ from head to head.
    Every head is scaled by its own size. Source: Vaswani et al. 2017, section 3.2.2.
    ValueError for sizes, types or devices that don't fit, NaN or infinities, and whatever `attend` refuses;
    check=False reads no values, as in `attend`.
    """
    if not isinstance(projections, Projections):
        raise ValueError(f"projections must be Projections(wq, wk, wv, wo), got {type(projections).__name__}")
    x = validation.tensor("x", x)
    memory = x if memory is None else validation.tensor("memory", memory)
    allowed = None if allowed is None else validation.tensor("allowed", allowed)
    check_layer(x, memory, projections, heads, values=check)
    q, k, v = project(x, memory, projections, heads)
    lead = validation.joint(x.shape[:-2], memory.shape[:-2])
    if allowed is not None and lead is not None:  # where they don't fit, `attend` says so
        validation.mask(allowed, (*lead, q.shape[-2], k.shape[-2]))
        allowed = allowed.unsqueeze(-3) if allowed.ndim > 2 else allowed  # (..., 1, Tq, Tk)
    return joined(attend(q, k, v, allowed, config, bias=bias, check=check), projections.wo, projections.bo)


def check_layer(x: Tensor, memory: Tensor, projections: Projections, heads: int, values: bool = True) -> None:
    """Raise ValueError where inputs, projections and number of heads don't fit together, or numbers are not finite.

    values=False reads no number.
    """
    validation.whole("heads", heads, low=1)
    wq, wk, wv = projections.wq, projections.wk, projections.wv
    tensors = {"x": x, "memory": memory} | {name: each for name, each in vars(projections).items() if each is not None}
    validation.same_kind(**tensors)
    for name, tensor in tensors.items():
        if tensor.ndim != 2 and not name.startswith("b") and (tensor.ndim < 2 or name.startswith("w")):
            raise ValueError(f"{name} must have 2 axes, got shape {tuple(tensor.shape)}")
        if values:
            validation.finite(name, tensor)
    for source, name, matrix in ((x, "wq", wq), (memory, "wk", wk), (memory, "wv", wv)):
        width, shape = source.shape[-1], tuple(matrix.shape)
        if shape[0] != width:
            raise ValueError(f"{name} must have {width} rows, one per input column, got shape {shape}")
    _check_columns(projections, heads)
    _check_biases(projections)


def _check_columns(projections: Projections, heads: int) -> None:
    """Raise ValueError unless the columns of wq, wk and wv make so many heads and, for wk and wv, a divisor of them."""
    wq, wk, wv = (w.shape[1] for w in (projections.wq, projections.wk, projections.wv))
    _divides("heads", heads, "wq", wq)
    size, shared = wq // heads, projections.key_value_heads(heads)
    if wk == 0 or wk % size:
        raise ValueError(f"q and k must have the same width: wq has {size} columns a head, wk {wk}, no multiple of it")
    if shared > heads or heads % shared:
        raise ValueError(f"key-value heads must divide heads: got {shared}, {wk} columns of wk by {size}, and {heads} heads")
    _divides("heads" if shared == heads else "key-value heads", shared, "wv", wv)
    columns = heads * (wv // shared)
    if projections.wo is not None and projections.wo.shape[0] != columns:
        shape = tuple(projections.wo.shape)
        raise ValueError(f"wo must have {columns} rows, one per column of the joined heads, got shape {shape}")


def _check_biases(projections: Projections) -> None:
    """Raise ValueError unless each bias has one number per column of its matrix."""
    for letter in "qkvo":
        matrix, bias = getattr(projections, f"w{letter}"), getattr(projections, f"b{letter}")
        if bias is not None and (matrix is None or bias.shape != matrix.shape[1:]):
            rule = "be None, as wo is"
            if matrix is not None:
                rule = f"have shape ({matrix.shape[1]},), a number per column of w{letter}"
            raise ValueError(f"b{letter} must {rule}, got shape {tuple(bias.shape)}")


def _divides(name: str, heads: int, matrix: str, columns: int) -> None:
    if columns % heads or columns == 0:
        raise ValueError(f"{name} must divide the columns of {matrix}: got {heads} heads and {columns} columns")
