"""A long text: the overview's blocks are the largest cells, the window holds exact numbers wherever it stands."""

import re

import pytest
import torch

from attn_core import downsampling, scene
from pages import explore
from pages.charts import colours, heatmap, long_text_heatmap
from pages.panels.shared.heatmap_sheet import sheet as whole_sheet
from pages.view import traced_view
from pages.view.settings import View
from tests.panels.explore.expected import right
from tests.panels.explore.screen import click, opened, value
from tests.screen import prose

WORDS = tuple(f"w{i % 90}" for i in range(300))
SCENE = scene.Scene(WORDS, seed=3, mask="causal")


def sheet(query: int | None = 150) -> heatmap.Sheet:
    """Return the weights of a long text, ready to be drawn."""
    weights = scene.see(SCENE).trace.heads.weights
    names = [f"{word}·{i}" for i, word in enumerate(WORDS)]
    how = {"limit": 1.0, "signed": False, "dark": False, "winners": [21, 200], "query": query}
    return heatmap.Sheet(values=weights, hidden=~SCENE.allowed(), queries=names, keys=names, **how)


def in_blocks(**said: object) -> long_text_heatmap.Whole:
    """Return the weights of the same text in blocks, as Explore draws them."""
    traced = traced_view.present_long(View(text=" ".join(WORDS), mask="causal", query=150, **said))
    assert traced.scene == SCENE
    return explore.in_blocks(traced)


@pytest.mark.parametrize("length", [60, 512])
def test_an_equal_share_is_seen_in_a_text_of_any_length(length: int):
    """The window's and the overview's cells are shown on one scale, on which no text is nearly white."""
    view = View(text=" ".join(f"w{i % 90}" for i in range(length)), query=0)
    traced = traced_view.prepare_long(view)
    limit = heatmap.limit("weights", traced.scene.head_size, length)
    drawn = explore.exact_part(explore.window(view)) if length > 64 else whole_sheet(traced, "weights")
    assert drawn.limit == limit
    assert drawn.share(0).median() > 0.05
    if length > 64:
        assert explore.in_blocks(traced).limit == limit


@pytest.mark.parametrize(("row", "column"), [(120, 100), (400, 400)])
def test_the_window_holds_the_exact_part(row: int, column: int):
    """Values, hidden cells and names, from the start that fits."""
    part = long_text_heatmap.window(sheet(), row, column)
    top, left = min(row, 300 - 64), min(column, 300 - 64)
    assert part.size == (64, 64)
    torch.testing.assert_close(part.values, sheet().values[:, top : top + 64, left : left + 64], rtol=0, atol=0)
    assert part.hidden.equal(~SCENE.allowed()[top : top + 64, left : left + 64])
    assert (part.queries[0], part.keys[-1]) == (sheet().queries[top], sheet().keys[left + 63])
    assert part.query == (150 - top if top <= 150 < top + 64 else None)


def test_the_overview_is_the_largest_of_each_block():
    """As one picture, with the window where it stands; 128 blocks at most."""
    pooled = scene.see(SCENE).pooled["weights"]
    assert (pooled.queries, pooled.keys) == (3, 3)
    torch.testing.assert_close(pooled.values, downsampling.largest(sheet().values, 128).values)
    whole = in_blocks(head=1)
    plain = long_text_heatmap.overview(whole._replace(hidden=None), (120, 100))["datasets"]
    wanted = colours.picture(colours.shares(pooled.values[1], 64 / 300, signed=False), signed=False, dark=False)
    assert plain["picture"]["url"] == [wanted]
    assert [plain["window"][end] for end in ("x", "x1", "y", "y1")] == [[100], [164], [120], [184]]
    assert long_text_heatmap.blocks(whole) == "all 300 × 300; a cell shows the largest value of 3 × 3 tokens"


def test_a_click_in_the_overview_moves_the_window_and_one_in_the_window_follows_a_row():
    """The first part to the start, the last to the end, a middle one around its middle."""
    parts = long_text_heatmap.overview(in_blocks(), (0, 0))["datasets"]["parts"]
    assert [(parts["rows_from"][at], parts["columns_from"][at]) for at in (0, 1, -1)] == [(0, 0), (0, 24), (236, 236)]
    assert (parts["x"][1], parts["x1"][1], parts["y"][1], parts["y1"][1]) == (37.5, 75, 0, 37.5)
    assert parts["tip"][1] == "show rows from 0, columns from 24"
    at = opened(text=" ".join(WORDS))
    assert re.findall(r"\d+", prose(at, "exact_name"))[:5] == ["0", "0", "63", "0", "63"]  # the head first
    click(at, "whole", "parts", 4 * long_text_heatmap.PIECES + 4)
    assert (value(at, "rows_from"), value(at, "columns_from"), value(at, "query")) == (137, 137, 1)
    click(at, "exact", "cells", 20)
    assert (value(at, "query"), value(at, "head")) == (157, 0)
    marks = at.slots["exact"]["marks"]
    assert set(marks["y"]) == {20}
    right(at)
