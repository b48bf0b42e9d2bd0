"""One source or two, and newest tokens over a cache."""

import pytest
import torch

from attn_core import masks, scene
from attn_core.attention import AttentionConfig, attend
from attn_core.experiments import self_and_cross

ALONE = scene.Scene(words=("a", "b", "c", "d", "e"), heads=3, head_size=7, d_model=11, seed=5, positions=False)
TWO = scene.Scene(words=ALONE.words, memory=("b", "x"), heads=3, head_size=7, d_model=11, seed=5, positions=False)


def test_only_keys_and_values_change_their_source():
    """q is the same to the last bit; k and v are not, and by how much is each head's own."""
    found = [self_and_cross.sources(scene.trace(TWO), scene.trace(ALONE), head, two=True) for head in range(3)]
    q, k, v = found[1].values()
    assert [s.source for s in (q, k, v)] == ["x", "memory", "memory"]
    assert [s.shape for s in (q, k, v)] == [(5, 7), (2, 7), (2, 7)]
    assert q.moved == 0
    expected = (scene.trace(TWO).k - scene.trace(ALONE).k[:, :2]).abs().amax((1, 2)).tolist()
    assert [each["k"].moved for each in found] == expected
    assert len(set(expected)) == 3
    assert k.moved > 0
    assert v.moved > 0


@pytest.mark.parametrize("newest", [1, 3, 5])
@pytest.mark.parametrize("temperature", [0.0, 0.5, 1.0])
def test_the_lower_right_corner_is_the_whole_sentence_at_once(newest: int, temperature: float):
    """The upper left one is, only for all of it."""
    found = scene.trace(ALONE)
    config = AttentionConfig(temperature=temperature, dropout=0.5)
    right = self_and_cross.decode(found, 1, newest, "lower_right", config)
    whole = attend(found.q[1], found.k[1], found.v[1], masks.causal(5, 5), AttentionConfig(temperature=temperature))
    torch.testing.assert_close(right.weights, whole.weights[-newest:])
    assert right.output_apart < 1e-6
    assert right.visible == list(range(6 - newest, 6))
    left = self_and_cross.decode(found, 1, newest, "upper_left", config)
    assert left.visible == list(range(1, newest + 1))
    assert (left.output_apart < 1e-6) == (newest == 5)
    assert (right.right, left.right) == (True, newest == 5)
    top = whole.weights[-1].max().item()
    assert (right.newest.winner, right.newest.ties) == (int(whole.weights[-1].argmax()), 1)
    assert right.newest.largest == pytest.approx(top)
    torch.testing.assert_close(left.weights.sum(-1), torch.ones(newest))


def test_which_corner_is_right_is_read_off_the_mask_and_not_off_the_outputs():
    """Equal tokens have equal outputs, however few are seen: the upper left corner hides one even so."""
    equal = scene.trace(scene.Scene(words=("a", "a", "a"), positions=False))
    left = self_and_cross.decode(equal, 0, 2, "upper_left", AttentionConfig())
    assert left.output_apart < 1e-5
    assert not left.right
    assert left.visible == [1, 2]
