"""The batch on the page about shapes: positions as in the scene, ties named, and only existing examples selectable."""

import functools

import pytest
import torch

from attn_core import tokens
from tests import screen
from tests.screen import close, data, prose, put, says

opened = functools.partial(screen.opened, "shapes")
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
    says(prose(at, "weights_said"), f"{percent} %", f"{weights[0, 1].argmax()}")


def test_a_batch_s_rows_beyond_the_sentence_can_t_be_selected():
    """The selected row is one of the sentence's words: a batch of more tokens has rows that no click selects."""
    at = opened(text="The bat flew")
    assert at.slots["example_0"]["cells"]["row"][2 * 8 : 4 * 8] == [2] * 8 + [None] * 8
    assert at.pieces["example_0"].steps["ArrowDown"] == ("query", 1, 0, 2)
    assert put(at, "batch_tokens", 2).pieces["example_0"].steps["ArrowDown"] == ("query", 1, 0, 1)
