"""What is right at the edges of the core: one group of tests a case, in the order of the list of cases."""

import math
import re

import pytest
import torch
from torch import Tensor

from attn_core import AttentionConfig, attend, attend_in_heads, attend_output, masks, sharpness, tokens
from attn_core.attention import drop, softmax

TQ, TK, DK, DV = 3, 7, 5, 2
TINY = torch.finfo(torch.float32).tiny


def draw(*shape: int, seed: int = 0, dtype: torch.dtype = torch.float32) -> Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def qkv(*lead: int, tq: int = TQ, tk: int = TK, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v of prime sizes."""
    return draw(*lead, tq, DK, dtype=dtype), draw(*lead, tk, DK, dtype=dtype, seed=1), draw(*lead, tk, DV, dtype=dtype)


def gradients(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, **config) -> list[Tensor]:
    """Return the gradients of a sum of squares of attend's output, and fail unless all are finite on both paths."""
    found = []
    for function in (lambda *a: attend(*a).output, attend_output):
        leaves = [t.detach().clone().requires_grad_() for t in (q, k, v)]
        function(*leaves, allowed, AttentionConfig(**config)).pow(2).sum().backward()
        assert all(leaf.grad.isfinite().all() for leaf in leaves)
        found += [leaf.grad for leaf in leaves]
    return found


def refused(*words: object):
    """Expect a ValueError whose message holds all words, in order."""
    return pytest.raises(ValueError, match="(?s)" + ".*".join(re.escape(str(word)) for word in words))


# A query that may see nothing


@pytest.mark.parametrize("temperature", [0, 1e-45, 0.1, 1, 20])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16])
def test_a_query_that_sees_nothing_gets_zeros(dtype: torch.dtype, temperature: float):
    q, k, v = qkv(2, dtype=dtype)
    allowed = masks.bidirectional(TQ, TK)
    allowed[1] = False
    config = AttentionConfig(temperature=temperature)
    trace = attend(q, k, v, allowed, config)
    assert (trace.weights[:, 1] == 0).all()
    assert (trace.output[:, 1] == 0).all()
    assert (attend_output(q, k, v, allowed, config)[:, 1] == 0).all()
    torch.testing.assert_close(trace.weights[:, [0, 2]].sum(-1), torch.ones(2, 2, dtype=trace.weights.dtype))
    gradients(q, k, v, allowed, temperature=temperature)


def test_when_no_query_sees_anything_gradients_are_zero():
    assert all((g == 0).all() for g in gradients(*qkv(), torch.zeros(TQ, TK, dtype=torch.bool)))


# Causal with Tq != Tk


def test_upper_left_starts_both_at_the_same_token():
    assert attend(*qkv(tq=1), masks.causal(1, TK)).weights.tolist() == [[1, 0, 0, 0, 0, 0, 0]]


def test_lower_right_lets_one_query_see_the_whole_cache():
    assert (attend(*qkv(tq=1), masks.causal(1, TK, "lower_right")).weights > 0).all()


# Lower-right with Tq > Tk


def test_lower_right_leaves_the_first_queries_blind():
    q, k, v = qkv(tq=7, tk=3)
    allowed = masks.causal(7, 3, "lower_right")
    weights = attend(q, k, v, allowed).weights
    assert (weights[:4] == 0).all()
    assert weights[4].tolist() == [1, 0, 0]
    gradients(q, k, v, allowed)


# A mask together with causal


def test_a_mask_and_causal_means_both():
    other, causal = draw(TQ, TK, seed=5) > 0, masks.causal(TQ, TK)
    weights = attend(*qkv(), other & causal).weights
    assert (weights[~other] == 0).all()
    assert (weights[~causal] == 0).all()
    assert torch.equal(weights > 0, other & causal)
    gradients(*qkv(), other & causal)


# K and V of different length


@pytest.mark.parametrize("function", [attend, attend_output])
def test_keys_and_values_of_different_length(function):
    with refused("k and v must hold the same number of tokens", "k (7, 5)", "v (6, 2)"):
        function(draw(3, 5), draw(7, 5), draw(6, 2))


