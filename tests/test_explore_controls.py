"""Explore's controls: each, at its ends, changes itself alone, and all numbers follow."""

import pytest
import torch

from pages.ui.link import LINKED
from tests.explore import NINE, control, opened, put, row_table, shown_in, value
from tests.explore_right import right

ENDS = [
    ("text", "bat", {"text": "bat", "query": 0}),
    ("text", NINE, {"text": NINE}),
    ("kind", "cross", {"kind": "cross"}),
    ("heads", "1", {"heads": "1"}),
    ("heads", "4", {"heads": "4"}),
    ("heads", "8", {"heads": "8"}),
    ("head_size", 1, {"head_size": 1}),
    ("head_size", 128, {"head_size": 128}),
    ("head_size_power", 1, {"head_size": 1}),
    ("head_size_power", 128, {"head_size": 128}),
    ("scale_seen", "none", {"scale": "none"}),
    ("scale_seen", "model", {"scale": "model"}),
    ("temperature", 0.0, {"temperature": 0.0}),
    ("temperature", 20.0, {"temperature": 20.0}),
    ("masked_seen", True, {"mask": "causal"}),
    ("mask", "causal", {"mask": "causal"}),
    ("mask", "window", {"mask": "window"}),
    ("mask", "prefix", {"mask": "prefix"}),
    ("seed", 0, {"seed": 0}),
    ("seed", 999_999, {"seed": 999_999}),
    ("positions", False, {"positions": False}),
    ("dropout", 0.5, {"dropout": 0.5}),
    ("dropout", 1.0, {"dropout": 1.0}),
    ("tokens", "character", {"tokens": "character"}),
    ("d_model", 8, {"d_model": 8}),
    ("d_model", 256, {"d_model": 256}),
    ("stage", "scores", {"stage": "scores"}),
    ("stage", "scaled", {"stage": "scaled"}),
    ("stage", "masked", {"stage": "masked"}),
    ("stage", "dropped", {"stage": "dropped"}),
    ("query_seen", 0, {"query": 0}),
    ("query_seen", 6, {"query": 6}),
    ("head_seen", 1, {"head": 1}),
]


@pytest.mark.parametrize(("key", "to", "changed"), ENDS, ids=[f"{key}={str(to)[:9]}" for key, to, _ in ENDS])
def test_a_control_at_its_end_changes_itself_alone_and_all_numbers_follow(key: str, to: object, changed: dict):
    at = opened()
    before = {name: value(at, name) for name in LINKED}
    put(at, key, to)
    assert {name: value(at, name) for name in LINKED} == {**before, **changed}
    right(at)


@pytest.mark.parametrize("mask", ["window", "prefix"])
@pytest.mark.parametrize("reach", [0, 1, 64])
def test_reach_at_its_ends(mask: str, reach: int):
    at = put(opened(mask=mask, query="3"), mask, reach)
    assert value(at, mask) == reach
    right(at)
    visible = {
        ("window", 0): 1,
        ("window", 1): 2,
        ("window", 64): 4,
        ("prefix", 0): 4,
        ("prefix", 1): 4,
        ("prefix", 64): 7,
    }[mask, reach]
    assert shown_in(at)["bars.bars"]["said"].count("hidden") == 7 - visible


def test_the_mask_toggle_goes_off_again():
    at = put(put(opened(), "masked_seen", True), "masked_seen", False)
    assert value(at, "mask") == "none"
    right(at)


STEPS = ("scores", "scaled", "masked", "weights", "dropped", "value", "adds")
AFTER_SCORES, AFTER_SCALED = set(STEPS) - {"scores", "value"}, {"masked", "weights", "dropped", "adds"}
MOVES = [
    ("temperature", 0.5, {}, {"weights", "dropped", "adds"}),
    ("scale_seen", "none", {}, AFTER_SCORES),
    ("mask", "causal", {}, AFTER_SCALED),
    ("window", 1, {"mask": "window"}, AFTER_SCALED),
    ("prefix", 6, {"mask": "prefix"}, AFTER_SCALED),
    ("dropout", 0.5, {}, {"dropped", "adds"}),
    ("positions", False, {}, set(STEPS)),
    ("seed", 4, {}, set(STEPS)),
    ("d_model", 33, {}, set(STEPS)),
    ("head_seen", 1, {}, set(STEPS)),
    ("query_seen", 4, {}, set(STEPS) - {"value"}),
    ("heads", "4", {}, set()),
    ("stage", "scores", {}, set()),
]


@pytest.mark.parametrize(("key", "to", "link", "changed"), MOVES, ids=[key for key, *_ in MOVES])
def test_a_control_changes_the_numbers_it_should_and_leaves_the_others(key: str, to: object, link: dict, changed: set):
    at = opened(("numbers_open",), query="3", **link)
    before = row_table(at)
    after = row_table(put(at, key, to))
    assert {step for step in STEPS if not alike(before[step], after[step])} == changed


def alike(one: list, other: list) -> bool:
    """Return whether two columns hold the same but for rounding: a product's last digit depends on its neighbours."""
    sides = [[None if cell == "hidden" else cell for cell in column] for column in (one, other)]
    if [cell is None for cell in sides[0]] != [cell is None for cell in sides[1]]:
        return False
    mine, theirs = (torch.tensor([cell for cell in side if cell is not None], dtype=torch.float64) for side in sides)
    return mine.shape == theirs.shape and torch.allclose(mine, theirs, atol=1e-5)


def test_another_last_word_leaves_all_other_words_as_they_are():
    at = opened(("numbers_open",))
    before = row_table(at)
    after = row_table(put(at, "text", "The bat flew out of the house"))
    for step in ("scores", "scaled", "value"):
        assert alike(before[step][:6], after[step][:6])
        assert not alike(before[step][6:], after[step][6:])


def test_a_wider_head_keeps_the_dimensions_that_were_there():
    at = opened(("numbers_open",))
    before = row_table(at)
    after = row_table(put(at, "head_size", 17))
    assert [len(row) for row in after["value"]] == [17] * 7
    assert alike([row[:16] for row in after["value"]], before["value"])


def test_more_heads_show_one_large_and_all_small():
    at = put(opened(head="1"), "heads", "8")
    tiles = shown_in(at)["thumbnails.tiles"]
    assert tiles["label"] == [f"head {h}" for h in range(1, 9)]
    assert tiles["strong"] == [h == 1 for h in range(8)]
    right(at)


def test_the_row_number_steps_from_the_first_word_to_the_last():
    at = opened()
    number = control(at, "query")
    assert (number.min, number.max, number.step, number.value) == (0, 6, 1, 1)
    for row in (6, 0, 3):
        put(at, "query", row)
        assert (value(at, "query"), control(at, "query_seen").value) == (row, row)
        right(at)
