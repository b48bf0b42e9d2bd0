"""What of a page can be taken along: its program, its pictures and its tables, by the names that a reader knows them by."""

import html
import re
from collections import Counter
from collections.abc import Mapping

from pages import registry
from pages.board import layout
from pages.board.pieces import Picture, Piece, Text
from pages.text import markdown
from pages.text.languages import Words
from pages.view.settings import View

LONGEST, SHORT = 100, 60  # characters of a picture's name, and of a description that serves as one


def pieces(page: str, view: View) -> dict[str, Piece]:
    """Return the pieces of a page's own boards for a view, by slot, in the order of the page."""
    own = registry.own(page).values()
    listed = [piece for board in own for cell in layout.cells(board(view)) for piece in cell.pieces(view)]
    return {piece.slot: piece for piece in listed}


def pictures(listed: Mapping[str, Piece]) -> dict[str, str]:
    """Return the names of pictures by slot: their text alternatives, with titles where several are equal.

    A text alternative that is too long, since it lists words, is replaced by the title.
    """
    names = {slot: _short(piece.alt) for slot, piece in listed.items() if isinstance(piece, Picture)}
    count = Counter(names.values())
    for slot, name in names.items():
        title = _title(listed, slot)
        full = f"{name}: {title}" if count[name] > 1 else name
        names[slot] = full if len(full) <= LONGEST else title[:LONGEST]
    return names


def _short(alt: str) -> str:
    """Return a description without its list of words."""
    return alt if len(alt) <= SHORT else re.split("[:;] ", alt, maxsplit=1)[0]


def _title(listed: Mapping[str, Piece], slot: str) -> str:
    """Return the title of a picture as plain text, shortened if necessary, without the reading instructions in grey."""
    named = listed.get(f"{slot}_name")
    body = named.body if isinstance(named, Text) else ""
    return _plain(re.sub(r":gray\[[^\[\]\n]*\]", "", body)) or _plain(body).partition(" · ")[0] or slot


def _plain(body: str) -> str:
    """Return Markdown as the text that is read of it."""
    return " ".join(html.unescape(re.sub(r"<[^<>]*>", " ", markdown.html(body))).replace("\u2060", "").split())


def tables(page: str, view: View) -> dict[str, str]:
    """Return the titles of the page's tables that exist for a view, by name."""
    there = [name for name, table in registry.tables(page).items() if table.cell.encoded(view)]
    titles = Words(page).TABLES if there else {}
    return {name: titles[name] for name in there}
