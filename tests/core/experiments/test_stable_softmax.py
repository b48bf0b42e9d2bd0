"""Five numbers through softmax, moved by a constant, and without taking the largest away first."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core.attention import softmax
from attn_core.experiments import one_row

WIDE = torch.tensor(one_row.ROW, dtype=torch.float64)


@pytest.mark.parametrize(("multiplier", "largest"), [(0, 0.2), (1, 0.2872), (8, 0.8000)])
def test_larger_numbers_are_sharper(multiplier: float, largest: float):
    """The known largest weights; entropy and gradients by their definitions."""
    found = one_row.multiplied(multiplier, 0)
    assert found.weights.max().item() == pytest.approx(largest, abs=5e-5)
    p = found.weights.double()
    assert found.entropy == pytest.approx(-(p * p.log()).sum().item(), rel=1e-5)
    assert found.effective == pytest.approx(math.exp(found.entropy), rel=1e-5)
    alone = torch.linalg.matrix_norm(torch.diag(p) - p.outer(p), ord=2).item()
    assert (found.softmax_gradient, found.gradient) == pytest.approx((alone, multiplier * alone), rel=1e-5)


def test_a_constant_moves_scores_and_no_weight():
    """Until the careless way overflows."""
    found = one_row.multiplied(2, 10)
    torch.testing.assert_close(found.scores, 2 * torch.tensor(one_row.ROW) + 10)
    torch.testing.assert_close(found.moved, found.weights, rtol=0, atol=1e-5)
    assert None not in found.naive.weights
    assert one_row.multiplied(2, 100).naive.weights == [None] * 5
    assert one_row.multiplied(2, 100).moved_by < 1e-4


def test_naive_softmax_is_right_until_it_overflows():
    small = one_row.naive_softmax(WIDE)
    assert small.weights == pytest.approx(softmax(WIDE).tolist())
    assert small.total == pytest.approx(WIDE.exp().sum().item())
    some = one_row.naive_softmax(torch.tensor([1000.0, 1.0]))
    assert some.total is None
    assert some.weights == [None, 0.0]


@given(st.lists(st.floats(-30, 30), min_size=1, max_size=9), st.floats(-1e4, 1e4))
@settings(deadline=None, derandomize=True, max_examples=40)
def test_adding_a_constant_changes_nothing(scores: list[float], constant: float):
    row = torch.tensor(scores, dtype=torch.float64)
    moved, apart = one_row.shifted(row, constant)
    assert apart < 1e-10
    torch.testing.assert_close(moved, torch.softmax(row, -1))
