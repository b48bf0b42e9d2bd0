"""One query between both limits of temperature: all weight on the largest score, and the plain mean of the values."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import comparison, sharpness, validation
from attn_core.experiments import softmax_gradient

HOT = 1e30  # as good as infinite: float32 scores divided by it are equal


@dataclass(frozen=True, eq=False)
class Limits:
    """One row of masked scores at temperature 0, at the present one, and without end; Tk keys, values Dv wide.

    cold, now, hot (Tk,)  weights; cold is 1 on the largest score, shared by ties (winners); hot is equal on all visible keys
    to_cold, to_mean      the largest difference between the present output and that of cold, and the mean of the values
    hot_from_mean         the largest difference between the output of hot and the mean: rounding alone
    gradient              spectral norm of the weights' Jacobian by the scores, 1 / temperature included
    """

    cold: Tensor
    now: Tensor
    hot: Tensor
    to_cold: float
    to_mean: float
    hot_from_mean: float
    winners: list[int]
    gradient: float


def limits(masked: Tensor, values: Tensor, temperature: float) -> Limits:
    """Return one row, masked (Tk,) with -inf where hidden, at both limits of temperature, over its values (Tk, Dv)."""
    if masked.ndim != 1 or values.ndim != 2 or len(masked) != len(values):
        raise ValueError(f"masked must be (Tk,) and values (Tk, Dv), got {tuple(masked.shape)} and {tuple(values.shape)}")
    validation.number("temperature", temperature, low=0)
    temperatures = torch.tensor([0.0, temperature, HOT], dtype=torch.float64)
    cold, now, hot = sharpness.over_temperatures(masked, temperatures)
    visible = ~masked.isneginf()
    mean = values[visible].sum(0) / max(1, int(visible.sum()))  # (Dv,), 0 where nothing is visible
    return Limits(
        cold=cold,
        now=now,
        hot=hot,
        to_cold=comparison.largest(now @ values, cold @ values),
        to_mean=comparison.largest(now @ values, mean),
        hot_from_mean=comparison.largest(hot @ values, mean),
        winners=cold.nonzero().flatten().tolist(),
        gradient=softmax_gradient.spectral_norm(masked, temperatures[1:2])[0].item() if visible.any() else 0.0,
    )
