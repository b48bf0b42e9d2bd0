"""One query between the two ends of temperature: all weight on the largest score, and the plain mean of the values."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import sharpness, validation
from attn_core.experiments import scaling

HOT = 1e30  # as good as infinite: float32 scores divided by it are equal
TIED = 1e-6  # weights closer than this are one


@dataclass(frozen=True, eq=False)
class Ends:
    """One row of masked scores at temperature 0, at the present one, and without end; Tk keys, values Dv wide.

    cold, now, hot (Tk,)         weights; cold is 1 on the largest score, shared by ties; hot is equal on all visible keys
    mean (Dv,)                   the plain mean of the visible values, 0 where there are none
    to_cold, to_mean             the largest difference between the present output and that of cold, and the mean
    hot_from_mean                the largest difference between the output of hot and the mean: rounding alone
    winners                      the keys that share the largest score
    passed                       how much of a small change of the scores gets through, 1 / temperature included
    """

    cold: Tensor
    now: Tensor
    hot: Tensor
    mean: Tensor
    to_cold: float
    to_mean: float
    hot_from_mean: float
    winners: list[int]
    passed: float


def ends(masked: Tensor, values: Tensor, temperature: float) -> Ends:
    """Return one row, masked (Tk,) with -inf where hidden, at both ends of temperature, over its values (Tk, Dv).

    ValueError unless masked has 1 axis and values one row a key, or for a temperature that is negative or not finite.
    """
    if masked.ndim != 1 or values.ndim != 2 or len(masked) != len(values):
        raise ValueError(f"masked must be (Tk,) and values (Tk, Dv), got {tuple(masked.shape)} and {tuple(values.shape)}")
    validation.number("temperature", temperature, low=0)
    stops = torch.tensor([0.0, temperature, HOT], dtype=torch.float64)
    cold, now, hot = sharpness.over_temperatures(masked, stops)
    visible = ~masked.isneginf()
    mean = values[visible].sum(0) / max(1, int(visible.sum()))
    return Ends(
        cold=cold,
        now=now,
        hot=hot,
        mean=mean,
        to_cold=_apart(now @ values, cold @ values),
        to_mean=_apart(now @ values, mean),
        hot_from_mean=_apart(hot @ values, mean),
        winners=torch.nonzero(cold > TIED).flatten().tolist(),
        passed=scaling.jacobian_size(masked, stops[1:2])[0].item() if visible.any() else 0.0,
    )


def _apart(one: Tensor, other: Tensor) -> float:
    """Return the largest difference."""
    return (one - other).abs().max().item() if one.numel() else 0.0
