"""Which attention weights are dropped: a seeded draw, the same on every device."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core import validation


def keep(shape: Sequence[int], p: float, seed: int) -> Tensor:
    """Return a boolean tensor of this shape on the CPU, False where a weight is dropped: each with probability p.

    The draw has a generator of its own, so a seed drops the same weights anywhere, and a larger p drops more of the same.
    ValueError for a p outside [0, 1].
    """
    validation.number("p", p, low=0, high=1)
    return torch.rand(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float32) >= p


def drop(weights: Tensor, p: float, seed: int) -> Tensor:
    """Return weights with a share p of them set to 0 and the rest divided by 1 - p (Srivastava et al. 2014).

    p = 0 draws nothing and returns weights itself; p = 1 returns zeros. ValueError for a p outside [0, 1].
    """
    if p == 0:
        return weights
    if p == 1:
        return weights * 0
    return weights * keep(weights.shape, p, seed).to(weights.device) / (1 - p)
