"""Recording: every call of scaled_dot_product_attention in a model, with its mask, its place and its diagnosis."""

import math
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn.functional import scaled_dot_product_attention

import attn_core
from attn_core import attend, masks
from tests.edges import draw, refused

X = draw(2, 6, 8)
FLOATS = torch.randn(6, 6, generator=torch.Generator().manual_seed(1))


class Attention(nn.Module):
    """Two heads that call torch's function with what they are given."""

    def __init__(self, **given: Any) -> None:
        super().__init__()
        self.inputs, self.given = nn.Linear(8, 24), given

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.inputs(x).unflatten(-1, (3, 2, 4)).movedim(-3, 0).transpose(-3, -2)
        return scaled_dot_product_attention(q, k, v, **self.given).transpose(-3, -2).flatten(-2)


def recorded(**given: Any) -> attn_core.Call:
    """Return the one call of an Attention."""
    model = Attention(**given)
    with attn_core.record(model) as calls:
        output = model(X)
    (call,) = calls
    torch.testing.assert_close(call.output.transpose(-3, -2).flatten(-2), output.detach())
    return call


def test_calls_are_named_by_the_module_that_makes_them():
    layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
    model = nn.Sequential(nn.TransformerEncoder(layer, 2), Attention(is_causal=True))
    for mode in (model.train(), model.eval()):  # in evaluation torch has a faster path, which calls no such function
        with attn_core.record(mode) as calls, torch.set_grad_enabled(mode.training):
            mode(X)
        assert [call.module for call in calls] == ["0.layers.0.self_attn", "0.layers.1.self_attn", "1"]
        assert [call.is_causal for call in calls] == [False, False, True]
    assert all(call.diagnose().is_attention for call in calls)
    assert repr(calls[2]) == "Call in 1 of q (2, 2, 6, 4), k (2, 2, 6, 4), v (2, 2, 6, 4), output (2, 2, 6, 4)"
    assert recorded().module == ""


def test_torchs_module_is_recorded_with_its_mask():
    module, allowed = nn.MultiheadAttention(8, 2, batch_first=True), masks.causal(6, 6)
    with attn_core.record(module) as calls:
        output, _ = module(X, X, X, attn_mask=~allowed, need_weights=False)
    assert torch.equal(calls[0].allowed.squeeze(), allowed)
    assert calls[0].diagnose().settings == {"scale": "0.5", "mask": "given"}
    torch.testing.assert_close(module.out_proj(calls[0].output.transpose(1, 2).flatten(-2)), output)


def test_gradients_stay_and_nothing_is_recorded_afterwards():
    model = Attention(is_causal=True)
    model(X).square().sum().backward()
    expected = model.inputs.weight.grad
    model.zero_grad()
    with attn_core.record(model) as calls:
        model(X).square().sum().backward()
    torch.testing.assert_close(model.inputs.weight.grad, expected)
    model(X)
    assert len(calls) == 1
    assert not any(value.requires_grad for value in vars(calls[0]).values() if isinstance(value, Tensor))
    assert not model._forward_hooks
    assert not model.inputs._forward_pre_hooks


def test_copies_stay_when_a_model_writes_to_its_tensors():
    q, allowed, learned = X.clone(), masks.causal(6, 6), FLOATS.clone().requires_grad_()
    with attn_core.record(nn.Identity()) as calls:
        scaled_dot_product_attention(q, q, q, allowed).mul_(2)
        scaled_dot_product_attention(q, q, q, learned)
    q.zero_()
    allowed.zero_()
    assert torch.equal(calls[0].k, X)
    assert all(call.diagnose().is_attention for call in calls)
    assert not calls[1].bias.requires_grad


def test_a_module_that_fails_is_left():
    class Fails(Attention):
        def forward(self, x: Tensor) -> Tensor:
            try:
                self.inputs(x[..., :1])
            except RuntimeError:
                return super().forward(x)
            raise AssertionError

    with attn_core.record(model := Fails()) as calls:
        model(X)
    assert calls[0].module == ""


HIDDEN = torch.zeros(6, 6).masked_fill(~masks.causal(6, 6), -math.inf)
LOW = torch.zeros(6, 6).masked_fill(~masks.causal(6, 6), torch.finfo(torch.float32).min)


@pytest.mark.parametrize(
    ("mask", "allowed", "bias"),
    [
        (masks.causal(6, 6), masks.causal(6, 6), None),
        (FLOATS, None, FLOATS),
        (HIDDEN + FLOATS, masks.causal(6, 6), FLOATS.tril()),
        (LOW, masks.causal(6, 6), torch.zeros(6, 6)),
        (torch.full((6, 6), -1e4), None, torch.full((6, 6), -1e4)),
    ],
    ids=["boolean", "bias", "-inf and a bias", "least numbers", "rows that are low"],
)
def test_a_mask_is_split(mask: Tensor, allowed: Tensor | None, bias: Tensor | None):
    call = recorded(attn_mask=mask)
    for found, expected in ((call.allowed, allowed), (call.bias, bias)):
        assert (found is None) == (expected is None)
        assert expected is None or torch.equal(found, expected)
    assert call.diagnose().is_attention
    ours = attend(call.q, call.k, call.v, call.allowed, bias=call.bias).output
    largest = 1.0 if call.bias is None else max(1.0, call.bias.abs().max().item())  # scores beside it are rounded so
    torch.testing.assert_close(call.output, ours, rtol=1e-5, atol=max(1e-5, largest * torch.finfo(torch.float32).eps))


def test_the_scale_and_the_causal_mask_are_those_of_the_call():
    scaled = recorded(scale=1.0).diagnose()
    assert scaled.settings == {"scale": "1", "mask": "given"}
    with attn_core.record(nn.Identity()) as calls:
        scaled_dot_product_attention(X[:, :2], X, X, is_causal=True, scale=0.1)
    assert calls[0].diagnose().is_attention
    said = calls[0].diagnose(masks.causal(2, 6, "lower_right"))  # what was meant, with a cache of keys
    assert "causal_from_the_first_key" in said.names


def test_grouped_heads_and_dropout():
    q, k = draw(1, 4, 5, 8), draw(1, 2, 5, 8, seed=1)
    with attn_core.record(nn.Identity()) as calls:
        scaled_dot_product_attention(q, k, k, enable_gqa=True)
        for width in (8, 2):  # of values: with fewer components than keys the output doesn't tell which weights were dropped
            scaled_dot_product_attention(q, q, q[..., :width], None, 0.5)
    assert [call.enable_gqa for call in calls] == [True, False, False]
    assert calls[0].diagnose().is_attention
    assert "dropout_in_evaluation" in calls[1].diagnose().names
    assert calls[2].diagnose().steps[0].startswith("The call drops weights with probability 0.5, so its output is random")


def test_what_is_no_module_is_refused():
    with refused("model must be a torch.nn.Module, got function"), attn_core.record(recorded):
        pass
