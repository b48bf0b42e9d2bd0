"""A page names the settings that it ignores: a second sentence, the mask, and the words of a text that is too long."""

import html

import pytest

from pages.answers import page_boards
from pages.board import layout
from pages.view import settings
from pages.view.settings import MAX_TOKENS, View
from tests.screen import opened, prose, put

LONG = " ".join(["bat"] * (MAX_TOKENS + 6))


def notices(page: str, **settings: object) -> str:
    """Return the notices above a page's pictures, as HTML, without drawing the pictures."""
    view = View(**settings)
    listed = [cell for board in page_boards.boards(page).values() for cell in layout.cells(board(view))]
    [panel] = [cell for cell in listed if cell.name.startswith("notices")]
    [text] = panel.pieces(view)
    assert text.slot == "remarks"
    return html.unescape(text.html())


@pytest.mark.parametrize("name", ["heads"])
def test_a_page_of_one_sentence_draws_the_same_with_a_second_and_says_nothing_of_it(name: str):
    """Its controls are not drawn there, so nothing has to be said of them."""
    assert not {"kind", "text2"} & set(settings.shared(name))
    at = opened(name, kind="cross")
    before = at.slots
    assert put(at, "text2", "something else").slots == before
    assert put(at, "kind", "self").slots == before
    assert prose(at, "remarks") == ""


@pytest.mark.parametrize("name", ["loops", "self_and_cross", "masks"])
def test_a_page_of_two_sentences_does_not_say_so(name: str):
    assert notices(name, kind="cross") == "<p></p>"


@pytest.mark.parametrize(
    "name", ["averaging", "heads", "loops", "order_and_batch", "masks", "self_and_cross", "shapes", "sharpness"]
)
def test_a_page_of_64_tokens_says_what_it_uses_of_a_longer_text(name: str):
    assert f"{MAX_TOKENS + 6} tokens; the first {MAX_TOKENS} are used" in notices(name, text=LONG)
