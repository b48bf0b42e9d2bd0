"""The mean of the past, three ways: a loop, a triangular matrix, a softmax of masked zeros."""

import torch
from torch import Tensor

from attn_core import masks
from attn_core.attention import softmax


def _check(x: Tensor) -> int:
    """Return the number of tokens in x; raise ValueError unless x is floating and has 2 axes or more."""
    if x.ndim < 2 or not x.dtype.is_floating_point:
        raise ValueError(f"x must be floating with at least 2 axes, got {x.dtype} of shape {tuple(x.shape)}")
    return x.shape[-2]


def by_loop(x: Tensor) -> Tensor:
    """Return (..., T, C) whose row t is the mean of rows 0..t of x (..., T, C), one row at a time."""
    means = torch.empty_like(x)  # not x itself: a row written there would be read again
    for t in range(_check(x)):
        means[..., t, :] = x[..., : t + 1, :].mean(-2)
    return means


def by_matrix(x: Tensor) -> Tensor:
    """Return the same as `by_loop`, as one product with a lower triangle of ones divided by its row sums."""
    length = _check(x)
    triangle = masks.causal(length, length).to(x)
    return (triangle / triangle.sum(-1, keepdim=True)) @ x


def by_softmax(x: Tensor) -> Tensor:
    """Return the same as `by_loop`, with softmax turning zeros, -inf in the future, into the weights."""
    length = _check(x)
    zeros = torch.zeros(length, length).to(x)
    hidden = ~masks.causal(length, length).to(x.device)
    return softmax(zeros.masked_fill(hidden, -torch.inf)) @ x
