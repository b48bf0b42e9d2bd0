"""Shuffled tokens give shuffled outputs; positions and masks break that; distance says nothing without positions."""

from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import Projections, masks, positions, scene
from attn_core.experiments import perturbation
from attn_core.experiments.stacked_layers import Layer
from attn_core.scene import Scene
from tests.edges import draw64 as draw

PROJECTIONS = Projections(draw(6, 4, seed=1), draw(6, 4, seed=2), draw(6, 4, seed=3))
X = draw(7, 6)
ADDED = positions.sinusoidal(12, 6).double()
BARE = Layer(PROJECTIONS, 2)


@given(st.permutations(range(7)))
@settings(deadline=None, derandomize=True, max_examples=10)
def test_outputs_follow_their_tokens(places: list[int]):
    found = perturbation.shuffle(BARE, X, torch.tensor(places))
    assert found.difference < 1e-12
    torch.testing.assert_close(found.shuffled, found.output[places])
    torch.testing.assert_close(found.undone, found.output)


@pytest.mark.parametrize(
    "layer", [Layer(PROJECTIONS, 2, added=ADDED), Layer(PROJECTIONS, 2, masks.causal(12, 12))], ids=["positions", "causal"]
)
def test_positions_or_a_mask_tell_tokens_apart(layer: Layer):
    found = perturbation.shuffle(layer, X, perturbation.permutation(7, seed=1))
    assert found.difference > 0.01
    assert found.difference == found.moved.max().item()
    assert found.moved.shape == (7,)
    assert perturbation.shuffle(layer, X, torch.arange(7)).difference == 0


WORDS = ("to", "be", "or", "not", "that", "is", "it")
SETTING = Scene(WORDS, head_size=3, d_model=6, mask="causal", power=0.0)
DISTANCES = [1, 2, 4, 11]


def test_distance_says_nothing_without_positions():
    found = perturbation.by_distance(replace(SETTING, positions=False), 2, 5, DISTANCES)
    expected = scene.trace(replace(SETTING, positions=False)).heads.scaled[:, 2, 5].expand(4, 2)
    torch.testing.assert_close(found, expected)


def test_distance_says_something_with_positions():
    found = perturbation.by_distance(SETTING, 2, 5, DISTANCES)
    assert (found - found[0]).abs()[1:].min() > 1e-3
    words = tuple(WORDS[i] for i in (2, 1, 2, 3, 5))  # the query first, the key 4 places on, the text between
    torch.testing.assert_close(found[2], scene.trace(replace(SETTING, words=words)).heads.scaled[:, 0, 4])
