"""Head sizes, theory, Jacobian and overflow, against closed forms, torch's own derivatives, and measured constants."""

import math
import re

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import masks, sharpness
from attn_core.attention import softmax
from attn_core.experiments import scaling

KNOWN = {1: 0.097, 2: 0.166, 16: 0.575, 64: 0.790, 256: 0.897, 512: 0.927}  # measured over many draws, unscaled
ROW = torch.tensor([0.1, -0.2, 0.3, -0.2, 0.5], dtype=torch.float64)


def test_sharpness_grows_with_head_size_unless_scaled():
    curves = scaling.against_head_size(list(KNOWN), 2000, seed=1)
    assert curves["none"].largest == pytest.approx(list(KNOWN.values()), abs=0.02)
    assert all(0.09 < share < 0.115 for share in curves["head"].largest)
    assert curves["none"].largest == sorted(curves["none"].largest)
    assert curves["none"].effective == sorted(curves["none"].effective, reverse=True)


def test_the_slip_is_too_flat_below_d_model_and_right_at_it():
    curves = scaling.against_head_size([1, 16, 512], 200, seed=1, d_model=512)
    assert curves["model"].largest[-1] == pytest.approx(curves["head"].largest[-1])
    assert curves["model"].largest[0] < 0.02
    assert curves["model"].effective[0] > 63.9
    assert curves["head"].largest[0] == pytest.approx(curves["none"].largest[0])


def test_linear_layers_start_flatter():
    gaussian, linear = (scaling.against_head_size([64], 50, 0, init)["none"] for init in ("gaussian", "linear"))
    assert linear.largest[0] < gaussian.largest[0]
    assert linear.effective[0] > gaussian.effective[0]


def test_curves_follow_the_seed_alone():
    before = torch.get_rng_state()
    first, again, other = (scaling.against_head_size([4, 8], 5, seed) for seed in (3, 3, 4))
    assert first == again
    assert first != other
    assert torch.equal(torch.get_rng_state(), before)


@pytest.mark.parametrize("head_size", [2, 16, 64])
def test_95_percent_of_draws_lie_in_the_band(head_size: int):
    raw, _ = sharpness.score_variance(head_size, 2000, seed=5)
    low, high = scaling.variance_band(head_size)
    assert ((raw >= low) & (raw <= high)).float().mean().item() == pytest.approx(0.95, abs=0.015)
    assert raw.mean().item() == pytest.approx(scaling.variance_in_theory(head_size), rel=0.03)


def test_the_band_of_head_size_16():
    assert scaling.variance_band(16) == pytest.approx((12.3, 20.3), abs=0.1)
    assert scaling.variance_band(16)[0] < 13.67 < scaling.variance_band(16)[1]


def test_theory_after_linear_layers():
    assert scaling.variance_in_theory(16, "linear") == pytest.approx(16 / 9)
    raw, _ = sharpness.score_variance(16, 500, seed=5, init="linear")
    assert raw.mean().item() == pytest.approx(scaling.variance_in_theory(16, "linear"), rel=0.1)


@pytest.mark.parametrize("per_score", [True, False])
@pytest.mark.parametrize("temperature", [0.3, 1.0, 7.0])
def test_jacobian_is_torchs_derivative(temperature: float, per_score: bool):
    found = scaling.jacobian(ROW, temperature, per_score)
    inner = temperature if per_score else 1.0
    at = ROW if per_score else ROW / temperature
    expected = torch.autograd.functional.jacobian(lambda s: torch.softmax(s / inner, -1), at)
    torch.testing.assert_close(found, expected)
    torch.testing.assert_close(found.sum(-1), torch.zeros(5, dtype=torch.float64))


def test_jacobian_size_is_its_largest_singular_value_for_any_leading_axes():
    scores = torch.stack([ROW, 8 * ROW, ROW.flip(0)])
    temperatures = torch.tensor([0.5, 2.0])
    found = scaling.jacobian_size(scores, temperatures)
    assert found.shape == (2, 3)
    for t, sizes in zip(temperatures.tolist(), found, strict=True):
        for row, size in zip(scores, sizes, strict=True):
            torch.testing.assert_close(size, torch.linalg.matrix_norm(scaling.jacobian(row, t), ord=2))


def test_a_saturated_softmax_passes_no_gradient_and_a_flat_one_the_known_amount():
    hot, warm, cold = scaling.jacobian_size(ROW, torch.tensor([1e9, 1.0, 0.01]), per_score=False).tolist()
    assert hot == pytest.approx(1 / 5)
    assert warm == pytest.approx(0.2649, abs=5e-5)
    assert cold < 1e-7
    assert scaling.jacobian_size(ROW, torch.tensor([1e9])).item() < 1e-8


