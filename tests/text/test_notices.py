"""What a page leaves out of what is set, it says: a second sentence, the mask, and the words of a text that is too long."""

import html

import pytest

from pages.ui.board import layout
from pages.ui.link import MAX_TOKENS, View
from tests.screen import opened, prose, put

LONG = " ".join(["bat"] * (MAX_TOKENS + 6))


def notices(page: str, **settings: object) -> str:
    """Return what stands above a page's pictures, as HTML, without drawing the pictures."""
    view = View(**settings)
    listed = [cell for board in layout.boards(page).values() for cell in layout.cells(board(view))]
    [panel] = [cell for cell in listed if cell.name.startswith("notices")]
    [text] = panel.pieces(view)
    assert text.slot == "remarks"
    return html.unescape(text.html())


@pytest.mark.parametrize("name", ["averaging", "heads", "order_and_batch"])
def test_a_page_of_one_sentence_says_that_the_second_is_not_used(name: str):
    """Only where there is one; and it is true: another second sentence changes nothing that is said."""
    at = opened(name, kind="cross")
    assert "The second sentence isn't used on this page: it is about one sentence" in prose(at, "remarks")
    slot = {"averaging": "mean_said", "heads": "lead", "order_and_batch": "follows_said"}[name]
    before = prose(at, slot)
    at = put(at, "text2", "something else")
    assert prose(at, slot) == before
    assert prose(put(at, "kind", "self"), "remarks") == ""


@pytest.mark.parametrize("name", ["loops", "self_and_cross", "masks"])
def test_a_page_of_two_sentences_does_not_say_so(name: str):
    assert notices(name, kind="cross") == "<p></p>"


def test_averaging_says_which_steps_leave_the_mask_out():
    """Where one is set; step 5 follows it, steps 6 to 8 don't."""
    at = opened("averaging", averaging_row="5")
    assert prose(at, "remarks") == ""
    slots = ("rung_said", "axis_said", "importance_said", "naive_said")
    before = {slot: prose(at, slot) for slot in slots}
    at = put(at, "mask", "window")
    assert "Steps 6 to 8 leave the mask out" in prose(at, "remarks")
    masked = [slot for slot in slots if prose(at, slot) != before[slot]]
    assert masked == ["rung_said"]


@pytest.mark.parametrize("name", ["averaging", "heads", "loops", "order_and_batch", "masks", "self_and_cross", "sharpness"])
def test_a_page_of_64_tokens_says_what_it_uses_of_a_longer_text(name: str):
    assert f"{MAX_TOKENS + 6} tokens; the first {MAX_TOKENS} are used" in notices(name, text=LONG)
