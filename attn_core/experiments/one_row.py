"""One row through softmax: its Jacobian, both limits of temperature, its scores multiplied or moved, overflow."""

import math
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, sharpness
from attn_core.attention import SMALLEST, softmax, tied
from attn_core.examples.draws import ROW

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
    """One row of masked scores at temperature 0, at the present one, and at infinite temperature; Tk keys, values Dv wide.

    cold, now, hot (Tk,)  weights; cold is 1 on the largest score, shared by ties (winners); hot is equal on all visible keys
    to_cold, to_mean      the largest difference between the present output and that of cold, and the mean of the values
    hot_from_mean         the largest difference between the output of hot and the mean, due to rounding only
    gradient              spectral norm of the weights' Jacobian by the scores, 1 / temperature included; infinite where
                          ties share at temperature 0: the smallest change of one of them decides where the weight goes
    """

    cold: Tensor
    now: Tensor
    hot: Tensor
    winners: list[int]
    to_cold: float
    to_mean: float
    hot_from_mean: float
    gradient: float


def limits(masked: Tensor, values: Tensor, temperature: float, unbiased: Tensor | None = None) -> Limits:
    """Return one row, masked (Tk,) with -inf where hidden, at both limits of temperature, over its values (Tk, Dv).

    unbiased (Tk,): the scores before a bias was added, see `attention.tied`.
    """
    temperatures = torch.tensor([0.0, temperature, HOT], dtype=torch.float64)
    cold, now, hot = sharpness.over_temperatures(masked, temperatures, unbiased)
    visible = ~masked.isneginf()
    mean = values[visible].sum(0) / max(1, int(visible.sum()))  # (Dv,), 0 where nothing is visible
    output = now @ values
    to_cold, to_mean = comparison.largest(output, cold @ values), comparison.largest(output, mean)
    gradient = spectral_norm(masked, temperatures[1:2])[0].item() if visible.any() else 0.0
    winners, rounding = cold.nonzero().flatten().tolist(), comparison.largest(hot @ values, mean)
    if temperature < SMALLEST and len(winners) > 1:
        gradient = math.inf
    return Limits(cold, now, hot, winners, to_cold, to_mean, rounding, gradient)


def largest_to_smallest(masked: Tensor, temperature: float) -> float:
    """Return the largest weight of a row, masked (Tk,) with -inf where hidden, divided by the smallest that isn't hidden.

    It is e^((largest score - smallest score) / temperature): infinite at temperature 0, but 1 where all scores are equal
    or none is visible.
    """
    visible = masked[~masked.isneginf()].double()
    if tied(visible).all():
        return 1.0
    apart = (visible.max() - visible.min()).item()
    return math.inf if temperature < SMALLEST else torch.tensor(apart / temperature).exp().item()


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

    temperature                  the equivalent temperature: 1 / multiplier, infinity for 0
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
    norm = spectral_norm(scores, torch.ones(1))[0].item()
    entropy, effective = sharpness.entropy(weights).item(), sharpness.effective_keys(weights).item()
    temperature, moved = 1 / multiplier if multiplier else math.inf, scores + constant
    gradients, naive = (multiplier * norm, norm), naive_softmax(moved)
    return MultipliedRow(temperature, moved, weights, entropy, effective, *gradients, *shifted(scores, constant), naive)