# Q and K of different width; leading axes; fewer than 2 axes; types


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("shapes", "words"),
    [
        (((3, 5), (7, 4), (7, 2)), ("q and k must have the same width", "q (3, 5)", "k (7, 4)")),
        (((2, 3, 5), (4, 7, 5), (7, 2)), ("leading axes of q, k and v must broadcast", "q (2, 3, 5)", "k (4, 7, 5)")),
        (((2, 3, 5), (7, 5), (4, 7, 2)), ("leading axes of q, k and v must broadcast", "q (2, 3, 5)", "v (4, 7, 2)")),
        (((5,), (7, 5), (7, 2)), ("q must have at least 2 axes", "(5,)")),
        (((3, 5), (5,), (7, 2)), ("k must have at least 2 axes", "(5,)")),
        (((3, 5), (7, 5), ()), ("v must have at least 2 axes", "()")),
        (((3, 0), (7, 0), (7, 2)), ("q and k must be at least 1 wide", "q (3, 0)", "k (7, 0)")),
    ],
)
def test_shapes_that_do_not_fit(function, shapes: tuple, words: tuple[str, ...]):
    with refused(*words):
        function(*(draw(*shape) for shape in shapes))


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("types", "words"),
    [
        ((torch.float32, torch.float64, torch.float32), ("q and k must have one type", "float32", "float64")),
        ((torch.float32, torch.float32, torch.float16), ("q and v must have one type", "float32", "float16")),
        ((torch.int64, torch.float32, torch.float32), ("q must hold floating-point numbers", "int64")),
        ((torch.float32, torch.bool, torch.float32), ("k must hold floating-point numbers", "bool")),
        ((torch.float32, torch.float32, torch.complex64), ("v must hold floating-point numbers", "complex64")),
    ],
)
def test_types_that_do_not_fit(function, types: tuple, words: tuple[str, ...]):
    with refused(*words):
        function(*(tensor.to(dtype) for tensor, dtype in zip(qkv(), types, strict=True)))


# A mask that is not boolean, or doesn't broadcast


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("allowed", "words"),
    [
        (torch.ones(TQ, TK), ("allowed must be a boolean tensor", "torch.float32")),
        (torch.ones(TQ, TK, dtype=torch.int64), ("allowed must be a boolean tensor", "torch.int64")),
        ([[True] * TK] * TQ, ("allowed must be a boolean tensor", "list")),
        (masks.causal(TQ, TK - 1), ("allowed must broadcast to (3, 7)", "(3, 6)")),
        (masks.causal(TK, TQ), ("allowed must broadcast to (3, 7)", "(7, 3)")),
        (masks.causal(TQ, TK).expand(2, -1, -1), ("allowed must broadcast to (3, 7)", "(2, 3, 7)")),
    ],
)
def test_masks_that_do_not_fit(function, allowed, words: tuple[str, ...]):
    with refused(*words):
        function(*qkv(), allowed)


@pytest.mark.parametrize("lead", [(), (11,), (13, 11)], ids=str)
@pytest.mark.parametrize("shape", [(), (TK,), (1, TK), (TQ, 1), (TQ, TK)], ids=str)
@pytest.mark.parametrize("axes", [0, 1, 2])
def test_masks_that_broadcast(lead: tuple[int, ...], shape: tuple[int, ...], axes: int):
    axes = axes if len(shape) == 2 else 0
    allowed = draw(*lead[len(lead) - min(axes, len(lead)) :], *shape, seed=7) > -0.5
    q, k, v = qkv(*lead)
    trace = attend(q, k, v, allowed)
    assert torch.equal(trace.weights != 0, allowed.expand(*lead, TQ, TK))
    torch.testing.assert_close(attend_output(q, k, v, allowed), trace.output)


def test_a_mask_for_leading_axes_that_only_the_values_have():
    q, k, _ = qkv()
    v = draw(11, TK, DV)
    allowed = draw(11, TQ, TK, seed=8) > 0
    trace = attend(q, k, v, allowed)
    for i in range(11):
        torch.testing.assert_close(trace.output[i], attend(q, k, v[i], allowed[i]).output)
    torch.testing.assert_close(attend_output(q, k, v, allowed), trace.output)


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


