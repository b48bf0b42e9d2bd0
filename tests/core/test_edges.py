"""What is right at the edges of the core: blind queries, ends of temperature and scale, half floats, none of a thing."""

import pytest
import torch

from attn_core import AttentionConfig, attend, attend_output, masks, sharpness
from attn_core.attention import softmax
from attn_core.dropout import drop
from tests.edges import TINY, TK, TQ, gradients, qkv

CAUSAL = masks.causal(TQ, TK)
TYPES = [torch.float32, torch.float64, torch.float16, torch.bfloat16]


# ---- what is refused, by name ----


Q, K, V = qkv()


# ---- who may look at whom ----


@pytest.mark.parametrize("dtype", TYPES)
def test_a_query_that_sees_nothing_gets_zeros(dtype: torch.dtype):
    q, k, v = qkv(2, dtype=dtype)
    allowed = masks.bidirectional(TQ, TK)
    allowed[1] = False
    for temperature in (0, 1e-45, 0.1, 1, 20):
        config = AttentionConfig(temperature=temperature)
        trace = attend(q, k, v, allowed, config)
        assert (trace.weights[:, 1] == 0).all()
        assert (trace.output[:, 1] == 0).all()
        assert (attend_output(q, k, v, allowed, config)[:, 1] == 0).all()
        torch.testing.assert_close(trace.weights[:, [0, 2]].sum(-1), torch.ones(2, 2, dtype=trace.weights.dtype))
        gradients(q, k, v, allowed, temperature=temperature)


# ---- temperatures, scales, and large scores ----


@pytest.mark.parametrize("temperature", [0, 5e-324, 1e-45, TINY * 0.999])
def test_temperature_zero_is_one_hot_and_ties_share(temperature: float):
    q = torch.tensor([[1.0], [1.0]])
    k = torch.tensor([[2.0], [3.0], [3.0], [1.0], [9.0]])
    v = torch.tensor([[1.0], [10.0], [20.0], [5.0], [7.0]])
    allowed = torch.tensor([[True, True, True, True, False], [True, False, False, True, True]])
    config = AttentionConfig(temperature=temperature)
    trace = attend(q, k, v, allowed, config)
    assert trace.weights.tolist() == [[0, 0.5, 0.5, 0, 0], [0, 0, 0, 0, 1]]
    assert trace.output.tolist() == attend_output(q, k, v, allowed, config).tolist() == [[15], [7]]
    dq, dk, *_ = gradients(q, k, v, allowed, temperature=temperature)
    assert (dq == 0).all()
    assert (dk == 0).all()


def test_the_smallest_temperatures_are_finite_and_one_hot():
    cold = attend(*qkv(), CAUSAL, AttentionConfig(temperature=0)).weights
    for temperature in (TINY, 1e-37, 1e-20):
        assert torch.equal(attend(*qkv(), CAUSAL, AttentionConfig(temperature=temperature)).weights, cold)
        gradients(*qkv(), CAUSAL, temperature=temperature)


def test_below_float32s_smallest_normal_a_temperature_is_the_limit_however_close_the_scores():
    """Scores 1e-40 apart at temperature 1e-40: one winner, not softmax of 0 and 1; at 1e-37 they share."""
    scores, temperatures = torch.tensor([0, 1e-40], dtype=torch.float64), torch.tensor([1e-40, 1e-37], dtype=torch.float64)
    cold, warm = sharpness.over_temperatures(scores, temperatures)
    assert cold.tolist() == softmax(scores, 1e-40).tolist() == [0, 1]
    torch.testing.assert_close(warm, torch.softmax(torch.tensor([0, 1e-3], dtype=torch.float64), -1))


@pytest.mark.parametrize("config", [{"temperature": t} for t in (1e9, 3e38, 1e39, 1e300, 10**300)] + [{"scale": 0}], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16])
def test_an_infinite_temperature_is_uniform_over_the_allowed_as_scale_0_is(dtype: torch.dtype, config: dict):
    q, k, v = qkv(dtype=dtype)
    weights = attend(q, k, v, CAUSAL, AttentionConfig(**config)).weights
    torch.testing.assert_close(weights, (CAUSAL / CAUSAL.sum(-1, keepdim=True)).to(weights.dtype))
    gradients(q, k, v, CAUSAL, **config)


