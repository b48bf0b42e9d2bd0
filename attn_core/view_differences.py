"""How far one result is from another, B − A, number by number: where both are visible, and which moved most."""

from typing import NamedTuple

import torch
from torch import Tensor

ALIKE = 1e-4  # of a movement: up to so far apart two movements count as equally large


class Difference(NamedTuple):
    """B − A of two results of one shape, with their visible cells.

    change       B − A, 0 where a number is hidden in either: look there in no other field
    both         where it is visible in both; vanished: in A alone; appeared: in B alone
    """

    change: Tensor
    both: Tensor
    vanished: Tensor
    appeared: Tensor


class Moved(NamedTuple):
    """A number that moved: its place, its value in A, and its value in B."""

    at: tuple[int, ...]
    before: float
    after: float


class Largest(NamedTuple):
    """The numbers that moved most, the largest movement first; alike: how many more moved as far as the last of them."""

    moved: list[Moved]
    alike: int


def subtract(a: Tensor, b: Tensor, hidden_a: Tensor | None = None, hidden_b: Tensor | None = None) -> Difference:
    """Return B − A of two results of one shape; hidden: True where a number is none, broadcast to it, None for nowhere.

    A hidden number may be anything, −inf too: no arithmetic touches it. ValueError where the shapes differ.
    """
    if a.shape != b.shape:
        raise ValueError(f"a and b must have one shape, got {tuple(a.shape)} and {tuple(b.shape)}")
    nowhere = torch.zeros((), dtype=torch.bool)
    gone_a, gone_b = ((nowhere if hidden is None else hidden).expand(a.shape) for hidden in (hidden_a, hidden_b))
    both = ~(gone_a | gone_b)
    change = b.masked_fill(~both, 0.0) - a.masked_fill(~both, 0.0)
    return Difference(change, both, ~gone_a & gone_b, gone_a & ~gone_b)


def largest(a: Tensor, b: Tensor, difference: Difference, count: int = 3, least: float = 0.0) -> Largest:
    """Return up to count numbers that moved most, by more than `least`; among equals the first."""
    size = difference.change.abs().flatten()
    if not size.numel():
        return Largest([], 0)
    candidates = (size >= size.topk(min(count, len(size))).values[-1]).nonzero().flatten()
    order = candidates[size[candidates].argsort(descending=True, stable=True)][:count].tolist()
    moving = [place for place in order if size[place] > least]
    if not moving:
        return Largest([], 0)
    last = size[moving[-1]].item()
    alike = int((size >= last * (1 - ALIKE)).sum() - (size[moving] >= last * (1 - ALIKE)).sum())
    places = [tuple(int(i) for i in torch.unravel_index(torch.tensor(place), a.shape)) for place in moving]
    return Largest([Moved(place, a[place].item(), b[place].item()) for place in places], alike)
