"""Layers as a learner meets them: stacked where widths match, and built for a context; the core's own numbers."""

import pytest
import torch

from attn_core.experiments import stacked_layers
from tests.screen import close, opened, press, prose, put, slots, values
from tests.story.test_heads import setting


@pytest.mark.concept(57)
def test_layers_stack_and_each_reaches_further():
    at = put(opened("heads"), "layers", 3)
    found = stacked_layers.windowed(setting(), 3, 1)
    expected = found.shares[-1].masked_fill(~found.sees[-1], float("nan"))
    close(values(at, "What each word has heard of after the last layer", 7), expected)
    assert "2 after layer 1, 3 after layer 2, 4 after layer 3" in prose(at, "heard_said")
    at = put(at, "layer_reach", 2)
    assert "3 after layer 1, 5 after layer 2, 7 after layer 3" in prose(at, "heard_said")


@pytest.mark.concept(57)
def test_widths_that_do_not_match_do_not_stack():
    at = press(opened("heads"), "Without W_O, heads of 8")
    assert "it takes width 32, 16 reaches it" in prose(at, "heard_refused")
    assert "heard_said" in slots(press(at, "With W_O, heads of 16"))


def test_without_w_o_alone_the_widths_stay():
    at = press(opened("heads"), "Without W_O")
    assert (at.view.mix_heads, at.view.head_size) == (False, 16)
    assert "heard_said" in slots(at)


def test_a_layer_that_looks_at_the_word_alone_brings_nothing():
    at = opened("heads", layer_reach="0", layers="3")
    assert "1 after layer 1, 1 after layer 2, 1 after layer 3: a layer that looks at the word alone brings nothing" in prose(
        at, "heard_said"
    )


@pytest.mark.concept(56)
def test_a_layer_takes_fewer_words_than_its_context_not_more():
    at = put(opened("heads"), "context", 24)
    made, x = stacked_layers.in_context(setting(), 24)
    steps = dict(stacked_layers.shapes(made, x))
    assert f"mask {steps['mask'][0]} × {steps['mask'][1]}" in prose(at, "in_context")
    exact, _ = stacked_layers.in_context(setting(), 7)
    torch.testing.assert_close(made(x), exact(x))
    assert "mask[:7, :7] of 24 × 24" in prose(at, "in_context")
    at = put(at, "context", 5)
    assert "got 7 tokens and a context of 5" in prose(at, "in_context")
