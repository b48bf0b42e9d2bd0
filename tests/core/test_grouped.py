"""Grouped heads: fewer heads of keys and values than of queries, against torch's enable_gqa and the loops."""

from dataclasses import replace

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import (
    AttentionConfig,
    Projections,
    attend,
    attend_in_heads,
    attend_output,
    masks,
    one_query,
    reference,
    torch_agreement,
)
from attn_core.sources.projecting import Read, Vectors
from tests.edges import draw

SETTINGS = settings(deadline=None, max_examples=60, derandomize=True, suppress_health_check=list(HealthCheck))
WORDS = ("the", "bat", "flew", "out", "of", "the", "cave")


@st.composite
def inputs(draw_from) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None, AttentionConfig, int]:
    """Draw float64 q, k, v, a mask, a bias, a configuration, and how many heads share one of k and v, 2 to 4."""
    size, seed, group = st.integers(1, 4), draw_from(st.integers(0, 1000)), draw_from(st.integers(2, 4))
    lead = tuple(draw_from(st.lists(st.integers(1, 3), max_size=1)))
    shared, tq, tk, dk, dv = (draw_from(size) for _ in range(5))
    shapes = (shared * group, tq, dk), (shared, tk, dk), (shared, tk, dv)
    q, k, v = (draw(*lead, *shape, seed=seed + i).double() for i, shape in enumerate(shapes))
    allowed = draw(tq, tk, seed=seed + 3) > -0.5 if draw_from(st.booleans()) else None
    bias = draw(shared * group, tq, tk, seed=seed + 4).double() if draw_from(st.booleans()) else None
    config = AttentionConfig(draw_from(st.none() | st.floats(-3, 3)), draw_from(st.sampled_from((0, 0.1, 1, 20))))
    return q, k, v, allowed, bias, config, group


@given(inputs())
@SETTINGS
def test_torch_agrees(given_inputs: tuple):
    q, k, v, allowed, bias, config, group = given_inputs
    config = replace(config, temperature=max(config.temperature, 0.1))
    mask = allowed
    if bias is not None:
        mask = bias / config.temperature
        mask = mask if allowed is None else mask.masked_fill(~allowed, -torch.inf)
    scale = config.factor(q.shape[-1]) / config.temperature
    batch = (t if t.ndim > 3 else t[None] for t in (q, k, v))
    expected = scaled_dot_product_attention(*batch, attn_mask=mask, scale=scale, enable_gqa=True).nan_to_num()
    expected = expected if q.ndim > 3 else expected[0]
    trace = attend(q, k, v, allowed, config, bias=bias)
    torch.testing.assert_close(trace.output, expected)
    torch.testing.assert_close(attend_output(q, k, v, allowed, config, bias=bias), expected)
    assert trace.group == group
    assert trace.k.shape == (*q.shape[:-2], *k.shape[-2:])
    assert torch.equal(trace.v[..., ::group, :, :], v)
    torch.testing.assert_close(trace.contributions(0).sum(-2), trace.output[..., 0, :])


@given(inputs())
@SETTINGS
def test_the_loops_agree(given_inputs: tuple):
    q, k, v, allowed, bias, config, group = given_inputs
    trace = attend(q, k, v, allowed, config, bias=bias)
    if q.ndim == 3:
        weights, output = reference.attend_in_heads_by_loops(q, k, v, allowed, config.scale, config.temperature, bias=bias)
        torch.testing.assert_close(trace.weights, torch.tensor(weights, dtype=torch.float64))
        torch.testing.assert_close(trace.output, torch.tensor(output, dtype=torch.float64))
    for head in range(q.shape[-3]):
        parts = (q[..., head, :, :], k[..., head // group, :, :], v[..., head // group, :, :])
        single = attend(*parts, allowed, config, bias=None if bias is None else bias[head])
        torch.testing.assert_close(trace.output[..., head, :, :], single.output)


# ---- layers ----


def layer(shared: int, heads: int = 6, width: int = 12) -> Projections:
    """Return projections with heads of size 4, values of size 3, and so many heads of keys and values."""
    shapes = (width, heads * 4), (width, shared * 4), (width, shared * 3), (heads * 3, width)
    return Projections(*(draw(*shape, seed=20 + i) for i, shape in enumerate(shapes)))


def whole(grouped: Projections, shared: int, heads: int = 6) -> Projections:
    """Return the same layer with its shared heads written once for each head that reads them."""
    wk, wv = (
        w.unflatten(1, (shared, -1)).repeat_interleave(heads // shared, 1).flatten(1) for w in (grouped.wk, grouped.wv)
    )
    return replace(grouped, wk=wk, wv=wv)


@pytest.mark.parametrize("shared", [1, 2, 3, 6])
@pytest.mark.parametrize("lead", [(), (2,)])
def test_a_layer_with_fewer_columns_shares_heads(lead: tuple[int, ...], shared: int):
    grouped, x, memory = layer(shared), draw(*lead, 5, 12), draw(*lead, 7, 12, seed=1)
    allowed, config = masks.causal(5, 7), AttentionConfig(temperature=0.6)
    found, expected = (attend_in_heads(x, memory, w, 6, allowed, config) for w in (grouped, whole(grouped, shared)))
    assert found.heads.group == 6 // shared
    assert grouped.key_value_heads(6) == shared
    for name in ("q", "k", "v", "joined", "output"):
        torch.testing.assert_close(getattr(found, name), getattr(expected, name))
    if not lead:
        agreement = torch_agreement.with_torch(found, allowed, config)
        assert agreement.difference < 1e-5
        swapped = replace(found.heads, k=found.k.flip(0), v=found.v.flip(0))
        assert torch_agreement.with_torch(replace(found, heads=swapped), allowed, config).difference > 0.01 or shared == 1
        for head in range(6):
            q, k, v = Read(x, memory, grouped, 6).of_head(head).project()
            torch.testing.assert_close(q[0], found.q[head])
            torch.testing.assert_close(k[0], found.k[head])
            torch.testing.assert_close(v[0], found.v[head])
            for cut, alone in zip(Vectors(found.q, found.heads.k, found.heads.v).of_head(head), (q, k, v), strict=True):
                torch.testing.assert_close(cut, alone)
            ledger = one_query.ledger(found, head, 3)
            torch.testing.assert_close(ledger.adds.sum(0), found.heads.output[head, 3])
