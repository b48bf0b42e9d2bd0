"""A pinned view on every page: each picture of A beside B's, and B − A wherever their columns stand for the same."""

from urllib.parse import urlencode

import pytest
import torch
from torch import Tensor

from attn_core.experiments import combining_heads
from pages import heads as heads_page
from pages import order_and_batch as order
from pages.answers import page_boards
from pages.board.layout import cells
from pages.board.pieces import Picture, Piece
from pages.panels.shared.masked import masked
from pages.view import link, menu
from pages.view.settings import SELECTION, View

PAGES = [page for page in menu.PAGES if page not in menu.LESSONS]  # which have no picture
CHANGED = {  # page → what is set there in B
    "worked_examples": {"example": "two_words_by_hand"},
    "whole_model": {"layer": 1},
    "models": {"layer": 1},
    "surgery": {"layer": 1, "operations": "off_3_2"},
    "practice": {"practice_temperature": 0.5},
}
BOARDS = {"masks": "mask", "order_and_batch": "placed", "heads": "mixed"}


def view(page: str, **named: object) -> View:
    """What a page shows of a link."""
    return link.from_query(urlencode(named), page)


def shown(page: str, compare: str = "", **now: object) -> dict[str, Piece]:
    """Every piece of a page, by slot."""
    return page_boards.pieces(page, view(page, **({"compare": compare} if compare else {}), **now))


def pictures(by_slot: dict[str, Piece]) -> dict[str, Picture]:
    return {slot: piece for slot, piece in by_slot.items() if isinstance(piece, Picture)}


def numbers(piece: Piece, table: str = "cells", column: str = "value") -> Tensor:
    """A column of a picture's data; 0 where there is none."""
    return torch.tensor([value or 0.0 for value in piece.spec["datasets"][table][column]])


@pytest.mark.parametrize("page", PAGES)
def test_every_page_offers_to_compare_until_a_view_is_pinned(page: str):
    """The bar with the differences stands there from then on; the boards stand as before while none is pinned."""
    usual, pinned = shown(page), shown(page, "-")
    assert 'data-act="pin"' in usual["actions"].html()
    assert 'data-act="pin"' not in pinned["actions"].html()
    assert "pinned" not in usual
    assert "B is still the same view" in pinned["pinned"].body
    assert 'data-act="unpin"' in pinned["pinned_acts"].html()


@pytest.mark.parametrize("page", PAGES)
def test_each_picture_of_a_stands_beside_the_same_picture_of_b(page: str):
    """With the columns that the two views have by themselves; what a click in A sets is what both look at."""
    now = CHANGED.get(page, {"temperature": 0.5, "mask": "causal", "power": 0.3})
    both, a, b = shown(page, "-", **now), pictures(shown(page)), pictures(shown(page, **now))
    if page == "explore":  # where the selected head alone is compared
        a, b = ({slot: piece for slot, piece in each.items() if "heatmap" not in slot} for each in (a, b))
    for slot in a.keys() & b.keys():
        assert both[f"{slot}_a"].spec["datasets"] == a[slot].spec["datasets"]
        assert both[slot].spec == b[slot].spec
        assert {*both[f"{slot}_a"].click, *both[f"{slot}_a"].also} <= {*SELECTION}
    assert {f"{slot}_a" for slot in a.keys() & b.keys()} <= both.keys()


