"""A layer with a context: the mask cut to the length at hand, scenes as layers, shapes, and layers on layers."""

import pytest
import torch

from attn_core import AttentionConfig, Projections, attend_in_heads, masks, scene
from attn_core.experiments import mask_graph
from attn_core.experiments import stacked_layers as layers
from attn_core.experiments.stacked_layers import Layer
from tests.edges import draw64 as draw


def projections(width: int = 6, joined: int = 4, out: int | None = None) -> Projections:
    """Return float64 projections."""
    wq, wk, wv = (draw(width, joined, seed=10 + i) for i in range(3))
    return Projections(wq, wk, wv, None if out is None else draw(joined, out, seed=13))


CAUSAL = masks.causal(8, 8)
X = draw(5, 6)


@pytest.mark.parametrize("length", [0, 1, 5, 8])
def test_the_buffer_is_cut_to_the_length_at_hand(length: int):
    made = Layer(projections(), 2, CAUSAL)
    assert torch.equal(made.mask(length), masks.causal(length, length))
    x = draw(3, length, 6)
    expected = attend_in_heads(x, x, projections(), 2, masks.causal(length, length))
    torch.testing.assert_close(made(x), expected.output)


@pytest.mark.parametrize("added", [True, False])
@pytest.mark.parametrize("mask", ["none", "causal", "window", "prefix"])
def test_a_scene_is_a_layer_and_its_words(mask: str, added: bool):
    view = scene.Scene(words=("to", "be", "or", "not", "to", "be"), mask=mask, positions=added, scale="model")
    made, x = layers.of_scene(view)
    torch.testing.assert_close(made(x), scene.trace(view).output, atol=1e-5, rtol=1e-5)
    assert torch.equal(x[0], x[4])  # the same word, before positions


def test_two_layers_are_one_after_the_other():
    first, second = Layer(projections(6, 4, 5), 2, CAUSAL), Layer(projections(5, 4), 1)
    found = layers.stack([first, second], X)
    mean = [trace.heads.weights.mean(-3) for trace in (first.trace(X), second.trace(first(X)))]
    torch.testing.assert_close(found.shares[0], mean[0])
    torch.testing.assert_close(found.shares[1], mean[1] @ mean[0])
    torch.testing.assert_close(found.shares[1].sum(-1), torch.ones(5, dtype=X.dtype))


def test_each_layer_sees_further_and_nothing_comes_from_elsewhere():
    window = masks.causal(8, 8) & masks.window(8, 8, 1)
    made = Layer(projections(6, 6), 2, window)
    found = layers.stack([made] * 3, draw(2, 7, 6))
    for rounds, (sees, shares) in enumerate(zip(found.sees, found.shares, strict=True), 1):
        assert torch.equal(sees, mask_graph.after(window[:7, :7], rounds))
        assert torch.equal(shares > 0, sees.expand(2, 7, 7))
    assert found.sees[0].sum() < found.sees[1].sum() < found.sees[2].sum()


# ---- a scene's heads as layers ----

WORDS = ("one", "two", "three", "four", "five")


def test_a_scenes_layers_have_its_temperature():
    """The word before has the scaled score 12, all others 0: at temperature 12 it gets e of e + 1."""
    one = scene.Scene(words=("a", "b"), heads=1, source="previous", temperature=12.0)
    assert layers.config(one) == AttentionConfig(one.factor(), 12.0)
    weight = layers.windowed(one, 1, 1).shares[0][1, 0].item()
    assert weight == pytest.approx(2.718282 / 3.718282, abs=1e-6)


def test_layer_0_has_the_scenes_projections_and_w_o():
    view = scene.Scene(WORDS, heads=2, head_size=3, d_model=7, seed=11)
    made = layers.projections(view)
    torch.testing.assert_close(view.inputs(WORDS) @ made.wq, scene.trace(view).q.transpose(0, 1).flatten(1))
    assert made.wo.shape == (6, 7)
    assert layers.projections(view, mix=False).wo is None
    assert not torch.equal(layers.projections(view, number=1).wq, made.wq)