def test_large_scores_stay_finite():
    for row, expected in (([1000.0, 1001.0], [0.2689414, 0.7310586]), ([-1000.0, -1001.0], [0.7310586, 0.2689414])):
        torch.testing.assert_close(softmax(torch.tensor(row)), torch.tensor(expected))
    for size in (1e3, 1e6, 1e15):
        q, k, v = (part * scaled for part, scaled in zip(qkv(), (size, size, 1), strict=True))
        torch.testing.assert_close(attend(q, k, v, CAUSAL).weights.sum(-1), torch.ones(TQ))
        gradients(q, k, v, CAUSAL)
    k = torch.tensor([[3e38], [-3e38]])
    for temperature in (0, 0.1, 1, 20):
        config = AttentionConfig(1.0, temperature)
        assert attend(torch.ones(1, 1), k, torch.eye(2), None, config).weights.tolist() == [[1, 0]]
        assert attend_output(torch.ones(1, 1), k, torch.eye(2), None, config).tolist() == [[1, 0]]


# ---- half floats ----


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_inputs_give_half_output_and_float32_steps(dtype: torch.dtype):
    q, k, v = qkv(2, dtype=dtype)
    trace = attend(q, k, v, CAUSAL, AttentionConfig(dropout=0.5))
    steps = (trace.scores, trace.scaled, trace.masked, trace.weights, trace.dropped)
    assert {step.dtype for step in steps} == {torch.float32}
    assert trace.output.dtype == trace.v.dtype == attend_output(q, k, v).dtype == dtype
    exact = attend(q.float(), k.float(), v.float(), CAUSAL, AttentionConfig(dropout=0.5))
    assert torch.equal(trace.output, exact.output.to(dtype))
    torch.testing.assert_close(trace.contributions(1).sum(-2), exact.output[:, 1])
    large = torch.full((1, 64), 40.0, dtype=dtype)
    assert attend(large, large, large, None, AttentionConfig(scale=1.0)).scores.tolist() == [[102400]]
    zeros = torch.zeros(1000, 1, dtype=dtype)
    assert attend(zeros[:1], zeros, zeros + 1).output.item() == 1


# ---- one and none of a thing ----


@pytest.mark.parametrize("temperature", [0, 0.1, 1])
def test_one_token_and_none(temperature: float):
    """Their gradients are finite, too; the numbers of such inputs are those of the properties of attend."""
    q, k, v = qkv(tq=1, tk=1)
    assert torch.equal(attend(q, k, v, masks.causal(1, 1), AttentionConfig(temperature=temperature)).output, v)
    for lead, tq, tk in (((), 1, 1), ((1,), TQ, TK), ((0,), TQ, TK), ((2, 0), TQ, TK), ((2,), TQ, 0), ((2,), 0, TK)):
        gradients(*qkv(*lead, tq=tq, tk=tk), masks.causal(tq, tk), temperature=temperature, dropout=float(tk == TK))


# ---- dropout ----


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("seed", [0, 7, -1, 2**64 - 1])
def test_what_is_drawn_below_p_is_dropped_and_the_rest_divided_by_its_share(seed: int, dtype: torch.dtype):
    keep = torch.rand(2, TQ, TK, generator=torch.Generator().manual_seed(seed), dtype=torch.float32) >= 0.3
    before = torch.get_rng_state()
    trace = attend(*qkv(2, dtype=dtype), config=AttentionConfig(dropout=0.3, seed=seed))
    assert torch.equal(trace.dropped != 0, keep)
    torch.testing.assert_close(trace.dropped, trace.weights * keep / 0.7)
    assert torch.equal(torch.get_rng_state(), before)
    gradients(*qkv(2), dropout=0.3)


def test_dropout_does_not_follow_torchs_default_type():
    weights = torch.ones(2, 3, 5)
    expected = drop(weights, 0.4, 1)
    torch.set_default_dtype(torch.float64)
    try:
        assert torch.equal(drop(weights, 0.4, 1), expected)
    finally:
        torch.set_default_dtype(torch.float32)
