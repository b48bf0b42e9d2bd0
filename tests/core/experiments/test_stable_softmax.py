"""Five numbers through softmax."""

import math

import pytest
import torch

from attn_core import examples
from attn_core.experiments import stable_softmax


def test_the_row_is_the_worked_examples():
    """One row everywhere."""
    assert stable_softmax.ROW == examples.ROW


@pytest.mark.parametrize(("multiplier", "largest"), [(0, 0.2), (1, 0.2872), (8, 0.8000)])
def test_larger_numbers_are_sharper(multiplier: float, largest: float):
    """The known largest weights; entropy and what gets through by their definitions."""
    found = stable_softmax.five(multiplier, 0)
    assert found.weights.max().item() == pytest.approx(largest, abs=5e-5)
    p = found.weights.double()
    assert found.entropy == pytest.approx(-(p * p.log()).sum().item(), rel=1e-5)
    assert found.effective == pytest.approx(math.exp(found.entropy), rel=1e-5)
    alone = torch.linalg.matrix_norm(torch.diag(p) - p.outer(p), ord=2).item()
    assert (found.alone, found.passed) == pytest.approx((alone, multiplier * alone), rel=1e-5)


def test_a_constant_moves_scores_and_no_weight():
    """Until the careless way overflows."""
    found = stable_softmax.five(2, 10)
    torch.testing.assert_close(found.scores, 2 * torch.tensor(stable_softmax.ROW) + 10)
    torch.testing.assert_close(found.moved, found.weights, rtol=0, atol=1e-5)
    assert all(found.naive.finite)
    assert not any(stable_softmax.five(2, 100).naive.finite)
    assert stable_softmax.five(2, 100).moved_by < 1e-4


def test_temperature_is_one_over_the_multiplier():
    """0 has none."""
    assert stable_softmax.temperature(8) == 0.125
    assert stable_softmax.temperature(0) == math.inf


@pytest.mark.parametrize(("multiplier", "constant"), [(-1, 0), (math.nan, 0), (1, math.inf)])
def test_what_makes_no_sense_is_refused(multiplier: float, constant: float):
    """Below 0, not finite."""
    with pytest.raises(ValueError, match=r"multiplier|constant"):
        stable_softmax.five(multiplier, constant)
