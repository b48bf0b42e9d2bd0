"""What the steps of the page about order ask for: done when it is done, and not before; and sentences at their ends."""

import contextlib
import dataclasses
import functools
import io
import re
from itertools import pairwise

import pytest

from attn_core import scene
from attn_core.experiments import perturbation, stacked_layers
from pages import order_and_batch
from pages.board.pieces import Task
from pages.text import markdown, numbers
from pages.view import openings, settings
from tests import screen, wiring
from tests.screen import prose, put

opened = functools.partial(screen.opened, "order_and_batch")
DEFAULT = scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)


FOLLOWS = re.compile(r"As you predicted\. |You predicted \*\*.*?\*\*\. ")


def answered(at: screen.Screen, slot: str) -> Task:
    """Return a task after the first of the answers that it offers, where it asks for a prediction."""
    task = at.pieces[slot]
    if task.predicts:
        task = screen.put(at, "guesses", next(iter(task.guesses.values()))["guesses"]).pieces[slot]
        assert not task.predicts
    return task


def done(at: screen.Screen, slot: str) -> bool:
    """Return whether a task is done."""
    return bool(answered(at, slot).happened)


def happened(at: screen.Screen, slot: str) -> str:
    """Return the sentence of a task that is done, after what it says of the prediction; "" before."""
    return FOLLOWS.sub("", markdown.text(answered(at, slot).happened))


def asked(at: screen.Screen, slot: str) -> str:
    """Return what a task asks for, after the prediction."""
    return markdown.text(answered(at, slot).question)


PREDICTED = {  # the slot of a task → what its step opens with, its answers, the one that comes true, and what is to be done
    "alone_task": ("1", ["none", "some", "all"], "none", {"order_shuffle": 5}),
    "placed_task": ("2", ["The·0", "bat", "cave"], "cave", {"positions": "sinusoidal"}),
    "apart_task": (
        "3",
        ["it falls steadily", "it stays the same", "it goes up and down"],
        "it goes up and down",
        {"order_distance": 16},
    ),
}


@pytest.mark.parametrize("slot", PREDICTED)
def test_each_step_asks_for_a_prediction_first(slot: str):
    """With what it opens with nothing is done; only one answer comes true, and the praise goes on alike."""
    step, answers, right, moved = PREDICTED[slot]
    opens = openings.opening("order_and_batch", step)
    task = screen.visited("order_and_batch", **opens).pieces[slot]
    assert (task.predicts, task.happened, [*task.guesses]) == (True, "", answers)
    said = {}
    for answer, sets in task.guesses.items():
        at = screen.visited("order_and_batch", **{**opens, **sets})
        assert not at.pieces[slot].happened
        for name, value in moved.items():
            put(at, name, value)
        said[answer] = at.pieces[slot].happened
        assert said[answer].startswith("As you predicted. " if answer == right else f"You predicted **{answer}**. ")
    assert len({FOLLOWS.sub("", each) for each in said.values()}) == 1


PRAISE = {  # a link of the second step, with positions → what its praise says of them
    "previous": (
        {"projections": "meaning", "head": 1},
        "“bat” now finds the previous word, because each key tells its place",
    ),
    "designed": ({"projections": "previous"}, "“The·0” as written, “cave” after the shuffle."),
    "words": ({"projections": "meaning"}, "Nothing has changed, because the queries and keys of this head use the words"),
    "same": ({"projections": "same"}, "Nothing has changed"),
    "drawn": ({}, "Queries and keys depend on positions now"),
    "first": ({"projections": "previous", "query": 0}, "so another order gives other weights."),
}


@pytest.mark.parametrize("case", PRAISE)
def test_the_praise_says_what_positions_have_made_of_the_row(case: str):
    values, sentence = PRAISE[case]
    assert sentence in happened(opened(**values), "placed_task")


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("query", range(7))
def test_what_is_predicted_of_drawn_heads_comes_true(seed: int, query: int):
    """The right answer is the largest weight in the shuffled sentence, with positions; it is always offered."""
    at = opened(seed=seed, query=query, positions=False, order_shuffle=4)
    task = at.pieces["placed_task"]
    setting = dataclasses.replace(DEFAULT, seed=seed)
    layer, x = stacked_layers.of_scene(setting)
    order = perturbation.permutation(7, 4).tolist()
    largest = order[int(layer.trace(x[order]).heads.weights[0, order.index(query)].argmax())]
    labels = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]
    put(put(at, "guesses", task.guesses[labels[largest]]["guesses"]), "positions", True)
    assert at.pieces["placed_task"].happened.startswith("As you predicted. ")


