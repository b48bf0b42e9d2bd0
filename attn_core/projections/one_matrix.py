"""One shared matrix for queries and keys, and its limitation: the scores are always symmetric."""

from typing import NamedTuple

import torch
from torch import Tensor


class OneMatrix(NamedTuple):
    """One matrix w (D, Dk) in place of W_Q and W_K, and the scores x w wᵀ xᵀ (T, T) that it gives."""

    w: Tensor
    scores: Tensor


def closest(x: Tensor, scores: Tensor, head_size: int) -> OneMatrix:
    """Return the one matrix whose scores come closest to those of two: no other has a smaller sum of squared differences.

    x (T, D) and scores (T, T) = x W_Q W_Kᵀ xᵀ of a head of this size, in self-attention. Scores of one matrix are
    symmetric, with no negative eigenvalue; the closest such matrix is the symmetric part of `scores` without
    its negative eigenvalues (Higham, "Computing a nearest symmetric positive semidefinite matrix", 1988).
    """
    wanted = scores.double()
    eigenvalues, vectors = torch.linalg.eigh((wanted + wanted.T) / 2)  # in ascending order
    largest = slice(-min(head_size, len(wanted)), None)
    rows = vectors[:, largest] * eigenvalues[largest].clamp(min=0).sqrt()  # (T, ≤ Dk): q, and k, of each token
    w = torch.linalg.pinv(x.double()) @ rows
    w = torch.nn.functional.pad(w, (0, head_size - w.shape[1]))
    projected = x.double() @ w
    return OneMatrix(w.to(scores.dtype), (projected @ projected.T).to(scores.dtype))