@pytest.mark.parametrize("page", PAGES)
def test_b_minus_a_is_the_difference_of_the_two_columns(page: str):
    """Of every cell and every bar that both show; nowhere is a number that isn't one."""
    now = CHANGED.get(page, {"temperature": 0.5, "mask": "causal", "power": 0.3})
    by_slot, count = shown(page, "-", **now), 0
    for slot, picture in pictures(by_slot).items():
        apart = by_slot.get(f"{slot}_change")
        tables = [each.spec["datasets"] for each in (by_slot.get(f"{slot}_a"), picture, apart) if isinstance(each, Picture)]
        for table, drawn, moved in (("cells", "value", "value"), ("bars", "now", "change")):
            if len(tables) < 3 or not all(table in each for each in tables) or moved not in tables[2][table]:
                continue
            sides = [tables[0][table][drawn], tables[1][table][drawn], tables[2][table][moved]]
            known = [trio for trio in zip(*sides, strict=True) if None not in trio]
            first, last, change = torch.tensor(known, dtype=torch.float64).T if known else torch.zeros(3, 0)
            hidden = torch.tensor(
                [said[:6] == "hidden" for said in tables[2][table].get("said", [])] or [False] * len(known)
            )
            torch.testing.assert_close(change[~hidden], (last - first)[~hidden], atol=2e-5, rtol=1e-4)
            count += 1
    assert count or page in ("start", "averaging")


def test_what_differs_is_called_as_its_control_is():
    """A setting that nothing on the page reads is not named; one of another step is."""
    said = shown("masks", "mask_window=2&window=5&head_size=64", mask="causal", positions="false", text="a b c d e f g")
    assert said["pinned"].body == (
        "**A is pinned.** From A to B: Sentence **“The bat flew out of the cave” → “a b c d e f g”** · "
        "Mask **none → causal** · Positions **sinusoidal → none** · Window: words on either side **2 → off**."
    )
    assert "Shuffle **0 → 4**" in shown("order_and_batch", "-", order_shuffle=4)["pinned"].body
    assert "W_O **on → off**" in shown("heads", "-", mix_heads="false")["pinned"].body
    assert "same view" in shown("whole_model", "-", text="other words", temperature=1)["pinned"].body
    long = shown("masks", "-", text="<b>" + "word " * 30)["pinned"].html()
    assert "&lt;b&gt;" in long.replace("&#60;", "&lt;").replace("&#62;", "&gt;")
    assert "<b>word" not in long


@pytest.mark.parametrize(
    ("compare", "now"), [("-", {"mask": "causal"}), ("mask=causal", {"mask_painted": "1-4", "head": 1})]
)
def test_weights_under_two_masks(compare: str, now: dict):
    """A cell that both show has a difference; the others have a dot or the letter of the side that shows it."""
    a = masked(view("masks", **link.pinned(compare)[0], head=now.get("head", 0)))
    b = masked(view("masks", **now))
    by_slot, head = shown("masks", compare, **now), now.get("head", 0)
    for slot, data in (("mask_matrix_a", a), ("mask_matrix", b)):
        wanted = data.trace.heads.weights[head].masked_fill(~data.allowed, 0.0).flatten()
        torch.testing.assert_close(numbers(by_slot[slot]), wanted, atol=1e-5, rtol=0)
    both = a.allowed & b.allowed
    change = (b.trace.heads.weights[head] - a.trace.heads.weights[head]).masked_fill(~both, 0.0).flatten()
    torch.testing.assert_close(numbers(by_slot["mask_matrix_change"]), change, atol=1e-5, rtol=0)
    table = by_slot["mask_matrix_change"].spec["datasets"]["sides"]
    placed = {(side, y, x) for side, y, x in zip(table["said"], table["y"], table["x"], strict=True)}
    alone = {"A": a.allowed & ~b.allowed, "B": b.allowed & ~a.allowed}
    assert placed == {(side, *at) for side, where in alone.items() for at in map(tuple, where.nonzero().tolist())}


def test_a_click_turns_cells_of_b_over_and_never_of_a():
    """A is pinned: a click in it follows a row."""
    by_slot = shown("masks", "mask=causal")
    assert "mask_painted" in by_slot["mask_matrix"].click
    assert "mask_painted" not in by_slot["mask_matrix_a"].click
    assert "mask_painted" not in by_slot["mask_matrix_change"].click


