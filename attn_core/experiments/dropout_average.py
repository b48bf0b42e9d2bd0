"""Dropout, averaged: each draw loses weights and scales up the others, and the mean over many returns the weights."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, validation
from attn_core.dropout import drop

MOST = 10_000  # draws


class Averaged(NamedTuple):
    """Many draws of dropout on the same weights.

    differences (draws,): the largest between the weights and the mean of the first 1, 2, ... draws
    row_sums (draws, ..., Tq): 1 on average, where a row of weights sums to 1
    """

    mean: Tensor
    differences: Tensor
    row_sums: Tensor


def average(weights: Tensor, p: float, draws: int, seed: int) -> Averaged:
    """Return the mean of many draws of dropout with probability p on weights (..., Tq, Tk); draw n uses seed + n.

    Draw 0 is what `attend` drops with the seed; p = 1 gives zeros, whose mean never returns. ValueError for p outside
    [0, 1], draws outside 1..10000, or a seed whose draws leave the range of seeds. Source: Srivastava et al. 2014, 10.
    """
    validation.number("p", p, low=0, high=1)
    validation.whole("draws", draws, low=1, high=MOST)
    validation.whole("seed", seed, low=-(2**63), high=2**64 - draws)
    if p == 0:
        return Averaged(weights, weights.new_zeros(draws), weights.sum(-1).expand(draws, *weights.shape[:-1]))
    drawn = torch.stack([drop(weights, p, seed + n) for n in range(draws)])  # (draws, ..., Tq, Tk)
    means = drawn.cumsum(0) / torch.arange(1, draws + 1).to(drawn).reshape(-1, *[1] * weights.ndim)
    differences = comparison.by_row(means.flatten(1), weights.flatten().expand(draws, -1))
    return Averaged(means[-1], differences, drawn.sum(-1))
