"""What attention refuses, and the sentence it refuses with."""

import math
import sys
from collections.abc import Sequence
from numbers import Integral, Real
from typing import Any

import torch
from torch import Tensor, nn

HIDES = -9e3  # a number up to here that is added to a score leaves its key no weight: -1e4 too, as bfloat16 rounds it


def number(name: str, value: float, low: float = -math.inf, high: float = math.inf) -> None:
    """Raise ValueError unless value is a finite real number in [low, high]."""
    if isinstance(value, bool) or not isinstance(value, Real) or not abs(value) <= sys.float_info.max:
        raise ValueError(f"{name} must be a finite number, got {value!r}")
    if not low <= value <= high:
        rule = f"at least {low:g}" if high == math.inf else f"in [{low:g}, {high:g}]"
        raise ValueError(f"{name} must be {rule}, got {value!r}")


def whole(name: str, value: int, low: int, high: float = math.inf) -> None:
    """Raise ValueError unless value is a whole number in [low, high]."""
    rule = f"at least {low}" if high == math.inf else f"from {low} to {high}"
    if isinstance(value, bool) or not isinstance(value, Integral) or not low <= value <= high:
        raise ValueError(f"{name} must be a whole number {rule}, got {value!r}")


def tensor(name: str, value: Any) -> Tensor:
    """Return numbers as a tensor: a tensor as it is, an array of numpy, a number or nested lists converted.

    Whole numbers in lists become float32. ValueError that names the argument for anything else.
    """
    if isinstance(value, Tensor):
        return value
    if isinstance(value, (list, tuple, Real)) or hasattr(value, "__array__"):
        array = hasattr(value, "__array__")
        try:  # torch can't share the memory of just any array: one may be read-only, or run backwards
            made = torch.as_tensor(value.__array__().copy() if array else value)
        except (TypeError, ValueError, RuntimeError) as error:
            kind = type(value).__name__
            raise ValueError(f"{name} must hold numbers in rows of one length, got {kind}: {error}") from error
        return made.to(torch.float32) if made.dtype == torch.int64 and not array else made
    remedy = ": take its matrix, layer.weight.T" if isinstance(value, nn.Linear) else ""
    raise ValueError(f"{name} must be a tensor, an array or nested lists of numbers, got {type(value).__name__}{remedy}")


def same_kind(**tensors: Tensor) -> None:
    """Raise ValueError unless all are floating tensors of one type on one device."""
    (first, one), *others = tensors.items()
    for name, each in tensors.items():
        floating(name, each)
    for name, each in others:
        if each.dtype != one.dtype:
            both = f"{one.dtype} and {each.dtype}"
            raise ValueError(f"{first} and {name} must have one type, got {both}: pass {name}.to({first}.dtype)")
        if each.device != one.device:
            both = f"{one.device} and {each.device}"
            raise ValueError(f"{first} and {name} must be on one device, got {both}: pass {name}.to({first}.device)")


def floating(name: str, value: Tensor) -> None:
    """Raise ValueError unless a tensor holds floating-point numbers."""
    if not value.dtype.is_floating_point:
        remedy = "" if value.dtype.is_complex else f": pass {name}.float()"
        raise ValueError(f"{name} must hold floating-point numbers, got {value.dtype}{remedy}")


def finite(name: str, tensor: Tensor) -> float:
    """Return the largest magnitude in tensor (0 if it is empty); raise ValueError at the first NaN or infinity."""
    if tensor.numel() == 0:
        return 0.0
    low, high = torch.aminmax(tensor.detach())  # one pass, and NaN comes through it
    largest = max(-low.item(), high.item())
    if not (math.isfinite(low.item()) and math.isfinite(high.item())):
        index = tuple(torch.nonzero(~torch.isfinite(tensor.detach()))[0].tolist())
        raise ValueError(f"{name} must be finite, got {tensor[index].item()} at index {index}")
    return largest


