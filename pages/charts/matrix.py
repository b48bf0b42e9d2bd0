"""A matrix of any kind as a chart: numbers by colour, cells hidden or not there yet, outlines, groups of columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from pages.charts import colours, templates
from pages.charts.matrix_layers import LABELS_UP_TO, RECTS_UP_TO, Kind, template
from pages.text import numbers
from pages.text.languages import Words

words = Words("charts")
CELLS_UP_TO = 280  # cells: with more, they are one picture
LOWEST = 11  # pixels that a row's label needs
SMALLEST_DECIMAL = 1e-3  # limits below it are said as powers of ten
FIRST = 6  # numbers of a row that its tooltip says, where cells are one picture


class Mark(NamedTuple):
    """An outline in a role's colour ("query", "key", "value", "output") around cells x to x1 and y to y1.

    width: in pixels; None: the usual one, with a line in the page's colour around it where it is around one cell
    """

    role: str
    x: int
    y: int
    x1: int
    y1: int
    width: float | None = None
    dashed: bool = False


class Band(NamedTuple):
    """A group of neighbouring columns: first, one past the last, its name, and the colour of the line above it."""

    start: int
    stop: int
    label: str
    colour: str


@dataclass(frozen=True, eq=False)
class Grid:
    """A matrix, ready to be drawn.

    values (R, C); hidden (R, C) or None: a dot; empty (R, C) or None: nothing is there yet
    limit: the colour scale's end, ±limit if signed, or (R, 1), an end for each row; whole: the numbers count something
    rows, columns: labels, () for none; strong, strong_columns: those whose label stands out; marks: outlines
    bands: groups of columns, in place of their labels, or None where there never are any; named: labels stand below them
    numbers: on the cells; height: pixels of the cells and what stands above them
    tips: what is said about each row where cells are one picture; (): its first numbers
    attention: rows are queries and columns keys: very small weights are said in grey, the selected label is the query's
    """

    values: Tensor
    rows: Sequence[str]
    columns: Sequence[str]
    limit: float | Tensor
    dark: bool
    signed: bool = True
    hidden: Tensor | None = None
    empty: Tensor | None = None
    strong: Sequence[int] = ()
    strong_columns: Sequence[int] = ()
    marks: Sequence[Mark] = ()
    bands: Sequence[Band] | None = None
    named: bool = False
    numbers: bool = True
    whole: bool = False
    height: int = 200
    tips: Sequence[str] = ()
    attention: bool = False

    @property
    def blank(self) -> Tensor:
        """Where no number stands, (R, C)."""
        masks = [mask for mask in (self.hidden, self.empty) if mask is not None]
        return masks[0] | masks[-1] if masks else torch.zeros(self.values.shape, dtype=torch.bool)

    @property
    def share(self) -> Tensor:
        """Where each cell stands on the colour scale, (R, C); a blank one in its middle or at its end."""
        return colours.shares(self.values.masked_fill(self.blank, 0.0), self.limit, self.signed)

    @property
    def form(self) -> str:
        """How a tooltip says a number, as d3 and Python know it."""
        return ".0f" if self.whole else ".1e" if float(torch.as_tensor(self.limit).max()) < SMALLEST_DECIMAL else ".4f"


def by_cell(values: Tensor) -> bool:
    """Return whether a click on this matrix selects a cell, not only its row."""
    return values.numel() <= CELLS_UP_TO


def picture(grid: Grid) -> templates.Spec:
    """Return the chart; a click selects x and y where cells stand each by itself, only y where they are one picture."""
    grows, banded, size = grid.empty is not None, grid.bands is not None, tuple(grid.values.shape)
    small = max(size) <= RECTS_UP_TO if grid.attention else by_cell(grid.values)
    kind = Kind(small, grid.numbers, grid.attention, grid.signed, grid.dark, grows, banded, grid.named)
    tables = _small(grid) if small else _large(grid)
    if banded:
        tables["bands"] = templates.records("x x1 label colour", grid.bands)
    layers = template(kind, size, grid.height, grid.form, max(map(len, grid.columns), default=0))
    return templates.fill(layers, **tables, labels=_labels(grid), marks=_marks(grid))


def _small(grid: Grid) -> dict[str, templates.Columns]:
    """Return a row a cell; value and share of a blank one are null, its text is empty."""
    (rows, columns), blank = grid.values.shape, grid.blank.flatten().tolist()
    values, share = grid.values.flatten().tolist(), grid.share.flatten().tolist()
    row_names = list(grid.rows) or [words.row(i) for i in range(rows)]
    column_names = list(grid.columns) or [f"{i}" for i in range(columns)]
    cells = {
        "row_name": [name for name in row_names for _ in range(columns)],
        "column_name": column_names * rows,
        "x": list(range(columns)) * rows,
        "y": [y for y in range(rows) for _ in range(columns)],
        "value": [None if b else v for b, v in zip(blank, values, strict=True)],
        "share": [None if b else s for b, s in zip(blank, share, strict=True)],
    }
    if grid.numbers:
        form = grid.form
        cells["text"] = ["" if b else on_cell(v, grid.signed, form) for b, v in zip(blank, values, strict=True)]
    if grid.empty is not None:
        cells["empty"] = grid.empty.flatten().tolist()
    return {"cells": templates.table(**cells)}


def on_cell(value: float, signed: bool = False, form: str = ".4f") -> str:
    """Format a number for a cell: .48, and 1 from .995 on, for weights, one decimal and a minus for others."""
    if form != ".4f":
        return numbers.exact(value, form).replace("-", "−")
    if signed:
        return numbers.decimal(value, 1)
    return "1" if 0.995 <= value < 1.005 else numbers.exact(value, ".2f").removeprefix("0")


def _large(grid: Grid) -> dict[str, templates.Columns]:
    """Return all cells as one picture, a transparent row a row for clicks and a tooltip, and what is not there yet."""
    rows, columns = grid.values.shape
    tips = list(grid.tips) or [_first(grid, y) for y in range(rows)]
    url = colours.picture(grid.share, grid.signed, grid.dark, grid.hidden)
    picture = templates.table(x=[0], x1=columns, y=0, y1=rows, url=url)
    tables = {"cells": templates.table(y=list(range(rows)), tip=tips), "picture": picture}
    if grid.empty is not None:
        runs = [(y, y + 1, *run) for y, row in enumerate(grid.empty.tolist()) for run in templates.runs(row)]
        tables["covers"] = templates.records("y y1 x x1", runs)
    return tables


def _first(grid: Grid, y: int) -> str:
    there = grid.values[y][~grid.blank[y]]
    first = [numbers.exact(value, grid.form) for value in there[:FIRST].tolist()] + ["…"] * (len(there) > FIRST)
    return f"{grid.rows[y] if grid.rows else words.row(y)}: {', '.join(first) or words.NOTHING}"


def _labels(grid: Grid) -> templates.Columns:
    """Return a row a label; of many, some, the strong always."""
    row_step, column_step = _steps(grid)
    side = templates.thinned(len(grid.rows), row_step, grid.strong)
    top = templates.thinned(len(grid.columns), column_step, grid.strong_columns)
    labels = [(i + 0.5, grid.rows[i], i in grid.strong, True) for i in side]
    if grid.named or not grid.bands:
        labels += [(i + 0.5, grid.columns[i], i in grid.strong_columns, False) for i in top]
    return templates.records("at label strong side", labels)


def _steps(grid: Grid) -> tuple[int, int]:
    rows, columns = len(grid.rows), len(grid.columns)
    if grid.attention:
        return label_step(rows), label_step(columns)
    most = min(LABELS_UP_TO, grid.height // LOWEST)
    return max(1, -(-rows // most)), 1 if grid.named else max(1, -(-columns // LABELS_UP_TO))


def label_step(count: int) -> int:
    """Return every how many-th of so many tokens has a label."""
    return 1 if count <= 24 else (2 if count <= 32 else 4)


def _marks(grid: Grid) -> templates.Columns:
    """Return the outlines, that of one cell over a line in the page's colour."""
    theme = colours.palette(grid.dark)
    usual = 2.5 if len(grid.values) <= LABELS_UP_TO else 1.25  # so that a thin row is still seen
    alone = [mark for mark in grid.marks if mark.width is None and (mark.x1 - mark.x, mark.y1 - mark.y) == (1, 1)]
    marks = [mark._replace(role="page", width=usual + 2) for mark in alone] + list(grid.marks)
    drawn = [(getattr(theme, m.role), m.x, m.y, m.x1, m.y1, usual if m.width is None else m.width, m.dashed) for m in marks]
    return templates.records("ink x y x1 y1 width dashed", drawn)


def row(role: str, at: int, values: Tensor) -> Mark:
    """Return the outline of a row of a matrix."""
    return Mark(role, 0, at, values.shape[1], at + 1)


def cell(role: str, at: tuple[int, int]) -> Mark:
    """Return the outline of a cell, given its row and column."""
    return Mark(role, at[1], at[0], at[1] + 1, at[0] + 1)