def test_a_score_is_said_to_take_the_course_that_it_takes():
    """Head 0 of “meaning” reads no positions; learned projections have none, and a sentence of one word has one pair."""
    assert "The score stays +1.45, because" in happened(opened(projections="meaning", order_distance=16), "apart_task")
    for values in ({}, {"head": 1}, {"order_other": 0}, {"seed": 5}, {"text": "bat"}, {"projections": "same"}):
        at = opened(order_distance=16, **values)
        scores = [float(row["with positions"]) for row in screen.records(at, "distance")]
        steps = [later - earlier for earlier, later in pairwise(scores)]
        course = "falls:" if max(steps) < 0 else "rises:" if min(steps) > 0 else "goes up and down between"
        if max(scores) - min(scores) < 1e-4:
            course = "stays"
        assert f"The score {course}" in happened(at, "apart_task")


def test_the_shuffle_is_done_once_its_word_stands_first():
    for seed in range(60):
        at = opened(order_shuffle=seed)
        assert done(at, "alone_task") is (seed > 0 and int(perturbation.permutation(7, seed)[0]) == 1)
        assert "Move “Shuffle” until “bat” stands first" in asked(at, "alone_task")
    one = opened(text="bat")
    assert not done(one, "alone_task")
    assert "Type a second word" in prose(one, "alone_task")
    assert [done(opened(text="a b", order_shuffle=seed), "alone_task") for seed in range(9)] == [
        seed > 0 and int(perturbation.permutation(2, seed)[0]) == 1 for seed in range(9)
    ]


@pytest.mark.parametrize("count", range(2, 65))
def test_the_shuffle_that_the_task_asks_for_is_one_of_the_control_and_not_the_default(count: int):
    word = order_and_batch.to_stand_first(count)
    assert [seed for seed in settings.SHUFFLES[1:] if int(perturbation.permutation(count, seed)[0]) == word]
    assert word != 0


def test_a_link_s_own_shuffle_is_a_stop_of_the_control():
    there = wiring.controls(wiring.opened("order_and_batch", step=1, order_shuffle=14))["order_shuffle"]
    assert (there.value, list(map(str, there.options))) == (14, [*map(str, settings.SHUFFLES), "14"])


def test_the_second_task_is_done_where_positions_are_added():
    for maps in ("random", "previous", "same", "meaning"):
        for mask in ("none", "causal", "window"):
            assert not done(opened(projections=maps, positions=False, mask=mask), "placed_task")
            assert done(opened(projections=maps, mask=mask), "placed_task")
    assert not done(opened(projections="learned", text="ab ba"), "placed_task")
    assert "Add positions, “sinusoidal”" in asked(opened(positions=False), "placed_task")


def test_the_words_are_apart_at_the_farthest_distance_alone():
    for apart in (1, 3, 15):
        assert not done(opened(order_distance=apart), "apart_task")
    at = opened(order_distance=16)
    assert done(at, "apart_task")
    scores = perturbation.by_distance(DEFAULT, 1, 6, range(1, 17))[:, 0]
    near, far = (numbers.decimal(scores[i].item(), sign=True) for i in (0, 15))
    assert f"it was {near} one place apart and is {far} now." in happened(at, "apart_task")
    alone = perturbation.by_distance(dataclasses.replace(DEFAULT, positions=False), 1, 6, [16])[0, 0].item()
    assert f"Without positions it is always {numbers.decimal(alone, sign=True)}." in happened(at, "apart_task")


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
    assert "In both orders bat attends equally to 7 words: 14 % each. Nothing" in uniform
    copies = prose(opened(projections="previous", query=0, temperature=0), "alone_words")
    assert "attends equally to 2 words: 50 % each (“the” at all its positions: 100 %)" in copies
    some = prose(opened(projections="previous", query=0, temperature=4), "alone_words")
    assert "gives its largest weight, 44 %, to each of 2 words (“the” at all its positions: 89 %)" in some


def test_rounding_is_said_where_it_could_be_seen(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(order_and_batch, "SAME", 0.0)
    assert "so its output differs only by rounding, by up to " in prose(
        opened(text="one two three four five", order_shuffle=1), "alone_words"
    )


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
