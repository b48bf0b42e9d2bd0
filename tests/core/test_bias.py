"""A bias added to the scaled scores: against torch's float masks, the loops, and at every edge."""

import math
from typing import NamedTuple

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import (
    AttentionConfig,
    attend,
    attend_output,
    masks,
    reference,
)
from tests.core.strategies import shapes_that_broadcast
from tests.edges import TK, TQ, draw, qkv, refused

SETTINGS = settings(deadline=None, max_examples=80, derandomize=True, suppress_health_check=list(HealthCheck))
HALVES = [torch.float16, torch.bfloat16]
BLIND = masks.causal(TQ, TK).clone()
BLIND[1] = False
OUTPUTS = [lambda *a, **b: attend(*a, **b).output, attend_output]


class Inputs(NamedTuple):
    """What attend takes."""

    q: Tensor
    k: Tensor
    v: Tensor
    allowed: Tensor | None
    config: AttentionConfig
    bias: Tensor


@st.composite
def inputs(draw_from, temperatures: tuple[float, ...] = (0, 1e-40, 0.1, 1, 20, 1e300)) -> Inputs:
    """Draw float64 inputs of any legal shape with a bias that broadcasts, small or as large as a mask in disguise."""
    size, seed = st.integers(1, 4), draw_from(st.integers(0, 1000))
    lead = tuple(draw_from(st.lists(st.sampled_from((1, 2, 3)), max_size=2)))
    tq, tk, dk, dv = (draw_from(size) for _ in range(4))
    q, k, v = (draw(*lead, *s, seed=seed + i).double() for i, s in enumerate(((tq, dk), (tk, dk), (tk, dv))))
    allowed = None
    if draw_from(st.booleans()):
        shape, hides = draw_from(shapes_that_broadcast((*lead, tq, tk))), st.sampled_from((-1.0, 0.0, 1.0))
        allowed = draw(*shape, seed=seed + 3) > draw_from(hides)
    shape = draw_from(shapes_that_broadcast((*lead, tq, tk)))
    bias = draw(*shape, seed=seed + 4).double() * draw_from(st.sampled_from((0, 1, 30)))
    if draw_from(st.booleans()):
        bias = torch.where(draw(*bias.shape, seed=seed + 5) > 0.7, -1e9, bias)
    config = AttentionConfig(draw_from(st.none() | st.floats(-3, 3)), draw_from(st.sampled_from(temperatures)))
    return Inputs(q, k, v, allowed, config, bias)


def float_mask(given_inputs: Inputs) -> Tensor:
    """Return the bias over the temperature as torch takes it, -inf where hidden, with every axis."""
    q, k, _, allowed, config, bias = given_inputs
    whole = (bias / config.temperature).expand(*q.shape[:-1], k.shape[-2])
    return whole if allowed is None else whole.masked_fill(~allowed, -math.inf)


def close(found: Tensor, expected: Tensor, given_inputs: Inputs) -> None:
    """Assert equality up to what float64 keeps of scores beside a bias: of a row of -1e9 at temperature 0.1, 5 digits."""
    lost = 1e-14 * given_inputs.bias.abs().max().item() / max(given_inputs.config.temperature, 0.1)
    torch.testing.assert_close(found, expected, rtol=1e-7, atol=1e-7 + lost)


# ---- torch and the loops ----


@given(inputs(temperatures=(0.1, 1, 20)))
@SETTINGS
def test_torch_agrees(given_inputs: Inputs):
    q, k, v, allowed, config, bias = given_inputs
    scale = config.factor(q.shape[-1]) / config.temperature
    expected = scaled_dot_product_attention(q, k, v, attn_mask=float_mask(given_inputs), scale=scale).nan_to_num()
    close(attend(q, k, v, allowed, config, bias=bias).output, expected, given_inputs)
    close(attend_output(q, k, v, allowed, config, bias=bias), expected, given_inputs)


def test_at_temperature_one_a_bias_is_torchs_float_mask_as_it_is():
    q, k, v = (t.double() for t in qkv(2))
    bias = draw(TQ, TK, seed=5).double()
    torch.testing.assert_close(attend(q, k, v, bias=bias).output, scaled_dot_product_attention(q, k, v, attn_mask=bias))


@given(inputs())
@SETTINGS
def test_the_loops_agree(given_inputs: Inputs):
    q, k, v, allowed, config, bias = given_inputs
    trace = attend(q, k, v, allowed, config, bias=bias)
    shape = (*q.shape[:-1], k.shape[-2])
    seen = torch.ones(shape, dtype=torch.bool) if allowed is None else allowed.expand(shape)
    steps = (q, k, v, seen, bias.expand(shape), trace.weights, trace.output)
    for one_q, one_k, one_v, mask, added, *found in zip(
        *(step.reshape(-1, *step.shape[-2:]) for step in steps), strict=True
    ):
        expected = reference.attend_by_loops(one_q, one_k, one_v, mask, config.scale, config.temperature, bias=added)
        for mine, theirs in zip(found, expected, strict=True):
            close(mine, torch.tensor(theirs, dtype=torch.float64).reshape(mine.shape), given_inputs)


