"""All boards of a page: its own, and those that stand around every page."""

import functools
from collections.abc import Callable, Mapping

from pages import registry
from pages.board.layout import Board, cells
from pages.board.pieces import Piece
from pages.export import board as export
from pages.panels.compare import bar
from pages.panels.frame import actions, lesson, share
from pages.view.settings import View

FRAME: Mapping[str, Callable[[str], Board]] = {  # name → what makes the board for a page
    "actions": actions.board_of,
    "compared": bar.board_of,
    "lesson": lesson.board_of,
    "share": share.board_of,
    "take": export.board_of,
}


@functools.cache
def _framed(page: str) -> Mapping[str, Board]:
    return {name: of(page) for name, of in FRAME.items()}


def boards(page: str) -> Mapping[str, Board]:
    """Return the boards of a page by their names; KeyError where there is no such page."""
    return {**registry.own(page), **_framed(page)}


def pieces(page: str, view: View) -> dict[str, Piece]:
    """Return every piece that a page shows of a view, by slot: what tests, reports and lessons ask for.

    ValueError where two pieces share a slot
    """
    listed = [piece for board in boards(page).values() for cell in cells(board(view)) for piece in cell.pieces(view)]
    by_slot = {piece.slot: piece for piece in listed}
    if len(by_slot) < len(listed):
        raise ValueError(f"two pieces of page {page} share a slot: {sorted(piece.slot for piece in listed)}")
    return by_slot
