"""Entropy, effective keys, temperature curves and the variance of scores, against values known in closed form."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import AttentionConfig, attend, masks, sharpness

ROWS = torch.tensor([[0.25, 0.25, 0.25, 0.25], [0, 1, 0, 0], [0.5, 0.5, 0, 0], [0, 0, 0, 0]], dtype=torch.float64)
SCORES = torch.tensor([[2.0, -1.0, 0.5], [3.0, -math.inf, 3.0], [-math.inf, -math.inf, -math.inf]], dtype=torch.float64)


def test_known_rows():
    known = torch.tensor([math.log(4), 0, math.log(2), 0], dtype=torch.float64)
    torch.testing.assert_close(sharpness.entropy(ROWS), known)
    torch.testing.assert_close(sharpness.effective_keys(ROWS), torch.tensor([4, 1, 2, 0], dtype=torch.float64))
    torch.testing.assert_close(sharpness.largest(ROWS), torch.tensor([0.25, 1, 0.5, 0], dtype=torch.float64))


def test_entropy_is_the_sum_it_is_defined_by():
    weights = torch.softmax(torch.randn(2, 3, 7, generator=torch.Generator().manual_seed(0), dtype=torch.float64), -1)
    torch.testing.assert_close(sharpness.entropy(weights), -(weights * weights.log()).sum(-1))
    torch.testing.assert_close(sharpness.effective_keys(weights), sharpness.entropy(weights).exp())


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


def test_over_temperatures_known_values():
    found = sharpness.over_temperatures(SCORES, torch.tensor([0, 1.0, 1e300], dtype=torch.float64))
    half, none = [0.5, 0, 0.5], [0, 0, 0]
    e = [math.exp(s) for s in (2.0, -1.0, 0.5)]
    rows = [[[1, 0, 0], half, none], [[x / sum(e) for x in e], half, none], [[1 / 3] * 3, half, none]]
    torch.testing.assert_close(found, torch.tensor(rows, dtype=torch.float64))


def test_an_infinite_temperature_in_float32_and_half():
    temperatures = torch.tensor([1e300], dtype=torch.float64)
    for dtype in (torch.float32, torch.float16):
        found = sharpness.over_temperatures(SCORES.to(dtype), temperatures)[0]
        torch.testing.assert_close(found[:2], torch.tensor([[1 / 3] * 3, [0.5, 0, 0.5]]))


def test_half_and_whole_scores_are_widened():
    temperatures = torch.tensor([0.5, 1e-10])
    expected = sharpness.over_temperatures(torch.tensor([1.0, 2.0, 3.0]), temperatures)
    for dtype in (torch.float16, torch.bfloat16, torch.int64):
        torch.testing.assert_close(sharpness.over_temperatures(torch.tensor([1, 2, 3], dtype=dtype), temperatures), expected)


@pytest.mark.parametrize(("shape", "n"), [((0,), 2), ((3, 0), 2), ((0, 3), 2), ((4,), 0)], ids=str)
def test_over_temperatures_of_nothing(shape: tuple[int, ...], n: int):
    assert sharpness.over_temperatures(torch.zeros(shape), torch.ones(n)).shape == (n, *shape)


def test_gradients_are_finite_at_every_temperature():
    scores = SCORES.clone().requires_grad_()
    found = sharpness.over_temperatures(scores, torch.tensor([0, 1e-40, 0.1, 1, 1e300], dtype=torch.float64))
    found.pow(2).sum().backward()
    assert scores.grad.isfinite().all()


@pytest.mark.parametrize("temperature", [-1.0, math.nan, math.inf])
def test_over_temperatures_refuses(temperature: float):
    with pytest.raises(ValueError, match=rf"temperature must be .*, got {temperature}"):
        sharpness.over_temperatures(SCORES, torch.tensor([1.0, temperature]))


@pytest.mark.parametrize(("scores", "temperatures"), [(torch.tensor(1.0), torch.ones(1)), (SCORES, torch.tensor(1.0))])
def test_over_temperatures_refuses_axes(scores: torch.Tensor, temperatures: torch.Tensor):
    with pytest.raises(ValueError, match="scores must have at least 1 axis and temperatures 1, got"):
        sharpness.over_temperatures(scores, temperatures)


@pytest.mark.parametrize("head_size", [1, 2, 16, 64, 256])
def test_variance_grows_with_head_size_unless_scaled(head_size: int):
    raw, scaled = sharpness.score_variance(head_size, 300, seed=1)
    assert raw.shape == scaled.shape == (300,)
    assert raw.mean().item() == pytest.approx(head_size, rel=0.12)
    torch.testing.assert_close(scaled, raw / head_size)


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


@pytest.mark.parametrize("head_size", [16, 64])
def test_variance_after_linear_layers_is_a_ninth(head_size: int):
    raw, _ = sharpness.score_variance(head_size, 300, seed=1, init="linear")
    assert raw.mean().item() == pytest.approx(head_size / 9, rel=0.12)


@pytest.mark.parametrize("init", ["gaussian", "linear"])
def test_variance_follows_the_seed_alone(init):
    before = torch.get_rng_state()
    first, again, other = (sharpness.score_variance(8, 5, seed, init)[0] for seed in (3, 3, 4))
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    assert torch.equal(torch.get_rng_state(), before)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((0, 1, 0), "head_size must be a whole number at least 1, got 0"),
        ((1, 0, 0), "draws must be a whole number at least 1, got 0"),
        ((1, 1, 0.5), "seed must be a whole number from"),
        ((1, 1, 0, "uniform"), "init must be 'gaussian' or 'linear', got 'uniform'"),
    ],
)
def test_variance_refuses(arguments: tuple, message: str):
    with pytest.raises(ValueError, match=message):
        sharpness.score_variance(*arguments)
