"""A source that has nothing but an array of weights and labels is drawn by Explore's own panels."""

import html
import re

import pytest
import torch

from attn_core import one_query, scene, sources
from attn_core.sources.weights import WeightsAlone
from pages.answers import page_boards
from pages.board.pieces import Picture, Text
from pages.text.languages import speaking
from pages.view import traced_view
from pages.view.settings import View

QUERIES, KEYS = ("one label", "two", "three"), ("a", "b", "c", "d", "e")
WEIGHTS = torch.tensor(
    [
        [[0.5, 0.2, 0.1, 0.1, 0.1], [0.2, 0.2, 0.2, 0.2, 0.2], [0, 0, 0, 0, 0]],
        [[0, 0, 0, 0, 1], [0.25, 0.25, 0, 0, 0.5], [0.1, 0.7, 0.1, 0.1, 0]],
    ]
)


@pytest.fixture(autouse=True)
def _array(monkeypatch: pytest.MonkeyPatch):
    source = WeightsAlone("array", queries=QUERIES, keys=KEYS, given=WEIGHTS)
    monkeypatch.setitem(sources.SOURCES, "array", source)


def view(**values: object) -> View:
    return View(projections="array", **values)


def board(name: str, **values: object) -> dict[str, object]:
    """Return the pieces of one of Explore's boards by slot."""
    there = page_boards.boards("explore")[name]
    with speaking("en"):
        cells = [cell for row in there(view(**values)) for column in row.columns for cell in column]
        return {piece.slot: piece for cell in cells for piece in cell.pieces(view(**values))}


def cells(picture: Picture) -> torch.Tensor:
    drawn = picture.spec["datasets"]["cells"]
    return torch.tensor(drawn["value"]).reshape(len(QUERIES), len(KEYS))


@pytest.mark.parametrize("stage", ["weights", "dropped", "scores", "masked", "biased"])
def test_the_heatmaps_are_the_array(stage: str):
    """Whichever stage a link asks for, for there is no other."""
    drawn = board("heatmaps", stage=stage, temperature=0.1, mask="causal")
    for head in range(2):
        torch.testing.assert_close(cells(drawn[f"heatmap_{head}"]), WEIGHTS[head], atol=1e-4, rtol=0)


def test_the_row_is_a_row_of_it():
    traced = traced_view.weights_long(view(query=1, head=1, temperature=0.3, power=0.5))
    assert traced.row.weights.tolist() == WEIGHTS[1, 1].tolist()
    assert (traced.scene.temperature, traced.view.temperature) == (1.0, 1.0)
    assert (traced.row.winner, traced.row.ties, traced.row.count) == (4, 1, 5)
    bars = one_query.bars(traced.row)
    assert bars.weights == bars.at_one == bars.unscaled == [0.25, 0.25, 0, 0, 0.5]
    drawn = board("sharpness", query=1, head=1)
    assert set(drawn) == {"sharp_name", "bars", "sharpness"}
    assert drawn["sharpness"].body.endswith("attends to **2.8** of the 5 words (**effective keys**).")
    assert "two" in drawn["sharp_name"].body


def test_a_row_of_zeros_attends_to_nothing():
    traced = traced_view.weights_long(view(query=2, head=0))
    assert (traced.row.winner, traced.row.count) == (None, 0)
    assert "attends to no word" in board("lead", query=2, head=0)["lead"].body


def test_what_needs_more_is_left_out_and_the_page_says_so():
    remarks = board("lead")["remarks"]
    assert isinstance(remarks, Text)
    assert "Only the attention weights are known here." in html.unescape(remarks.body)
    assert "random" not in board("lead")["lead"].body
    assert not {"ledger", "stack", "sum"} & set(board("ledger"))
    assert (board("program"), board("verified")) == ({}, {})
    for page in ("masks", "weighted_sum"):
        assert traced_view.present(view()) is None, page


def test_steps_that_nobody_knows_are_refused_by_name():
    trace = scene.see(traced_view.weights_long(view()).scene).trace
    for name in ("scores", "scaled", "v", "output"):
        with pytest.raises(AttributeError, match=f"{name}: this attention is given as weights alone"):
            getattr(trace.heads, name)
    with pytest.raises(AttributeError, match="joined: this attention"):
        _ = trace.joined


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda weights: weights[0], "weights must have the shape (heads, 3, 5), got (3, 5)"),
        (lambda weights: weights * 2, "each row of weights must sum to 1, or be all 0, none below 0: got a sum of 2"),
        (lambda weights: weights / 0 * 0, "weights must be finite, got nan at index (0, 0, 0)"),
    ],
)
def test_an_array_that_is_no_attention_is_refused(change, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        WeightsAlone("", queries=QUERIES, keys=KEYS, given=change(WEIGHTS))


def test_an_array_of_a_long_text_is_drawn_as_a_window_beside_the_whole(monkeypatch: pytest.MonkeyPatch):
    """Its cells are the array's, and its largest weights are named."""
    count = 80
    given = torch.rand(1, count, count, generator=torch.Generator().manual_seed(5))
    given = given / given.sum(-1, keepdim=True)
    source = WeightsAlone("array", queries=(*map(str, range(count)),), given=given)
    monkeypatch.setitem(sources.SOURCES, "array", source)
    drawn = board("heatmaps", seed=count)  # no scene that another test has seen
    rows = drawn["exact"].spec["datasets"]["cells"]
    assert rows["query"] == [*range(64)]
    largest = given[0, :64, :64].max(-1)
    for row, (tip, key, weight) in enumerate(
        zip(rows["tip"], *map(torch.Tensor.tolist, (largest.indices, largest.values)), strict=True)
    ):
        assert tip.startswith(f"{row} → {key}: {weight:.4f}"), tip
    assert drawn["whole"].spec["datasets"]


def test_no_new_draw_is_offered_where_nothing_is_drawn():
    assert not view().has_draws("explore")
    assert View().has_draws("explore")
