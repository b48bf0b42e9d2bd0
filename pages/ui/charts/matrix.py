"""A matrix of any kind as a chart: numbers by colour, cells hidden or not there yet, outlines, groups of columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from pages.ui.charts import colours, matrix_layers, templates
from pages.ui.charts.matrix_layers import CELLS_UP_TO, LABELS_UP_TO

SMALLEST_SAID = 1e-3  # limits below it are said as powers of ten
LOWEST = 11  # pixels that a row's label needs
FIRST = 6  # numbers of a row that its tooltip says, where cells are one picture


class Mark(NamedTuple):
    """An outline in a role's colour ("query", "key", "value", "output") around cells x to x1 and y to y1."""

    role: str
    x: int
    y: int
    x1: int
    y1: int


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
    rows, columns: labels, () for none; strong: rows whose label stands out; marks: outlines; numbers: on the cells
    bands: groups of columns, in place of their labels, or None where there never are any; named: labels stand below them
    height: pixels of the cells and what stands above them
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
    marks: Sequence[Mark] = ()
    bands: Sequence[Band] | None = None
    named: bool = False
    numbers: bool = True
    whole: bool = False
    height: int = 200

    @property
    def blank(self) -> Tensor:
        """Where no number stands, (R, C)."""
        gone = torch.zeros(self.values.shape, dtype=torch.bool)
        return gone if self.hidden is None and self.empty is None else _either(self.hidden, self.empty)

    @property
    def share(self) -> Tensor:
        """Where each cell stands on the colour scale, (R, C); a blank one in its middle or at its end."""
        return colours.shares(self.values.masked_fill(self.blank, 0.0), self.limit, self.signed)

    @property
    def form(self) -> str:
        """How a tooltip says a number, as d3 and Python know it."""
        return ".0f" if self.whole else ".1e" if float(torch.as_tensor(self.limit).max()) < SMALLEST_SAID else ".4f"


def _either(one: Tensor | None, other: Tensor | None) -> Tensor:
    """Return where one or the other is."""
    found = [which for which in (one, other) if which is not None]
    return found[0] if len(found) == 1 else found[0] | found[1]


def by_cell(values: Tensor) -> bool:
    """Return whether a click on this matrix selects a cell, not only its row."""
    return values.numel() <= CELLS_UP_TO


def picture(grid: Grid) -> templates.Spec:
    """Return the chart; a click selects x and y where cells stand each by itself, only y where they are one picture."""
    shape = matrix_layers.Shape(
        rows=tuple(grid.rows),
        columns=tuple(grid.columns),
        size=tuple(grid.values.shape),
        signed=grid.signed,
        dark=grid.dark,
        numbers=grid.numbers,
        height=grid.height,
        form=grid.form,
        grows=grid.empty is not None,
        banded=grid.bands is not None,
        named=grid.named,
    )
    tables = {"cells": _cells(grid)} if shape.small else {"cells": _lines(grid), "picture": _image(grid)}
    if shape.grows and not shape.small:
        tables["covers"] = _covers(grid.empty)
    if shape.banded:
        tables["bands"] = templates.frame(
            **{name: [band[i] for band in grid.bands] for i, name in enumerate(("x", "x1", "label", "colour"))}
        )
    return templates.filled(matrix_layers.template(shape), **tables, labels=_labels(grid), marks=_marks(grid))


def _cells(grid: Grid) -> templates.Columns:
    """Return a row a cell; value, share and text of a blank one are null."""
    (rows, columns), share, blank = grid.values.shape, grid.share, grid.blank.flatten().tolist()
    values = grid.values.flatten().tolist()
    grows = {} if grid.empty is None else {"empty": grid.empty.flatten().tolist()}
    return templates.frame(
        x=list(range(columns)) * rows,
        y=[y for y in range(rows) for _ in range(columns)],
        value=[None if b else v for b, v in zip(blank, values, strict=True)],
        share=[None if b else v for b, v in zip(blank, share.flatten().tolist(), strict=True)],
        text=["" if b else _short(grid, v) for b, v in zip(blank, values, strict=True)],
        ink=colours.ink(share, grid.signed, grid.dark),
        **grows,
    )


