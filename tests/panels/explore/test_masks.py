"""Explore with a second sentence and with masks: hidden cells look hidden and are labelled so."""

from html import unescape

import pytest

from attn_core.masks import MASKS
from pages.panels.shared.masked import masked
from pages.view import link as link_of
from tests.panels.explore.expected import right
from tests.panels.explore.screen import SEVEN, labels_of, opened, put, said, shown_in, starting


def test_cross_attention_looks_at_the_second_sentence():
    at = put(opened(), "kind", "cross")
    setting = right(at)
    assert setting.memory == ("A", "sleepy", "bear", "saw", "it", "leave")
    cells = shown_in(at)["heatmap_0.cells"]
    assert (max(cells["y"]), max(cells["x"]), len(cells["x"])) == (6, 5, 42)
    assert labels_of(at, "heatmap_0") == list(setting.memory)
    put(at, "text2", "one two")
    assert right(at).memory == ("one", "two")


def test_the_second_sentence_comes_back_with_cross():
    at = put(opened(kind="cross"), "text2", "one two three")
    right(put(at, "kind", "self"))
    assert right(put(at, "kind", "cross")).memory == ("one", "two", "three")


@pytest.mark.parametrize(("queries", "keys"), [(3, 5), (5, 3)])
@pytest.mark.parametrize("mask", ["causal", "window", "strided"])
def test_a_mask_that_is_not_square_names_its_corner_and_leads_to_the_other(mask: str, queries: int, keys: int):
    """What Masks then shows is the mask aligned at the last query and the last key."""
    link = {
        "kind": "cross",
        "text": " ".join("abcde"[:queries]),
        "text2": " ".join("vwxyz"[:keys]),
        "mask": mask,
        "window": 1,
    }
    at = opened(**link)
    assert f"With **{queries}** queries and **{keys}** keys" in at.pieces["corner"].body
    assert "starts at the **upper left**" in at.pieces["corner"].body
    assert right(at).allowed().equal(MASKS[mask].pattern(queries, keys, 1, "upper_left"))
    page, _, query = unescape(at.pieces["other_corner"].html().split('"')[3]).partition("?")
    there = masked(link_of.from_query(query, page))
    assert there.allowed.equal(MASKS[mask].pattern(queries, keys, 1, "lower_right"))


@pytest.mark.parametrize(
    "link", [{"mask": "causal"}, {"kind": "cross"}, {"kind": "cross", "mask": "causal", "text2": SEVEN}]
)
def test_a_mask_that_is_square_or_none_has_no_corner(link: dict[str, object]):
    assert "corner" not in opened(**link).pieces


def test_a_query_that_sees_nothing_says_so_everywhere():
    at = opened(kind="cross", text2="one", mask="window", window="0", query="3")
    right(at)
    assert starting(at, "In head").startswith("In head 0, :blue-badge[out] attends to no word, since every word is")
    assert "Every word is hidden from :blue-badge[out], so all its weights are 0." in said(at)
    assert "The row of :blue-badge[out] is empty: every word is hidden from it." in said(at)
    assert starting(at, ":violet-badge[output](out) = 0: no key has any weight.")
    assert "the two differ by at most 0." in said(at)
    assert shown_in(at)["bars.bars"]["said"] == ["hidden"]
    assert shown_in(at)["curve.lines"]["t"] == []
    assert shown_in(at)["stack.total"]["output"] == [0.0] * 16
    put(at, "query", 0)
    assert "attends to :orange-badge[one]: **100 %**" in starting(at, "In head")
    right(at)


@pytest.mark.parametrize("stage", ["masked", "weights", "dropped"])
def test_hidden_cells_are_hidden_in_every_stage_after_the_mask(stage: str):
    cells = shown_in(opened(mask="causal", stage=stage))["heatmap_0.cells"]
    hidden = [key > query for query in range(7) for key in range(7)]
    assert [cell is None for cell in cells["value"]] == [cell is None for cell in cells["share"]] == hidden
    assert [text == "" for text in cells["text"]] == hidden


@pytest.mark.parametrize("stage", ["scores", "scaled"])
def test_nothing_is_hidden_in_the_stages_before_the_mask(stage: str):
    at = opened(mask="causal", stage=stage)
    assert None not in shown_in(at)["heatmap_0.cells"]["value"]
    right(at)
