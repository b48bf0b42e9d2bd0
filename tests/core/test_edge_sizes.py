"""What is right at the edges of the core's types and sizes: half floats, one and none of a thing, dropout, devices."""

import math

import pytest
import torch

from attn_core import AttentionConfig, attend, attend_in_heads, attend_output, masks, sharpness, tokens
from attn_core.dropout import drop
from tests.edges import DV, TK, TQ, draw, gradients, qkv, refused

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
