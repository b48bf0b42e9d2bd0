"""Large matrices made small enough for a screen: every block of cells as the largest of them."""

import math
from typing import NamedTuple

from torch import Tensor
from torch.nn.functional import max_pool2d


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
    if queries == keys == 1:
        return Pooled(values, 1, 1)
    maxima = max_pool2d(values.reshape(1, -1, *values.shape[-2:]), (queries, keys), ceil_mode=True)
    return Pooled(maxima.reshape(*values.shape[:-2], *maxima.shape[-2:]), queries, keys)
