"""Several heads against torch's nn.MultiheadAttention, and against the same heads one at a time."""

import re
from dataclasses import replace

import pytest
import torch
from torch import Tensor, nn

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


def nan_at(tensor: Tensor, *index: int) -> Tensor:
    """Return tensor with a NaN in it."""
    changed = tensor.clone()
    changed[index] = torch.nan
    return changed


X, LAYER = draw(B, TQ, D), layer()
WRONG = [
    ({"projections": None}, "projections must be Projections(wq, wk, wv, wo), got NoneType"),
    ({"heads": 2}, "heads must divide the columns of wq: got 2 heads and 33 columns"),
    ({"heads": 3.0}, "heads must be a whole number at least 1, got 3.0"),
    ({"projections": replace(LAYER, wv=LAYER.wv[:, :32])}, "heads must divide the columns of wv: got 3 heads and 32"),
    ({"projections": replace(LAYER, wq=LAYER.wq[:32])}, "wq must have 33 rows, one per input column, got shape (32, 33)"),
    ({"projections": replace(LAYER, wk=LAYER.wk[:, :30])}, "q and k must have the same width"),
    (
        {"projections": replace(LAYER, wo=LAYER.wo[:32])},
        "wo must have 33 rows, one per column of the joined heads, got shape (32, 33)",
    ),
    ({"projections": replace(LAYER, wv=LAYER.wv[None])}, "wv must have 2 axes, got shape (1, 33, 33)"),
    ({"projections": replace(LAYER, wq=LAYER.wq.float())}, "x and wq must have one type, got torch.float64 and"),
    ({"projections": replace(LAYER, wk=nan_at(LAYER.wk, 4, 2))}, "wk must be finite, got nan at index (4, 2)"),
    ({"x": X[0, 0]}, "x must have 2 axes, got shape (33,)"),
    ({"x": nan_at(X, 1, 2, 3)}, "x must be finite, got nan at index (1, 2, 3)"),
    ({"memory": X[..., :32]}, "wk must have 32 rows, one per input column, got shape (33, 33)"),
    ({"memory": X.to("meta")}, "x and memory must be on one device, got cpu and meta"),
    ({"x": X.long()}, "x must hold floating-point numbers, got torch.int64"),
    ({"allowed": masks.causal(TQ, TK)}, "allowed must broadcast to (2, 5, 5), got shape (5, 7)"),
    ({"allowed": masks.causal(TQ, TQ).expand(H, -1, -1)}, "allowed must broadcast to (2, 5, 5), got shape (3, 5, 5)"),
]


@pytest.mark.parametrize(("changed", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_what_is_refused(changed: dict, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        attend_in_heads(**({"x": X, "memory": X, "projections": LAYER, "heads": H} | changed))