def joint(*shapes: Sequence[int]) -> tuple[int, ...] | None:
    """Return the shape that these broadcast to, or None where they don't (torch's own check imports sympy: 0.3 s)."""
    longest = max(map(len, shapes))
    together = []
    for sizes in zip(*((1,) * (longest - len(shape)) + tuple(shape) for shape in shapes), strict=True):
        distinct = set(sizes) - {1}
        if len(distinct) > 1:
            return None
        together.append(distinct.pop() if distinct else 1)
    return tuple(together)


def shapes(q: Tensor, k: Tensor, v: Tensor) -> tuple[int, ...]:
    """Return the joint leading axes of q, k and v; raise ValueError where the three can't meet."""
    for name, tensor in (("q", q), ("k", k), ("v", v)):
        if tensor.ndim < 2:
            raise ValueError(f"{name} must have at least 2 axes (tokens, width), got shape {tuple(tensor.shape)}")
    all_three = f"q {tuple(q.shape)}, k {tuple(k.shape)}, v {tuple(v.shape)}"
    if q.shape[-1] != k.shape[-1]:
        raise ValueError(f"q and k must have the same width, got {all_three}")
    if q.shape[-1] == 0:
        raise ValueError(f"q and k must be at least 1 wide, got {all_three}")
    if k.shape[-2] != v.shape[-2]:
        raise ValueError(f"k and v must hold the same number of tokens, got {all_three}")
    lead = joint(q.shape[:-2], k.shape[:-2], v.shape[:-2])
    if lead is None:
        rule = "must broadcast, or k and v have a divisor of q's heads"
        raise ValueError(f"the leading axes of q, k and v {rule}, got {all_three}")
    return lead


def mask(allowed: Tensor, shape: tuple[int, ...]) -> None:
    """Raise ValueError unless allowed is boolean and broadcasts to shape, which is (..., Tq, Tk)."""
    if allowed.dtype != torch.bool:
        rule = "allowed must be a boolean tensor (True = may look)"
        raise ValueError(f"{rule}, got {allowed.dtype}: {_instead_of(allowed)}")
    _broadcasts("allowed", allowed, shape)


def _instead_of(mask: Tensor) -> str:
    """Return what to pass instead of a mask of numbers: one that is added to scores is 0 where a query may look."""
    if not mask.any():
        return "of zeros alone pass allowed=mask == 0 if it is added to scores, else allowed=mask.bool()"
    if mask.dtype.is_complex or ((mask == 0) | (mask == 1)).all():
        return "of ones and zeros pass allowed=mask.bool()"
    if mask[mask != 0].max() <= HIDES:
        return f"of 0 and {mask.min().item():g} pass allowed=mask == 0"
    if mask.isneginf().any():
        return f"of -inf and other numbers pass {_with_infinities('mask')}"
    return "other numbers, which are added to scores, are a bias: pass bias=mask"


def _with_infinities(name: str) -> str:
    return f"allowed={name} != -math.inf, bias={name}.masked_fill({name} == -math.inf, 0)"


def bias(added: Tensor, shape: tuple[int, ...], values: bool = True) -> float:
    """Return the largest magnitude in a bias; raise ValueError unless it is floating, finite and broadcasts to shape.

    shape is (..., Tq, Tk). -inf is refused, too: what hides a key is a mask. values=False reads no number, and returns 0.
    """
    if not added.dtype.is_floating_point:
        remedy = ": pass allowed=bias" if added.dtype == torch.bool else ": pass bias.float()"
        remedy = "" if added.dtype.is_complex else remedy
        raise ValueError(f"bias must be a floating-point tensor, got {added.dtype}{remedy}")
    _broadcasts("bias", added, shape)
    if not values:
        return 0.0
    try:
        return finite("bias", added)
    except ValueError as error:
        hidden = added.isneginf()
        if not (hidden | added.isfinite()).all():
            raise
        alone = not added[~hidden].any()  # besides, it adds nothing
        remedy = "allowed=bias == 0, without a bias" if alone else _with_infinities("bias")
        raise ValueError(f"{error}: a key is hidden by a mask, pass {remedy}") from None


def _broadcasts(name: str, tensor: Tensor, shape: tuple[int, ...]) -> None:
    if joint(tensor.shape, shape) != shape:
        raise ValueError(f"{name} must broadcast to {shape}, got shape {tuple(tensor.shape)}")
