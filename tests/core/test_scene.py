"""A scene is plain values; its trace follows from them and nothing else."""

import math
from dataclasses import replace

import pytest
import torch

from attn_core import attend, masks, positions, tokens
from attn_core.heads import join, split
from attn_core.scene import Scene, see, trace

WORDS, MEMORY = ("the", "bat", "flew", "out", "the"), ("a", "bear", "saw")
SCENE = Scene(WORDS, heads=3, head_size=5, d_model=16, seed=2)
STEPS = ("scores", "scaled", "biased", "masked", "weights", "dropped", "output")


def same(one, other) -> bool:
    """Return whether two multi-head traces hold the same numbers."""
    return all(torch.equal(getattr(one.heads, step), getattr(other.heads, step)) for step in STEPS)


def test_equal_scenes_have_equal_traces_and_others_have_not():
    assert same(trace(SCENE), trace(replace(SCENE)))
    different = {"seed": 3, "d_model": 17, "power": 0.0, "temperature": 0.5, "mask": "causal", "positions": False}
    for name, value in (different | {"dropout": 0.5, "words": MEMORY + WORDS[:2]}).items():
        assert not same(trace(SCENE), trace(replace(SCENE, **{name: value}))), name


def test_it_is_attend_on_drawn_words_and_projections():
    layer = tokens.projections(16, 3, 5, 2)
    x, memory = (
        (tokens.embed(words, 16, 2) + positions.sinusoidal(len(words), 16)) / math.sqrt(1.5) for words in (WORDS, MEMORY)
    )
    view = replace(SCENE, memory=MEMORY, temperature=0.7, mask="causal", dropout=0.4)
    q, k, v = split(x @ layer.wq, 3), split(memory @ layer.wk, 3), split(memory @ layer.wv, 3)
    expected = attend(q, k, v, masks.causal(5, 3), view.config())
    found = trace(view)
    for step in STEPS:
        torch.testing.assert_close(getattr(found.heads, step), getattr(expected, step))
    torch.testing.assert_close(found.joined, join(expected.output))


def test_inputs_keep_their_mean_square():
    words = tuple(f"w{i}" for i in range(400))
    for added in (True, False):
        x = Scene(words, d_model=64, positions=added).inputs(words)
        assert x.pow(2).mean().item() == pytest.approx(1, abs=0.03)


def test_a_seen_scene_is_its_trace_computed_once():
    view = replace(SCENE, mask="causal", bias="alibi")
    seen = see(view)
    assert see(replace(view)) is seen
    assert seen.trouble == ""
    assert seen.milliseconds > 0
    assert seen.agreement.difference < 1e-5
    expected = trace(view)
    for step in STEPS:
        torch.testing.assert_close(getattr(seen.trace.heads, step), getattr(expected.heads, step), atol=1e-5, rtol=1e-5)
    variances = (expected.heads.scores.var().item(), expected.heads.scaled.var().item())
    assert seen.variance == pytest.approx(variances, rel=1e-4)
