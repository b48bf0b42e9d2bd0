"""The Jacobian of softmax and its spectral norm, against torch's own derivatives and closed forms."""

import pytest
import torch

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
