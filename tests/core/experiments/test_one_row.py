"""One row of scores: the Jacobian of its softmax, both limits of temperature, and softmax without care."""

import math

import pytest
import torch

from attn_core.attention import softmax
from attn_core.experiments import one_row

ROW = torch.tensor([0.1, -0.2, 0.3, -0.2, 0.5], dtype=torch.float64)


@pytest.mark.parametrize("per_score", [True, False])
@pytest.mark.parametrize("temperature", [0.3, 1.0, 7.0])
def test_jacobian_is_torchs_derivative(temperature: float, per_score: bool):
    found = one_row.jacobian(ROW, temperature, per_score)
    inner = temperature if per_score else 1.0
    at = ROW if per_score else ROW / temperature
    expected = torch.autograd.functional.jacobian(lambda s: torch.softmax(s / inner, -1), at)
    torch.testing.assert_close(found, expected)
    torch.testing.assert_close(found.sum(-1), torch.zeros(5, dtype=torch.float64))


def test_the_spectral_norm_is_its_largest_singular_value_for_any_leading_axes():
    scores = torch.stack([ROW, 8 * ROW, ROW.flip(0)])
    temperatures = torch.tensor([0.5, 2.0])
    found = one_row.spectral_norm(scores, temperatures)
    assert found.shape == (2, 3)
    for t, sizes in zip(temperatures.tolist(), found, strict=True):
        for row, size in zip(scores, sizes, strict=True):
            torch.testing.assert_close(size, torch.linalg.matrix_norm(one_row.jacobian(row, t), ord=2))


def test_a_saturated_softmax_passes_no_gradient_and_a_flat_one_the_known_amount():
    hot, warm, cold = one_row.spectral_norm(ROW, torch.tensor([1e9, 1.0, 0.01]), per_score=False).tolist()
    assert hot == pytest.approx(1 / 5)
    assert warm == pytest.approx(0.2649, abs=5e-5)
    assert cold < 1e-7
    assert one_row.spectral_norm(ROW, torch.tensor([1e9])).item() < 1e-8


def test_both_ends_and_what_is_between():
    """Argmax, softmax, and equal weights; distances are between outputs."""
    generator = torch.Generator().manual_seed(2)
    scores, values = torch.randn(5, generator=generator), torch.randn(5, 3, generator=generator)
    found = one_row.limits(scores, values, 0.7)
    best = int(scores.argmax())
    assert found.cold.tolist() == [float(i == best) for i in range(5)]
    torch.testing.assert_close(found.now, torch.softmax(scores / 0.7, -1))
    torch.testing.assert_close(found.hot, torch.full((5,), 0.2))
    output = found.now @ values
    assert found.to_cold == pytest.approx((output - values[best]).abs().max().item(), rel=1e-5)
    assert found.to_mean == pytest.approx((output - values.mean(0)).abs().max().item(), rel=1e-5)
    assert (found.hot_from_mean < 1e-6, found.winners) == (True, [best])
    jacobian = one_row.jacobian(scores.double(), 0.7)
    assert found.gradient == pytest.approx(torch.linalg.matrix_norm(jacobian, ord=2).item(), rel=1e-4)


def test_ties_share_and_hidden_keys_get_nothing():
    """Two largest, one hidden."""
    scores, values = torch.tensor([1.0, -math.inf, 1.0, 0.0]), torch.eye(4)
    found = one_row.limits(scores, values, 0.0)
    assert found.cold.tolist() == found.now.tolist() == [0.5, 0, 0.5, 0]
    assert found.winners == [0, 2]
    torch.testing.assert_close(found.hot, torch.tensor([1, 0, 1, 1]) / 3)
    assert (found.to_cold, found.gradient) == (0, math.inf)  # the smallest change breaks the tie
    assert one_row.limits(torch.tensor([1.0, 0.5]), torch.eye(2), 0.0).gradient == 0


def test_a_row_that_sees_nothing():
    """All is 0."""
    found = one_row.limits(torch.full((2,), -math.inf), torch.ones(2, 3), 1.0)
    assert found.now.tolist() == found.hot.tolist() == [0, 0]
    assert (found.winners, found.to_mean, found.gradient) == ([], 0, 0)


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


def test_a_constant_moves_scores_and_no_weight_and_naive_softmax_is_right_until_it_overflows():
    found = one_row.multiplied(2, 10)
    torch.testing.assert_close(found.scores, 2 * torch.tensor(one_row.ROW) + 10)
    torch.testing.assert_close(found.moved, found.weights, rtol=0, atol=1e-5)
    assert None not in found.naive.weights
    assert one_row.multiplied(2, 100).naive.weights == [None] * 5
    assert one_row.multiplied(2, 100).moved_by < 1e-4
    moved, apart = one_row.shifted(WIDE, 1e4)
    assert apart < 1e-10
    torch.testing.assert_close(moved, torch.softmax(WIDE, -1))
    small = one_row.naive_softmax(WIDE)
    assert small.weights == pytest.approx(softmax(WIDE).tolist())
    assert small.total == pytest.approx(WIDE.exp().sum().item())
    some = one_row.naive_softmax(torch.tensor([1000.0, 1.0]))
    assert some.total is None
    assert some.weights == [None, 0.0]
