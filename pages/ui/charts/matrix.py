"""A matrix of any kind as a chart: numbers by colour, cells hidden or not there yet, outlines, groups of columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from pages.ui.charts import colours, templates
from pages.ui.charts.matrix_layers import Kind, Style, template
from pages.ui.text import numbers

CELLS_UP_TO = 280  # cells: with more, they are one picture
LABELS_UP_TO = 24  # labels on one side: with more, only some are drawn
LOWEST = 11  # pixels that a row's label needs
FEW = 16  # columns: numbers in more are small
ROOM = {12: 25, 9: 14}  # pixels that a cell needs for a number, by the size of its font
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
    numbers: on the cells; height: pixels of the cells and what stands above them; style: None: by its size
    tips: what is said about each row where cells are one picture; (): its first numbers
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
    style: Style | None = None
    tips: Sequence[str] = ()

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
    style, grows, banded = grid.style or _style(grid), grid.empty is not None, grid.bands is not None
    kind = Kind(style.small, style.numbers, style.attention, grid.signed, grid.dark, grows, banded, grid.named)
    tables = {"cells": _cells(grid, style.numbers)} if style.small else {"cells": _rows(grid), "picture": _image(grid)}
    if grows and not style.small:
        tables["covers"] = _covers(grid.empty)
    if banded:
        tables["bands"] = templates.records("x x1 label colour", grid.bands)
    layers = template(kind, style, tuple(grid.rows), tuple(grid.columns))
    return templates.fill(layers, **tables, labels=_labels(grid, style), marks=_marks(grid))


def _style(grid: Grid) -> Style:
    """Return how a matrix of this size is drawn."""
    rows, columns = grid.values.shape
    font, high = (12 if columns <= FEW else 9), grid.height / max(1, min(rows, LABELS_UP_TO))
    turned = not grid.named and max(map(len, grid.columns), default=0) * len(grid.columns) > 36
    return Style(
        rows=rows,
        columns=columns,
        height=grid.height,
        form=grid.form,
        small=by_cell(grid.values),
        numbers=grid.numbers,
        font=font,
        room=ROOM[font],
        side_font=13 if high >= 15 else 10,
        side_dx=-6,
        top_font=11 if grid.named else 12,
        tilt=315 if turned else 0,
        dx=6 if turned else 0,
        dy=-4 if turned else -5,
        row_step=max(1, -(-len(grid.rows) // min(LABELS_UP_TO, grid.height // LOWEST))),
        column_step=1 if grid.named else max(1, -(-len(grid.columns) // LABELS_UP_TO)),
    )


def _cells(grid: Grid, with_numbers: bool) -> templates.Columns:
    """Return a row a cell; value and share of a blank one are null, its text is empty."""
    (rows, columns), blank = grid.values.shape, grid.blank.flatten().tolist()
    values, share = grid.values.flatten().tolist(), grid.share.flatten().tolist()
    cells = {
        "x": list(range(columns)) * rows,
        "y": [y for y in range(rows) for _ in range(columns)],
        "value": [None if b else v for b, v in zip(blank, values, strict=True)],
        "share": [None if b else s for b, s in zip(blank, share, strict=True)],
    }
    if with_numbers:
        form = grid.form
        cells["text"] = ["" if b else on_cell(v, grid.signed, form) for b, v in zip(blank, values, strict=True)]
    if grid.empty is not None:
        cells["empty"] = grid.empty.flatten().tolist()
    return templates.table(**cells)


def on_cell(value: float, signed: bool = False, form: str = ".4f") -> str:
    """Return a number as it stands on a cell: .48, and 1 from .995 on, for weights, one decimal and a minus for others."""
    if form != ".4f":
        return format(value, form).replace("-", "−")
    if signed:
        return numbers.decimal(value, 1)
    return "1" if 0.995 <= value < 1.005 else f"{value:.2f}".removeprefix("0")


def _rows(grid: Grid) -> templates.Columns:
    """Return a transparent row a row, for clicks and for a tooltip."""
    tips = list(grid.tips) or [_first(grid, y) for y in range(len(grid.values))]
    return templates.table(y=list(range(len(tips))), tip=tips)


def _first(grid: Grid, y: int) -> str:
    """Return the first numbers of a row in words."""
    there = grid.values[y][~grid.blank[y]]
    first = [format(value, grid.form) for value in there[:FIRST].tolist()] + ["…"] * (len(there) > FIRST)
    return f"{grid.rows[y] if grid.rows else f'row {y}'}: {', '.join(first) or 'nothing'}"


def _image(grid: Grid) -> templates.Columns:
    """Return all cells as one picture."""
    rows, columns = grid.values.shape
    url = colours.picture(grid.share, grid.signed, grid.dark, grid.hidden)
    return templates.table(x=[0], x1=columns, y=0, y1=rows, url=url)


def _covers(empty: Tensor) -> templates.Columns:
    """Return a rectangle over each run of cells that are not there yet."""
    runs = [(y, y + 1, *run) for y, row in enumerate(empty.tolist()) for run in templates.runs(row)]
    return templates.records("y y1 x x1", runs)


def _labels(grid: Grid, style: Style) -> templates.Columns:
    """Return a row a label; of many, some, the strong always."""
    side = templates.thinned(len(grid.rows), style.row_step, grid.strong)
    top = templates.thinned(len(grid.columns), style.column_step, grid.strong_columns)
    labels = [(i + 0.5, grid.rows[i], i in grid.strong, True) for i in side]
    if grid.named or not grid.bands:
        labels += [(i + 0.5, grid.columns[i], i in grid.strong_columns, False) for i in top]
    return templates.records("at label strong side", labels)


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