@pytest.mark.parametrize("now", [{"positions": "false"}, {"order_shuffle": 4}, {"projections": "random", "head": 1}])
def test_outputs_of_a_sentence_in_its_order(now: dict):
    """A and B are of the same words; where a shuffle moves rows, the rows of the shuffled sentence are other words."""
    compare = "projections=random" if "projections" in now else "-"
    looked_at = {"head": now["head"]} if "head" in now else {}
    a = order.placed(view("order_and_batch", **link.pinned(compare)[0], **looked_at))
    b = order.placed(view("order_and_batch", **now))
    by_slot = shown("order_and_batch", compare, **now)
    values = [numbers(by_slot[slot]) for slot in ("in_order_a", "in_order")]
    torch.testing.assert_close(numbers(by_slot["in_order_change"]), values[1] - values[0], atol=2e-5, rtol=0)
    moved = a.order.tolist() != b.order.tolist()
    assert isinstance(by_slot["in_disorder_change"], Picture) != moved
    if moved:
        assert "Row 0 is" in by_slot["in_disorder_change"].body


def test_without_positions_no_shuffle_moves_an_output():
    """And with positions it does: the point of the step."""
    still = shown("order_and_batch", "projections=same&positions=false", projections="same", positions="false")
    assert "No number visible in both changes by more than 0.1 percentage points." in still["in_order_change_words"].body
    moving = shown("order_and_batch", "-", head=1, positions="false")
    assert "Largest changes" in moving["in_order_change_words"].body


def test_what_heads_add_with_w_o_and_without():
    """Where columns are numbers there is a difference; features of designed heads are others without W_O."""
    by_slot = shown("heads", "projections=random&head_size=8", projections="random", head_size="8", mix_heads="false")
    values = []
    for mixed in ("true", "false"):
        data = heads_page.mixing(view("heads", projections="random", head_size="8", mix_heads=mixed))
        wo = data.base.scene.projections().wo if mixed == "true" else None
        shares = combining_heads.head_shares(data.base.seen.trace, wo)[:, data.base.query]
        values.append(torch.cat([shares, shares.sum(0)[None]]))
    for slot, wanted in zip(("shares_a", "shares", "shares_change"), (*values, values[1] - values[0]), strict=True):
        torch.testing.assert_close(numbers(by_slot[slot]), wanted.flatten(), atol=2e-5, rtol=0)
    designed = shown("heads", "projections=previous", projections="previous", mix_heads="false")
    assert designed["shares_change"].body.startswith("B − A is not drawn: A and B must have the same rows and columns.")
    assert "A has 5 rows, B has 3 rows" in shown("heads", "-", heads=2)["shares_change"].body


@pytest.mark.parametrize(
    ("page", "slot", "text", "reason"),
    [
        ("masks", "mask_matrix", "one two", "A has 2 rows, B has 7 rows."),
        ("masks", "mask_matrix", "a b c d e f g", "Row 0 is “a” in A and “The·0” in B."),
        ("order_and_batch", "in_order", "one two", "A has 2 rows, B has 7 rows."),
        ("loops", "weights", "a b c d e f g", "Row 0 is “a” in A and “The·0” in B."),
        ("heads", "split", "one two", "A has 2 rows, B has 7 rows."),
        ("self_and_cross", "source_self_v", "one two", "A has 2 rows, B has 7 rows."),
    ],
)
def test_other_words_have_no_difference(page: str, slot: str, text: str, reason: str):
    """A sentence of another length, and one of as many other words: both stand there, and a sentence says why."""
    by_slot = shown(page, urlencode({"text": text}))
    rule = "B − A is not drawn: A and B must have the same rows and columns."
    assert by_slot[f"{slot}_change"].body == f"{rule} {reason}"
    assert isinstance(by_slot[f"{slot}_a"], Picture)


@pytest.mark.parametrize("page", BOARDS)
def test_a_sentence_without_words_says_so(page: str):
    """Of A, for any B, whose pictures stand beside it."""
    by_slot = shown(page, "text=")
    assert "A has no words" in by_slot["pinned"].body
    here = view(page, compare="text=")
    sides = [cell for cell in cells(page_boards.boards(page)[BOARDS[page]](here)) if cell.name.endswith("_a")]
    assert "A doesn't show this picture." in [piece.body for cell in sides for piece in cell.pieces(here)]
