"""Five numbers through softmax: made larger, moved by a constant, and without the care that softmax takes."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import sharpness, validation
from attn_core.attention import softmax
from attn_core.experiments import scaling

ROW = (0.1, -0.2, 0.3, -0.2, 0.5)


@dataclass(frozen=True, eq=False)
class Five:
    """softmax(multiplier · ROW + constant), 5 numbers in float32.

    weights, entropy, effective   of the row without the constant; entropy in nats, effective is e^entropy
    passed                        how much of a small change of ROW gets through to the weights, the multiplier included
    alone                         how much of one of multiplier · ROW softmax lets through, `scaling.jacobian_size`
    moved, moved_by               the weights with the constant, and their largest difference: rounding alone
    naive                         the same without taking the largest score away first
    """

    scores: Tensor
    weights: Tensor
    entropy: float
    effective: float
    passed: float
    alone: float
    moved: Tensor
    moved_by: float
    naive: scaling.Naive


def five(multiplier: float, constant: float) -> Five:
    """Return the five numbers, multiplied and moved. ValueError for a multiplier below 0 or numbers that aren't finite."""
    validation.number("multiplier", multiplier, low=0)
    validation.number("constant", constant)
    scores = torch.tensor(ROW) * multiplier
    weights = softmax(scores)
    alone = scaling.jacobian_size(scores, torch.ones(1))[0].item()
    moved, by = scaling.shifted(scores, constant)
    return Five(
        scores=scores + constant,
        weights=weights,
        entropy=sharpness.entropy(weights).item(),
        effective=sharpness.effective_keys(weights).item(),
        passed=multiplier * alone,
        alone=alone,
        moved=moved,
        moved_by=by,
        naive=scaling.naive_softmax(scores + constant),
    )


def temperature(multiplier: float) -> float:
    """Return the temperature that does the same as multiplying: 1 / multiplier, infinity for 0."""
    return 1 / multiplier if multiplier else torch.inf
