"""Five numbers through softmax: multiplied, moved by a constant, and without taking the largest away first."""

import math
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, sharpness
from attn_core.attention import softmax
from attn_core.experiments import softmax_gradient

ROW = (0.1, -0.2, 0.3, -0.2, 0.5)


class Naive(NamedTuple):
    """Softmax without taking the largest score away first: the sum of exp(s), the weights (Tk,); None if infinite or NaN."""

    total: float | None
    weights: list[float | None]


def naive_softmax(scores: Tensor) -> Naive:
    """Return exp(s) / sum(exp(s)) in the type of scores (Tk,): float32 overflows beyond 88.7, float64 beyond 709.7."""
    exponentials = scores.exp()
    total = exponentials.sum()
    numbers = [total.item(), *(exponentials / total).tolist()]
    total_or_none, *weights = [number if math.isfinite(number) else None for number in numbers]
    return Naive(total_or_none, weights)


def shifted(scores: Tensor, constant: float) -> tuple[Tensor, float]:
    """Return softmax(scores + constant), (..., Tk), and its largest difference from softmax(scores): rounding alone.

    A large constant costs digits of the scores before softmax sees them: the difference grows with it, up to about
    constant · 1e-7 in float32.
    """
    weights = softmax(scores + constant)
    return weights, comparison.largest(weights, softmax(scores))


class MultipliedRow(NamedTuple):
    """softmax(multiplier · ROW + constant), 5 numbers in float32.

    temperature                  what does the same as multiplying: 1 / multiplier, infinity for 0
    weights, entropy, effective  of the row without the constant; entropy in nats, effective is e^entropy
    gradient, softmax_gradient   spectral norm of the weights' Jacobian by ROW, and by multiplier · ROW
    moved, moved_by, naive       the weights with the constant, their largest difference, and as `naive_softmax` has them
    """

    temperature: float
    scores: Tensor
    weights: Tensor
    entropy: float
    effective: float
    gradient: float
    softmax_gradient: float
    moved: Tensor
    moved_by: float
    naive: Naive


def multiplied(multiplier: float, constant: float) -> MultipliedRow:
    """Return ROW multiplied by a number >= 0, and moved."""
    scores = torch.tensor(ROW) * multiplier
    weights = softmax(scores)
    norm = softmax_gradient.spectral_norm(scores, torch.ones(1))[0].item()
    entropy, effective = sharpness.entropy(weights).item(), sharpness.effective_keys(weights).item()
    temperature, moved = 1 / multiplier if multiplier else math.inf, scores + constant
    gradients, naive = (multiplier * norm, norm), naive_softmax(moved)
    return MultipliedRow(temperature, moved, weights, entropy, effective, *gradients, *shifted(scores, constant), naive)
