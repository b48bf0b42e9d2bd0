"""How far apart two results are, and how long each way took."""

import time
from collections.abc import Callable
from typing import NamedTuple

from torch import Tensor


def largest(one: Tensor, other: Tensor) -> float:
    """Return the largest difference between two tensors; 0 where they are empty. ValueError where their shapes differ."""
    _same_shape(one, other)
    return (one - other).abs().max().item() if one.numel() else 0.0


def by_row(one: Tensor, other: Tensor) -> Tensor:
    """Return (..., T), the largest difference in each row of two (..., T, D). ValueError where the shapes differ."""
    _same_shape(one, other)
    return (one - other).abs().amax(-1)


class Race(NamedTuple):
    """The largest difference between two ways of computing one thing, and the milliseconds that each took."""

    difference: float
    first_ms: float
    second_ms: float


Result = Tensor | tuple[Tensor, ...]


def race(first: Callable[[], Result], second: Callable[[], Result], repeats: int = 1) -> Race:
    """Run two ways in turn, `repeats` times each, and return their largest difference and the shortest time of each.

    In turn, so that other load slows both. ValueError if the results differ in number or shape.
    """
    first_ms = second_ms = float("inf")
    for _ in range(max(1, repeats)):
        start = time.perf_counter()
        one = first()
        middle = time.perf_counter()
        other = second()
        first_ms = min(first_ms, 1000 * (middle - start))
        second_ms = min(second_ms, 1000 * (time.perf_counter() - middle))
    pairs = zip(*(part if isinstance(part, tuple) else (part,) for part in (one, other)), strict=True)
    return Race(max(largest(a, b) for a, b in pairs), first_ms, second_ms)


def _same_shape(one: Tensor, other: Tensor) -> None:
    """Raise ValueError unless both have the same shape: broadcasting would compare unrelated entries."""
    if one.shape != other.shape:
        raise ValueError(f"one and other must have one shape, got {tuple(one.shape)} and {tuple(other.shape)}")
