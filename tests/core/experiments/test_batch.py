"""A batch is drawn from the seed; each of its examples by itself gives the same."""

import dataclasses
import math

import torch

from attn_core import scene
from attn_core.experiments import perturbation
from attn_core.sources import features

SETTING = scene.Scene(("The", "bat", "flew"), seed=3, dropout=0.5)


def test_batches_follow_the_seed():
    first, again, other = (perturbation.draw_batch(dataclasses.replace(SETTING, seed=seed), 4, 8).x for seed in (3, 3, 4))
    assert first.shape == (4, 8, 32)
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    by_hand = torch.randn(4, 8, 32, generator=torch.Generator().manual_seed(3))
    torch.testing.assert_close(first, by_hand / math.sqrt(1.5))  # positions come to it, divided alike
    without = perturbation.draw_batch(dataclasses.replace(SETTING, positions=False), 4, 8)
    assert torch.equal(without.x, by_hand)
    assert without.layer.added is None


def test_a_designed_batch_draws_the_scenes_words_from_its_seed():
    designed = dataclasses.replace(SETTING, source="same")
    x, other = (perturbation.draw_batch(dataclasses.replace(designed, seed=seed), 4, 6).x for seed in (3, 4))
    chosen = torch.randint(6, (4, 6), generator=torch.Generator().manual_seed(3)).tolist()
    words = [[SETTING.words[word % 3] for word in example] for example in chosen]
    assert words[0][:4] == ["bat", "flew", "bat", "The"]
    heads = scene.Scene(SETTING.words * 2, source="same").named
    assert torch.equal(x, torch.stack([features.of_words(tuple(example), heads.features) for example in words]))
    assert not torch.equal(x, other)


def test_an_example_by_itself_gives_the_same():
    drawn = perturbation.draw_batch(SETTING, 3, 5)
    assert drawn.alone < 1e-6
    torch.testing.assert_close(drawn.trace.output[1], drawn.layer(drawn.x[1]))


def test_every_example_by_itself_is_compared():
    """By hand: a layer that doubles, and a batch whose third example came out 0.25 too large in one number."""
    x = torch.arange(12.0).reshape(3, 2, 2)
    outputs = 2 * x
    assert perturbation.alone(lambda example: 2 * example, x, outputs) == 0
    outputs[2, 1, 0] += 0.25
    assert perturbation.alone(lambda example: 2 * example, x, outputs) == 0.25
