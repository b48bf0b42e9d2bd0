"""Explore's controls: each, at its ends, changes itself alone, and all numbers follow."""

import pytest
import torch

from pages.board.pieces import Picture
from pages.view import link, settings
from tests import wiring
from tests.panels.explore.expected import right
from tests.panels.explore.screen import NINE, click, opened, put, row_table, said, shown_in, value

ENDS = [
    ("text", "bat"),
    ("text", NINE),
    ("text", "a b a"),
    ("kind", "cross"),
    ("heads", 1),
    ("heads", 4),
    ("heads", 8),
    ("head_size", 1),
    ("head_size", 128),
    ("power", 0.0),
    ("power", 1.0),
    ("scale", "model"),
    ("temperature", 0.0),
    ("temperature", 20.0),
    ("mask", "causal"),
    ("mask", "window"),
    ("mask", "prefix"),
    ("mask", "strided"),
    ("seed", 0),
    ("seed", 999_999),
    ("positions", False),
    ("dropout", 0.37),
    ("dropout", 1.0),
    ("tokens", "character"),
    ("d_model", 8),
    ("d_model", 256),
    ("stage", "scores"),
    ("stage", "scaled"),
    ("stage", "masked"),
    ("stage", "dropped"),
    ("query", 0),
    ("query", 6),
    ("head", 1),
]


@pytest.mark.parametrize(("name", "to"), ENDS, ids=[f"{name}={str(to)[:9]}" for name, to in ENDS])
def test_a_control_at_its_end_changes_itself_alone_and_all_numbers_follow(name: str, to: object):
    """It is the link of that value, which is taken as it stands, and shown."""
    at = opened()
    before = {known: value(at, known) for known in settings.CONTROLS}
    put(at, name, to)
    assert {known: value(at, known) for known in settings.CONTROLS} == {**before, name: to}
    assert link.written(at.view) == at.link
    assert link.read(at.link)[1] == []
    assert "**Note**" not in said(at)
    right(at)


@pytest.mark.parametrize("mask", ["window", "prefix"])
@pytest.mark.parametrize("reach", [0, 1, 512])
def test_reach_at_its_ends(mask: str, reach: int):
    at = put(opened(mask=mask, query="3"), mask, reach)
    assert value(at, mask) == reach
    right(at)
    visible = {
        ("window", 0): 1,
        ("window", 1): 2,
        ("window", 512): 4,
        ("prefix", 0): 4,
        ("prefix", 1): 4,
        ("prefix", 512): 7,
    }[mask, reach]
    assert shown_in(at)["bars.bars"]["said"].count("hidden") == 7 - visible


STEPS = ("scores", "scaled", "masked", "weights", "dropped", "value", "adds")
AFTER_SCORES, AFTER_SCALED = set(STEPS) - {"scores", "value"}, {"masked", "weights", "dropped", "adds"}
MOVES = [
    ("temperature", 0.5, {}, {"weights", "dropped", "adds"}),
    ("power", 0.0, {}, AFTER_SCORES),
    ("power", 0.8, {}, AFTER_SCORES),
    ("mask", "causal", {}, AFTER_SCALED),
    ("window", 1, {"mask": "window"}, AFTER_SCALED),
    ("prefix", 6, {"mask": "prefix"}, AFTER_SCALED),
    ("dropout", 0.5, {}, {"dropped", "adds"}),
    ("positions", False, {}, set(STEPS)),
    ("seed", 4, {}, set(STEPS)),
    ("d_model", 33, {}, set(STEPS)),
    ("head", 1, {}, set(STEPS)),
    ("query", 4, {}, set(STEPS) - {"value"}),
    ("heads", 4, {}, set()),
    ("stage", "scores", {}, set()),
]


@pytest.mark.parametrize(("name", "to", "where", "changed"), MOVES, ids=[name for name, *_ in MOVES])
def test_a_control_changes_the_numbers_it_should_and_leaves_the_others(name: str, to: object, where: dict, changed: set):
    at = opened(query="3", **where)
    before = row_table(at)
    after = row_table(put(at, name, to))
    assert {step for step in STEPS if not alike(before[step], after[step])} == changed


