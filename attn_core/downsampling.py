"""Large matrices made small enough for a screen: every block of cells as the largest of them."""

import math
from typing import NamedTuple

import torch
from torch import Tensor


class Pooled(NamedTuple):
    """A matrix in blocks: values (..., ceil(Tq / queries), ceil(Tk / keys)), a block being queries × keys cells."""

    values: Tensor
    queries: int
    keys: int


def largest(values: Tensor, most: int) -> Pooled:
    """Return values (..., Tq, Tk) in blocks, at most `most` of them either way, each as its largest cell.

    The last blocks may be smaller; -inf (hidden) remains only where a whole block is hidden. Where nothing is too large
    blocks are 1 × 1 and the values are the same. It runs where values are.
    """
    queries, keys = (max(1, math.ceil(size / most)) for size in values.shape[-2:])
    return Pooled(values if queries == keys == 1 else in_blocks(values, queries, keys), queries, keys)


def in_blocks(values: Tensor, queries: int, keys: int) -> Tensor:
    """Return the largest cell of each block of queries × keys; a block that contains NaN gives NaN."""
    return _maxima(_maxima(values, queries, -2), keys, -1)


def _maxima(values: Tensor, size: int, axis: int) -> Tensor:
    """Return the maximum of each run of a fixed length along one of the last two axes; the last run may be shorter."""
    if size == 1:
        return values
    count, rest = divmod(values.shape[axis], size)
    maxima = [values.narrow(axis, 0, count * size).unflatten(axis, (count, size)).amax(axis)] if count else []
    if rest:
        maxima.append(values.narrow(axis, count * size, rest).amax(axis, keepdim=True))
    return torch.cat(maxima, axis) if len(maxima) > 1 else maxima[0]
