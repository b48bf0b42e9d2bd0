"""Explore's buttons: undo, reset, a new draw, and the three things to try."""

import pytest
import torch

from pages.ui.link import LINKED
from tests.explore import SEVEN, Screen, control, opened, press, put, said, scene_of, shown_in, value
from tests.explore_right import close, right


def test_undo_goes_back_by_one_change_at_a_time():
    at = opened()
    assert control(at, "undo").disabled
    put(put(at, "temperature", 0.5), "seed", 4)
    press(at, "undo")
    assert (value(at, "temperature"), value(at, "seed")) == (0.5, 3)
    right(at)
    press(at, "undo")
    assert (value(at, "temperature"), value(at, "seed")) == (1.0, 3)
    assert right(at) == scene_of(opened())
    assert control(at, "undo").disabled


def test_undo_brings_back_a_sentence_and_a_selected_word():
    at = put(put(opened(), "query_seen", 6), "text", "a b")
    assert value(at, "query") == 1
    press(at, "undo")
    assert value(at, "text") == SEVEN
    right(at)


def test_undo_takes_back_a_reset():
    at = press(opened(seed="7", mask="causal"), "reset")
    assert (value(at, "seed"), value(at, "mask")) == (3, "none")
    press(at, "undo")
    assert (value(at, "seed"), value(at, "mask")) == (7, "causal")
    right(at)


def test_reset_goes_to_the_defaults_and_the_notes_go():
    at = opened(heads="8", head="5", scale="none", dropout="0.5", stage="scores", text="a b", foo="bar", query="0")
    assert "Ignored foo=bar" in said(at)
    press(at, "reset")
    assert {name: value(at, name) for name in LINKED} == {name: linked.default for name, linked in LINKED.items()}
    assert "**Note**" not in said(at)
    right(at)


@pytest.mark.parametrize(("before", "after"), [("3", 4), ("999999", 0)])
def test_a_new_draw_is_the_next_seed(before: str, after: int):
    at = opened(seed=before)
    cells = shown_in(at)["heatmap_0.cells"]["text"]
    assert value(press(at, "new_draw"), "seed") == control(at, "seed").value == after
    assert shown_in(at)["heatmap_0.cells"]["text"] != cells
    right(at)


def shares(at: Screen) -> list[float]:
    """Return the selected row as the bars show it."""
    return shown_in(at)["bars.bars"]["now"]


def effective(row: list[float]) -> float:
    """Return e^entropy of a row."""
    found = torch.tensor([share for share in row if share], dtype=torch.float64)
    return (-found * found.log()).sum().exp().item()


def test_one_winner_leaves_one_winner():
    at = opened()
    assert max(shares(at)) < 0.6
    press(at, "try One winner")
    assert max(shares(at)) > 0.95
    assert value(at, "temperature") == 0.1
    right(at)


def test_forgetting_to_scale_narrows_the_choice():
    at = opened()
    before = effective(shares(at))
    scaled = effective(shares(opened(head_size="128")))
    press(at, "try Forget to scale")
    assert (value(at, "head_size"), value(at, "scale")) == (128, "none")
    assert effective(shares(at)) < min(before, scaled) - 1
    right(at)


def test_no_peeking_hides_what_comes_after():
    at = opened()
    assert "hidden" not in shown_in(at)["bars.bars"]["said"]
    press(at, "try No peeking")
    assert (value(at, "mask"), value(at, "query")) == ("causal", 1)
    assert [said == "hidden" for said in shown_in(at)["bars.bars"]["said"]] == [False] * 2 + [True] * 5
    close(sum(shares(at)), 1)
    right(at)
