"""Shuffled tokens give shuffled outputs; positions and masks break that; distance says nothing without positions."""

import re

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from attn_core import Projections, masks, positions
from attn_core.experiments import permutation
from attn_core.experiments.stacked_layers import Layer


def draw(*shape: int, seed: int = 0) -> Tensor:
    """Return a seeded Gaussian float64 tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


PROJECTIONS = Projections(draw(6, 4, seed=1), draw(6, 4, seed=2), draw(6, 4, seed=3))
X = draw(7, 6)
ADDED = positions.sinusoidal(12, 6).double()
BARE = Layer(PROJECTIONS, 2)


@given(st.permutations(range(7)))
@settings(deadline=None, derandomize=True, max_examples=10)
def test_outputs_follow_their_tokens(places: list[int]):
    found = permutation.shuffle(BARE, X, torch.tensor(places))
    assert found.difference < 1e-12
    torch.testing.assert_close(found.shuffled, found.output[places])
    torch.testing.assert_close(found.undone, found.output)


@pytest.mark.parametrize(
    "layer",
    [Layer(PROJECTIONS, 2, added=ADDED), Layer(PROJECTIONS, 2, masks.causal(12, 12))],
    ids=["positions", "causal"],
)
def test_positions_or_a_mask_tell_tokens_apart(layer: Layer):
    found = permutation.shuffle(layer, X, permutation.permutation(7, seed=1))
    assert found.difference > 0.01
    assert found.difference == found.moved.max().item()
    assert found.moved.shape == (7,)
    assert permutation.shuffle(layer, X, torch.arange(7)).difference == 0


def test_a_known_shuffle_is_undone_the_right_way_round():
    places = torch.tensor([2, 0, 1])  # its inverse is another order
    layer = Layer(PROJECTIONS, 2, added=ADDED)
    found = permutation.shuffle(layer, X[:3], places)
    torch.testing.assert_close(found.undone[2], layer(X[:3][places])[0])
    torch.testing.assert_close(found.undone[0], layer(X[:3][places])[1])


def test_permutations_follow_the_seed_alone():
    before = torch.get_rng_state()
    first, again, other = (permutation.permutation(9, seed) for seed in (3, 3, 4))
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    assert sorted(first.tolist()) == list(range(9))
    assert torch.equal(torch.get_rng_state(), before)
    assert permutation.permutation(0, 1).tolist() == []


def test_distance_says_nothing_without_positions():
    found = permutation.scores_at_distances(BARE, X, 2, 5, [1, 2, 4, 11])
    trace = BARE.trace(X)
    expected = trace.heads.scaled[:, 2, 5].expand(4, 2)
    torch.testing.assert_close(found, expected)


def test_distance_says_something_with_positions():
    layer = Layer(PROJECTIONS, 2, added=ADDED)
    found = permutation.scores_at_distances(layer, X, 2, 5, [1, 2, 4, 11])
    assert (found - found[0]).abs()[1:].min() > 1e-3
    text = X[[2, 1, 2, 3, 5]]  # the query first, the key 4 places on, the text between
    torch.testing.assert_close(found[2], layer.trace(text).heads.scaled[:, 0, 4])
    assert permutation.scores_at_distances(layer, X, 2, 5, []).shape == (0, 2)


WRONG = [
    (lambda: permutation.shuffle(BARE, X[None], torch.arange(7)), "x must have 2 axes, got shape (1, 7, 6)"),
    (lambda: permutation.shuffle(BARE, X[:3], torch.tensor([0, 1, 1])), "order must hold each of 0..2 once, got [0, 1, 1]"),
    (lambda: permutation.scores_at_distances(BARE, X[0], 0, 0, [1]), "x must have 2 axes, got shape (6,)"),
    (lambda: permutation.scores_at_distances(BARE, X, 7, 0, [1]), "query must be a whole number from 0 to 6, got 7"),
    (lambda: permutation.scores_at_distances(BARE, X, 0, -1, [1]), "key must be a whole number from 0 to 6, got -1"),
    (lambda: permutation.scores_at_distances(BARE, X, 0, 1, [0]), "a distance must be a whole number at least 1, got 0"),
    (
        lambda: permutation.scores_at_distances(Layer(PROJECTIONS, 2, added=ADDED), X, 0, 1, [12]),
        "length must be at most the context: got 13 tokens and a context of 12",
    ),
]


@pytest.mark.parametrize(("make", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_refused(make, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()
