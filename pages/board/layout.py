"""A board is rows of panels; it may stand differently for another View."""

import enum
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pages.board.panel import Cell
from pages.view.settings import View


class Row(NamedTuple):
    """A row of a board: its columns, each a panel or several under one another, and how wide they are to each other."""

    columns: Sequence[Sequence[Cell]]
    widths: Sequence[float]


Rows = Sequence[Row]


class Cost(enum.Enum):
    """What takes the time of a board that nobody has asked for; see answers/cost.py for milliseconds."""

    LIGHT = enum.auto()  # a few tokens for every text, or no scene at all
    DRAWN = enum.auto()  # a scene, with marks for each token
    TRAINED = enum.auto()  # a layer that learns
    GROWN = enum.auto()  # a training that goes on from answer to answer
    MODEL = enum.auto()  # a run of a language model
    SCANNED = enum.auto()  # a run of it without each of its heads, or each arrow of a row in ten heads
    LOOPED = enum.auto()  # a scene that is computed one number at a time, in Python


class Board(NamedTuple):
    """A board: its rows for a view, its cost, and whether more is to be computed after what it has drawn."""

    rows: Callable[[View], Rows]
    cost: Cost = Cost.DRAWN
    unfinished: Callable[[View], bool] = lambda view: False

    def __call__(self, view: View) -> Rows:
        """Return the rows for a view."""
        return self.rows(view)


def row(*columns: Cell | Sequence[Cell], widths: Sequence[float] = ()) -> Row:
    """Return a row of panels side by side; the panels of a list share a column."""
    listed = [column if isinstance(column, list) else [column] for column in columns]
    return Row(listed, widths or [1] * len(listed))


def board(*rows: Row | Cell, cost: Cost = Cost.DRAWN, unfinished: Callable[[View], bool] = lambda view: False) -> Board:
    """Return a board of the same rows for every view; a single panel counts as a row."""
    fixed = tuple(each if isinstance(each, Row) else row(each) for each in rows)
    return Board(lambda view: fixed, cost, unfinished)


def cells(rows: Rows) -> list[Cell]:
    """Return the panels of a board, row by row."""
    return [cell for row in rows for column in row.columns for cell in column]
