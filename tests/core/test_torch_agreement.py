"""The core's outputs beside torch's own: small where they agree, large where a step is wrong."""

import itertools
from dataclasses import replace

import pytest
import torch

from attn_core import AttentionConfig, Projections, attend_in_heads, torch_agreement
from attn_core.scene import Scene, trace

SDPA, TOP = "torch.nn.functional.scaled_dot_product_attention", "the mean of the values at the largest score"
SCENE = Scene(("the", "bat", "flew", "out", "of", "a", "cave"), heads=3, head_size=5, d_model=16)


def compared(view: Scene) -> torch_agreement.Agreement:
    """Return what torch says of a scene."""
    return torch_agreement.with_torch(trace(view), view.allowed(), view.config())


@pytest.mark.parametrize("memory", [None, ("a", "bear")])
@pytest.mark.parametrize("mask", ["none", "causal", "window", "prefix"])
def test_it_agrees(mask: str, memory: tuple[str, ...] | None):
    for temperature, scale, power in itertools.product((0.1, 1, 20, 1e300), ("head", "model"), (0.0, 0.5, 0.8)):
        found = compared(replace(SCENE, mask=mask, temperature=temperature, scale=scale, power=power, memory=memory))
        assert found.call == SDPA
        assert found.difference < 1e-5
        assert not found.before_dropout
    for temperature in (0, 1e-45, 2e-38):
        found = compared(replace(SCENE, mask=mask, temperature=temperature, power=0.0, head_size=64, memory=memory))
        assert found.call == TOP
        assert found.difference < 1e-5


@pytest.mark.parametrize("dropout", [0.3, 1])
def test_dropout_is_left_out(dropout: float):
    found = compared(replace(SCENE, dropout=dropout))
    assert found.difference < 1e-5
    assert found.before_dropout


@pytest.mark.parametrize("changes", [{"words": ()}, {"memory": ()}])
def test_nothing_to_compare(changes: dict):
    assert compared(replace(SCENE, **changes)) == (0, "zeros", False)


@pytest.mark.parametrize("temperature", [0, 1])
def test_a_wrong_step_is_seen(temperature: float):
    view = replace(SCENE, mask="causal", temperature=temperature)
    found = trace(view)
    wrong = replace(found, heads=replace(found.heads, weights=found.heads.weights.roll(1, -1)))
    assert torch_agreement.with_torch(wrong, view.allowed(), view.config()).difference > 0.1


def test_the_largest_difference_counts_however_many_outputs_agree():
    """Weights of a half over 0 and 4 give 2 twice; all on 0 in the second row gives 0 there: 2 apart, 1 on average."""
    zero, one, x = torch.zeros(1, 1), torch.ones(1, 1), torch.tensor([[0.0], [4.0]])
    halves = attend_in_heads(x, x, Projections(zero, zero, one), 1)
    wrong = replace(halves, heads=replace(halves.heads, weights=torch.tensor([[[0.5, 0.5], [1.0, 0.0]]])))
    assert torch_agreement.with_torch(halves, None, AttentionConfig()).difference == 0
    assert torch_agreement.with_torch(wrong, None, AttentionConfig()).difference == 2
    assert torch_agreement.with_torch(wrong, None, AttentionConfig(temperature=0)).difference == 2
