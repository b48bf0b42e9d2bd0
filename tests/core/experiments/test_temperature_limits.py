"""One row between both limits of temperature."""

import math

import pytest
import torch

from attn_core.experiments import one_row


def drawn(keys: int = 5, width: int = 3) -> tuple[torch.Tensor, torch.Tensor]:
    """Return a row of scores and its values."""
    generator = torch.Generator().manual_seed(2)
    return torch.randn(keys, generator=generator), torch.randn(keys, width, generator=generator)


def test_both_ends_and_what_is_between():
    """Argmax, softmax, and equal weights; distances are between outputs."""
    scores, values = drawn()
    found = one_row.limits(scores, values, 0.7)
    best = int(scores.argmax())
    assert found.cold.tolist() == [float(i == best) for i in range(5)]
    torch.testing.assert_close(found.now, torch.softmax(scores / 0.7, -1))
    torch.testing.assert_close(found.hot, torch.full((5,), 0.2))
    output = found.now @ values
    assert found.to_cold == pytest.approx((output - values[best]).abs().max().item(), rel=1e-5)
    assert found.to_mean == pytest.approx((output - values.mean(0)).abs().max().item(), rel=1e-5)
    assert found.hot_from_mean < 1e-6
    assert found.winners == [best]
    weights = found.now.double()
    jacobian = (torch.diag(weights) - weights.outer(weights)) / 0.7
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
