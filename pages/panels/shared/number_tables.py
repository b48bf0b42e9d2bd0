"""The numbers of a page as tables and CSV: each a panel with the start of a table, and a file of all of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pandas as pd
from torch import Tensor

from pages.board.layout import Board, Cost, board
from pages.board.panel import Cell, cell
from pages.board.pieces import Pieces, Table
from pages.text import column_names, markdown
from pages.text.languages import Words
from pages.text.numbers import exact, local, true_minus
from pages.text.spreadsheets import harmless
from pages.view.settings import View

words = Words("alts")
ROWS, COLUMNS = 64, 32  # of a table that are shown; its file has all


@dataclass(frozen=True)
class Digits:
    """A number as it is written in a file; a page writes it in the form of its language."""

    text: str

    def __str__(self) -> str:
        """Return the text, for files."""
        return self.text


def six(value: float) -> Digits:
    """Return a number with six decimals."""
    return Digits(f"{value:.6f}")


class Numbers(NamedTuple):
    """A table of numbers: the panel that shows its start, and all of it as CSV, or None."""

    cell: Cell
    csv: Callable[[View], str | None]


def numbers(
    name: str,
    prepare: Callable[[View], object],
    frame: Callable[..., pd.DataFrame],
    start: Callable[[object], pd.DataFrame] | None = None,
) -> Numbers:
    """Return a table of prepared data; its file has the name.

    start: makes the first rows alone, for a long table
    """

    def table(traced: object) -> Pieces:
        seen = (start or frame)(traced).iloc[:ROWS, :COLUMNS]
        rows = [list(map(_cell, row)) for row in seen.itertuples(index=False, name=None)]
        return [Table(f"table_{name}", [_cell(_heading(column)) for column in seen.columns], rows, saves=name)]

    def csv(view: View) -> str | None:
        traced = prepare(view)
        return None if traced is None else _quoted(frame(traced).rename(columns=_heading)).to_csv(index=False)

    return Numbers(cell(f"table_{name}", prepare, table, resting=True), csv)


def _heading(column: object) -> str:
    return column_names.heading(str(column))


def _quoted(table: pd.DataFrame) -> pd.DataFrame:
    """Return a table of which a spreadsheet computes no text, in headings, too."""
    texts = [name for name, kind in table.dtypes.items() if not pd.api.types.is_numeric_dtype(kind)]
    return table.assign(**{name: table[name].map(harmless) for name in texts}).rename(columns=harmless)


def numbered(tokens: Sequence[str]) -> list[str]:
    return [f"{i} {word}" for i, word in enumerate(tokens)]


def matrix(
    values: list[list[object]], rows: list[str], columns: list[str], hidden: Tensor | None = None, role: str = "query"
) -> pd.DataFrame:
    """Return a matrix as a table, a named row a word; hidden cells say so."""
    table = pd.DataFrame(values, dtype=object, columns=columns)
    if hidden is not None:
        table = table.mask(hidden.numpy(), words.HIDDEN)
    table.insert(0, role, rows)
    return table


def boards(tables: Mapping[str, Numbers], cost: Cost = Cost.DRAWN) -> dict[str, Board]:
    """Return a board for each table; cost: of each."""
    return {f"table_{name}": board(table.cell, cost=cost) for name, table in tables.items()}


def _cell(value: object) -> str:
    """Return a word of a table, a number to four digits, or a dash for a number that there isn't."""
    if value is None:
        return "–"
    if isinstance(value, float):
        return exact(value)
    return local(true_minus(str(value))) if isinstance(value, (Digits, int)) else markdown.plain(str(value))
