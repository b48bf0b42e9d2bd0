"""Every famous bug is computed for real, beside the right program, and its check tells them apart."""

import functools
import gc
import math
import re
from dataclasses import replace

import pytest
import torch
from torch.testing import assert_close

from attn_core import scene
from attn_core.mistakes import MISTAKES, Outcome, definition, run
from attn_core.scene import Scene
from attn_core.sources import source

SCENE = Scene(("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)  # 2 heads of 16, 32 wide
NAMES = list(MISTAKES)
SCENES = {
    "default": SCENE,
    "one word": replace(SCENE, words=("bat",)),
    "two words": replace(SCENE, words=("bat", "cave")),
    "sixty-four words": replace(SCENE, words=tuple(map(str, range(64))), heads=8),
    "one head": replace(SCENE, heads=1),
    "smallest": replace(SCENE, heads=1, head_size=1, d_model=8),
    "largest": replace(SCENE, heads=8, head_size=128, d_model=256),
    "odd": replace(SCENE, words=tuple("abcde"), head_size=3, d_model=13),
    "causal": replace(SCENE, mask="causal"),
    "window": replace(SCENE, mask="window", window=1),
    "window of one": replace(SCENE, mask="window", window=0),
    "prefix": replace(SCENE, mask="prefix", prefix=3),
    "prefix of all": replace(SCENE, mask="prefix", prefix=64),
    "no positions": replace(SCENE, positions=False),
    "hot": replace(SCENE, temperature=20.0),
    "cold": replace(SCENE, temperature=0.0),
    "dropout": replace(SCENE, dropout=0.1),
    "all dropped": replace(SCENE, dropout=1.0),
    "cross, unscaled": replace(SCENE, memory=("a", "b"), power=0.0),
    "another seed": replace(SCENE, seed=999_999),
}
# where a mistake changes nothing that its check could find
INVISIBLE = {
    ("no_scaling", "smallest"),  # sqrt(1) is 1
    ("no_scaling", "window of one"),  # a single weight is 1 at every scale
    ("model_scale", "window of one"),
    ("wrong_axis", "window of one"),
    ("heads_averaged", "window of one"),  # the heads are the same
}


@functools.cache
def outcome_of(name: str, given: str) -> Outcome:
    """Return the outcome of a mistake in a scene of the list, computed once for all tests."""
    return run(name, SCENES[given])


def test_the_table():
    for name, mistake in MISTAKES.items():
        assert mistake.name == name
        assert re.fullmatch(r"[a-z_]+", name)
        assert len(mistake.check.splitlines()) == 3
        assert all(line[:2] in ("  ", "- ", "+ ") for line in mistake.code.splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_wrong_and_right_differ_in_one_line(name: str):
    mistake = MISTAKES[name]
    wrong, right = mistake.program(bug=True).splitlines(), mistake.program(bug=False).splitlines()
    assert sum(one != other for one, other in zip(wrong, right, strict=True)) == 1
    block = mistake.differing.splitlines()
    assert sorted(line[0] for line in block if line[0] != " ") == ["+", "-"]
    for sign, program in (("+", wrong), ("-", right)):
        assert "\n".join(line[2:] for line in block if line[0] != sign) in "\n".join(program)
    assert not block[0][2].isspace()  # a whole function


@pytest.mark.parametrize("name", NAMES)
def test_the_lines_that_are_shown_repair_a_program_on_their_own(name: str):
    """A learner who has the bug has no line of its fix: what guards against NaN stands in the lines that are shown."""
    mistake, outcome = MISTAKES[name], outcome_of(name, "default")
    red, green = ("\n".join(line[2:] for line in mistake.differing.splitlines() if line[0] != sign) for sign in "+-")
    wrong = mistake.program(bug=True)
    learners = wrong.replace(red, "RED").replace(".nan_to_num(0.0)", "").replace("RED", red)
    names = definition.start(outcome.scene)
    exec(learners.replace(red, green), names)
    assert_close(eval(mistake.picture, names), outcome.right)
    exec(mistake.check, names)


@pytest.mark.parametrize("name", NAMES)
def test_each_formula_frames_what_the_bug_changes(name: str):
    formula = MISTAKES[name].formula
    assert formula.count("{") == formula.count("}")
    assert formula.count("[") == formula.count("]") == 1
    assert formula.count("⟨") == formula.count("⟩")
    assert "|" in formula


def test_a_formula_is_framed_for_either_program():
    """The framed part is the right one or the bug's, and so is what follows from it."""
    zero = MISTAKES["zero_fill"]
    assert zero.framed_formula(bug=False) == r"\text{hidden: } s_{ij}=\boxed{-\infty},\quad e^{-\infty}=0"
    assert zero.framed_formula(bug=True) == r"\text{hidden: } s_{ij}=\boxed{\,0\,},\quad e^{0}=1"


@pytest.mark.parametrize("name", NAMES)
def test_three_lines_pass_on_the_right_and_fail_on_the_wrong(name: str):
    mistake, outcome = MISTAKES[name], outcome_of(name, "default")
    exec(mistake.check, mistake.names(outcome.scene, bug=False))
    with pytest.raises(AssertionError) as failed:
        exec(mistake.check, mistake.names(outcome.scene, bug=True))
    assert str(failed.value) == outcome.caught != ""


@pytest.mark.parametrize("given", SCENES)
@pytest.mark.parametrize("name", NAMES)
def test_in_every_scene_the_check_tells_the_two_apart_and_nothing_drawn_or_said_is_nan(name: str, given: str):
    outcome = outcome_of(name, given)
    assert outcome.alarm == ""
    assert (outcome.caught == "") == ((name, given) in INVISIBLE)
    assert outcome.right.isfinite().all()
    assert outcome.wrong.isfinite().all()
    assert outcome.right.shape == outcome.wrong.shape == outcome.undefined.shape
    assert outcome.undefined.dtype == outcome.allowed.dtype == torch.bool
    assert outcome.right.shape[-2] == outcome.allowed.shape[0] == len(outcome.scene.words) >= 3
    for label, right, wrong in outcome.symptoms:
        assert math.isfinite(right) and math.isfinite(wrong), label  # noqa: PT018
    if name != "dropout_before_softmax" and outcome.right.ndim == 3:
        assert (outcome.right[..., ~outcome.allowed] == 0).all()


@pytest.mark.parametrize("name", NAMES)
def test_at_the_first_view_every_mistake_shows(name: str):
    outcome = run(name, SCENE)
    assert (outcome.right - outcome.wrong).abs().max() > 0.1 or outcome.undefined.any()
    *told, last = outcome.symptoms
    same = [label for label, right, wrong in told if abs(right - wrong) < 0.01]
    assert same == (["Row 2, weight of word 2"] if name == "averaged_in_place" else [])  # a third, either way
    assert last.label.startswith("Largest difference of outputs")


@pytest.mark.parametrize("name", NAMES)
def test_the_same_again_and_nothing_is_written_over(name: str):
    drawn = source.drawn_layer(32, 2, 16, 3)  # which all scenes share
    before = [w.clone() for w in (drawn.wq, drawn.wk, drawn.wv)]
    first, second = run(name, SCENE), run(name, SCENE)
    assert torch.equal(first.right, second.right)
    assert torch.equal(first.wrong, second.wrong)
    assert first.symptoms == second.symptoms
    assert all(map(torch.equal, before, (drawn.wq, drawn.wk, drawn.wv)))


def test_nothing_waits_for_the_garbage_collector():
    for name in NAMES:
        run(name, SCENE)  # fill the caches
    gc.collect()
    gc.disable()
    try:
        for name in NAMES:
            run(name, SCENE)
        assert not [thing for thing in gc.get_objects() if type(thing) is dict and "mean_square" in thing]
    finally:
        gc.enable()


RIGHT_WEIGHTS = ["no_scaling", "model_scale", "wrong_axis", "mask_swapped", "zero_fill", "mask_after_softmax"]


@pytest.mark.parametrize("given", ["default", "odd", "prefix", "hot", "sixty-four words"])
@pytest.mark.parametrize("name", [*RIGHT_WEIGHTS, "split_without_transpose"])
def test_the_right_weights_are_the_scenes(name: str, given: str):
    outcome = run(name, SCENES[given])
    assert_close(outcome.right, scene.trace(replace(outcome.scene, dropout=0.0)).heads.weights.double(), rtol=0, atol=1e-5)


def test_few_words_are_repeated_and_what_does_not_matter_is_left_aside():
    assert run("no_scaling", SCENES["one word"]).scene.words == ("bat", "bat", "bat")
    assert run("no_scaling", SCENES["two words"]).scene.words == ("bat", "cave", "bat")
    assert run("no_scaling", SCENE).scene.words == SCENE.words
    assert torch.equal(run("no_scaling", SCENES["cross, unscaled"]).wrong, run("no_scaling", SCENE).wrong)
    seen = run("no_scaling", SCENES["cross, unscaled"]).scene
    assert (seen.memory, seen.scale) == (None, "head")
    assert run("zero_fill", SCENES["cold"]).scene.temperature == 0.01
