"""How widely the scores of many draws spread, beside theory, after each way of dividing them."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import sharpness, validation
from attn_core.cache import remember
from attn_core.experiments import scaling

Divided = Literal["none", "head", "model"]
Start = Literal["gaussian", "linear"]
MIDDLE_95 = (0.025, 0.975)


class Spread(NamedTuple):
    """The variance of q·k at one head size: one number a draw, what theory expects, and where the middle 95 % lie."""

    drawn: list[float]
    theory: float
    middle: tuple[float, float]


def divisor(head_size: int, d_model: int, scale: Divided) -> float:
    """Return what the variance is divided by when scores are divided by 1, √head_size or √d_model.

    ValueError for sizes below 1 or another scale.
    """
    validation.whole("head_size", head_size, low=1)
    validation.whole("d_model", d_model, low=1)
    if scale not in ("none", "head", "model"):
        raise ValueError(f"scale must be 'none', 'head' or 'model', got {scale!r}")
    return {"none": 1.0, "head": float(head_size), "model": float(d_model)}[scale]


def spread(head_size: int, d_model: int, scale: Divided, draws: int, seed: int, init: Start = "gaussian") -> Spread:
    """Return the variances of many draws at one head size, after dividing; the draws of `sharpness.score_variance`."""
    by = divisor(head_size, d_model, scale)
    found = _raw(head_size, draws, seed, init).double() / by
    low, high = torch.quantile(found, torch.tensor(MIDDLE_95, dtype=torch.float64)).tolist()
    return Spread(found.tolist(), scaling.variance_in_theory(head_size, init) / by, (low, high))


@remember
def _raw(head_size: int, draws: int, seed: int, init: Start) -> Tensor:
    """Return the variances before dividing, drawn once for every way of dividing and every d_model."""
    return sharpness.score_variance(head_size, draws, seed, init)[0]


def band(head_size: int, d_model: int, scale: Divided, init: Start = "gaussian") -> tuple[float, float] | None:
    """Return between what 95 % of draws lie by theory, after dividing; None where theory here says nothing."""
    by = divisor(head_size, d_model, scale)
    if init != "gaussian":
        return None
    low, high = scaling.variance_band(head_size)
    return low / by, high / by


def in_theory(sizes: Sequence[int], d_model: int, scale: Divided, init: Start = "gaussian") -> list[float]:
    """Return the variance that theory expects at each head size, after dividing."""
    return [scaling.variance_in_theory(size, init) / divisor(size, d_model, scale) for size in sizes]
