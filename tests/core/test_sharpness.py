"""Entropy, effective keys, temperature curves and the variance of scores, against values known in closed form."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import AttentionConfig, attend, masks, sharpness

ROWS = torch.tensor([[0.25, 0.25, 0.25, 0.25], [0, 1, 0, 0], [0.5, 0.5, 0, 0], [0, 0, 0, 0]], dtype=torch.float64)


def test_known_rows():
    known = torch.tensor([math.log(4), 0, math.log(2), 0], dtype=torch.float64)
    torch.testing.assert_close(sharpness.entropy(ROWS), known)
    torch.testing.assert_close(sharpness.effective_keys(ROWS), torch.tensor([4, 1, 2, 0], dtype=torch.float64))
    torch.testing.assert_close(sharpness.largest(ROWS), torch.tensor([0.25, 1, 0.5, 0], dtype=torch.float64))


@pytest.mark.parametrize("measure", [sharpness.entropy, sharpness.effective_keys, sharpness.largest])
@pytest.mark.parametrize("shape", [(5, 0), (0, 5), (2, 0, 3), (3,)], ids=str)
def test_empty_rows_measure_zero_and_axes_are_kept(measure, shape: tuple[int, ...]):
    assert torch.equal(measure(torch.zeros(shape)), torch.zeros(shape[:-1]))


def test_a_row_is_saturated_from_99_percent_on():
    """A softmax like that passes at most 2m(1 - m) of a change on: 0.0198 at 0.99, however the rest is spread."""
    rows = torch.tensor([[0.99, 0.01, 0], [0.99, 0.005, 0.005], [0.98, 0.01, 0.01], [0, 0, 0]], dtype=torch.float64)
    assert sharpness.saturated(rows).tolist() == [True, True, False, False]
    norms = torch.linalg.matrix_norm(torch.diag_embed(rows) - rows[:, :, None] * rows[:, None, :], ord=2)
    torch.testing.assert_close(norms[0], torch.tensor(2 * 0.99 * 0.01, dtype=torch.float64))
    assert norms[1] < norms[0] < 0.02 < norms[2]


@given(st.lists(st.floats(-30, 30), min_size=1, max_size=9), st.floats(0, 30))
@settings(deadline=None, derandomize=True)
def test_effective_keys_lie_between_one_and_the_number_of_keys(scores: list[float], temperature: float):
    weights = sharpness.over_temperatures(
        torch.tensor(scores, dtype=torch.float64), torch.tensor([temperature], dtype=torch.float64)
    )
    keys = sharpness.effective_keys(weights).item()
    assert 1 - 1e-9 <= keys <= len(scores) + 1e-9
    assert sharpness.largest(weights).item() >= 1 / keys - 1e-9


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_over_temperatures_is_attends_softmax(dtype: torch.dtype):
    generator = torch.Generator().manual_seed(0)
    q, k = torch.randn(2, 5, 3, generator=generator).to(dtype), torch.randn(2, 7, 3, generator=generator).to(dtype)
    allowed = masks.causal(5, 7)
    temperatures = [0, 1e-45, 1e-37, 0.1, 1, 20, 1e9]
    masked = attend(q, k, k, allowed).masked
    found = sharpness.over_temperatures(masked, torch.tensor(temperatures, dtype=torch.float64))
    assert found.shape == (7, 2, 5, 7)
    for t, weights in zip(temperatures, found, strict=True):
        expected = attend(q, k, k, allowed, AttentionConfig(temperature=t)).weights
        torch.testing.assert_close(weights, expected)


@pytest.mark.parametrize("init", ["gaussian", "linear"])
def test_a_variance_is_the_sum_of_squares_over_one_less_than_256(init: str):
    """The draw of seed 7, its 256 scores and their mean written out."""
    generator = torch.Generator().manual_seed(7)
    if init == "gaussian":
        k, q = (torch.randn(1, 4, 8, 3, generator=generator) for _ in "kq")
    else:
        x = torch.randn(1, 4, 8, 32, generator=generator)
        k, q = (x @ w for w in (torch.rand(2, 1, 1, 32, 3, generator=generator) * 2 - 1) / math.sqrt(32))
    scores = torch.einsum("bnid,bnjd->bnij", q.double(), k.double()).flatten().tolist()
    mean = sum(scores) / 256
    expected = sum((score - mean) ** 2 for score in scores) / 255
    raw, scaled = sharpness.score_variance(3, 1, 7, init)
    assert raw.item() == pytest.approx(expected, rel=1e-5)
    assert scaled.item() == pytest.approx(expected / 3, rel=1e-5)
