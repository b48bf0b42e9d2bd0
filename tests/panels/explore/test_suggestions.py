"""Explore's suggestions: each sets its values alone, and shows the promised effect."""

import pytest
import torch

from attn_core import models
from pages.view import settings
from pages.view.settings import CONTROLS
from tests.panels.explore.screen import DRAWN, Screen, opened, press, put, shown_in, value
from tests.screen import buttons, csv, visited

DEFAULTS = settings.defaults("explore")
TRIES = {
    "Temperature 0.1": {"temperature": 0.1},
    "Random heads of size 128, scores not divided": {"projections": "random", "head_size": 128, "power": 0},
    "Causal mask: hide later words": {"mask": "causal", "query": 1},
    "Attend to the previous word": {"projections": "previous", "head": 0},
    "A head of a trained model, causal mask": {"projections": "tiny_3", "mask": "causal", "head": 2},
    "Four heads, causal mask, ALiBi instead of positions": {
        **{"projections": "previous", "positions": "none", "bias": "alibi", "mask": "causal"},
        **{"heads": 4, "head": 0, "query": 6},
    },
}


def shares(at: Screen) -> list[float]:
    """Return the selected row as the bars show it."""
    return shown_in(at)["bars.bars"]["now"]


@pytest.mark.parametrize("label", TRIES)
def test_a_try_is_a_complete_state_but_for_the_learners_words_and_shows_what_it_promises(label: str):
    """Whatever was set before goes back to its default; the selected row is as its name says."""
    before = {"query": 3, "heads": 8, "head": 5, "dropout": 0.5, "kind": "cross", "stage": "scores", "projections": "same"}
    words = {"text": "one two three four", "text2": "five six"}
    at = press(visited("explore", **words, **before), label)
    assert {name: value(at, name) for name in CONTROLS} == {**DEFAULTS, **words, **TRIES[label]}
    if "tiny_3" in TRIES[label].values():
        tiny = models.load("tiny")
        weights = models.run(tiny, tiny.encode(words["text"])).trace(3).weights[0, 2, 1]
        assert shares(at)[:2] == pytest.approx(weights[:2].tolist(), abs=1e-4)
    elif "bias" in TRIES[label]:  # no key is found, and the bias of the head, −distance / 4, alone decides
        wanted = torch.softmax(-torch.arange(3.0, -1, -1) / 4, -1)
        assert shares(at) == pytest.approx(wanted.tolist(), abs=1e-3)
    else:
        row = shares(press(visited("explore"), label))
        promised = {"temperature": row[2] > 0.95, "mask": row[2:] == [None] * 5 or not any(row[2:])}
        assert next((holds for name, holds in promised.items() if name in TRIES[label]), max(row) > 0.6)


JOBS = {"the previous word": ("previous", [0, 1, 0, 0, 0, 0, 0]), "the same word": ("same", [1 / 7] * 7)}


@pytest.mark.parametrize("label", JOBS)
def test_a_random_draw_can_be_given_a_job_and_the_row_stays(label: str):
    """A job is of one sentence; beside projections that have one, none is offered."""
    at = opened(kind="cross", query=2, temperature=0.5, mask="none")
    for name, to in buttons(at.slots["jobs"])[label].items():
        put(at, name, to)
    maps, row = JOBS[label]
    changed = DRAWN | {"projections": maps, "query": 2, "temperature": 0.5}
    assert {name: value(at, name) for name in CONTROLS} == {**DEFAULTS, **changed}
    assert shares(at) == pytest.approx(row, abs=1e-3)
    assert "jobs" not in at.slots


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
    ],
)
def test_a_new_draw_is_offered_where_it_changes_something(link: dict[str, object], offered: bool):
    """And only there: the numbers of another seed are others, or the same. The button keeps its place."""
    at = opened(**link)
    assert (buttons(at.slots["actions"])["New draw"] is not None) == offered
    assert (len({csv(opened(seed=seed, **link), "row") for seed in (3, 4)}) > 1) == offered