# float16 inputs


def test_float16_scores_are_float32():
    q = torch.full((1, 64), 40.0, dtype=torch.float16)
    k = torch.stack([q[0], q[0] * 0.5])
    trace = attend(q, k, k, None, AttentionConfig(scale=1.0))
    assert trace.scores.tolist() == [[102400, 51200]]
    assert trace.output.tolist() == [[40] * 64]
    gradients(q, k, k, scale=1.0)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_inputs_give_half_output_and_float32_steps(dtype: torch.dtype):
    q, k, v = qkv(2, dtype=dtype)
    trace = attend(q, k, v, masks.causal(TQ, TK), AttentionConfig(dropout=0.5))
    steps = (trace.scores, trace.scaled, trace.masked, trace.weights, trace.dropped)
    assert {step.dtype for step in steps} == {torch.float32}
    assert trace.output.dtype == trace.v.dtype == attend_output(q, k, v).dtype == dtype
    exact = attend(q.float(), k.float(), v.float(), masks.causal(TQ, TK), AttentionConfig(dropout=0.5))
    assert torch.equal(trace.output, exact.output.to(dtype))
    torch.testing.assert_close(trace.contributions(1).sum(-2), exact.output[:, 1])


# bfloat16


def test_a_thousand_equal_weights_in_bfloat16():
    zeros = torch.zeros(1000, 1, dtype=torch.bfloat16)
    trace = attend(zeros[:1], zeros, zeros + 1)
    torch.testing.assert_close(trace.weights.sum(-1), torch.ones(1), atol=1e-6, rtol=0)
    assert trace.output.item() == 1
    gradients(zeros[:1], zeros, zeros + 1)


# head_size 1


def test_head_size_one():
    q, k, v = draw(3, 1), draw(7, 1, seed=1), draw(7, 2)
    trace = attend(q, k, v)
    assert AttentionConfig().factor(1) == 1
    assert torch.equal(trace.scaled, trace.scores)
    torch.testing.assert_close(trace.weights, torch.softmax(q * k.T, -1))
    gradients(q, k, v)


# T = 1


@pytest.mark.parametrize("temperature", [0, 0.1, 1, 20])
def test_one_token(temperature: float):
    q, k, v = qkv(tq=1, tk=1)
    trace = attend(q, k, v, masks.causal(1, 1), AttentionConfig(temperature=temperature))
    assert trace.weights.tolist() == [[1]]
    assert torch.equal(trace.output, v)
    gradients(q, k, v, masks.causal(1, 1), temperature=temperature)


# Batch of 1, of 0; no keys


@pytest.mark.parametrize("temperature", [0, 0.1, 1])
@pytest.mark.parametrize("lead", [(1,), (0,), (1, 1), (2, 0)])
def test_leading_axes_are_kept(lead: tuple[int, ...], temperature: float):
    config = AttentionConfig(temperature=temperature)
    for allowed in (None, masks.causal(TQ, TK)):
        trace = attend(*qkv(*lead), allowed, config)
        assert tuple(trace.weights.shape) == (*lead, TQ, TK)
        assert tuple(attend_output(*qkv(*lead), allowed, config).shape) == tuple(trace.output.shape) == (*lead, TQ, DV)
        gradients(*qkv(*lead), allowed, temperature=temperature)


@pytest.mark.parametrize("temperature", [0, 0.1, 1])
def test_no_keys_give_zeros(temperature: float):
    q, k, v = qkv(2, tk=0)
    for allowed in (None, masks.causal(TQ, 0)):
        config = AttentionConfig(temperature=temperature)
        trace = attend(q, k, v, allowed, config)
        assert tuple(trace.weights.shape) == (2, TQ, 0)
        assert torch.equal(trace.output, torch.zeros(2, TQ, DV))
        assert torch.equal(attend_output(q, k, v, allowed, config), torch.zeros(2, TQ, DV))
        gradients(q, k, v, allowed, temperature=temperature)


def test_no_queries():
    trace = attend(*qkv(2, tq=0))
    assert tuple(trace.weights.shape) == (2, 0, TK)
    assert tuple(trace.output.shape) == (2, 0, DV)


