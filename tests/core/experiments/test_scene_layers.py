"""A scene's heads as layers: the same numbers as the scene, wider reach layer by layer, a context that is not exceeded."""

import pytest
import torch

from attn_core.experiments import scene_layers
from attn_core.scene import Scene, trace

WORDS = ("one", "two", "three", "four", "five")


def test_layer_0_has_the_scenes_projections_and_w_o():
    scene = Scene(WORDS, heads=2, head_size=3, d_model=7, seed=11)
    made = scene_layers.drawn(scene)
    torch.testing.assert_close(scene.inputs(WORDS) @ made.wq, trace(scene).q.transpose(0, 1).flatten(1))
    assert made.wo.shape == (6, 7)
    assert scene_layers.drawn(scene, mix=False).wo is None
    assert not torch.equal(scene_layers.drawn(scene, number=1).wq, made.wq)


@pytest.mark.parametrize("reach", [0, 1, 2])
def test_each_layer_reaches_further(reach: int):
    found = scene_layers.tower(Scene(WORDS, heads=2, head_size=3, d_model=7), 3, reach)
    assert [int(seen[-1].sum()) for seen in found.sees] == [min(5, 1 + n * reach) for n in (1, 2, 3)]
    torch.testing.assert_close(found.shares[-1].sum(-1), torch.ones(5))


def test_without_w_o_widths_must_match():
    with pytest.raises(ValueError, match="takes width 7, 6 reaches it"):
        scene_layers.tower(Scene(WORDS, heads=2, head_size=3, d_model=7), 2, 1, mix=False)
    scene_layers.tower(Scene(WORDS, heads=2, head_size=3, d_model=6), 2, 1, mix=False)


@pytest.mark.parametrize("positions", [True, False])
def test_a_context_holds_fewer_words_and_no_more(positions: bool):
    scene = Scene(WORDS, heads=2, head_size=3, d_model=7, positions=positions)
    long, x = scene_layers.in_context(scene, 13)
    exact, _ = scene_layers.in_context(scene, 5)
    torch.testing.assert_close(long(x), exact(x))
    with pytest.raises(ValueError, match="got 5 tokens and a context of 4"):
        scene_layers.in_context(scene, 4)[0](x)
