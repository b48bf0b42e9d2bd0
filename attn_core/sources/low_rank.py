"""The closest product of a lower rank: what is left of a head that is made smaller."""

import torch
from torch import Tensor


def closest(left: Tensor, right: Tensor, rank: int) -> tuple[Tensor, Tensor]:
    """Return factors of this rank, (..., D, rank) each, whose product left rightᵀ is closest to that of these.

    They come from the largest singular values of the product. Source: Eckart and Young 1936.
    """
    u, values, v = torch.linalg.svd(left @ right.transpose(-2, -1), full_matrices=False)
    root = values[..., None, :rank].sqrt()
    return u[..., :rank] * root, v.transpose(-2, -1)[..., :rank] * root
