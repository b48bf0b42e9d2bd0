"""What is right at the edges of the core's numbers: temperatures, scales, large scores, what is not finite."""

import math

import pytest
import torch

from attn_core import AttentionConfig, attend, attend_output, masks, sharpness
from attn_core.attention import softmax
from tests.edges import TINY, TK, TQ, gradients, qkv, refused

# Temperature 0, or below float32's smallest normal


@pytest.mark.parametrize("temperature", [0, 0.0, 5e-324, 1e-45, 1e-39, TINY * 0.999])
def test_temperature_zero_is_one_hot_and_ties_share(temperature: float):
    q = torch.tensor([[1.0], [1.0]])
    k = torch.tensor([[2.0], [3.0], [3.0], [1.0], [9.0]])
    v = torch.tensor([[1.0], [10.0], [20.0], [5.0], [7.0]])
    allowed = torch.tensor([[True, True, True, True, False], [True, False, False, True, True]])
    config = AttentionConfig(temperature=temperature)
    trace = attend(q, k, v, allowed, config)
    assert trace.weights.tolist() == [[0, 0.5, 0.5, 0, 0], [0, 0, 0, 0, 1]]
    assert trace.output.tolist() == attend_output(q, k, v, allowed, config).tolist() == [[15], [7]]
    dq, dk, _, *_ = gradients(q, k, v, allowed, temperature=temperature)
    assert (dq == 0).all()
    assert (dk == 0).all()


@pytest.mark.parametrize("temperature", [TINY, 1e-37, 1e-20])
def test_the_smallest_temperatures_are_finite_and_one_hot(temperature: float):
    trace = attend(*qkv(), masks.causal(TQ, TK), AttentionConfig(temperature=temperature))
    assert torch.equal(trace.weights, attend(*qkv(), masks.causal(TQ, TK), AttentionConfig(temperature=0)).weights)
    gradients(*qkv(), masks.causal(TQ, TK), temperature=temperature)


def test_below_float32s_smallest_normal_a_temperature_is_the_limit_however_close_the_scores():
    """Scores 1e-40 apart at temperature 1e-40: one winner, not softmax of 0 and 1; at 1e-37 they share."""
    scores, temperatures = torch.tensor([0, 1e-40], dtype=torch.float64), torch.tensor([1e-40, 1e-37], dtype=torch.float64)
    cold, warm = sharpness.over_temperatures(scores, temperatures)
    assert cold.tolist() == softmax(scores, 1e-40).tolist() == [0, 1]
    torch.testing.assert_close(warm, torch.softmax(torch.tensor([0, 1e-3], dtype=torch.float64), -1))


# Temperature → ∞


@pytest.mark.parametrize("temperature", [1e9, 3e38, 1e39, 1e300, 10**300], ids=lambda t: f"{t:g}")
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16])
def test_an_infinite_temperature_is_uniform_over_the_allowed(dtype: torch.dtype, temperature: float):
    q, k, v = qkv(dtype=dtype)
    allowed = masks.causal(TQ, TK)
    trace = attend(q, k, v, allowed, AttentionConfig(temperature=temperature))
    expected = allowed / allowed.sum(-1, keepdim=True)
    torch.testing.assert_close(trace.weights, expected.to(trace.weights.dtype))
    gradients(q, k, v, allowed, temperature=temperature)


# Temperature negative, NaN, infinite


@pytest.mark.parametrize(
    ("value", "rule"),
    [
        (-0.1, "at least 0, got -0.1"),
        (math.nan, "finite number, got nan"),
        (math.inf, "finite number, got inf"),
        (-math.inf, "finite number, got -inf"),
        (10**400, "finite number, got 1000"),
        ("1", "finite number, got '1'"),
        (True, "finite number, got True"),
        (None, "finite number, got None"),
        (1j, "finite number, got 1j"),
    ],
)
def test_temperatures_that_are_refused(value, rule: str):
    with refused("temperature must be", rule):
        AttentionConfig(temperature=value)