def _short(grid: Grid, value: float) -> str:
    """Return a number as it stands on a cell: .48 and 1 for weights, one decimal and a minus sign for others."""
    if grid.form != ".4f":
        return format(value, grid.form).replace("-", "−")
    if grid.signed:
        return f"{value:.1f}".replace("-0.0", "0.0").replace("-", "−")
    return "1" if 0.995 <= value < 1.005 else f"{value:.2f}".removeprefix("0")


def _lines(grid: Grid) -> templates.Columns:
    """Return a transparent row a row, for clicks and for a tooltip with its first numbers."""
    names = grid.rows or [f"row {y}" for y in range(len(grid.values))]
    said = []
    for name, row, gone in zip(names, grid.values, grid.blank, strict=True):
        there = row[~gone]
        numbers = [format(v, grid.form) for v in there[:FIRST].tolist()]
        said.append(f"{name}: " + (", ".join([*numbers, *["…"] * (len(there) > FIRST)]) or "nothing"))
    return templates.frame(y=list(range(len(said))), tip=said)


def _image(grid: Grid) -> templates.Columns:
    """Return all cells as one picture."""
    rows, columns = grid.values.shape
    return templates.frame(
        x=[0], x1=columns, y=0, y1=rows, url=colours.picture(grid.share, grid.signed, grid.dark, grid.hidden)
    )


def _covers(empty: Tensor) -> templates.Columns:
    """Return a rectangle over each run of cells that are not there yet."""
    runs = [(y, x, x1) for y, row in enumerate(empty.tolist()) for x, x1 in _runs(row)]
    at, starts, stops = ([run[i] for run in runs] for i in range(3))
    return templates.frame(y=at, y1=[y + 1 for y in at], x=starts, x1=stops)


def _runs(row: Sequence[bool]) -> list[tuple[int, int]]:
    """Return start and stop of each run of True."""
    padded = [False, *row, False]
    edges = [i for i in range(len(padded) - 1) if padded[i] != padded[i + 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _labels(grid: Grid) -> templates.Columns:
    """Return a row a label; of many, some, the strong always."""
    side = _thinned(len(grid.rows), set(grid.strong), min(LABELS_UP_TO, grid.height // LOWEST))
    columns = len(grid.columns)
    top = list(range(columns)) if grid.named else [] if grid.bands else _thinned(columns, set(), LABELS_UP_TO)
    return templates.frame(
        at=[i + 0.5 for i in side + top],
        label=[grid.rows[i] for i in side] + [grid.columns[i] for i in top],
        strong=[i in grid.strong for i in side] + [False] * len(top),
        side=[True] * len(side) + [False] * len(top),
    )


def _thinned(count: int, strong: set[int], most: int) -> list[int]:
    """Return which of count labels are drawn, at most so many besides the strong."""
    step = max(1, -(-count // most))
    clear = [i for i in range(0, count, step) if all(i == s or abs(i - s) >= step for s in strong)]
    return sorted({*clear, *strong})


def _marks(grid: Grid) -> templates.Columns:
    """Return the outlines."""
    theme = colours.look(grid.dark)
    columns = {name: [getattr(mark, name) for mark in grid.marks] for name in ("x", "y", "x1", "y1")}
    return {**columns, "ink": [getattr(theme, mark.role) for mark in grid.marks]}


def row(role: str, at: int, values: Tensor) -> Mark:
    """Return the outline of a row of a matrix."""
    return Mark(role, 0, at, values.shape[1], at + 1)


def cell(role: str, at: tuple[int, int]) -> Mark:
    """Return the outline of a cell, given its row and column."""
    return Mark(role, at[1], at[0], at[1] + 1, at[0] + 1)


def stacked(*rows: Tensor) -> Tensor:
    """Return vectors of one length as the rows of a matrix."""
    return torch.stack(rows)
