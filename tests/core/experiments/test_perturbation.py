"""What moves after one change: exactly 0 where nothing arrives; shuffled tokens, distances, and the examples of a batch."""

import dataclasses
import math
from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from attn_core import AttentionConfig, Projections, masks, positions, scene
from attn_core.experiments import mask_graph, perturbation
from attn_core.experiments.stacked_layers import Layer
from attn_core.scene import Scene
from attn_core.sources import features
from tests.edges import draw

PROJECTIONS = Projections(draw(6, 4, seed=1) / 3, draw(6, 4, seed=2) / 3, draw(6, 4, seed=3), draw(4, 6, seed=4))
WIDE = Projections(*(w.double() for w in (PROJECTIONS.wq, PROJECTIONS.wk, PROJECTIONS.wv)))
X = draw(7, 6)
MASKS = {
    "none": masks.bidirectional(7, 7),
    "causal": masks.causal(7, 7),
    "window": masks.window(7, 7, 1),
    "prefix": masks.causal(7, 7) | masks.prefix(7, 7, 3),
    "no self": masks.graph(7, [(0, 1), (2, 1), (1, 2), (4, 3), (5, 3)]),
}


@pytest.mark.parametrize("token", [0, 2, 6])
@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
def test_the_rows_that_move_are_those_that_can(allowed: Tensor, token: int):
    copy = X.clone()
    moved = perturbation.moved(Layer(PROJECTIONS, 2, allowed), X, token)
    can = mask_graph.can_move(allowed, token)
    assert moved[~can].tolist() == [0.0] * int((~can).sum())
    assert (moved[can] > 1e-4).all()
    assert torch.equal(X, copy)


def test_a_row_or_an_example_moves_as_far_as_its_number_that_moves_most():
    """By hand: a token attends to itself alone and hands over (1, 3) times its numbers; adding 1 moves these by 1 and 3."""
    layer = Layer(Projections(torch.eye(2), torch.eye(2), torch.tensor([[1.0, 0.0], [0.0, 3.0]])), 1, torch.eye(4).bool())
    x = torch.zeros(4, 2)
    assert perturbation.moved(layer, x, 2).tolist() == [0, 0, 3, 0]
    assert perturbation.moved(layer, x[:, None], 1).tolist() == [0, 3, 0, 0]


def test_old_rows_stay_when_the_text_grows_under_a_causal_mask():
    x, config = X.double(), AttentionConfig(temperature=0.5)
    causal, free = Layer(WIDE, 2, masks.causal(9, 9), config=config), Layer(WIDE, 2, config=config)
    for token in range(1, 7):
        assert perturbation.growing(causal, x, token).max() < 1e-12
        assert perturbation.growing(free, x, token).min() > 1e-6
    before, after = Layer(WIDE, 2)(x[:4]), Layer(WIDE, 2)(x[:5])
    torch.testing.assert_close(perturbation.growing(Layer(WIDE, 2), x, 4), (before - after[:4]).abs().amax(-1))


ADDED = positions.sinusoidal(12, 6).double()
BARE = Layer(WIDE, 2)


@given(st.permutations(range(7)))
@settings(deadline=None, derandomize=True, max_examples=10)
def test_outputs_follow_their_tokens(places: list[int]):
    found = perturbation.shuffle(BARE, X.double(), torch.tensor(places))
    assert found.difference < 1e-12
    torch.testing.assert_close(found.shuffled, found.output[places])
    torch.testing.assert_close(found.undone, found.output)


@pytest.mark.parametrize(
    "layer", [Layer(WIDE, 2, added=ADDED), Layer(WIDE, 2, masks.causal(12, 12))], ids=["positions", "causal"]
)
def test_positions_or_a_mask_tell_tokens_apart(layer: Layer):
    found = perturbation.shuffle(layer, X.double(), perturbation.permutation(7, seed=1))
    assert found.difference > 0.01
    assert found.difference == found.moved.max().item()
    assert found.moved.shape == (7,)
    assert perturbation.shuffle(layer, X.double(), torch.arange(7)).difference == 0


WORDS = ("to", "be", "or", "not", "that", "is", "it")
SETTING = Scene(WORDS, head_size=3, d_model=6, mask="causal", power=0.0)
DISTANCES = [1, 2, 4, 11]


def test_distance_says_something_with_positions_and_nothing_without():
    found = perturbation.by_distance(replace(SETTING, positions=False), 2, 5, DISTANCES)
    expected = scene.trace(replace(SETTING, positions=False)).heads.scaled[:, 2, 5].expand(4, 2)
    torch.testing.assert_close(found, expected)
    found = perturbation.by_distance(SETTING, 2, 5, DISTANCES)
    assert (found - found[0]).abs()[1:].min() > 1e-3
    words = tuple(WORDS[i] for i in (2, 1, 2, 3, 5))  # the query first, the key 4 places on, the text between
    torch.testing.assert_close(found[2], scene.trace(replace(SETTING, words=words)).heads.scaled[:, 0, 4])


WITH_DROPOUT = scene.Scene(("The", "bat", "flew"), seed=3, dropout=0.5)


def test_batches_follow_the_seed():
    first, again, other = (
        perturbation.draw_batch(dataclasses.replace(WITH_DROPOUT, seed=seed), 4, 8).x for seed in (3, 3, 4)
    )
    assert first.shape == (4, 8, 32)
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    by_hand = torch.randn(4, 8, 32, generator=torch.Generator().manual_seed(3))
    torch.testing.assert_close(first, by_hand / math.sqrt(1.5))  # positions come to it, divided alike
    without = perturbation.draw_batch(dataclasses.replace(WITH_DROPOUT, positions=False), 4, 8)
    assert torch.equal(without.x, by_hand)
    assert without.layer.added is None


def test_a_designed_batch_draws_the_scenes_words_from_its_seed():
    designed = dataclasses.replace(WITH_DROPOUT, source="same")
    x, other = (perturbation.draw_batch(dataclasses.replace(designed, seed=seed), 4, 6).x for seed in (3, 4))
    chosen = torch.randint(6, (4, 6), generator=torch.Generator().manual_seed(3)).tolist()
    words = [[WITH_DROPOUT.words[word % 3] for word in example] for example in chosen]
    assert words[0][:4] == ["bat", "flew", "bat", "The"]
    heads = scene.Scene(WITH_DROPOUT.words * 2, source="same").named
    assert torch.equal(x, torch.stack([features.of_words(tuple(example), heads.features) for example in words]))
    assert not torch.equal(x, other)


def test_every_example_by_itself_is_compared():
    """By hand: a layer that doubles, and a batch whose third example came out 0.25 too large in one number."""
    drawn = perturbation.draw_batch(WITH_DROPOUT, 3, 5)
    assert drawn.alone < 1e-6
    x = torch.arange(12.0).reshape(3, 2, 2)
    outputs = 2 * x
    assert perturbation.alone(lambda example: 2 * example, x, outputs) == 0
    outputs[2, 1, 0] += 0.25
    assert perturbation.alone(lambda example: 2 * example, x, outputs) == 0.25
