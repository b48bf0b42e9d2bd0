"""What a diagnosis starts from: tensors that were checked, in float64, as examples of heads."""

import math
from dataclasses import dataclass, replace
from types import EllipsisType

import torch
from torch import Tensor

from attn_core import grouped, masks, validation
from attn_core.attention import tensors
from attn_core.heads import Projections
from attn_core.sources.projecting import Read

LAYOUT = ": q, k and v look like (..., tokens, heads, width), pass q.transpose(-3, -2) and so on"
NARROWER = (torch.bfloat16, torch.float16, torch.float32)  # types that files may widen, the coarsest first
ENOUGH = 16  # different fractions that tell that a tensor was of a half type
Example = int | EllipsisType  # one of the examples, or all of them together


@dataclass(frozen=True, eq=False)
class Given:
    """The tensors of one call, float64 on the CPU; N examples of H heads, 1 where there is no such axis.

    q (N, H, Tq, Dk), k (N, H, Tk, Dk), v (N, H, Tk, Dv): heads of keys and values repeated where they are grouped
    group     how many heads share a head of keys and values
    allowed   (N, H, Tq, Tk), True = may look; None where no mask was given
    bias      (N, H, Tq, Tk), 0 where none was given
    weights (N, H, Tq, Tk), output (N, H, Tq, Dv): None where not given
    unplaced  q, k and v of the same words without positions; None where these were not given
    rounding  of the coarsest type that was given or widened, relative; least: its smallest number above 0
    """

    q: Tensor
    k: Tensor
    v: Tensor
    group: int
    allowed: Tensor | None
    bias: Tensor
    weights: Tensor | None
    output: Tensor | None
    rounding: float
    least: float
    unplaced: tuple[Tensor, Tensor, Tensor] | None = None

    @property
    def square(self) -> bool:
        """Whether there are as many queries as keys."""
        return self.q.shape[-2] == self.k.shape[-2]

    @property
    def mask(self) -> Tensor:
        """Who may look at whom, (N, H, Tq, Tk): everybody at everybody where no mask was given."""
        return torch.ones_like(self.bias, dtype=torch.bool) if self.allowed is None else self.allowed

    @property
    def variants(self) -> dict[str, "Given"]:
        """The call with each mask that is tried, by its name: the given one, or none and causal ones."""
        if self.allowed is not None:
            return {"given": self}
        tq, tk = self.bias.shape[-2:]
        shapes = {"none": masks.bidirectional(tq, tk), "causal": masks.causal(tq, tk)}
        if tq != tk:
            shapes["causal, lower_right"] = masks.causal(tq, tk, "lower_right")
        return {name: replace(self, allowed=mask.expand_as(self.bias)) for name, mask in shapes.items()}

    def few(self, rows: Tensor) -> "Given":
        """Return the call with some of its queries alone."""
        names = ("q", "allowed", "bias", "weights", "output")
        there = {name: tensor for name in names if (tensor := getattr(self, name)) is not None}
        return replace(self, **{name: tensor[:, :, rows] for name, tensor in there.items()})


def check(
    vectors: tuple[Tensor, Tensor, Tensor],
    weights: Tensor | None,
    output: Tensor | None,
    allowed: Tensor | None,
    bias: Tensor | None,
) -> Given:
    """Return the tensors of a call as `Given`; ValueError, a sentence, for what can't be tensors of one call."""
    if weights is None and output is None:
        raise ValueError("diagnose needs weights or output, of the code that is looked at: got neither")
    return whole(vectors, weights, output, allowed, bias)


def whole(
    vectors: tuple[Tensor, Tensor, Tensor],
    weights: Tensor | None,
    output: Tensor | None,
    allowed: Tensor | None,
    bias: Tensor | None,
) -> Given:
    """Return the tensors of a call, which may have neither weights nor output, as `Given`; ValueError as of `check`."""
    q, k, v, allowed, bias = tensors(*vectors, allowed, bias)
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        validation.floating(name, tensor)
        _filled(name, tensor)
    group = grouped.size(q, k, v)
    k, v = grouped.repeated(k, group), grouped.repeated(v, group)
    lead = validation.shapes(q, k, v)
    cells, results = (*lead, q.shape[-2], k.shape[-2]), (*lead, q.shape[-2], v.shape[-1])
    if allowed is not None:
        _masking(allowed, cells)
    if bias is not None:
        validation.bias(bias, cells)
    if weights is not None:
        weights = _shaped("weights", validation.tensor("weights", weights), cells)
    if output is not None:
        output = _shaped("output", _split(validation.tensor("output", output), results), results)
    kinds = [torch.finfo(_rounded_to(tensor)) for tensor in (q, k, v, weights, output) if tensor is not None]
    q, k, v = (_whole(tensor, (*lead, *tensor.shape[-2:])) for tensor in (q, k, v))
    return Given(
        q,
        k,
        v,
        group,
        allowed=None if allowed is None else _whole(allowed, cells).bool(),
        bias=_whole(torch.zeros(1, 1) if bias is None else bias, cells),
        weights=None if weights is None else _whole(weights, cells),
        output=None if output is None else _whole(output, results),
        rounding=max(kind.eps for kind in kinds),
        least=max(kind.tiny * kind.eps for kind in kinds),
    )


