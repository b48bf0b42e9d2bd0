"""ALiBi on Explore, Masks and Order: the numbers on screen against a scalar computation, and pages that leave it out."""

import math

import pytest
import torch

from attn_core import scene
from pages import order_and_batch
from pages.answers import page_boards
from pages.board.layout import cells as panels_of
from pages.text.languages import speaking
from pages.view import link, menu, traced_view

RECENT = "bias=alibi&mask=causal&heads=4&query=6&projections=previous&positions=false&temperature=1"
SLOPES = [2**-2, 2**-4, 2**-6, 2**-8]  # of four heads (Press et al. 2022, section 3)


def view(page: str, text: str):
    return link.view(link.texts(text), page)


def board(page: str, name: str, text: str, lang: str = "en") -> dict[str, object]:
    """Return the pieces of a board by slot."""
    with speaking(lang):
        shown = view(page, text)
        return {
            piece.slot: piece for panel in panels_of(page_boards.boards(page)[name](shown)) for piece in panel.pieces(shown)
        }


def numbers(picture, slot: str = "cells") -> torch.Tensor:
    values = picture.spec["datasets"][slot]["value"]
    return torch.tensor([0.0 if value is None else value for value in values]).reshape(7, -1)


def by_hand(slope: float, causal: bool = True) -> torch.Tensor:
    """Return weights (7, 7) of a head whose scores are all 0: softmax of the bias alone, one number after another."""
    rows = []
    for i in range(7):
        raised = [math.exp(-slope * abs(i - j)) if j <= i or not causal else 0.0 for j in range(7)]
        rows.append([each / sum(raised) for each in raised])
    return torch.tensor(rows)


def test_attention_without_positions_sees_the_nearest_words_most():
    """A head that looks for the word before finds none without positions: its scores are 0, and the bias alone decides."""
    drawn = board("explore", "heatmaps", RECENT)
    torch.testing.assert_close(numbers(drawn["heatmap_large"]), by_hand(SLOPES[0]), atol=1e-4, rtol=0)


@pytest.mark.parametrize("head", range(4))
def test_biased_scores_are_a_stage_of_their_own(head: int):
    text = f"{RECENT}&head={head}&stage=biased"
    drawn = numbers(board("explore", "heatmaps", text)["heatmap_large"])
    expected = scene.see(traced_view.present_long(view("explore", text)).scene).trace.heads.scaled[head]
    places = torch.tensor([[max(i - j, 0) for j in range(7)] for i in range(7)])
    torch.testing.assert_close(drawn, expected - SLOPES[head] * places, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize(("bias", "there"), [("none", False), ("alibi", True), ("alibi_symmetric", True)])
def test_the_stage_is_offered_where_there_is_a_bias(bias: str, there: bool):
    assert ("biased" in traced_view.stages(view("explore", f"bias={bias}"))) == there
    assert "biased" in traced_view.stages(view("explore", f"bias={bias}&stage=biased"))  # its control stands there
    assert ("biased = scaled + bias" in board("explore", "program", f"bias={bias}")["program"].program) == there


def test_masks_adds_the_bias_under_its_own_mask():
    """The bias is added, then the mask hides: also a cell that was hidden by hand."""
    drawn = board("masks", "mask", f"{RECENT}&query=0&mask_painted=3-0")["mask_matrix"]
    expected = by_hand(SLOPES[0])
    expected[3, 0] = 0
    torch.testing.assert_close(numbers(drawn), expected / expected.sum(-1, keepdim=True), atol=1e-4, rtol=0)


def test_the_bias_alone_tells_the_order():
    text = "step=2&projections=previous&head=0&bias=alibi_symmetric&positions=false&heads=8&temperature=1"
    drawn, facts = board("order_and_batch", "placed", text), order_and_batch.placed(view("order_and_batch", text))
    torch.testing.assert_close(numbers(drawn["in_order"]), by_hand(2**-1, causal=False), atol=1e-4, rtol=0)
    assert (facts.telling, facts.follows) == (("none", "none", "alibi_symmetric"), False)
    rows = board("order_and_batch", "knowing", text)["follows"].rows
    assert [row[1] == "**0**" for row in (rows[0], rows[-1])] == [True, False]
    assert order_and_batch.alone(view("order_and_batch", f"{text}&order_shuffle=1")).follows


@pytest.mark.parametrize("page", [page for page in menu.PAGES if page not in ("explore", "masks", "order_and_batch")])
def test_a_page_without_the_control_draws_no_bias(page: str):
    assert view(page, RECENT).bias == "none"
