"""Explore's suggestions: each sets its values, and shows the promised effect."""

import pytest
import torch

from attn_core import models
from attn_core.models.model import LONGEST
from pages.view import settings
from pages.view.settings import CONTROLS
from tests.panels.explore.expected import close, right
from tests.panels.explore.screen import DRAWN, Screen, opened, press, put, shown_in, value
from tests.screen import buttons, csv, prose, visited

DEFAULTS = settings.defaults("explore")
TRIES = {
    "Temperature 0.1": {"temperature": 0.1},
    "Random heads of size 128, scores not divided": {"projections": "random", "head_size": 128, "power": 0},
    "Causal mask: hide later words": {"mask": "causal", "query": 1},
    "Attend to the word before": {"projections": "previous", "head": 0},
    "A head of a trained model, causal mask": {"projections": "tiny_3", "mask": "causal", "head": 2},
    "Four heads, causal mask, ALiBi instead of positions": {
        **{"projections": "previous", "positions": "none", "bias": "alibi", "mask": "causal"},
        **{"heads": 4, "head": 0, "query": 6},
    },
}
SLOT = "try_sharp_unscaled_causal_previous_model_alibi"


def shares(at: Screen) -> list[float]:
    """Return the selected row as the bars show it."""
    return shown_in(at)["bars.bars"]["now"]


def effective(row: list[float]) -> float:
    """Return e^entropy of a row."""
    found = torch.tensor([share for share in row if share], dtype=torch.float64)
    return (-found * found.log()).sum().exp().item()


def test_these_are_offered_whatever_is_set():
    for at in (opened(), opened(kind="cross", heads=8), opened(text="")):
        assert list(buttons(at.slots[SLOT])) == list(TRIES)
        assert prose(at, SLOT).startswith("Try this:")


@pytest.mark.parametrize("label", TRIES)
def test_a_try_sets_what_it_names_and_nothing_else(label: str):
    at = press(visited("explore"), label)
    assert {name: value(at, name) for name in CONTROLS} == {**DEFAULTS, **TRIES[label]}


@pytest.mark.parametrize("label", TRIES)
def test_a_try_is_a_complete_state_but_for_the_learners_words(label: str):
    """Whatever was set before goes back to its default, so that the try shows what it promises."""
    before = {"query": 3, "heads": 8, "head": 5, "dropout": 0.5, "kind": "cross", "stage": "scores", "projections": "same"}
    at = press(visited("explore", text="one two three four", text2="five six", **before), label)
    words = {"text": "one two three four", "text2": "five six"}
    assert {name: value(at, name) for name in CONTROLS} == {**DEFAULTS, **words, **TRIES[label]}
    right_or_designed(at)


def right_or_designed(at: Screen) -> None:
    """Assert that every number is the core's, or the model's; of designed heads, that they find their word."""
    if value(at, "projections") in ("random", "meaning"):
        right(at)
    elif value(at, "projections") == "tiny_3":
        tiny = models.load("tiny")
        weights = models.run(tiny, tiny.encode(value(at, "text"))).trace(3).weights[0, 2, 1]
        assert shares(at)[:2] == pytest.approx(weights[:2].tolist(), abs=1e-4)
    elif value(at, "bias") == "none":
        assert prose(at, "lead").startswith("In head 0, two attends to one: 100 %")
    else:  # 1 / (1 + e^-1/4 + e^-1/2 + e^-3/4): no key is found, and the bias alone decides
        assert prose(at, "lead").startswith("In head 0, four gives its largest weight, 35 %, to four.")


def test_temperature_one_tenth_leaves_one_winner():
    at = visited("explore")
    assert max(shares(at)) < 0.6
    press(at, "Temperature 0.1")
    assert max(shares(at)) > 0.95
    assert value(at, "temperature") == 0.1
    right(at)


def test_forgetting_to_scale_narrows_the_choice():
    at = opened()
    before = effective(shares(at))
    scaled = effective(shares(opened(head_size="128")))
    press(at, "Random heads of size 128, scores not divided")
    assert (value(at, "head_size"), value(at, "power")) == (128, 0)
    assert effective(shares(at)) < min(before, scaled) - 1
    right(at)


