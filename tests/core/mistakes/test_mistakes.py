"""Every famous bug is computed for real, beside the right program; its check tells them apart, and it shows its signs."""

import functools
import itertools
import math
from dataclasses import replace

import pytest
import torch
from torch.testing import assert_close

from attn_core.masks import MASKS
from attn_core.mistakes import MISTAKES, Outcome, definition, run, symptoms
from attn_core.scene import Scene
from attn_core.sources import SOURCES

SCENE = Scene(("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)  # 2 heads of 16, 32 wide
NAMES = list(MISTAKES)
SCENES = {
    "default": SCENE,
    "one word": replace(SCENE, words=("bat",)),
    "two words": replace(SCENE, words=("bat", "cave")),
    "many words": replace(SCENE, words=tuple(map(str, range(64))), heads=8),
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
    ("scale_of_another_width", "window of one"),
    ("wrong_axis", "window of one"),
    ("heads_averaged", "window of one"),  # the heads are the same
    ("rotary_layouts_mixed", "smallest"),  # there is no pair
    ("rotary_layouts_mixed", "odd"),  # of three numbers, the only pair is the same in both layouts
    ("positions_from_zero", "smallest"),
    ("sink_left_out", "cold"),  # e^-s of the largest score of a row is next to nothing
}


@functools.cache
def outcome_of(name: str, given: str) -> Outcome:
    """Return the outcome of a mistake in a scene of the list, computed once for all tests."""
    return run(name, SCENES[given])


@pytest.mark.parametrize("name", NAMES)
def test_three_lines_pass_on_the_right_and_fail_on_the_wrong(name: str):
    mistake, outcome = MISTAKES[name], outcome_of(name, "default")
    exec(mistake.check, mistake.names(outcome.scene, bug=False))
    with pytest.raises(AssertionError) as failed:
        exec(mistake.check, mistake.names(outcome.scene, bug=True))
    assert str(failed.value) == outcome.caught != ""


@pytest.mark.parametrize("name", NAMES)
def test_in_every_scene_the_check_tells_the_two_apart_and_nothing_drawn_or_said_is_nan(name: str):
    for given in SCENES:
        outcome = outcome_of(name, given)
        assert outcome.alarm == ""
        assert (outcome.caught == "") == ((name, given) in INVISIBLE), given
        assert outcome.right.isfinite().all()
        assert outcome.wrong.isfinite().all()
        assert outcome.right.shape == outcome.wrong.shape == outcome.undefined.shape
        assert outcome.right.shape[-2] == outcome.allowed.shape[0] == len(outcome.scene.words) >= 3
        for label, right, wrong in outcome.symptoms:
            assert math.isfinite(right) and math.isfinite(wrong), label  # noqa: PT018
        if name != "dropout_before_softmax" and outcome.right.ndim == 3:
            assert (outcome.right[..., ~outcome.allowed] == 0).all()


@pytest.mark.parametrize("name", NAMES)
def test_no_check_passes_a_wrong_program_or_stops_a_right_one(name: str):
    """Over projections, masks and numbers of heads: wherever weights or outputs differ, the check says so."""
    for token, source in SOURCES.items():
        words = source.words or SCENE.words[:: 4 if source.letters else 1]
        words = tuple("".join(words)) if source.letters and not source.words else words
        for mask, heads in itertools.product(MASKS, (1, 2, 4)):
            outcome = run(name, replace(SCENE, words=words, source=token, mask=mask, heads=heads))
            apart = max((outcome.right - outcome.wrong).abs().max().item(), outcome.symptoms[-1].wrong)
            where = token, mask, heads
            assert outcome.alarm == "", where
            assert outcome.caught or (apart < definition.SAME and not outcome.undefined.any()), where


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


SIGNS = {
    name: tuple(signs.split())
    for signs, names in {
        "sharp": "no_scaling averaged_in_place causal_from_the_first_key",
        "flat": "model_scale heads_averaged scale_of_another_width",
        "sums": "wrong_axis dropped_returned mask_after_softmax",
        "sums runs": "dropout_in_evaluation",
        "nan leak": "mask_swapped",
        "nan": "blind_row",
        "leak": "zero_fill finite_fill float_mask_added padded_rows context_length mask_repeated "
        "cap_after_mask padding_on_the_wrong_side",
        "silent": "dropout_before_softmax split_without_transpose join_without_transpose every_head_the_first groups_tiled "
        "batch_and_time_mixed no_positions fused_split_in_blocks rotary_layouts_mixed positions_from_zero sink_left_out",
    }.items()
    for name in names.split()
}


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_shows_its_own_signs(name: str):
    """On the default sentence."""
    outcome = outcome_of(name, "default")
    assert symptoms.signs(outcome) == SIGNS[name]
    assert outcome.caught


def test_a_plane_is_one_head_of_the_weights():
    """With hidden keys, leaks, and the largest difference."""
    outcome = outcome_of("zero_fill", "default")
    found = symptoms.plane(outcome, 1)
    future = torch.ones(7, 7, dtype=torch.bool).triu(1)
    assert_close(found.right, outcome.right[1])
    assert_close(found.wrong, outcome.wrong[1])
    assert torch.equal(found.hidden, future)
    assert torch.equal(found.leaks, future)
    apart = (found.right - found.wrong).abs()
    assert apart[found.row, found.column(found.row)] == apart.max()


@pytest.mark.parametrize("name", MISTAKES)
def test_dividing_rows_by_their_sums_repairs_the_mistakes_that_say_so_and_no_other(name: str):
    """Masked after softmax, a row is e^s over the sum of all; divided by its sum it is e^s over the sum of the visible."""
    found = [symptoms.plane(outcome_of(name, "default"), head) for head in range(1 if name == "averaged_in_place" else 2)]
    same = [torch.allclose(each.divided, each.right, rtol=0, atol=1e-12) for each in found]
    assert all(same) == MISTAKES[name].divides  # some mistakes leave a head as it was


@pytest.mark.parametrize("name", MISTAKES)
def test_the_first_head_that_shows_a_mistake_is_wrong_and_none_before_it(name: str):
    outcome = outcome_of(name, "default")
    first = symptoms.first_head(outcome)
    wrong = [not found.same(found.row) for found in (symptoms.plane(outcome, head) for head in range(first + 1))]
    assert wrong == [False] * first + [True]
    assert first == (name in ("every_head_the_first", "groups_tiled"))
