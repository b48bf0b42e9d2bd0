"""How softmax answers to its scores and to temperature: its Jacobian, and one query at both limits of temperature."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, sharpness
from attn_core.attention import SMALLEST

HOT = 1e30  # as good as infinite: float32 scores divided by it are equal


def jacobian(scores: Tensor, temperature: float = 1.0, per_score: bool = True) -> Tensor:
    """Return the derivative of each weight of softmax(scores / temperature) by each score: (..., Tk, Tk), symmetric.

    With p the weights it is (diag(p) - p pᵀ) / temperature; per_score=False leaves the division out: the derivative by
    scores / temperature, of softmax alone. scores may hold -inf. At temperature 0 (and below float32's smallest normal)
    it is 0: the limit is flat.
    """
    p = sharpness.over_temperatures(scores, torch.tensor([temperature], dtype=torch.float64))[0]
    outer = p[..., :, None] * p[..., None, :]
    if temperature < SMALLEST:
        return outer * 0
    return (torch.diag_embed(p) - outer) / (temperature if per_score else 1.0)


def spectral_norm(scores: Tensor, temperatures: Tensor, per_score: bool = True) -> Tensor:
    """Return (n, ...), the largest singular value of `jacobian` at every temperature (n,), computed in float64.

    It is the factor by which a small change of the scores, as a length, grows at most on its way to the weights. One-hot
    weights give 0. As the temperature rises, per_score=False ends at 1 / n for n visible keys, and never exceeds 1/2.
    """
    norms = torch.zeros(len(temperatures), *scores.shape[:-1], dtype=torch.float64)
    for i, temperature in enumerate(temperatures.tolist()):
        eigenvalues = torch.linalg.eigvalsh(jacobian(scores.double(), temperature, per_score))  # symmetric, none below 0
        norms[i] = sharpness.largest(eigenvalues).clamp(min=0)
    return norms


class Limits(NamedTuple):
    """One row of masked scores at temperature 0, at the present one, and without end; Tk keys, values Dv wide.

    cold, now, hot (Tk,)  weights; cold is 1 on the largest score, shared by ties (winners); hot is equal on all visible keys
    to_cold, to_mean      the largest difference between the present output and that of cold, and the mean of the values
    hot_from_mean         the largest difference between the output of hot and the mean: rounding alone
    gradient              spectral norm of the weights' Jacobian by the scores, 1 / temperature included
    """

    cold: Tensor
    now: Tensor
    hot: Tensor
    winners: list[int]
    to_cold: float
    to_mean: float
    hot_from_mean: float
    gradient: float


def limits(masked: Tensor, values: Tensor, temperature: float) -> Limits:
    """Return one row, masked (Tk,) with -inf where hidden, at both limits of temperature, over its values (Tk, Dv)."""
    temperatures = torch.tensor([0.0, temperature, HOT], dtype=torch.float64)
    cold, now, hot = sharpness.over_temperatures(masked, temperatures)
    visible = ~masked.isneginf()
    mean = values[visible].sum(0) / max(1, int(visible.sum()))  # (Dv,), 0 where nothing is visible
    output = now @ values
    to_cold, to_mean = comparison.largest(output, cold @ values), comparison.largest(output, mean)
    gradient = spectral_norm(masked, temperatures[1:2])[0].item() if visible.any() else 0.0
    winners, rounding = cold.nonzero().flatten().tolist(), comparison.largest(hot @ values, mean)
    return Limits(cold, now, hot, winners, to_cold, to_mean, rounding, gradient)
