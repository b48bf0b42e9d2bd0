"""Explore's things to try: each sets what it says, and shows what it promises."""

import pytest
import torch

from pages.ui.link import DEFAULTS, NAMES
from tests.explore.expected import close, right
from tests.explore.screen import Screen, opened, press, shown_in, value
from tests.screen import buttons, prose

TRIES = {
    "Temperature 0.1": {"temperature": 0.1},
    "Forget to scale": {"head_size": 128, "scale": "none"},
    "No peeking": {"mask": "causal", "query": 1},
    "The word before": {"maps": "previous", "head": 0},
}
SLOT = "try_temperature01_forgettoscale_nopeeking_thewordbefore"


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
    at = press(opened(), label)
    assert {name: value(at, name) for name in NAMES} == {**DEFAULTS, **TRIES[label]}


def test_temperature_one_tenth_leaves_one_winner():
    at = opened()
    assert max(shares(at)) < 0.6
    press(at, "Temperature 0.1")
    assert max(shares(at)) > 0.95
    assert value(at, "temperature") == 0.1
    right(at)


def test_forgetting_to_scale_narrows_the_choice():
    at = opened()
    before = effective(shares(at))
    scaled = effective(shares(opened(head_size="128")))
    press(at, "Forget to scale")
    assert (value(at, "head_size"), value(at, "scale")) == (128, "none")
    assert effective(shares(at)) < min(before, scaled) - 1
    right(at)


def test_no_peeking_hides_what_comes_after():
    at = opened()
    assert "hidden" not in shown_in(at)["bars.bars"]["said"]
    press(at, "No peeking")
    assert (value(at, "mask"), value(at, "query")) == ("causal", 1)
    assert [said == "hidden" for said in shown_in(at)["bars.bars"]["said"]] == [False] * 2 + [True] * 5
    close(sum(shares(at)), 1)
    right(at)


def test_the_word_before_is_looked_at():
    at = press(opened(query=3), "The word before")
    assert [round(share, 3) for share in shares(at)] == [0, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(3, 4), (999_999, 0)])
def test_a_new_draw_is_the_next_seed(before: int, after: int):
    assert press(opened(seed=before), "New draw").view.seed == after
