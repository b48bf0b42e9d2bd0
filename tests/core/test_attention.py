"""attend, with a bias and without, against torch's own function, the scalar loops, and what must hold for any input."""

import math
from typing import NamedTuple

import pytest
import torch
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.nn.functional import pad, scaled_dot_product_attention

from attn_core import AttentionConfig, attend, attend_output, masks, reference
from tests.core.strategies import shapes_that_broadcast
from tests.edges import draw64 as draw

TQ, TK, DK, DV = 5, 7, 3, 11  # different primes: a mixed-up axis can't fit
ZERO_ROW = masks.causal(TQ, TK, "lower_right").clone()
ZERO_ROW[2] = False
OUTPUTS = [lambda *a, **b: attend(*a, **b).output, attend_output]
SETTINGS = settings(deadline=None, max_examples=80, derandomize=True, suppress_health_check=list(HealthCheck))


def qkv(*lead: int, dv: int = DV, seed: int = 0) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v of prime sizes."""
    return draw(*lead, TQ, DK, seed=seed), draw(*lead, TK, DK, seed=seed + 1), draw(*lead, TK, dv, seed=seed + 2)


class Inputs(NamedTuple):
    """What attend takes."""

    q: Tensor
    k: Tensor
    v: Tensor
    allowed: Tensor | None
    config: AttentionConfig
    bias: Tensor | None


SINKS = st.sampled_from((-50.0, -1.0, 0.0, 2.5))
TEMPERATURES = (0, 1e-40, 1e-4, 0.1, 1, 20, 1e9, 1e300)


@st.composite
def inputs(
    draw_from, temperatures: tuple[float, ...] = TEMPERATURES, least: int = 0, dropouts=(0, 0.3, 1), caps=(None, 0.5, 20.0)
) -> Inputs:
    """Draw inputs of any legal shape, with a bias or without, small or as large as a mask in disguise; a cap, a sink."""
    size, seed = st.integers(least, 4), draw_from(st.integers(0, 1000))
    lead = tuple(draw_from(st.lists(st.integers(least, 3), max_size=2)))
    tq, tk, dk, dv = draw_from(size), draw_from(size), draw_from(st.integers(1, 5)), draw_from(size)
    shapes = [(*draw_from(shapes_that_broadcast(lead)), *shape) for shape in ((tq, dk), (tk, dk), (tk, dv))]
    q, k, v = (draw(*shape, seed=seed + i) for i, shape in enumerate(shapes))
    whole, allowed, bias = (*torch.broadcast_shapes(*(t.shape[:-2] for t in (q, k, v))), tq, tk), None, None
    if draw_from(st.booleans()):
        hides = draw_from(st.sampled_from((-1.0, 0.0, 1.0)))
        allowed = draw(*draw_from(shapes_that_broadcast(whole)), seed=seed + 3) > hides
    if draw_from(st.booleans()):
        bias = draw(*draw_from(shapes_that_broadcast(whole)), seed=seed + 4) * draw_from(st.sampled_from((0, 1, 30)))
        bias = torch.where(draw(*bias.shape, seed=seed + 5) > draw_from(st.sampled_from((0.7, 9.0))), -1e9, bias)
    scale, temperature, p = (
        draw_from(each) for each in (st.none() | st.floats(-3, 3), *map(st.sampled_from, (temperatures, dropouts)))
    )
    each = st.tuples(*[SINKS] * q.shape[-3]) if q.ndim > 2 and q.shape[-3] else SINKS
    cap, sink = draw_from(st.sampled_from(caps)), draw_from(st.none() | SINKS | each)
    return Inputs(q, k, v, allowed, AttentionConfig(scale, temperature, p, seed, cap=cap, sink=sink), bias)


def close(found: Tensor, expected: Tensor, given_inputs: Inputs) -> None:
    """Assert equality up to what float64 keeps of scores beside a bias: of a row of -1e9 at temperature 0.1, 5 digits."""
    bias = given_inputs.bias
    most = 0.0 if bias is None or not bias.numel() else bias.abs().max().item()
    lost = 1e-14 * most / max(given_inputs.config.temperature, 0.1)
    torch.testing.assert_close(found, expected, rtol=1e-7, atol=1e-7 + lost)


def attended(given_inputs: Inputs):
    """Return the trace of inputs."""
    *inputs, bias = given_inputs
    return attend(*inputs, bias=bias)


@given(inputs(temperatures=(0.1, 1, 20), least=1, dropouts=(0,), caps=(None,)))
@SETTINGS
def test_torch_agrees(given_inputs: Inputs):
    """A sink is one more key there, whose value is 0."""
    q, k, v, allowed, config, bias = given_inputs
    shape = (*torch.broadcast_shapes(*(t.shape[:-2] for t in (q, k, v))), q.shape[-2], k.shape[-2])
    mask = (torch.zeros(1, dtype=q.dtype) if bias is None else bias / config.temperature).expand(shape)
    mask = mask if allowed is None else mask.masked_fill(~allowed, -math.inf)
    scale = config.factor(q.shape[-1]) / config.temperature
    whole = (t.expand(*shape[:-2], *t.shape[-2:]) for t in (q, k, v))
    if config.sink is not None:
        sink = (torch.tensor(config.sink, dtype=q.dtype) / config.temperature).reshape(-1, 1, 1)
        sink = sink if isinstance(config.sink, tuple) else sink[0, 0]
        mask = torch.cat([mask, sink.expand(*shape[:-1], 1)], -1)
        whole = (pad(t, (0, 0, 0, row)) for t, row in zip(whole, (0, 1, 1), strict=True))
    expected = scaled_dot_product_attention(*whole, attn_mask=mask, scale=scale).nan_to_num()
    for function in OUTPUTS:
        close(function(q, k, v, allowed, config, bias=bias), expected, given_inputs)


@given(inputs(least=1, dropouts=(0,)))
@SETTINGS
def test_the_loops_agree(given_inputs: Inputs):
    q, k, v, allowed, config, bias = given_inputs
    trace = attended(given_inputs)
    lead = torch.broadcast_shapes(*(t.shape[:-2] for t in (q, k, v)))
    shape = (*lead, q.shape[-2], k.shape[-2])
    seen = torch.ones(shape, dtype=torch.bool) if allowed is None else allowed.expand(shape)
    added = (torch.zeros(1) if bias is None else bias).expand(shape)
    sink = torch.full((1, 1), math.nan) if config.sink is None else trace.sink[..., :1, :]
    steps = (*(t.expand(*lead, *t.shape[-2:]) for t in (q, k, v, trace.weights, trace.output, sink)), seen, added)
    for one_q, one_k, one_v, *found, sink, mask, bias in zip(*(t.reshape(-1, *t.shape[-2:]) for t in steps), strict=True):
        others = {"bias": bias, "cap": config.cap, "sink": None if config.sink is None else sink.item()}
        expected = reference.attend_by_loops(one_q, one_k, one_v, mask, config.scale, config.temperature, **others)
        for mine, theirs in zip(found, expected, strict=True):
            close(mine, torch.tensor(theirs, dtype=torch.float64).reshape(mine.shape), given_inputs)


@given(inputs())
@example(Inputs(draw(1, 1), draw(1, 1), draw(0, 1, 1), None, AttentionConfig(), None))
@SETTINGS
def test_each_step_follows_from_the_one_before_and_what_keys_add_is_the_output(given_inputs: Inputs):
    q, k, v, allowed, config, bias = given_inputs
    copies = [None if t is None else t.clone() for t in (q, k, v, allowed, bias)]
    trace = attended(given_inputs)
    weights = trace.weights
    sees = torch.ones_like(weights, dtype=torch.bool) if allowed is None else allowed.expand(weights.shape)
    close(trace.scores, q @ k.mT, given_inputs)
    close(trace.scaled, trace.scores * config.factor(q.shape[-1]), given_inputs)
    cap = math.inf if config.cap is None else config.cap
    assert trace.capped is trace.scaled or (trace.capped.abs() <= cap).all()
    close(trace.capped, trace.scaled if math.isinf(cap) else cap * torch.tanh(trace.scaled / cap), given_inputs)
    close(trace.biased, trace.capped if bias is None else trace.capped + bias, given_inputs)
    assert torch.equal(trace.masked.expand(sees.shape), trace.biased.expand(sees.shape).masked_fill(~sees, -math.inf))
    total = weights.sum(-1, keepdim=True)
    close(torch.softmax(trace.logits, -1).nan_to_num() * total, weights, given_inputs)
    assert weights.isfinite().all()
    assert (weights >= 0).all()
    if config.sink is None:
        torch.testing.assert_close(total, sees.any(-1, keepdim=True).to(q.dtype))
    else:
        assert (total <= 1 + 1e-9).all()
    assert (weights[~sees] == 0).all()
    assert (trace.dropped[~sees] == 0).all()
    torch.testing.assert_close(trace.output, trace.dropped @ v)
    close(attend_output(q, k, v, allowed, config, bias=bias), trace.output, given_inputs)
    for query in range(q.shape[-2]):
        torch.testing.assert_close(trace.contributions(query).sum(-2), trace.output[..., query, :])
    assert all(t is None or torch.equal(t, copy) for t, copy in zip((q, k, v, allowed, bias), copies, strict=True))


@given(inputs(least=1), st.floats(-50, 50))
@SETTINGS
def test_a_constant_added_to_a_row_of_scores_changes_no_weight_and_order_means_nothing(
    given_inputs: Inputs, constant: float
):
    q, k, v, allowed, config, _ = given_inputs
    warm = AttentionConfig(0.5, max(config.temperature, 0.1))
    one = torch.ones_like(k[..., :1])  # one more column turns q·k into q·k + constant
    shifted = attend(torch.cat([q, torch.full_like(q[..., :1], constant)], -1), torch.cat([k, one], -1), v, allowed, warm)
    torch.testing.assert_close(shifted.weights, attend(q, k, v, allowed, warm).weights)
    generator = torch.Generator().manual_seed(config.seed)
    queries, keys = (torch.randperm(t.shape[-2], generator=generator) for t in (q, k))
    expected = attend(q, k, v, None, warm)
    turned = attend(q[..., queries, :], k[..., keys, :], v[..., keys, :], None, warm)
    torch.testing.assert_close(turned.output, expected.output[..., queries, :])
    torch.testing.assert_close(turned.weights, expected.weights[..., queries, :][..., keys])


@pytest.mark.parametrize("name", ["q", "k", "v", "bias"])
def test_gradients_are_those_of_small_differences(name: str):
    """Those of a bias, too: it may be learned (Raffel et al. 2020)."""
    inputs = {**dict(zip("qkv", qkv(), strict=True)), "bias": draw(TQ, TK, seed=6)}
    varied = inputs.pop(name).requires_grad_()
    config = AttentionConfig(temperature=0.6)
    for function in OUTPUTS:
        call = lambda x, f=function: f(**inputs, **{name: x}, allowed=ZERO_ROW, config=config)  # noqa: E731
        assert torch.autograd.gradcheck(call, (varied,))
        (found,) = torch.autograd.grad(call(varied).pow(2).sum(), (varied,))
        assert found.isfinite().all()
        assert name != "bias" or (found[~ZERO_ROW] == 0).all()


def test_without_a_bias_nothing_is_copied():
    trace = attend(*qkv())
    assert trace.biased is trace.scaled
    moved = trace.map(torch.clone)
    assert moved.biased is moved.scaled is moved.masked
    assert moved.biased is not trace.biased


# ---- large biases, and ties ----


def test_equal_keys_tie_beside_a_large_bias_that_rounds_them_apart():
    """The sums differ by one step of float32 at 10,000, though the scores agree to 2 parts in a million."""
    q, k = torch.ones(1, 1), torch.tensor([[2**-11 * (1 - 1e-6)], [2**-11 * (1 + 1e-6)]])
    for size, apart in ((0.0, 0), (1e4, 2**-10)):
        trace = attend(q, k, k, None, AttentionConfig(temperature=0), bias=torch.tensor(size))
        assert trace.biased.diff().item() == pytest.approx(apart, abs=1e-8)
        assert trace.weights.tolist() == [[0.5, 0.5]]
        assert reference.attend_by_loops(q, k, k, None, None, 0, bias=[[size] * 2])[0] == [[0.5, 0.5]]
