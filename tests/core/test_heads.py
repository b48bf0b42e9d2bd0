"""Several heads against torch's nn.MultiheadAttention, and against the same heads one at a time."""

from dataclasses import replace

import pytest
import torch
from torch import nn

from attn_core import AttentionConfig, Projections, attend_in_heads, masks
from tests.edges import draw64 as draw

B, TQ, TK, H, D = 2, 5, 7, 3, 33  # D is H heads of 11


def layer(width: int = D, heads: int = H, key: int = 11, value: int = 11, mixed: bool = True) -> Projections:
    """Return float64 projections."""
    shapes = ((width, heads * key), (width, heads * key), (width, heads * value), (heads * value, width))
    wq, wk, wv, wo = (draw(*shape, seed=10 + i) / width**0.5 for i, shape in enumerate(shapes))
    return Projections(wq, wk, wv, wo if mixed else None)


def theirs(projections: Projections) -> nn.MultiheadAttention:
    """Return torch's module with the same weights: (out, in), query, key, value stacked."""
    module = nn.MultiheadAttention(D, H, bias=False, batch_first=True, dtype=torch.float64)
    stacked = torch.cat([projections.wq, projections.wk, projections.wv], 1)
    with torch.no_grad():
        module.in_proj_weight.copy_(stacked.T)
        module.out_proj.weight.copy_(projections.wo.T)
    return module.requires_grad_(False)


ALLOWED = {
    "none": lambda tq, tk: None,
    "causal": masks.causal,
    "window": lambda tq, tk: masks.window(tq, tk, 1),
    "prefix": lambda tq, tk: masks.causal(tq, tk) | masks.prefix(tq, tk, 3),
    "strided": lambda tq, tk: masks.strided(tq, tk, 2),
}


@pytest.mark.parametrize("temperature", [0.25, 1.0])
@pytest.mark.parametrize("mask", ALLOWED)
@pytest.mark.parametrize("keys", [0, TK, TQ], ids=["self", "cross", "cross of one shape"])
def test_torchs_module_agrees(keys: int, mask: str, temperature: float):
    projections, x = layer(), draw(B, TQ, D)
    memory = draw(B, keys, D, seed=1) if keys else x
    allowed = ALLOWED[mask](TQ, memory.shape[1])
    # their scale is fixed at 1/sqrt(11): a temperature goes into their queries, and into our scale
    hidden = None if allowed is None else ~allowed  # they mean the opposite by True
    module = theirs(replace(projections, wq=projections.wq / temperature))
    expected, weights = module(x, memory, memory, attn_mask=hidden, average_attn_weights=False)
    for config in (AttentionConfig(scale=11**-0.5 / temperature), AttentionConfig(temperature=temperature)):
        trace = attend_in_heads(x, memory, projections, H, allowed, config)
        torch.testing.assert_close(trace.output, expected)
        torch.testing.assert_close(trace.heads.weights, weights)


def test_torchs_module_agrees_on_padding():
    projections, x, memory = layer(), draw(B, TQ, D), draw(B, TK, D, seed=1)
    allowed = masks.padding([3, 7], TK)
    expected, weights = theirs(projections)(x, memory, memory, key_padding_mask=~allowed[:, 0], average_attn_weights=False)
    trace = attend_in_heads(x, memory, projections, H, allowed)
    torch.testing.assert_close(trace.output, expected)
    torch.testing.assert_close(trace.heads.weights, weights)


def test_as_many_examples_as_heads_are_not_mixed_up():
    x = draw(H, TK, D)
    allowed = masks.padding([1, 4, 7], TK)
    together = attend_in_heads(x, x, layer(), H, allowed).output
    for b in range(H):
        torch.testing.assert_close(together[b], attend_in_heads(x[b], x[b], layer(), H, allowed[b]).output)


def test_one_memory_for_many_examples():
    x, memory = draw(B, TQ, D), draw(TK, D, seed=1)
    trace = attend_in_heads(x, memory, layer(), H, masks.padding([3, 6], TK))
    for b, length in enumerate((3, 6)):
        single = attend_in_heads(x[b], memory, layer(), H, masks.prefix(TQ, TK, length))
        torch.testing.assert_close(trace.output[b], single.output)
