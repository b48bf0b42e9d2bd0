"""Designed and learned projections on every page: it names the roles of its heads, and draws their pattern."""

import pytest
import torch

from attn_core import tokens
from attn_core.sources import SOURCES
from attn_core.sources.designs import intended
from tests.screen import Screen, cells, opened, put, values

SEVEN = "The bat flew out of the cave"
SLOTS = {  # page → the picture of its first head's weights, and what is set so that there is one
    "explore": ("heatmap_0", {}),
    "self_and_cross": ("weights_self", {}),
    "heads": ("weights_by_scale", {}),
    "mistakes": ("mistake_right", {}),
    "averaging": ("projected_weights", {}),
    "masks": ("mask_matrix", {}),
    "weighted_sum": ("rows", {}),
    "loops": ("weights", {"cursor": "9999"}),
    "order_and_batch": ("in_order", {"heads": "1"}),
    "shapes": ("example_0", {"heads": "1"}),
}


def shares(kind: str, text: str = SEVEN) -> torch.Tensor:
    """Return the weights that a designed head of a page should draw, (T, T)."""
    words = tokens.split(text, "character" if SOURCES[kind].letters else "word")
    wanted = intended(kind, words).double()
    return wanted / wanted.sum(-1, keepdim=True)


@pytest.mark.parametrize("page", SLOTS)
def test_every_page_draws_the_pattern_of_its_projections(page: str):
    """All but a thousandth of each row."""
    slot, link = SLOTS[page]
    for kind in ("previous",) if page in ("order_and_batch", "shapes") else ("previous", "initial"):
        found = cells(opened(page, projections=kind, **link), slot)
        torch.testing.assert_close(found, shares(kind, "a b c d e f g h" if page == "shapes" else SEVEN), rtol=0, atol=1e-3)


def test_sharpness_draws_the_row_of_the_design():
    bars = opened("sharpness", projections="previous", query="3").slots["ends"]["bars"]
    assert bars["now"] == pytest.approx([0, 0, 1, 0, 0, 0, 0], abs=1e-4)


def above(at: Screen, slot: str) -> list[str]:
    """Return the column labels of a chart, from left to right."""
    labels = at.slots[slot]["labels"]
    found = [(x, name) for x, name, side in zip(labels["at"], labels["label"], labels["side"], strict=True) if not side]
    return [name for _, name in sorted(found)]


def test_heads_name_the_columns_that_a_query_asks_by_and_an_output_collects_in():
    at = opened("heads", projections="previous")
    asked, q = above(at, "query_columns"), values(at, "q, all heads", 7)
    assert [asked[row[:13].argmax()] for row in q[1:]] == ["→#0", "→#1", "→#2", "→#3", "→#4", "→#5"]
    assert [asked[13 + row[13:].argmax()] for row in q] == [f"→{word.lower()}" for word in SEVEN.split()]
    joined, taken = cells(at, "joined"), above(at, "joined")
    assert [taken[row[:13].argmax()] for row in joined[1:]] == [word.lower() for word in SEVEN.split()[:-1]]
    assert "query_columns" not in put(at, "heads", 8).slots  # 104 columns have no room
    assert "query_columns" not in opened("heads").slots  # nor have drawn ones names
