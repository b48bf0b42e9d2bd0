"""Learn steps with a pinned view: masks, scaling, positions and W_O, their numbers in A, in B and in B − A."""

from urllib.parse import urlencode

import pytest
import torch
from torch import Tensor

from attn_core.experiments import combining_heads, scaling
from attn_core.score_scales import way
from pages.answers import page_boards
from pages.board.layout import cells
from pages.board.pieces import Piece
from pages.panels.heads import mixing
from pages.panels.masks import page_data as masks
from pages.panels.order_and_batch import page_data as order
from pages.view import link
from pages.view.settings import View

SLOTS = ("compared_a", "compared_b", "compared_change")
BOARDS = {"sharpness": "sizes", "masks": "mask", "order_and_batch": "placed", "heads": "mixed"}


def view(page: str, **named: object) -> View:
    """What a page shows of a link."""
    return link.from_query(urlencode(named), page)


def board(page: str, compare: str = "", **now: object) -> dict[str, Piece]:
    """The pieces of the board that a step compares in, by slot."""
    at = view(page, **({"compare": compare} if compare else {}), **now)
    listed = [piece for cell in cells(page_boards.boards(page)[BOARDS[page]](at)) for piece in cell.pieces(at)]
    return {piece.slot: piece for piece in listed}


def numbers(piece: Piece, table: str = "cells", column: str = "value") -> Tensor:
    """A column of a picture's data; 0 where there is none."""
    return torch.tensor([value or 0.0 for value in piece.spec["datasets"][table][column]])


@pytest.mark.parametrize("page", BOARDS)
def test_a_step_has_its_own_picture_until_a_view_is_pinned(page: str):
    """A, B and B − A replace the picture, and the button that pins is gone."""
    usual, pinned = board(page), board(page, "-")
    assert not {*SLOTS, "pinned"} & usual.keys()
    assert {*SLOTS, "pinned", "pinned_acts", "compared_words"} <= pinned.keys()
    assert "B is still the same view" in pinned["pinned"].body
    pin = page_boards.boards(page)["pin"]
    for at, count in ((view(page), 1), (view(page, compare="-"), 0)):
        assert len([piece for cell in cells(pin(at)) for piece in cell.pieces(at)]) == count


def test_what_differs_is_called_as_its_control_is():
    """A setting that the picture doesn't follow, or that nothing reads, is not named."""
    said = board("masks", "mask_window=2&window=5&head_size=64", mask="causal", positions="false", text="a b c d e f g")
    assert said["pinned"].body == (
        "**A is pinned.** From A to B: Sentence **“The bat flew out of the cave” → “a b c d e f g”** · "
        "Mask **none → causal** · Positions **on → off** · Window: words on either side **2 → off**."
    )
    assert "Shuffle **1 → 4**" in board("order_and_batch", "-", order_shuffle=4)["pinned"].body
    assert "W_O **on → off**" in board("heads", "-", mix_heads="false")["pinned"].body
    assert "same view" in board("sharpness", "-", text="other words", temperature=1)["pinned"].body
    long = board("masks", "-", text="<b>" + "word " * 30)["pinned"].html()
    assert "&lt;b&gt;" in long.replace("&#60;", "&lt;").replace("&#62;", "&gt;")
    assert "<b>word" not in long


@pytest.mark.parametrize(
    ("compare", "now"), [("-", {"mask": "causal"}), ("mask=causal", {"mask_painted": "1-4", "head": 1})]
)
def test_weights_under_two_masks(compare: str, now: dict):
    """A cell that both show has a difference; the others have a dot or the letter of the side that shows it."""
    a = masks.present(view("masks", **link.pinned(compare)[0], head=now.get("head", 0)))
    b = masks.present(view("masks", **now))
    by_slot, head = board("masks", compare, **now), now.get("head", 0)
    for slot, data in (("compared_a", a), ("compared_b", b)):
        wanted = data.trace.heads.weights[head].masked_fill(~data.allowed, 0.0).flatten()
        torch.testing.assert_close(numbers(by_slot[slot]), wanted, atol=1e-5, rtol=0)
    both = a.allowed & b.allowed
    change = (b.trace.heads.weights[head] - a.trace.heads.weights[head]).masked_fill(~both, 0.0).flatten()
    torch.testing.assert_close(numbers(by_slot["compared_change"]), change, atol=1e-5, rtol=0)
    table = by_slot["compared_change"].spec["datasets"]["sides"]
    placed = {(side, y, x) for side, y, x in zip(table["side"], table["y"], table["x"], strict=True)}
    alone = {"A": a.allowed & ~b.allowed, "B": b.allowed & ~a.allowed}
    assert placed == {(side, *at) for side, where in alone.items() for at in map(tuple, where.nonzero().tolist())}


def test_a_click_turns_cells_of_b_over_and_never_of_a():
    """A is pinned: a click in it follows a row."""
    by_slot = board("masks", "mask=causal")
    assert "mask_painted" in by_slot["compared_b"].click
    assert {*by_slot["compared_a"].click} == {*by_slot["compared_change"].click} == {"query"}


