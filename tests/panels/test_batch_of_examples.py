"""The batch on the page about shapes: positions as in the scene, ties named, and only existing examples selectable."""

import functools

import pytest
import torch

from attn_core import scene, tokens
from attn_core.experiments import perturbation
from tests import screen
from tests.screen import close, data, prose, put

opened = functools.partial(screen.opened, "shapes")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
DEFAULT = scene.Scene(words=SEVEN, seed=3)
BANANA = {"text": "banana bread", "tokens": "character", "heads": 8, "head_size": 2, "mask": "causal", "seed": 12345}


@pytest.mark.parametrize(("positions", "percent"), [(True, 67), (False, 82)])
def test_a_batch_gets_positions_as_the_scene_gets_them(positions: bool, percent: int):
    """In plain torch: the attention's input is (x + positions) / √1.5, or x without positions."""
    at = opened(**BANANA, head=3, positions=positions)
    x = torch.randn(4, 8, 32, generator=torch.Generator().manual_seed(12345))
    angles = torch.arange(8)[:, None] / 10_000 ** (torch.arange(0, 32, 2) / 32)
    x = (x + torch.stack([angles.sin(), angles.cos()], -1).flatten(1)) / 1.5**0.5 if positions else x
    drawn = tokens.projections(32, 8, 2, 12345)
    q, k = (x @ w[:, 6:8] for w in (drawn.wq, drawn.wk))  # of head 2
    weights = torch.softmax((q @ k.mT / 2**0.5).masked_fill(~torch.ones(8, 8).tril().bool(), -torch.inf), -1)
    assert round(100 * weights[0, 1].max().item()) == percent
    close(data(at, "cells")[0]["value"][8:10], weights[0, 1, :2])
    assert f"In example 0, token 1 gives its largest weight, {percent} %, to token {weights[0, 1].argmax()}." in prose(
        at, "weights_said"
    )


def test_a_tie_among_a_batchs_tokens_is_named_as_one():
    """Designed heads find nothing in two of these examples: all keys have 12.5 %; three share in another."""
    said = prose(opened(projections="same", query=2), "weights_said")
    weights = perturbation.draw_batch(scene.Scene(words=SEVEN, seed=3, source="same"), 4, 8).trace.heads.weights[:, 0, 2]
    assert [int((row > row.max() - 1e-4).sum()) for row in weights] == [8, 1, 3, 8]
    assert said.startswith("In example 0, token 2 attends equally to 8 tokens: 12 % each. With the same projections, ")
    assert (
        "in example 1 it gives its largest weight, 100 %, to token 6, in example 2 it attends equally to 3 tokens: 33 % "
        "each, in" in said
    )
    assert said.endswith(f"differ by up to {(weights - weights[0]).abs().max():.2f} from those in example 0.")
    one = prose(opened(batch_tokens=1), "weights_said")
    assert "token 0 gives its largest weight, 100 %, to token 0" in one
    assert one.endswith("Its weights are the same in every example.")
    assert prose(opened(batch_size=1, batch_tokens=1), "weights_said").endswith(
        "gives its largest weight, 100 %, to token 0."
    )


def test_an_example_beyond_the_batch_is_the_last():
    """The changed example exists, also after the batch gets smaller."""
    at = put(put(opened(), "batch_example", 3), "batch_size", 2)
    assert "Adding 1 to every number of example 1 " in prose(at, "pools_said")
    assert len(data(at, "cells")) == 3


def test_a_batch_s_rows_beyond_the_sentence_can_t_be_selected():
    """The selected row is one of the sentence's words: a batch of more tokens has rows that no click selects."""
    at = opened(text="The bat flew")
    assert at.slots["example_0"]["cells"]["row"][2 * 8 : 4 * 8] == [2] * 8 + [None] * 8
    assert at.pieces["example_0"].steps["ArrowDown"] == ("query", 1, 0, 2)
    assert put(at, "batch_tokens", 2).pieces["example_0"].steps["ArrowDown"] == ("query", 1, 0, 1)


def test_each_example_of_a_batch_alone_gives_the_same():
    assert perturbation.draw_batch(DEFAULT, 3, 5).alone < 1e-6