# n_heads does not divide d_model


def test_heads_that_do_not_divide_the_width():
    layer = tokens.projections(5, 2, 3, seed=0)
    x = draw(4, 5)
    with refused("heads must divide the columns of wq", "4 heads", "6 columns"):
        attend_in_heads(x, x, layer, 4)


# Dropout 0, 1, outside


def test_dropout_zero_draws_nothing():
    before = torch.get_rng_state()
    trace = attend(*qkv(), config=AttentionConfig(dropout=0))
    assert trace.dropped is trace.weights
    assert torch.equal(torch.get_rng_state(), before)


def test_dropout_one_is_all_zeros():
    trace = attend(*qkv(), masks.causal(TQ, TK), AttentionConfig(dropout=1))
    assert torch.equal(trace.dropped, torch.zeros(TQ, TK))
    assert torch.equal(trace.output, torch.zeros(TQ, DV))
    gradients(*qkv(), masks.causal(TQ, TK), dropout=1)


@pytest.mark.parametrize("value", [-0.1, 1.1, math.nan, math.inf, "0.5", True])
def test_dropouts_that_are_refused(value):
    with refused("dropout must be", value):
        AttentionConfig(dropout=value)


def test_survivors_are_divided_by_their_share_and_rows_are_not_renormalised():
    trace = attend(*qkv(2), config=AttentionConfig(dropout=0.3, seed=5))
    kept = trace.dropped != 0
    assert 0 < kept.sum() < kept.numel()
    torch.testing.assert_close(trace.dropped[kept], trace.weights[kept] / 0.7)
    assert not torch.allclose(trace.dropped.sum(-1), torch.ones(2, TQ), atol=1e-2)
    gradients(*qkv(2), dropout=0.3)


# Dropout's draws


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
@pytest.mark.parametrize("seed", [0, 7, -1, 2**64 - 1])
def test_dropout_keeps_where_the_draw_is_at_least_p(seed: int, dtype: torch.dtype):
    keep = torch.rand(2, TQ, TK, generator=torch.Generator().manual_seed(seed), dtype=torch.float32) >= 0.3
    before = torch.get_rng_state()
    trace = attend(*qkv(2, dtype=dtype), config=AttentionConfig(dropout=0.3, seed=seed))
    assert torch.equal(trace.dropped != 0, keep)
    assert torch.equal(torch.get_rng_state(), before)


def test_dropout_does_not_follow_torchs_default_type():
    weights = torch.ones(2, 3, 5)
    expected = drop(weights, 0.4, 1)
    torch.set_default_dtype(torch.float64)
    try:
        assert torch.equal(drop(weights, 0.4, 1), expected)
    finally:
        torch.set_default_dtype(torch.float32)


# V wider or narrower than K


@pytest.mark.parametrize("width", [0, 1, 2, 5, 11])
def test_the_output_has_the_values_width(width: int):
    q, k, _ = qkv(2)
    v = draw(2, TK, width)
    assert tuple(attend(q, k, v).output.shape) == tuple(attend_output(q, k, v).shape) == (2, TQ, width)
    gradients(q, k, v)


# q, k, v on different devices


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize("name", ["k", "v"])
def test_different_devices(function, name: str):
    inputs = dict(zip("qkv", qkv(), strict=True))
    inputs[name] = inputs[name].to("meta")
    with refused(f"q and {name} must be on one device", "cpu", "meta"):
        function(**inputs)


# Measured constants


@pytest.mark.parametrize(
    ("head_size", "unscaled"), [(1, 0.097), (2, 0.166), (16, 0.575), (64, 0.790), (256, 0.897), (512, 0.927)]
)
def test_mean_largest_weight_over_64_keys(head_size: int, unscaled: float):
    q, k = draw(40, 100, head_size, seed=2), draw(40, 64, head_size, seed=3)
    raw = attend(q, k, k, None, AttentionConfig(scale=1.0)).weights
    scaled = attend(q, k, k).weights
    assert sharpness.largest(raw).mean().item() == pytest.approx(unscaled, abs=0.012)
    assert 0.09 < sharpness.largest(scaled).mean().item() < 0.115
