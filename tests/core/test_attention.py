"""attend against the loops, against torch's own function, and against what must hold for any input."""

import itertools
from dataclasses import fields
from typing import NamedTuple

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import AttentionConfig, AttentionTrace, attend, attend_output, masks, reference
from tests.core.strategies import shapes_that_broadcast

TQ, TK, DK, DV = 5, 7, 3, 11  # different primes: a mixed-up axis can't fit
ZERO_ROW = masks.causal(TQ, TK, "lower_right").clone()
ZERO_ROW[2] = False
ALLOWED = {
    "none": None,
    "bidirectional": masks.bidirectional(TQ, TK),
    "causal": masks.causal(TQ, TK),
    "lower right": masks.causal(TQ, TK, "lower_right"),
    "window": masks.window(TQ, TK, 1),
    "sliding": masks.causal(TQ, TK) & masks.window(TQ, TK, 1),
    "prefix": masks.causal(TQ, TK) | masks.prefix(TQ, TK, 3),
    "a blind query": ZERO_ROW,
}
SCALES = (None, 1.0, 0.37, 0.0, -0.5)
LEADS = ((), (2,), (2, 3), (2, 3, 2))
SETTINGS = settings(deadline=None, max_examples=80, derandomize=True, suppress_health_check=list(HealthCheck))


def draw(*shape: int, seed: int = 0) -> Tensor:
    """Return a seeded Gaussian float64 tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def qkv(*lead: int, dv: int = DV, seed: int = 0) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v of prime sizes."""
    return draw(*lead, TQ, DK, seed=seed), draw(*lead, TK, DK, seed=seed + 1), draw(*lead, TK, dv, seed=seed + 2)


@pytest.mark.parametrize("temperature", [0, 1e-45, 1e-3, 0.1, 1.0, 13.0])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("mask", ALLOWED)
def test_the_loops_agree(mask: str, scale: float | None, temperature: float):
    q, k, v = qkv()
    weights, output = reference.attend_by_loops(q, k, v, ALLOWED[mask], scale, temperature)
    trace = attend(q, k, v, ALLOWED[mask], AttentionConfig(scale, temperature))
    torch.testing.assert_close(trace.weights, torch.tensor(weights, dtype=torch.float64))
    torch.testing.assert_close(trace.output, torch.tensor(output, dtype=torch.float64))


@pytest.mark.parametrize("lead", LEADS, ids=str)
@pytest.mark.parametrize("temperature", [0.1, 1.0, 13.0])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("mask", ALLOWED)
def test_torch_agrees(mask: str, scale: float | None, temperature: float, lead: tuple[int, ...]):
    allowed = ALLOWED[mask]
    config = AttentionConfig(scale, temperature)
    for dv in (DK, DV):
        q, k, v = qkv(*lead, dv=dv)
        expected = scaled_dot_product_attention(q, k, v, attn_mask=allowed, scale=config.factor(DK) / temperature)
        torch.testing.assert_close(attend(q, k, v, allowed, config).output, expected)
        torch.testing.assert_close(attend_output(q, k, v, allowed, config), expected)


def test_torch_agrees_on_its_own_causal_flag():
    q, k, v = qkv(2, 3)
    expected = scaled_dot_product_attention(q, k, v, is_causal=True)
    torch.testing.assert_close(attend(q, k, v, masks.causal(TQ, TK)).output, expected)


def test_gradients_are_those_of_torch():
    allowed = ZERO_ROW
    mine, fused, theirs = ([t.requires_grad_() for t in qkv(2)] for _ in range(3))
    config = AttentionConfig(temperature=0.7)
    attend(*mine, allowed, config).output.pow(2).sum().backward()
    attend_output(*fused, allowed, config).pow(2).sum().backward()
    expected = scaled_dot_product_attention(*theirs, attn_mask=allowed, scale=DK**-0.5 / 0.7)
    expected.pow(2).sum().backward()
    for a, b, c in zip(mine, fused, theirs, strict=True):
        torch.testing.assert_close(a.grad, c.grad)
        torch.testing.assert_close(b.grad, c.grad)


@pytest.mark.parametrize("name", ["q", "k", "v"])
def test_gradients_are_those_of_small_differences(name: str):
    inputs = dict(zip("qkv", qkv(), strict=True))
    varied = inputs.pop(name).requires_grad_()
    config = AttentionConfig(temperature=0.6, dropout=0.3, seed=4)
    assert torch.autograd.gradcheck(
        lambda x: attend(**inputs, **{name: x}, allowed=ZERO_ROW, config=config).output, (varied,)
    )