@pytest.mark.parametrize("temperature", [0, 1e-45])
def test_at_temperature_zero_the_jacobian_is_zero_ties_included(temperature: float):
    tied = torch.tensor([1.0, 3.0, 3.0])
    assert torch.equal(scaling.jacobian(tied, temperature), torch.zeros(3, 3))


def test_hidden_scores_answer_to_nothing():
    found = scaling.jacobian(torch.tensor([1.0, -math.inf, 2.0]))
    assert found.isfinite().all()
    assert (found[1] == 0).all()
    assert scaling.jacobian_size(torch.full((2,), -math.inf), torch.tensor([1.0])).tolist() == [0]
    assert scaling.jacobian_size(ROW, torch.zeros(0)).shape == (0,)


def test_naive_softmax_is_right_until_it_overflows():
    small = scaling.naive_softmax(ROW)
    assert small.weights == pytest.approx(softmax(ROW).tolist())
    assert small.finite == [True] * 5
    assert small.total == pytest.approx(ROW.exp().sum().item())
    some = scaling.naive_softmax(torch.tensor([1000.0, 1.0]))
    assert some.exponentials == [None, pytest.approx(math.e)]
    assert some.total is None
    assert some.weights == [None, 0.0]
    assert some.finite == [False, True]


def test_where_each_type_overflows_and_underflows():
    assert scaling.naive_softmax(torch.tensor([88.0])).finite == [True]
    assert scaling.naive_softmax(torch.tensor([89.0])).finite == [False]
    assert scaling.naive_softmax(torch.tensor([89.0], dtype=torch.float64)).finite == [True]
    low = scaling.naive_softmax(torch.tensor([-1000.0, -1001.0]))
    assert low.exponentials == [0.0, 0.0]
    assert low.weights == [None, None]


@given(st.lists(st.floats(-30, 30), min_size=1, max_size=9), st.floats(-1e4, 1e4))
@settings(deadline=None, derandomize=True)
def test_adding_a_constant_changes_nothing(scores: list[float], constant: float):
    row = torch.tensor(scores, dtype=torch.float64)
    moved, apart = scaling.shifted(row, constant)
    assert apart < 1e-10
    torch.testing.assert_close(moved, torch.softmax(row, -1))


def test_a_large_constant_costs_digits_in_float32():
    row = ROW.float()
    assert 0 < scaling.shifted(row, 1e4)[1] < 1e-3
    assert scaling.shifted(row, 0.0)[1] == 0
    assert scaling.shifted(torch.zeros(0), 1.0)[1] == 0
    masked = torch.where(masks.causal(3, 3), 0.0, -torch.inf)
    assert scaling.shifted(masked, 5.0)[1] < 1e-6


WRONG = [
    (lambda: scaling.against_head_size([], 5, 0), "sizes must hold at least one head size, got none"),
    (lambda: scaling.against_head_size([4, 0], 5, 0), "a head size must be a whole number at least 1, got 0"),
    (lambda: scaling.against_head_size([4], 0, 0), "draws must be a whole number at least 1, got 0"),
    (lambda: scaling.against_head_size([4], 5, 0, d_model=0), "d_model must be a whole number at least 1, got 0"),
    (lambda: scaling.against_head_size([4], 5, 0, "uniform"), "init must be 'gaussian' or 'linear', got 'uniform'"),
    (lambda: scaling.variance_in_theory(0), "head_size must be a whole number at least 1, got 0"),
    (lambda: scaling.variance_in_theory(1, "uniform"), "init must be 'gaussian' or 'linear', got 'uniform'"),
    (lambda: scaling.variance_band(0), "head_size must be a whole number at least 1, got 0"),
    (lambda: scaling.jacobian(ROW, -1.0), "temperature must be at least 0, got -1.0"),
    (lambda: scaling.jacobian(ROW, math.inf), "temperature must be a finite number, got inf"),
    (lambda: scaling.jacobian_size(ROW, torch.tensor(1.0)), "temperatures must have 1 axis, got shape ()"),
    (lambda: scaling.naive_softmax(ROW[None]), "scores must be floating with 1 axis and no NaN"),
    (lambda: scaling.naive_softmax(ROW * math.nan), "scores must be floating with 1 axis and no NaN"),
    (lambda: scaling.shifted(ROW, math.nan), "constant must be a finite number, got nan"),
    (lambda: scaling.shifted(torch.tensor([1, 2]), 1.0), "scores must be floating, got torch.int64"),
]


@pytest.mark.parametrize(("make", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_refused(make, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()
