"""A page says which part of a text it uses where a text is too long, and nothing of settings that it doesn't draw."""

import html

import pytest

from pages.answers import page_boards
from pages.board import layout
from pages.view import settings
from pages.view.settings import MAX_TOKENS, View
from tests.screen import opened, put

LONG = " ".join(["bat"] * (MAX_TOKENS + 6))


def notices(page: str, **values: object) -> str:
    """Return the notices above a page's pictures, as HTML, without drawing the pictures."""
    view = View(**values)
    listed = [cell for board in page_boards.boards(page).values() for cell in layout.cells(board(view))]
    [panel] = [cell for cell in listed if cell.name.startswith("notices")]
    [text] = panel.pieces(view)
    return html.unescape(text.html())


@pytest.mark.parametrize(
    "page", ["averaging", "heads", "loops", "order_and_batch", "masks", "self_and_cross", "shapes", "sharpness"]
)
def test_a_page_of_64_tokens_says_what_it_uses_of_a_longer_text_and_nothing_of_a_second_one(page: str):
    assert notices(page, kind="cross") == "<p></p>"
    said = notices(page, text=LONG)
    assert str(MAX_TOKENS + 6) in said
    assert f" {MAX_TOKENS} " in said


def test_a_page_of_one_sentence_draws_the_same_with_a_second():
    assert not {"kind", "text2"} & set(settings.shared("heads"))
    at = opened("heads", kind="cross")
    before = dict(at.slots)
    assert dict(put(at, "text2", "something else").slots) == before
    assert dict(put(at, "kind", "self").slots) == before