def test_steps_are_named_for_what_they_are():
    q, k, v = qkv()
    trace = attend(q, k, v, ALLOWED["causal"], AttentionConfig(scale=0.25, temperature=2.0))
    torch.testing.assert_close(trace.scores, q @ k.T)
    torch.testing.assert_close(trace.scaled, trace.scores / 4)
    assert torch.equal(trace.masked.isneginf(), ~ALLOWED["causal"])
    assert torch.equal(trace.masked[ALLOWED["causal"]], trace.scaled[ALLOWED["causal"]])
    torch.testing.assert_close(trace.weights, torch.softmax(trace.masked / 2, -1))
    assert trace.v is v


class Inputs(NamedTuple):
    """What attend takes."""

    q: Tensor
    k: Tensor
    v: Tensor
    allowed: Tensor | None
    config: AttentionConfig


@st.composite
def inputs(draw_from, masked: bool | None = None, full: bool = False) -> Inputs:
    """Draw inputs of any legal shape; full: no axis is broadcast or empty."""
    size = st.integers(1 if full else 0, 4)
    lead = tuple(draw_from(st.lists(st.sampled_from((1, 2, 3) if full else (0, 1, 2, 3)), max_size=2)))
    tq, tk, dk, dv = draw_from(size), draw_from(size), draw_from(st.integers(1, 5)), draw_from(size)
    seed = draw_from(st.integers(0, 1000))
    parts = st.just(lead) if full else shapes_that_broadcast(lead)
    q, k, v = (draw(*draw_from(parts), *shape, seed=seed + i) for i, shape in enumerate(((tq, dk), (tk, dk), (tk, dv))))
    allowed = None
    if draw_from(st.booleans()) if masked is None else masked:
        joint = torch.broadcast_shapes(q.shape[:-2], k.shape[:-2], v.shape[:-2])
        shape = draw_from(shapes_that_broadcast((*joint, tq, tk)))
        allowed = draw(*shape, seed=seed + 3) > draw_from(st.sampled_from((-1.0, 0.0, 1.0)))
    config = AttentionConfig(
        scale=draw_from(st.none() | st.floats(-3, 3)),
        temperature=draw_from(st.sampled_from((0, 1e-40, 1e-4, 0.1, 1, 20, 1e9, 1e300))),
        dropout=draw_from(st.sampled_from((0, 0.3, 1))),
        seed=seed,
    )
    return Inputs(q, k, v, allowed, config)


@given(inputs())
@SETTINGS
def test_rows_sum_to_one_or_to_zero(given_inputs: Inputs):
    q, _, _, allowed, _ = given_inputs
    weights = attend(*given_inputs).weights
    sees = torch.ones_like(weights, dtype=torch.bool) if allowed is None else allowed.expand(weights.shape)
    assert weights.isfinite().all()
    assert (weights >= 0).all()
    torch.testing.assert_close(weights.sum(-1), sees.any(-1).to(q.dtype))


@given(inputs(masked=True))
@SETTINGS
def test_hidden_weights_are_exactly_zero(given_inputs: Inputs):
    trace = attend(*given_inputs)
    hidden = ~given_inputs.allowed.expand(trace.weights.shape)
    assert (trace.weights[hidden] == 0).all()
    assert (trace.dropped[hidden] == 0).all()
    assert (trace.masked[hidden] == -torch.inf).all()


@given(inputs())
@SETTINGS
def test_output_is_dropped_weights_times_values(given_inputs: Inputs):
    trace = attend(*given_inputs)
    torch.testing.assert_close(trace.output, trace.dropped @ given_inputs.v)


@given(inputs())
@SETTINGS
def test_contributions_sum_to_the_output(given_inputs: Inputs):
    trace = attend(*given_inputs)
    for query in range(given_inputs.q.shape[-2]):
        parts = trace.contributions(query)
        assert parts.shape[-2:] == given_inputs.v.shape[-2:]
        torch.testing.assert_close(parts.sum(-2), trace.output[..., query, :])


@given(inputs())
@SETTINGS
def test_output_alone_is_the_traces(given_inputs: Inputs):
    torch.testing.assert_close(attend_output(*given_inputs), attend(*given_inputs).output)


@given(inputs(full=True), st.floats(-50, 50))
@SETTINGS
def test_a_constant_added_to_a_row_of_scores_changes_no_weight(given_inputs: Inputs, constant: float):
    q, k, v, allowed, config = given_inputs
    config = AttentionConfig(0.5, max(config.temperature, 0.1))
    before = attend(q, k, v, allowed, config).weights
    one = torch.ones_like(k[..., :1])  # one more column turns q·k into q·k + constant
    shifted_q = torch.cat([q, torch.full_like(q[..., :1], constant)], -1)
    torch.testing.assert_close(attend(shifted_q, torch.cat([k, one], -1), v, allowed, config).weights, before)


