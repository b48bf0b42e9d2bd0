"""The mean of the past, three ways: a loop, a triangular matrix, a softmax of masked zeros."""

import torch
from torch import Tensor

from attn_core import masks, validation
from attn_core.attention import softmax


def _checked(x: Tensor) -> tuple[Tensor, int]:
    """Return x as a tensor, and how many rows it has."""
    x = validation.tensor("x", x)
    if x.ndim < 2 or not x.dtype.is_floating_point:
        raise ValueError(f"x must be floating with at least 2 axes, got {x.dtype} of shape {tuple(x.shape)}")
    return x, x.shape[-2]


def by_loop(x: Tensor) -> Tensor:
    """Return (..., T, C) whose row t is the mean of rows 0..t of x (..., T, C), one row at a time."""
    x, length = _checked(x)
    means = torch.empty_like(x)  # not x itself: a row written there would be read again
    for t in range(length):
        means[..., t, :] = x[..., : t + 1, :].mean(-2)
    return means


def by_matrix(x: Tensor) -> Tensor:
    """Return the same as `by_loop`, as one product with a lower triangle of ones divided by its row sums."""
    x, length = _checked(x)
    triangle = masks.causal(length, length).to(x)
    return (triangle / triangle.sum(-1, keepdim=True)) @ x


def by_softmax(x: Tensor) -> Tensor:
    """Return the same as `by_loop`, with softmax turning zeros, -inf in the future, into the weights."""
    x, length = _checked(x)
    zeros = torch.zeros(length, length).to(x)
    hidden = ~masks.causal(length, length).to(x.device)
    return softmax(zeros.masked_fill(hidden, -torch.inf)) @ x


def normalised(triangle: Tensor) -> Tensor:
    """Return a mask, or numbers >= 0, (..., T, Tk) with each row divided by its sum; rows then sum to 1, or 0 as before."""
    triangle = triangle if triangle.dtype.is_floating_point else triangle.float()
    sums = triangle.sum(-1, keepdim=True)  # (..., T, 1)
    return torch.where(sums == 0, 0.0, triangle / torch.where(sums == 0, 1.0, sums))


def without_keepdim(triangle: Tensor) -> Tensor:
    """Return (T, T) divided by its row sums as torch broadcasts them where keepdim is forgotten: along the wrong axis.

    Sum number j divides column j, so row t of the triangle of ones sums to 1 + 1/2 + ... + 1/(t+1).
    """
    return triangle / triangle.sum(-1)  # the sums are (T,): the axis is gone


def in_place(x: Tensor) -> Tensor:
    """Return the running mean (..., T, C) written into the array that it is read from: wrong from row 2 on.

    Later rows average rows that are means already: row 2 becomes x0/2 + x1/6 + x2/3. Run on the identity (T, T) it
    returns its weights; they still sum to 1, row by row.
    """
    means = x.clone()
    for t in range(x.shape[-2]):
        means[..., t, :] = means[..., : t + 1, :].mean(-2)
    return means