@pytest.mark.parametrize(
    ("compare", "now"), [("-", {"power": 0.0}), ("scale=none&init=linear", {"scale": "model", "seed": 9, "d_model": 64})]
)
def test_the_largest_weight_by_head_size(compare: str, now: dict):
    """A line each, as A and as B divide and draw; their difference size by size."""
    by_slot, curves = board("sharpness", compare, **now), []
    sizes = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
    for each in (view("sharpness", **link.pinned(compare)[0]), view("sharpness", **now)):
        drawn = scaling.against_head_size((*sizes, each.head_size), 64, each.seed, each.init, each.d_model)
        curves.append(drawn[way(each.divisor)])
    a, b = (torch.tensor(curve.largest) for curve in curves)
    for slot, wanted in zip(SLOTS, (a, b, b - a), strict=True):
        torch.testing.assert_close(numbers(by_slot[slot], "lines", "y"), wanted[:-1], atol=1e-5, rtol=0)
        torch.testing.assert_close(numbers(by_slot[slot], "marks", "y"), wanted[-1:], atol=1e-5, rtol=0)
    said = by_slot["compared_words"].body
    assert f"largest weight: {100 * a[-1]:.1f} % → {100 * b[-1]:.1f} %" in said
    assert f"effective keys: {curves[0].effective[-1]:.1f} → {curves[1].effective[-1]:.1f}" in said
    assert f"{curves[0].saturated[-1]} → {curves[1].saturated[-1]}" in said


def test_two_head_sizes_have_no_mark_on_their_difference():
    """The line is like for like, the numbers are not: a sentence says so."""
    by_slot = board("sharpness", "-", head_size=128, power=0)
    assert numbers(by_slot["compared_change"], "marks", "y").numel() == 0
    assert "are for head size 16 in A and 128 in B" in by_slot["compared_words"].body


@pytest.mark.parametrize("now", [{"positions": "false"}, {"order_shuffle": 4}, {"projections": "random", "head": 1}])
def test_outputs_of_the_shuffled_words_stand_in_the_order_of_the_sentence(now: dict):
    """A row per word for every shuffle, so that A and B are of the same word."""
    compare = "projections=random" if "projections" in now else "-"
    looked_at = {"head": now["head"]} if "head" in now else {}
    a = order.present(view("order_and_batch", **link.pinned(compare)[0], **looked_at))
    b = order.present(view("order_and_batch", **now))
    by_slot, values = board("order_and_batch", compare, **now), []
    for slot, data in (("compared_a", a), ("compared_b", b)):
        wide = len(numbers(by_slot[slot])) // len(data.order)
        first = data.base.head * data.base.scene.head_size
        back = torch.stack([data.shuffled.shuffled[data.order.tolist().index(i)] for i in range(len(data.order))])
        values.append(back[:, first : first + wide].flatten())
        torch.testing.assert_close(numbers(by_slot[slot]), values[-1], atol=1e-5, rtol=0)
    torch.testing.assert_close(numbers(by_slot["compared_change"]), values[1] - values[0], atol=2e-5, rtol=0)


def test_without_positions_no_shuffle_moves_an_output():
    """And with positions it does: the point of the step."""
    compare = "projections=same&positions=false&order_shuffle=1"
    still = board("order_and_batch", compare, projections="same", positions="false", order_shuffle=4)
    assert "No number visible in both changes by more than 0.01." in still["compared_words"].body
    moving = board("order_and_batch", "order_shuffle=1", order_shuffle=4)
    assert "Largest changes" in moving["compared_words"].body


def test_what_heads_add_with_w_o_and_without():
    """Where columns are numbers there is a difference; features of designed heads are others without W_O."""
    by_slot = board("heads", "projections=random", projections="random", mix_heads="false")
    values = []
    for mixed in ("true", "false"):
        data = mixing.present(view("heads", projections="random", mix_heads=mixed))
        wo = data.base.scene.projections().wo if mixed == "true" else None
        shares = combining_heads.head_shares(data.base.seen.trace, wo)[:, data.base.query]
        values.append(torch.cat([shares, shares.sum(0)[None]]))
    for slot, wanted in zip(SLOTS, (*values, values[1] - values[0]), strict=True):
        torch.testing.assert_close(numbers(by_slot[slot]), wanted.flatten(), atol=2e-5, rtol=0)
    designed = board("heads", "-", mix_heads="false")
    assert "of B are not the same" in designed["compared_change"].body
    several = board("heads", "-", heads=4)
    assert "A has 2 heads, B has 4" in several["compared_change"].body


def test_columns_that_only_one_side_fills_are_drawn_on_both():
    """Designed heads with other positions: the same features, though another of them is 0."""
    by_slot = board("heads", "-", text="The bat flew out of the cave", positions="false")
    shapes = {len(numbers(by_slot[slot])) for slot in SLOTS}
    assert len(shapes) == 1
    a, b, change = (numbers(by_slot[slot]) for slot in SLOTS)
    torch.testing.assert_close(change, b - a, atol=2e-5, rtol=0)


@pytest.mark.parametrize("page", ["masks", "order_and_batch", "heads"])
def test_other_words_have_no_difference(page: str):
    """A sentence of another length, and one of as many other words."""
    same = "A and B must have the same words. "
    said = {
        "one two": f"{same}A has 2 rows, B has 7 rows.",
        "a b c d e f g": f"{same}Row 0 is “a” in A and “The·0” in B.",
    }
    if page == "heads":  # which shows one row
        said = {
            "one two": "the row of A is “two”, the row of B is “bat”.",
            "a b c d e f g": "the row of A is “b”, the row of B is “bat”.",
        }
    for text, reason in said.items():
        by_slot = board(page, urlencode({"text": text}))
        assert by_slot["compared_change"].body == f"B − A is not drawn: {reason}"
        assert "compared_a" in by_slot


@pytest.mark.parametrize("page", ["masks", "order_and_batch", "heads"])
def test_a_sentence_without_words_says_so(page: str):
    """Of A, for any B."""
    assert "A has no words" in board(page, "text=")["pinned"].body