def unplaced(given: Given, embedded: Tensor, projections: Projections) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k and v of words without positions; ValueError unless they have the shapes of the given ones."""
    words = validation.tensor("embedded", embedded)
    q, k, v = Read(words, words, projections, given.q.shape[1]).project()
    wanted = [each.shape for each in (given.q, given.k, given.v)]
    made = [_whole(each, each.shape) for each in (q, grouped.repeated(k, given.group), grouped.repeated(v, given.group))]
    if [each.shape for each in made] != wanted:
        raise ValueError(f"embedded and projections must give q of shape {tuple(wanted[0])}, got {tuple(made[0].shape)}")
    return made[0], made[1], made[2]


def _rounded_to(tensor: Tensor) -> torch.dtype:
    """Return the type that the numbers of a tensor were rounded to: its own, or a narrower one that holds them all.

    numpy has no bfloat16, and other code asks for float64: what was computed in fewer bits is then saved in more.
    """
    for dtype in NARROWER:
        if torch.finfo(dtype).eps <= torch.finfo(tensor.dtype).eps:
            continue
        if not bool(((tensor.to(dtype).to(tensor.dtype) == tensor) | tensor.isnan()).all()):
            continue
        fractions = tensor[tensor.isfinite() & (tensor != tensor.round())]  # any half type holds small whole numbers
        if dtype == torch.float32 or len(fractions.unique()) >= ENOUGH:
            return dtype
    return tensor.dtype


def _filled(name: str, tensor: Tensor) -> None:
    """Raise ValueError for a tensor without numbers, or with some that are not finite: how many, and the first place."""
    if tensor.ndim > 1 and tensor.numel() == 0:
        raise ValueError(f"{name} must hold at least one number, got shape {tuple(tensor.shape)}")
    bad = ~torch.isfinite(tensor)
    if bad.any():
        place = tuple(bad.nonzero()[0].tolist())
        first = f"the first, {tensor[place].item()}, at index {place}"
        raise ValueError(f"{name} must be finite, got {int(bad.sum())} NaN or infinite of {bad.numel()}: {first}")


def _split(output: Tensor, shape: tuple[int, ...]) -> Tensor:
    """Return an output whose heads stand side by side, (..., Tq, H * Dv), as one of heads, (..., H, Tq, Dv)."""
    joined = (*shape[:-3], shape[-2], math.prod(shape[-3:-2]) * shape[-1])
    if len(shape) < 3 or tuple(output.shape) != joined or joined == shape:
        return output
    return output.unflatten(-1, (shape[-3], shape[-1])).transpose(-3, -2)


def _shaped(name: str, tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """Return a result; ValueError unless it has the shape that q, k and v call for, or one for several heads."""
    validation.floating(name, tensor)
    if tuple(tensor.shape[-2:]) == shape[-2:] and validation.joint(tensor.shape, shape) == shape:
        return tensor
    remedy = ""
    if tensor.ndim > 2 and tuple(tensor.transpose(-3, -2).shape) == shape:
        remedy = f": its heads and tokens are swapped, pass {name}.transpose(-3, -2)"
    elif (tensor.ndim > 2 and tensor.shape[-3:-1] == (shape[-2], shape[-3] if len(shape) > 2 else 1)) or (
        len(shape) > 2 and tuple(tensor.shape) == (*shape[:-2], shape[-2] * shape[-1])
    ):
        remedy = LAYOUT
    raise ValueError(f"{name} must have the shape {shape} that q, k and v call for, got {tuple(tensor.shape)}{remedy}")


def _masking(allowed: Tensor, cells: tuple[int, ...]) -> None:
    """Raise ValueError for a mask that doesn't fit the scores; one of tokens hints that q, k and v have another layout."""
    try:
        validation.mask(allowed, cells)
    except ValueError as error:
        tokens = cells[-3] if len(cells) > 2 else 0
        if allowed.dtype == torch.bool and tuple(allowed.shape[-2:]) in ((tokens, tokens), (1, tokens)):
            raise ValueError(f"{error}{LAYOUT}") from error
        raise


def _whole(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """Return a tensor in float64 on the CPU as (N, H, rows, columns)."""
    whole = tensor.detach().cpu().double().expand(shape)
    return whole.reshape(-1, *(shape[-3:] if len(shape) > 2 else (1, *shape)))