@given(inputs())
@SETTINGS
def test_steps_are_named_for_what_they_are(given_inputs: Inputs):
    q, k, v, allowed, config, bias = given_inputs
    copies = [None if t is None else t.clone() for t in (q, k, v, allowed, bias)]
    trace = attend(q, k, v, allowed, config, bias=bias)
    hidden = torch.zeros_like(trace.scores, dtype=torch.bool) if allowed is None else ~allowed.expand(trace.scores.shape)
    close(trace.scores, q @ k.mT, given_inputs)
    close(trace.scaled, trace.scores * config.factor(q.shape[-1]), given_inputs)
    close(trace.biased, trace.scaled + bias, given_inputs)
    assert torch.equal(trace.masked, trace.biased.masked_fill(hidden, -math.inf))
    close(torch.softmax(trace.logits, -1).nan_to_num(), trace.weights, given_inputs)
    close(attend_output(q, k, v, allowed, config, bias=bias), trace.output, given_inputs)
    close(trace.contributions(0).sum(-2), trace.output[..., 0, :], given_inputs)
    assert all(t is None or torch.equal(t, copy) for t, copy in zip((q, k, v, allowed, bias), copies, strict=True))


def test_without_a_bias_nothing_is_copied():
    trace = attend(*qkv())
    assert trace.biased is trace.scaled
    moved = trace.map(torch.clone)
    assert moved.biased is moved.scaled is moved.masked
    assert moved.biased is not trace.biased


@pytest.mark.parametrize("name", ["q", "bias"])
def test_gradients_are_those_of_small_differences(name: str):
    """Those of a bias, too: it may be learned (Raffel et al. 2020)."""
    q, k, v = (t.double() for t in qkv())
    bias = draw(TQ, TK, seed=6).double()
    varied = {"q": q, "bias": bias}[name].requires_grad_()
    config = AttentionConfig(temperature=0.6)
    for function in OUTPUTS:
        assert torch.autograd.gradcheck(lambda _, f=function: f(q, k, v, BLIND, config, bias=bias), (varied,))


# ---- edges ----


@pytest.mark.parametrize("temperature", [0, 1e-45, 0.1, 1, 20])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, *HALVES])
def test_a_query_that_sees_nothing_gets_zeros(dtype: torch.dtype, temperature: float):
    q, k, v = qkv(2, dtype=dtype)
    for function in OUTPUTS:
        output = function(q, k, v, BLIND, AttentionConfig(temperature=temperature), bias=draw(TQ, TK).to(dtype))
        assert output.dtype == dtype
        assert (output[:, 1] == 0).all()
        assert output[:, [0, 2]].abs().sum() > 0


@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize("kind", [torch.float32, torch.float64, *HALVES])
def test_half_inputs_and_biases_of_any_type(kind: torch.dtype, dtype: torch.dtype):
    q, k, v = qkv(2, dtype=dtype)
    bias = draw(TQ, TK, seed=7).to(kind)
    trace = attend(q, k, v, bias=bias)
    exact = attend(q.float(), k.float(), v.float(), bias=bias.float())
    assert trace.biased.dtype == torch.float32
    assert torch.equal(trace.weights, exact.weights)
    assert torch.equal(trace.output, exact.output.to(dtype))
    assert torch.equal(attend_output(q, k, v, bias=bias), trace.output)


@pytest.mark.parametrize("function", OUTPUTS)
@pytest.mark.parametrize("temperature", [0, 1e-30, 0.1, 1, 20])
def test_a_bias_of_minus_a_billion_leaves_no_weight_and_no_tie(temperature: float, function):
    """At temperature 0, too, one key wins: the magnitude of such a bias is not that of what rounds the other scores."""
    q, k, v = qkv()
    disguised = torch.where(masks.causal(TQ, TK, "lower_right"), 0.0, -1e9)
    config = AttentionConfig(temperature=temperature)
    expected = function(q, k, v, masks.causal(TQ, TK, "lower_right"), config)
    torch.testing.assert_close(function(q, k, v, None, config, bias=disguised), expected)


def test_one_key_wins_in_the_loops_beside_a_bias_of_minus_a_billion():
    weights, _ = reference.attend_by_loops(
        [[1.0]], [[3.0], [2.0], [1.0]], [[1.0]] * 3, None, None, 0, bias=[[0.0, 0.0, -1e9]]
    )
    assert weights == [[1, 0, 0]]