@given(inputs(masked=False, full=True))
@SETTINGS
def test_without_a_mask_order_means_nothing(given_inputs: Inputs):
    q, k, v, _, config = given_inputs
    config = AttentionConfig(config.scale, max(config.temperature, 0.1))
    generator = torch.Generator().manual_seed(config.seed)
    queries, keys = (torch.randperm(t.shape[-2], generator=generator) for t in (q, k))
    expected = attend(q, k, v, None, config)
    turned = attend(q[..., queries, :], k[..., keys, :], v[..., keys, :], None, config)
    torch.testing.assert_close(turned.output, expected.output[..., queries, :])
    torch.testing.assert_close(turned.weights, expected.weights[..., queries, :][..., keys])


@given(inputs())
@SETTINGS
def test_inputs_stay_as_they_were(given_inputs: Inputs):
    copies = [None if t is None else t.clone() for t in given_inputs[:4]]
    trace = attend(*given_inputs)
    attend_output(*given_inputs)
    trace.contributions(0) if given_inputs.q.shape[-2] else None
    for tensor, copy in zip(given_inputs[:4], copies, strict=True):
        assert tensor is None or torch.equal(tensor, copy)


def test_examples_never_talk():
    q, k, v = qkv(2)
    before = attend(q, k, v).output
    k[1] *= 3
    after = attend(q, k, v).output
    assert torch.equal(after[0], before[0])
    assert not torch.allclose(after[1], before[1])


@pytest.mark.parametrize("temperature", [0, 0.1, 1, 20])
@pytest.mark.parametrize("lead", LEADS, ids=str)
def test_shapes(lead: tuple[int, ...], temperature: float):
    trace = attend(*qkv(*lead), config=AttentionConfig(temperature=temperature))
    shapes = dict.fromkeys(("scores", "scaled", "biased", "masked", "logits", "weights", "dropped"), (*lead, TQ, TK))
    shapes |= {"q": (*lead, TQ, DK), "k": (*lead, TK, DK), "v": (*lead, TK, DV), "output": (*lead, TQ, DV)}
    assert {name: tuple(getattr(trace, name).shape) for name in shapes} == shapes
    assert {field.name for field in fields(AttentionTrace)} - {"temperature", "group"} == shapes.keys() - {"logits"}


@pytest.mark.parametrize("temperature", [0, 1e-40, 1e-30, 0.3, 1, 20, 1e300])
def test_softmax_is_taken_of_the_logits(temperature: float):
    q, k, v = qkv(2)
    allowed = masks.causal(TQ, TK) & masks.window(TQ, TK, 1)
    allowed[2] = False
    trace = attend(q, k, v, allowed, AttentionConfig(temperature=temperature))
    assert trace.q is q
    assert trace.k is k
    assert torch.equal(trace.logits.isneginf() | allowed, torch.ones_like(trace.logits, dtype=torch.bool))
    torch.testing.assert_close(torch.softmax(trace.logits, -1).nan_to_num(), trace.weights)
    if temperature >= 1e-30:
        torch.testing.assert_close(trace.logits, trace.masked / temperature)


def test_logits_of_nothing_and_of_ties():
    q, k, v = qkv()
    assert tuple(attend(q, k[:0], v[:0], config=AttentionConfig(temperature=0)).logits.shape) == (TQ, 0)
    ties = attend(torch.zeros_like(q), k, v, config=AttentionConfig(temperature=0)).logits
    assert torch.equal(ties, torch.zeros(TQ, TK, dtype=q.dtype))


def test_config_and_trace_are_frozen():
    q, k, v = qkv()
    for frozen, name in ((AttentionConfig(), "scale"), (attend(q, k, v), "weights")):
        with pytest.raises(AttributeError, match="cannot assign"):
            setattr(frozen, name, 1.0)


@pytest.mark.parametrize("query", [-1, TQ, 1.0, True])
def test_contributions_of_no_such_query(query):
    with pytest.raises(ValueError, match=rf"query must be a whole number from 0 to {TQ - 1}, got {query}"):
        attend(*qkv()).contributions(query)


@pytest.mark.parametrize("seed", [0.5, "1", True, 2**64, -(2**63) - 1])
def test_seed_must_be_whole(seed):
    with pytest.raises(ValueError, match="seed must be a whole number"):
        AttentionConfig(seed=seed)


def test_hotter_is_flatter():
    q, k, v = qkv()
    tops = [attend(q, k, v, None, AttentionConfig(temperature=t)).weights.amax(-1) for t in (0, 0.1, 0.5, 1, 4, 1e9)]
    for cold, hot in itertools.pairwise(tops):
        assert (cold >= hot).all()
    torch.testing.assert_close(tops[0], torch.ones(TQ, dtype=torch.float64))
    torch.testing.assert_close(tops[-1], torch.full((TQ,), 1 / TK, dtype=torch.float64))