def test_no_peeking_hides_what_comes_after():
    at = visited("explore")
    assert "hidden" not in shown_in(at)["bars.bars"]["said"]
    press(at, "Causal mask: hide later words")
    assert (value(at, "mask"), value(at, "query")) == ("causal", 1)
    assert [said == "hidden" for said in shown_in(at)["bars.bars"]["said"]] == [False] * 2 + [True] * 5
    close(sum(shares(at)), 1)
    right(at)


def test_the_word_before_is_attended_to():
    at = press(opened(query=3), "Attend to the word before")
    assert value(at, "query") == DEFAULTS["query"] == 1
    assert [round(share, 3) for share in shares(at)] == [1, 0, 0, 0, 0, 0, 0]


JOBS = {"the word before": ("previous", [0, 1, 0, 0, 0, 0, 0]), "the same word": ("same", [1 / 7] * 7)}


@pytest.mark.parametrize("label", JOBS)
def test_a_random_draw_can_be_given_a_job_and_the_row_stays(label: str):
    """A job is of one sentence; beside projections that have one, none is offered."""
    at = opened(kind="cross", query=2, temperature=0.5, mask="none")
    assert prose(at, "jobs").startswith("These random projections have no meaning yet. Attend to:")
    for name, to in buttons(at.slots["jobs"])[label].items():
        put(at, name, to)
    maps, row = JOBS[label]
    changed = DRAWN | {"projections": maps, "query": 2, "temperature": 0.5}
    assert {name: value(at, name) for name in CONTROLS} == {**DEFAULTS, **changed}
    assert [round(share, 3) for share in shares(at)] == [round(share, 3) for share in row]
    assert "jobs" not in at.slots
    assert list(buttons(opened().slots["jobs"])) == list(JOBS)


def test_a_head_of_a_trained_model_reads_the_learners_words():
    """Of a smaller size it says how much is kept."""
    at = press(opened(text="glim frob zat. glim frob", query=5), "A head of a trained model, causal mask")
    assert shares(put(at, "query", 5))[2] > 0.9  # to zat, which followed frob
    assert "A head of a small language model" in prose(at, "lead")
    assert "it keeps" not in prose(at, "lead")
    assert "Reduced to head size 4 of 16, it keeps" in prose(put(at, "head_size", 4), "lead")


def test_a_trained_model_says_which_words_it_does_not_know():
    """On Explore as on the model's own page; the sentence stays. Of too many it says why it reads none."""
    said = "The model doesn’t know “bat”, “flew”, “out”, “of”, “cave”. It can copy these words, but knows nothing else"
    assert said in prose(press(opened(), "A head of a trained model, causal mask"), "remarks")
    assert "doesn’t know" not in prose(opened(text="Anna gave the ball to Adam", projections="tiny_3"), "remarks")
    known = models.load("tiny")
    for text in (" ".join(f"w{i}" for i in range(len(known.placeholders) + 1)), "the " * (LONGEST + 1)):
        said = prose(opened(text=text, projections="tiny_3"), "remarks")
        assert f"at most {LONGEST} words, of which at most {len(known.placeholders)} different ones" in said


@pytest.mark.parametrize(("before", "after"), [(3, 4), (999_999, 0)])
def test_a_new_draw_is_the_next_seed(before: int, after: int):
    assert press(opened(seed=before), "New draw").view.seed == after


@pytest.mark.parametrize(
    ("link", "offered"),
    [
        ({}, True),
        ({"projections": "previous"}, False),
        ({"projections": "previous", "dropout": 0.5}, True),
        ({"projections": "learned"}, True),
        ({"projections": "a_batch"}, False),
        ({"projections": "one_head_32_channels"}, True),
    ],
)
def test_a_new_draw_is_offered_where_it_changes_something(link: dict[str, object], offered: bool):
    """And only there: the numbers of another seed are others, or the same. The button keeps its place."""
    at = opened(**link)
    assert (buttons(at.slots["actions"])["New draw"] is not None) == offered
    tables = [csv(opened(seed=seed, **link), "row") for seed in (3, 4)]
    assert (tables[0] != tables[1]) == offered
