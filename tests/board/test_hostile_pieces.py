"""Words that look like markup, in every kind of piece: none comes alive, neither as an element nor as an attribute."""

import html
import html.parser

import pytest

from pages.board import json_encoding, pieces
from pages.board.pieces import Actions, Buttons, Code, MatrixInput, Player, Table, Task, Text
from tests.answers import Seen, picture
from tests.screen import buttons

HOSTILE = ("<b onclick=zap()>", '"><script>zap()</script>', "' onfocus='zap()", "&lt;zap&gt;", "</code></pre><i>zap")
PLAIN = {word: "".join(f"&#{ord(sign)};" for sign in word) for word in HOSTILE}  # as pages make a word plain


def kinds(word: str) -> dict[str, pieces.Piece]:
    """Return a piece of every kind with this word wherever a learner's word may stand."""
    said = PLAIN[word]
    return {
        "text": Text("slot", f"**{said}** :blue-badge[{said}]"),
        "table": Table("slot", [said, said], [[said, said], [said, said]], saves="row"),
        "code": Code("slot", f'words = "{word}"'),
        "compared": Code("slot", f'- words = "{word}"\n+ words = "{word}"', compares=True),
        "buttons": Buttons("slot", said, {said: {"text": word}, f"not {said}": None}),
        "complete": Buttons("slot", said, {said: {"text": word}, f"not {said}": None}, complete=True),
        "task": Task("slot", f"**{said}** :blue-badge[{said}]", f"{said}: **{said}**"),
        "matrixinput": MatrixInput("slot", "edits", "v", [word, word], [word], [[0.5, 1.0]]),
        "player": Player("slot", "cursor", 1, 9, 0, 2),
        "actions": Actions("slot", 4),
    }


@pytest.mark.parametrize("word", HOSTILE)
def test_no_word_comes_alive_in_a_piece(word: str):
    """Neither as an element, nor as an attribute; and it is read as it was typed."""
    for kind, piece in kinds(word).items():
        found = elements(piece.html())
        assert found == elements(kinds("<b onclick=zap()>")[kind].html())
        assert [name for _, attributes in found for name in attributes if name.startswith("on")] == []
        assert word in html.unescape(piece.html()) or kind in ("player", "actions")
        seen = Seen()
        seen.take(json_encoding.encode(piece))
        assert seen.about["slot"] == {"kind": {"compared": "code", "complete": "buttons"}.get(kind, kind)}


def elements(found: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the elements of a piece of HTML and the names of their attributes."""
    tags = []

    class Reader(html.parser.HTMLParser):
        """Reads them."""

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            """Take note of an element."""
            tags.append((tag, tuple(name for name, _ in attrs)))

    Reader().feed(found)
    return tags


@pytest.mark.parametrize("word", HOSTILE)
def test_a_button_sets_exactly_what_it_was_given_and_words_in_a_chart_are_its_data_and_its_description(word: str):
    found = buttons(Buttons("slot", "", {"Go": {"text": word, "positions": False, "temperature": 2.0}, "No": None}).html())
    assert found == {"Go": {"text": word, "positions": "false", "temperature": "2"}, "No": None}
    seen = Seen()
    seen.take(json_encoding.encode(picture(alt=word, label=[word, "a"])))
    assert (seen.about["chart"]["alt"], seen.tables("chart")["rows"]["label"]) == (word, [word, "a"])
