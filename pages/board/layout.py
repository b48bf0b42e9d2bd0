"""Which panels a page's boards hold, and in which rows they stand; a board may stand differently for another View."""

import functools
import importlib
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import NamedTuple

from pages.board.panel import Cell
from pages.board.pieces import Piece
from pages.view.menu import PAGES
from pages.view.settings import View


class Row(NamedTuple):
    """A row of a board: its columns, each a panel or several under one another, and how wide they are to each other."""

    columns: Sequence[Sequence[Cell]]
    widths: Sequence[float]


Rows = Sequence[Row]
Board = Callable[[View], Rows]


def row(*columns: Cell | Sequence[Cell], widths: Sequence[float] = ()) -> Row:
    """Return a row of panels side by side; a list of panels stands in one column, one under another."""
    listed = [column if isinstance(column, list) else [column] for column in columns]
    return Row(listed, widths or [1] * len(listed))


def board(*rows: Row | Cell) -> Board:
    """Return a board of these rows, whatever the view is; a panel by itself is a row."""
    fixed = tuple(each if isinstance(each, Row) else row(each) for each in rows)
    return lambda view: fixed


FRAME = ("actions", "lesson", "share", "take")  # the boards that every page has; pages/panels/frame/<name>.py makes one


@functools.cache
def _framed(page: str) -> Mapping[str, Board]:
    return {name: importlib.import_module(f"pages.panels.frame.{name}").of(page) for name in FRAME}


def boards(page: str) -> Mapping[str, Board]:
    """Return the boards of a page by their names; KeyError where there is no such page."""
    return {**_declared(page).BOARDS, **_framed(page)}


def tables(page: str) -> Mapping[str, object]:
    """Return the tables of numbers of a page (number_tables.Numbers) by name; KeyError where there is no such page."""
    return getattr(_declared(page), "TABLES", {})


def _declared(page: str) -> ModuleType:
    if page not in PAGES:
        raise KeyError(page)
    return importlib.import_module(f"pages.panels.{page}.layout")


def cells(rows: Rows) -> list[Cell]:
    """Return the panels of a board, row by row."""
    return [cell for row in rows for column in row.columns for cell in column]


def pieces(page: str, view: View) -> dict[str, Piece]:
    """Return every piece that a page shows of a view, by slot: what tests, reports and lessons ask for."""
    listed = [piece for board in boards(page).values() for cell in cells(board(view)) for piece in cell.pieces(view)]
    by_slot = {piece.slot: piece for piece in listed}
    if len(by_slot) < len(listed):
        raise ValueError(f"two pieces of page {page} share a slot: {sorted(piece.slot for piece in listed)}")
    return by_slot
