"""A scene is plain values from which its trace follows: its positions, the divisor of its scores, and nothing else."""

import math
from dataclasses import replace

import pytest
import torch

from attn_core import attend, masks, positions, tokens
from attn_core.attention import AttentionConfig
from attn_core.heads import join, split
from attn_core.scene import Scene, see, trace
from attn_core.score_scales import Divisor

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


@pytest.mark.parametrize(("length", "width"), [(1, 1), (7, 2), (11, 5), (13, 32), (128, 33)])
def test_formula(length: int, width: int):
    def entry(t: int, column: int) -> float:
        angle = t / 10_000 ** ((column - column % 2) / width)
        return math.cos(angle) if column % 2 else math.sin(angle)

    expected = torch.tensor([[entry(t, column) for column in range(width)] for t in range(length)])
    found = positions.sinusoidal(length, width)
    assert found.dtype == torch.float32
    torch.testing.assert_close(found, expected)


# ---- the ways to tell attention where tokens stand ----


@pytest.mark.parametrize(
    ("said", "name"), [("none", False), ("sinusoidal", True), ("False", "none"), ("TRUE", "sinusoidal")]
)
def test_a_way_is_found_by_its_name_by_its_token_and_as_a_switch(said: str, name: object):
    assert positions.named(said) == positions.named(name)
    assert Scene(("a", "b"), positions=said) == Scene(("a", "b"), positions=name)


def test_a_new_way_is_its_entry(monkeypatch: pytest.MonkeyPatch):
    """What it adds reaches the input of a scene, without another line."""
    entry = positions.POSITIONS["sinusoidal"]._replace(vectors=torch.ones, switched="ones")
    monkeypatch.setitem(positions.POSITIONS, "ones", entry)
    scene = Scene(("a", "b"), positions="ones")
    torch.testing.assert_close(scene.inputs(scene.words), (scene.embed(scene.words) + 1) / math.sqrt(scene.sum_square))


NARROW = Scene(("the", "bat", "flew"), heads=2, head_size=7, d_model=12, seed=2)
POWERS = (0.0, 0.05, 0.3, 0.5, 0.75, 1.0)


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize(("scale", "size"), [("head", 7), ("model", 12)])
def test_scores_are_divided_by_the_size_to_the_power(scale: str, size: int, power: float):
    """Each scaled score and each weight, against float64."""
    found = trace(replace(NARROW, scale=scale, power=power)).heads
    scores = found.q.double() @ found.k.double().transpose(-2, -1)
    scaled = scores / math.exp(power * math.log(size))
    torch.testing.assert_close(found.scaled.double(), scaled, rtol=1e-5, atol=1e-6)
    torch.testing.assert_close(found.weights.double(), torch.softmax(scaled, -1), rtol=1e-5, atol=1e-6)


def test_a_scale_that_is_given_leaves_no_choice_to_the_power():
    assert AttentionConfig(scale=0.25, power=1.0).factor(16) == 0.25


def test_the_default_is_the_root_exactly():
    assert AttentionConfig().factor(5) == Scene(("a",), head_size=5).factor() == 1 / math.sqrt(5)


@pytest.mark.parametrize(
    ("divisor", "name", "number", "program"),
    [
        (Divisor("head", 0), "1", "1", "1.0"),
        (Divisor("model", 0.0), "1", "1", "1.0"),
        (Divisor("head", 0.5), "√head_size", "√16", "1 / math.sqrt(head_size)"),
        (Divisor("model", 0.5), "√d_model", "√32", "1 / math.sqrt(d_model)"),
        (Divisor("head", 1), "head_size", "16", "1 / head_size"),
        (Divisor("model", 0.3), "d_model^0.3", "32^0.3", "1 / d_model**0.3"),
    ],
)
def test_a_divisor_in_words_in_numbers_and_as_a_program(divisor: Divisor, name: str, number: str, program: str):
    assert (divisor.name, divisor.in_numbers(16, 32), divisor.program) == (name, number, program)
    factor = eval(program, {"math": math, "head_size": 16, "d_model": 32})
    assert factor == 1 / divisor.number(16, 32)
    assert divisor.of_variance(16, 32) == pytest.approx(factor**-2)
