"""View A of a comparison: the link's value of compare with B's selection; and boards that replace others."""

from pages.board.layout import Board, Row, board
from pages.board.panel import Cell
from pages.text.languages import remember
from pages.view import link, settings
from pages.view.settings import SELECTION, View

SIDES = ("a", "b", "change")  # how three pictures stand side by side


def pinned(view: View, page: str) -> View | None:
    """Return A as a page shows it, None where nothing is pinned.

    The row, head and stage that are looked at are B's, and so are the language and the theme: they are no difference.
    """
    if not view.compare:
        return None
    looked_at = {name: getattr(view, name) for name in (*SELECTION, "lang")}
    return _read(view.compare, page, view.dark).but(**looked_at)


@remember
def _read(text: str, page: str, dark: bool) -> View:
    return View(**settings.complete(page, link.pinned(text)[0]), dark=dark)


def instead(usual: Board, *rows: Row | Cell) -> Board:
    """Return a board with these rows while a view is pinned, and its usual rows otherwise."""
    compared = board(*rows)
    return Board(lambda view: (compared if view.compare else usual)(view))