def test_a_row_of_minus_a_billion_is_no_mask():
    """Such a row sees everything: its scores are rounded away beside the bias, and it gets the mean of v."""
    q, k, v = qkv()
    trace = attend(q, k, v, bias=torch.full((TQ, TK), -1e9))
    torch.testing.assert_close(trace.weights.sum(-1), torch.ones(TQ))
    torch.testing.assert_close(trace.output, v.mean(0).expand(TQ, -1))


def test_a_bias_breaks_and_makes_ties_at_temperature_zero():
    q, k, v = torch.ones(1, 1), torch.tensor([[3.0], [3.0], [1.0]]), torch.eye(3)
    cold = AttentionConfig(temperature=0)
    for bias, expected in (([0, 0, 0], [0.5, 0.5, 0]), ([0, 0.1, 0], [0, 1, 0]), ([-2, -9, 0], [0.5, 0, 0.5])):
        trace = attend(q, k, v, None, cold, bias=torch.tensor(bias, dtype=torch.float32))
        assert trace.weights.tolist() == [expected]
        assert trace.logits.exp().tolist() == [[float(share > 0) for share in expected]]


def test_equal_keys_tie_beside_a_large_bias_that_rounds_them_apart():
    """The sums differ by one step of float32 at 10,000, though the scores agree to 2 parts in a million."""
    q, k = torch.ones(1, 1), torch.tensor([[2**-11 * (1 - 1e-6)], [2**-11 * (1 + 1e-6)]])
    for size, apart in ((0.0, 0), (1e4, 2**-10)):
        trace = attend(q, k, k, None, AttentionConfig(temperature=0), bias=torch.tensor(size))
        assert trace.biased.diff().item() == pytest.approx(apart, abs=1e-8)
        assert trace.weights.tolist() == [[0.5, 0.5]]
        assert reference.attend_by_loops(q, k, k, None, None, 0, bias=[[size] * 2])[0] == [[0.5, 0.5]]


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("bias", "words"),
    [
        (torch.ones(TQ, TK, dtype=torch.bool), ("bias must be a floating-point tensor, got torch.bool",)),
        (torch.ones(TQ, TK, dtype=torch.int64), ("bias must be a floating-point tensor, got torch.int64",)),
        (torch.ones(TQ, TK, dtype=torch.complex64), ("bias must be a floating-point tensor, got torch.complex64",)),
        ([[0.0] * TK, [0.0]], ("bias must hold numbers in rows of one length, got list",)),
        ("alibi", ("bias must be a tensor, an array or nested lists of numbers, got str",)),
        (torch.ones(TQ, TK - 1), ("bias must broadcast to (3, 7), got shape (3, 6)",)),
        (torch.ones(2, TQ, TK), ("bias must broadcast to (3, 7), got shape (2, 3, 7)",)),
        (torch.tensor([0.0, math.nan] + [0.0] * 5), ("bias must be finite, got nan at index (1,)",)),
        (torch.full((TQ, TK), math.inf), ("bias must be finite, got inf at index (0, 0)",)),
        (torch.zeros(TQ, TK).masked_fill(~masks.causal(TQ, TK), -math.inf), ("bias must be finite, got -inf", "(0, 1)")),
        (torch.full((TQ, TK), 1e300, dtype=torch.float64), ("biased scores overflow torch.float32: the bias is too large",)),
        (torch.full((TQ, TK), -1e39, dtype=torch.float64), ("biased scores overflow torch.float32: the bias is too large",)),
    ],
)
def test_biases_that_are_refused(function, bias, words: tuple[str, ...]):
    with refused(*words):
        function(*qkv(), bias=bias)


def test_scores_that_overflow_blame_no_bias():
    q, k, v = qkv()
    with refused("scaled scores overflow torch.float32: q and k (or the scale)"):
        attend(q, k, v, None, AttentionConfig(scale=1e300))
    with refused("scores overflow torch.float32: q and k (or the scale)"):
        attend(q * 1e20, k * 1e20, v, bias=torch.ones(TQ, TK))


def test_gradients_stay_finite_beside_a_row_of_nothing():
    q, k, v = (t.requires_grad_() for t in qkv(2))
    bias = draw(TQ, TK).requires_grad_()
    for function in OUTPUTS:
        found = torch.autograd.grad(function(q, k, v, BLIND, bias=bias).pow(2).sum(), (q, k, v, bias))
        assert all(gradient.isfinite().all() for gradient in found)
        assert (found[-1][1] == 0).all()
        assert (found[-1][~BLIND] == 0).all()
