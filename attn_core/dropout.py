"""Which attention weights are dropped: a seeded draw, the same on every device, and the mean of many draws."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison


def drop(weights: Tensor, p: float, seed: int) -> Tensor:
    """Return weights with a share p of them set to 0 and the rest divided by 1 - p (Srivastava et al. 2014).

    The draw is made on the CPU by a generator of its own: a seed drops the same weights anywhere, and a larger p drops
    more of the same. Of (H, Tq, Tk) one head is drawn after another: by itself head 1 would get the draw of head 0.
    p = 0 draws nothing and returns weights itself; p = 1 returns zeros.
    """
    if p == 0:
        return weights
    if p == 1:
        return weights * 0
    return drop_next(weights, p, torch.Generator().manual_seed(seed))


def drop_next(weights: Tensor, p: float, draws: torch.Generator) -> Tensor:
    """Return weights after dropout by the next draws of a CPU generator, one a weight, in order; 0 < p < 1.

    Blocks that follow one another in a matrix get the draws that the whole matrix would get.
    """
    keep = torch.rand(weights.shape, generator=draws, dtype=torch.float32) >= p
    return weights * keep.to(weights.device) / (1 - p)


def factor(p: float) -> float:
    """Return by what the weights that are left are multiplied; 0 for p = 1, where none is."""
    return 1 / (1 - p) if p < 1 else 0.0


def counts(weights: Tensor, dropped: Tensor) -> tuple[int, int]:
    """Return how many weights are above 0, and how many of these are 0 after dropout."""
    positive = weights > 0
    return int(positive.sum()), int((positive & (dropped == 0)).sum())


class Averaged(NamedTuple):
    """The mean of many draws on the same weights, and the row sums of each draw, (draws, ..., Tq).

    differences (draws,): the largest between the weights and the mean of the first 1, 2, ... draws
    """

    mean: Tensor
    differences: Tensor
    row_sums: Tensor


def average(weights: Tensor, p: float, draws: int, seed: int, head: int | None = None) -> Averaged:
    """Return the mean of many draws of dropout with probability p on weights (..., Tq, Tk); draw n uses seed + n.

    head: the averaged head of weights (H, Tq, Tk); it is dropped as part of the whole tensor.
    Draw 0 drops the same weights as `attend` with the seed; p = 1 gives zeros. Source: Srivastava et al. 2014.
    """
    one = weights if head is None else weights[head]
    if p == 0:
        return Averaged(one, one.new_zeros(draws), one.sum(-1).expand(draws, *one.shape[:-1]))
    before = weights if head is None else weights[: head + 1]  # later heads are drawn later
    every = (drop(before, p, seed + n) for n in range(draws))
    drawn = torch.stack([draw if head is None else draw[head] for draw in every])  # (draws, ..., Tq, Tk)
    means = drawn.cumsum(0) / torch.arange(1, draws + 1).to(drawn).reshape(-1, *[1] * one.ndim)
    differences = comparison.by_row(means.flatten(1), one.flatten().expand(draws, -1))
    return Averaged(means[-1], differences, drawn.sum(-1))
