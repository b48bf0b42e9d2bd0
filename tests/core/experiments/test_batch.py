"""A batch is drawn from the seed; each of its examples by itself gives the same."""

import dataclasses

import pytest
import torch

from attn_core import scene
from attn_core.experiments import perturbation

SETTING = scene.Scene(("The", "bat", "flew"), seed=3, dropout=0.5)


def test_batches_follow_the_seed():
    first, again, other = (perturbation.draw_batch(dataclasses.replace(SETTING, seed=seed), 4, 8).x for seed in (3, 3, 4))
    assert first.shape == (4, 8, 32)
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    assert first.var().item() == pytest.approx(1, abs=0.15)


def test_an_example_by_itself_gives_the_same():
    drawn = perturbation.draw_batch(SETTING, 3, 5)
    assert drawn.alone < 1e-6
    torch.testing.assert_close(drawn.trace.output[1], drawn.layer(drawn.x[1]))
