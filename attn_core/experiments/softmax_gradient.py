"""The gradient of softmax: its Jacobian, and the spectral norm of that, what a small change of the scores grows by."""

import torch
from torch import Tensor

from attn_core import sharpness, validation
from attn_core.attention import SMALLEST


def jacobian(scores: Tensor, temperature: float = 1.0, per_score: bool = True) -> Tensor:
    """Return the derivative of each weight of softmax(scores / temperature) by each score: (..., Tk, Tk), symmetric.

    With p the weights it is (diag(p) - p pᵀ) / temperature; per_score=False leaves the division out: the derivative by
    scores / temperature, of softmax alone. scores may hold -inf. At temperature 0 (and below float32's smallest normal)
    it is 0: the limit is flat. ValueError for a temperature that is negative or not finite.
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
    validation.axes("temperatures", temperatures, 1)
    norms = torch.zeros(len(temperatures), *scores.shape[:-1], dtype=torch.float64)
    for i, temperature in enumerate(temperatures.tolist()):
        eigenvalues = torch.linalg.eigvalsh(jacobian(scores.double(), temperature, per_score))  # symmetric, none below 0
        norms[i] = sharpness.largest(eigenvalues).clamp(min=0)
    return norms
