"""What the steps of the page about order ask for: done when it is done, and not before; and sentences at their ends."""

import contextlib
import dataclasses
import functools
import io
import re

import pytest

from attn_core import scene
from attn_core.experiments import perturbation
from pages import order_and_batch
from pages.text import numbers
from pages.view import settings
from tests import screen, wiring
from tests.screen import prose

opened = functools.partial(screen.opened, "order_and_batch")
DEFAULT = scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)


def done(at: screen.Screen, slot: str) -> bool:
    """Return whether a task is done."""
    return bool(at.pieces[slot].happened)


def test_the_shuffle_is_done_once_its_word_stands_first():
    for seed in range(60):
        at = opened(order_shuffle=seed)
        assert done(at, "alone_task") is (int(perturbation.permutation(7, seed)[0]) == 1)
        assert "Move the slider “Shuffle” until “bat” stands first." in prose(at, "alone_task")
    one = opened(text="bat")
    assert not done(one, "alone_task")
    assert "Type a second word" in prose(one, "alone_task")
    assert [done(opened(text="a b", order_shuffle=seed), "alone_task") for seed in range(9)] == [
        int(perturbation.permutation(2, seed)[0]) == 0 for seed in range(9)
    ]


@pytest.mark.parametrize("count", range(2, 65))
def test_the_shuffle_that_the_task_asks_for_is_one_of_the_control_and_not_the_default(count: int):
    word = order_and_batch.to_stand_first(count)
    reached = [seed for seed in settings.SHUFFLES if int(perturbation.permutation(count, seed)[0]) == word]
    assert reached
    assert settings.View().order_shuffle not in reached
    assert word != 0 or count == 2


def test_a_link_s_own_shuffle_is_a_stop_of_the_control():
    there = wiring.controls(wiring.opened("order_and_batch", step=1, order_shuffle=14))["order_shuffle"]
    assert (there.value, list(map(str, there.options))) == (14, [*map(str, settings.SHUFFLES), "14"])


def test_the_outputs_follow_again_once_nothing_tells_the_order():
    for positions, mask in ((True, "none"), (True, "causal"), (False, "causal"), (False, "window")):
        assert not done(opened(positions=positions, mask=mask), "placed_task")
    for maps in ("random", "previous", "same"):
        assert not done(opened(projections=maps), "placed_task")
        assert done(opened(projections=maps, positions=False), "placed_task")
    equal = prose(opened(projections="previous", positions=False), "placed_task")
    assert equal.endswith(
        "no word can find the word before it: each attends to all 7 words equally, and all rows are the same."
    )
    assert "word before" not in prose(opened(projections="same", positions=False, text="a a a"), "placed_task")
    other = prose(opened(projections="same", positions=False), "placed_task")
    assert other.endswith("Yes: nothing encodes the order any more, so each word has the same row in both pictures.")
    assert "under “Deeper” switch off the mask." in prose(opened(mask="causal"), "placed_task")
    assert "mask" not in prose(opened(), "placed_task")
    assert not done(opened(projections="learned", text="ab ba"), "placed_task")


def test_the_words_are_apart_at_the_farthest_distance_alone():
    for apart in (1, 3, 15):
        assert not done(opened(order_distance=apart), "apart_task")
    at = opened(order_distance=16)
    assert done(at, "apart_task")
    scores = perturbation.by_distance(DEFAULT, 1, 6, range(1, 17))[:, 0]
    near, far = (numbers.decimal(scores[i].item(), sign=True) for i in (0, 15))
    assert f"With positions the score was {near} one place apart; it is {far} now." in prose(at, "apart_task")
    alone = perturbation.by_distance(dataclasses.replace(DEFAULT, positions=False), 1, 6, [16])[0, 0].item()
    assert f"The words alone still score {numbers.decimal(alone, sign=True)}." in prose(at, "apart_task")


def test_letters_and_rows_of_the_second_step_follow_its_switch():
    at = opened(projections="previous", temperature=4)
    assert "In the formula, p is the position vector of place i or j." in prose(at, "placed_words")
    assert "No word precedes the first, so its weights are all equal." in prose(at, "placed_words")
    assert "No word precedes" not in prose(opened(projections="previous", temperature=4, mask="causal"), "placed_words")
    at = opened(projections="previous", temperature=4, positions=False)
    assert "Here positions are off, so p is 0 in the formula." in prose(at, "placed_words")
    assert "so all words get the same weight." in prose(at, "placed_words")
    assert "formula" not in prose(opened(projections="learned", text="ab ba"), "placed_words")


# ---- the ends ----


def test_ties_and_hidden_words_are_named():
    """Without positions nobody finds the word before; at temperature 0 copies share; a word may see nothing."""
    uniform = prose(opened(projections="previous", positions=False, temperature=4), "placed_words")
    the = "14 % each (“the” at all its positions: 29 %)"
    assert f"bat attends equally to 7 words: {the}. After the shuffle, it attends equally to 7 words: {the}." in uniform
    copies = prose(opened(projections="previous", query=0, temperature=0), "alone_words")
    assert "attends equally to 2 words: 50 % each (“the” at all its positions: 100 %)" in copies
    some = prose(opened(projections="previous", query=0, temperature=4), "alone_words")
    assert "gives its largest weight, 44 %, to each of 2 words (“the” at all its positions: 89 %)" in some


def test_rounding_is_said_where_it_could_be_seen(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(order_and_batch, "SAME", 0.0)
    assert "and rounding alone changes its output, by up to " in prose(opened(text="one two three four five"), "alone_words")


def test_the_program_runs():
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(order_and_batch.PROGRAM, {})
    assert re.fullmatch(r"with positions they differ by \d\.\d\d\n", output.getvalue())


def test_a_suggestion_turns_three_words_round():
    """Without positions each word of “man bites dog” has the output that it has in “dog bites man”."""
    at = opened()
    at = screen.press(at, "“man bites dog” for “dog bites man”")
    labels = at.slots["alone_in_disorder"]["labels"]
    rows = [label for label, side in zip(labels["label"], labels["side"], strict=True) if side]
    assert (at.view.text, rows) == ("dog bites man", ["man", "bites", "dog"])
    assert "its output is the same." in prose(at, "alone_words")