# Scale 0


@pytest.mark.parametrize("function", [lambda *a: attend(*a).output, attend_output])
def test_scale_zero_is_uniform_over_the_allowed(function):
    q, k, v = qkv()
    allowed = masks.causal(TQ, TK)
    expected = (allowed / allowed.sum(-1, keepdim=True)) @ v
    torch.testing.assert_close(function(q, k, v, allowed, AttentionConfig(scale=0)), expected)
    gradients(q, k, v, allowed, scale=0)


# Scale negative


@pytest.mark.parametrize("function", [lambda *a: attend(*a).output, attend_output])
def test_a_negative_scale_prefers_the_least_similar(function):
    q, k, v = qkv()
    expected = attend(-q, k, v, None, AttentionConfig(scale=0.5))
    torch.testing.assert_close(function(q, k, v, None, AttentionConfig(scale=-0.5)), expected.output)
    assert torch.equal(expected.weights.argmax(-1), (q @ k.T).argmin(-1))
    gradients(q, k, v, scale=-0.5)


# Scale infinite or NaN


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan, "head", True, 10**400])
def test_scales_that_are_refused(value):
    with refused("scale must be a finite number", value):
        AttentionConfig(scale=value)


# Scores of ±1000 and beyond


@pytest.mark.parametrize("sign", [1, -1])
def test_a_thousand_and_a_thousand_and_one(sign: int):
    expected = torch.tensor([0.2689414, 0.7310586])
    torch.testing.assert_close(softmax(torch.tensor([1000.0, 1001.0]) * sign), expected if sign > 0 else expected.flip(0))


@pytest.mark.parametrize("size", [1e3, 1e6, 1e15])
def test_large_scores_stay_finite(size: float):
    q, k, v = qkv()
    weights = attend(q * size, k * size, v, masks.causal(TQ, TK)).weights
    torch.testing.assert_close(weights.sum(-1), torch.ones(TQ))
    gradients(q * size, k * size, v, masks.causal(TQ, TK))


def test_scores_at_both_ends_of_float32():
    k = torch.tensor([[3e38], [-3e38]])
    for temperature in (0, 0.1, 1, 20):
        config = AttentionConfig(1.0, temperature)
        assert attend(torch.ones(1, 1), k, torch.eye(2), None, config).weights.tolist() == [[1, 0]]
        assert attend_output(torch.ones(1, 1), k, torch.eye(2), None, config).tolist() == [[1, 0]]
        gradients(torch.ones(1, 1), k, torch.eye(2), scale=1.0, temperature=temperature)


# NaN or an infinity in q, k or v


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize(("name", "index"), [("q", (1, 0, 2)), ("k", (0, 6, 4)), ("v", (1, 3, 1))])
def test_what_is_not_finite_is_named(function, name: str, index: tuple[int, ...], value: float):
    inputs = dict(zip("qkv", qkv(2), strict=True))
    inputs[name][index] = value
    inputs[name][-1, -1, -1] = value  # a later one: the first counts
    with refused(f"{name} must be finite, got {value} at index {index}"):
        function(**inputs)


# Finite inputs whose scores overflow


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("size", "scale", "words"),
    [
        (1e20, None, ("scores overflow", "float32")),
        (1e15, 1e30, ("scaled scores overflow", "float32")),
        (1.0, -1e300, ("scaled scores overflow", "float32")),
    ],
)
def test_scores_that_overflow(function, size: float, scale: float | None, words: tuple[str, ...]):
    q, k, v = qkv()
    with refused(*words):
        function(q * size, k * size, v, None, AttentionConfig(scale))


def test_scores_that_overflow_on_hidden_keys_too():
    q, k, v = qkv()
    k[3:] *= 1e38
    with refused("scores overflow"):
        attend(q * 100, k, v, masks.causal(TQ, TK))