def alike(one: list, other: list) -> bool:
    """Return whether two columns hold the same but for rounding: a product's last digit depends on its neighbours."""
    sides = [[None if cell == "hidden" else cell for cell in column] for column in (one, other)]
    if [cell is None for cell in sides[0]] != [cell is None for cell in sides[1]]:
        return False
    mine, theirs = (torch.tensor([cell for cell in side if cell is not None], dtype=torch.float64) for side in sides)
    return mine.shape == theirs.shape and torch.allclose(mine, theirs, atol=1e-5)


def test_another_last_word_leaves_all_other_words_as_they_are():
    at = opened()
    before = row_table(at)
    after = row_table(put(at, "text", "The bat flew out of the house"))
    for step in ("scores", "scaled", "value"):
        assert alike(before[step][:6], after[step][:6])
        assert not alike(before[step][6:], after[step][6:])


def test_a_wider_head_keeps_the_dimensions_that_were_there():
    at = opened()
    before = row_table(at)
    after = row_table(put(at, "head_size", 17))
    assert [len(row) for row in after["value"]] == [17] * 7
    assert alike([row[:16] for row in after["value"]], before["value"])


def test_more_heads_show_one_large_and_all_small():
    at = put(opened(head="1"), "heads", 8)
    tiles = shown_in(at)["thumbnails.tiles"]
    assert tiles["label"] == [f"head {h}" for h in range(8)]
    assert tiles["strong"] == [h == 1 for h in range(8)]
    right(at)


def test_every_row_can_be_followed():
    at = opened()
    for row in (6, 0, 3):
        assert value(put(at, "query", row), "query") == row
        right(at)


@pytest.mark.parametrize(("heads", "slot"), [(2, "heatmap_0"), (2, "heatmap_1"), (8, "heatmap_large")])
def test_a_click_in_a_heatmap_follows_its_row_in_its_head(heads: int, slot: str):
    at = opened(heads=heads, head=1)
    cells = shown_in(at)[f"{slot}.cells"]
    for cell in (0, 7 * 4 + 2, 48):
        click(at, slot, "cells", cell)
        assert (value(at, "query"), value(at, "head")) == (cells["y"][cell], 0 if slot == "heatmap_0" else 1)
        right(at)


def test_a_click_in_a_picture_of_many_words_follows_its_row():
    at = click(opened(text=" ".join(f"w{i}" for i in range(20))), "heatmap_1", "cells", 13)
    assert (value(at, "query"), value(at, "head")) == (13, 1)
    right(at)


def test_a_click_on_a_small_head_follows_it():
    at = click(opened(heads=8), "thumbnails", "tiles", 5)
    assert (value(at, "head"), value(at, "query")) == (5, 1)
    right(at)


def test_arrow_keys_go_to_the_row_above_or_below_and_not_beyond_the_last():
    for at in (opened(), opened(heads=8)):
        pictures = [piece for piece in at.pieces.values() if isinstance(piece, Picture) and "query" in piece.click]
        assert len(pictures) == (3 if value(at, "heads") == 2 else 2)  # the sentence with its arcs, and heatmaps
        for picture in pictures:
            assert picture.steps == {"ArrowUp": ("query", -1, 0, 6), "ArrowDown": ("query", 1, 0, 6)}


def test_ends_and_help_of_a_size_and_of_the_seed_are_those_of_the_projections():
    """A head of a model has no more components than 16, and fewer make it an approximation; nothing of it is drawn."""
    at = wiring.opened("explore", projections="random", head_size=64)
    free, drawn = (wiring.controls(at)[name] for name in ("head_size", "seed"))
    assert ([*free.options], free.value) == ([str(size) for size in range(1, 129)], 64)
    at = wiring.opened("explore", projections="tiny_3", head_size=64)
    size, seed = (wiring.controls(at)[name] for name in ("head_size", "seed"))
    assert ([*size.options], size.value) == ([str(size) for size in range(1, 17)], 16)
    assert "head_size" not in at.query_params  # the default, 64, counts as 16
    assert "approximation" in size.help
    assert "approximation" not in free.help
    assert "only which weights dropout" in seed.help
    assert "only which weights dropout" not in drawn.help
