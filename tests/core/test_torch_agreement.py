"""The core's outputs beside torch's own: small where they agree, large where a step is wrong."""

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
@pytest.mark.parametrize(("scale", "power"), [("head", 0.0), ("head", 0.5), ("model", 0.5), ("head", 0.8)])
@pytest.mark.parametrize("temperature", [0.1, 1, 20, 1e9, 1e300])
@pytest.mark.parametrize("mask", ["none", "causal", "window", "prefix"])
def test_it_agrees(mask: str, temperature: float, scale: str, power: float, memory: tuple[str, ...] | None):
    found = compared(replace(SCENE, mask=mask, temperature=temperature, scale=scale, power=power, memory=memory))
    assert found.call == SDPA
    assert found.difference < 1e-5
    assert not found.before_dropout


@pytest.mark.parametrize("mask", ["none", "causal", "window", "prefix"])
@pytest.mark.parametrize("temperature", [0, 1e-45, 1e-39, 2e-38])
def test_at_the_limit_it_agrees_with_the_largest_score(temperature: float, mask: str):
    found = compared(replace(SCENE, mask=mask, temperature=temperature, power=0.0, head_size=64))
    assert found.call == TOP
    assert found.difference < 1e-5


def test_a_query_that_sees_nothing_agrees():
    view = replace(SCENE, memory=("a", "b"), mask="window", window=0)
    assert not view.allowed().any(-1).all()
    for temperature in (0, 1):
        assert compared(replace(view, temperature=temperature)).difference < 1e-5


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


def test_a_wrong_mask_is_seen():
    view = replace(SCENE, mask="causal")
    assert torch_agreement.with_torch(trace(replace(SCENE)), view.allowed(), view.config()).difference > 0.1


def test_a_wrong_temperature_is_seen():
    found = torch_agreement.with_torch(trace(SCENE), None, replace(SCENE, temperature=0.5).config())
    assert found.difference > 0.01


def test_half_types_are_compared():
    view = replace(SCENE, mask="causal")
    found = trace(view)
    halves = {name: getattr(found, name).to(torch.bfloat16) for name in ("q", "k", "v")}
    rounded = replace(found, heads=replace(found.heads, **halves))
    assert torch_agreement.with_torch(rounded, view.allowed(), view.config()).difference < 0.05
    assert torch.isfinite(found.output).all()


def test_the_largest_difference_counts_however_many_outputs_agree():
    """Weights of a half over 0 and 4 give 2 twice; all on 0 in the second row gives 0 there: 2 apart, 1 on average."""
    zero, one, x = torch.zeros(1, 1), torch.ones(1, 1), torch.tensor([[0.0], [4.0]])
    halves = attend_in_heads(x, x, Projections(zero, zero, one), 1)
    wrong = replace(halves, heads=replace(halves.heads, weights=torch.tensor([[[0.5, 0.5], [1.0, 0.0]]])))
    assert torch_agreement.with_torch(halves, None, AttentionConfig()).difference == 0
    assert torch_agreement.with_torch(wrong, None, AttentionConfig()).difference == 2
    assert torch_agreement.with_torch(wrong, None, AttentionConfig(temperature=0)).difference == 2
