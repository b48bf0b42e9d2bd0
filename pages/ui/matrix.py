"""Any matrix as a chart: numbers by colour, cells that are hidden or not there yet, groups of columns under a name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from pages.ui import charts, look, matrix_layers

CELLS_UP_TO = 256  # with more, the cells are one picture
LABELS_UP_TO = 14  # of an axis: with more, every second or third stands there
SMALLEST_SAID = 1e-3  # limits below it are said as powers of ten


class Band(NamedTuple):
    """A group of neighbouring columns: first, one past the last, its name, and the colour of the line above it."""

    start: int
    stop: int
    label: str
    colour: str


@dataclass(frozen=True, eq=False)
class Grid:
    """A matrix, ready to be drawn.

    values (R, C); rows, columns: labels, "" for none; limit: the colour scale's end, ±limit if signed
    hidden (R, C) or None: a dot; empty (R, C) or None: nothing is there yet
    cell: outlined in the key's colour; row: outlined in the query's; bands: groups of columns, in place of their labels
    numbers: whether numbers stand in the cells; whole: they count something
    """

    values: Tensor
    rows: Sequence[str]
    columns: Sequence[str]
    limit: float
    signed: bool
    dark: bool
    hidden: Tensor | None = None
    empty: Tensor | None = None
    cell: tuple[int, int] | None = None
    row: int | None = None
    bands: Sequence[Band] = ()
    numbers: bool = True
    whole: bool = False
    high: int = 200

    @property
    def size(self) -> tuple[int, int]:
        """How many rows and columns there are."""
        return self.values.shape[0], self.values.shape[1]

    @property
    def small(self) -> bool:
        """Whether each cell is drawn by itself."""
        return self.values.numel() <= CELLS_UP_TO

    def without(self, which: Tensor | None) -> Tensor:
        """Return `hidden` or `empty` as (R, C), False where it is None."""
        return torch.zeros(self.size, dtype=torch.bool) if which is None else which

    def share(self) -> Tensor:
        """Return where each cell stands on the colour scale, (R, C)."""
        blank = self.without(self.hidden) | self.without(self.empty)
        return look.shares(self.values.masked_fill(blank, 0.0), self.limit, self.signed)

    def said(self, value: float, digits: int) -> str:
        """Return a number as it stands in a cell, or with four digits in a tooltip."""
        if self.whole:
            return f"{value:.0f}"
        if self.limit < SMALLEST_SAID:
            return f"{value:.1e}"
        text = f"{value:.{digits}f}"
        text = text.replace("-0", "0") if float(text) == 0 else text
        if self.signed or digits > 2:
            return text
        return "1" if text.startswith("1.0") else text.removeprefix("0")


def chart(grid: Grid) -> charts.Spec:
    """Return the chart of a matrix."""
    rows, columns = grid.size
    longest = max(map(len, grid.columns), default=0)
    tilt = 0 if longest * columns <= 30 else -45
    shape = matrix_layers.Shape(rows, columns, tilt, grid.signed, grid.dark, grid.numbers, grid.small, grid.high)
    data = (
        {"cells": _cells(grid)} if grid.small else {"cells": _rows(grid), "picture": _picture(grid), "covers": _covers(grid)}
    )
    found = matrix_layers.template(shape)
    return charts.filled(found, labels=_labels(grid), marks=_marks(grid), bands=_bands(grid), **data)


def _cells(grid: Grid) -> charts.Columns:
    """Return a row a cell; the share of one that is hidden or not there yet is null."""
    rows, columns = grid.size
    share = grid.share()
    hidden, empty = (grid.without(which).flatten().tolist() for which in (grid.hidden, grid.empty))
    blank = [h or e for h, e in zip(hidden, empty, strict=True)]
    values = grid.values.flatten().tolist()
    found = {
        "x": list(range(columns)) * rows,
        "y": [y for y in range(rows) for _ in range(columns)],
        "value": [None if b else v for b, v in zip(blank, values, strict=True)],
        "share": [None if b else s for b, s in zip(blank, share.flatten().tolist(), strict=True)],
        "hidden": hidden,
        "empty": empty,
        "tip": _tips(grid, hidden, empty),
    }
    if grid.numbers:
        digits = 1 if grid.signed else 2
        found["text"] = ["" if b else grid.said(v, digits) for b, v in zip(blank, values, strict=True)]
        found["ink"] = look.ink(share, grid.signed, grid.dark)
    return charts.frame(**found)


def _tips(grid: Grid, hidden: list[bool], empty: list[bool]) -> list[str]:
    """Return what is said about each cell."""
    columns = [label or str(i) for i, label in enumerate(grid.columns)]
    names = [f"{row} · {column}" for row in grid.rows for column in columns]
    said = [grid.said(value, 4) for value in grid.values.flatten().tolist()]
    return [
        f"{name}: " + ("hidden" if h else "not yet" if e else number)
        for name, number, h, e in zip(names, said, hidden, empty, strict=True)
    ]


def _rows(grid: Grid) -> charts.Columns:
    """Return a transparent row a row, with its first numbers that are there to be said."""
    blank = grid.without(grid.hidden) | grid.without(grid.empty)
    said = []
    for label, row, gone in zip(grid.rows, grid.values, blank, strict=True):
        there = [grid.said(value, 4) for value in row[~gone][:4].tolist()]
        said.append(f"{label}: " + (", ".join(there) + ", …" if there else "nothing"))
    return charts.frame(y=list(range(len(said))), tip=said)


def _picture(grid: Grid) -> charts.Columns:
    """Return the cells as one picture."""
    rows, columns = grid.size
    url = look.picture(grid.share(), grid.signed, grid.dark, grid.hidden)
    return charts.frame(x=[0], x1=columns, y=0, y1=rows, url=url)


def _covers(grid: Grid) -> charts.Columns:
    """Return a rectangle over each run of cells that are not there yet."""
    runs = [(y, x, x1) for y, row in enumerate(grid.without(grid.empty).tolist()) for x, x1 in _runs(row)]
    at, starts, stops = ([run[i] for run in runs] for i in range(3))
    return charts.frame(y=at, y1=[y + 1 for y in at], x=starts, x1=stops)


def _runs(row: Sequence[bool]) -> list[tuple[int, int]]:
    """Return start and stop of each run of True."""
    padded = [False, *row, False]
    edges = [i for i in range(len(padded) - 1) if padded[i] != padded[i + 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _labels(grid: Grid) -> charts.Columns:
    """Return a row a label, thinned where they would touch; the outlined row's is always there."""
    rows, columns = grid.size
    side = _thinned(rows, grid.row)
    top = [] if grid.bands else [i for i in _thinned(columns, None) if grid.columns[i]]
    return charts.frame(
        at=[i + 0.5 for i in side + top],
        label=[grid.rows[i] for i in side] + [grid.columns[i] for i in top],
        strong=[i == grid.row for i in side] + [False] * len(top),
        side=[True] * len(side) + [False] * len(top),
    )


def _thinned(count: int, strong: int | None) -> list[int]:
    """Return which of count labels are drawn."""
    step = -(-count // LABELS_UP_TO)
    clear = [i for i in range(0, count, step) if strong is None or abs(i - strong) >= step]
    return sorted({*clear, *([] if strong is None else [strong])})


def _marks(grid: Grid) -> charts.Columns:
    """Return the outlines."""
    found = [] if grid.row is None else [(False, 0, grid.size[1], grid.row)]
    found += [] if grid.cell is None else [(True, grid.cell[1], grid.cell[1] + 1, grid.cell[0])]
    cell, x, x1, y = ([mark[i] for mark in found] for i in range(4))
    return charts.frame(cell=cell, x=x, x1=x1, y=y, y1=[at + 1 for at in y])


def _bands(grid: Grid) -> charts.Columns:
    """Return the groups of columns."""
    names = ("x", "x1", "label", "colour")
    return charts.frame(**{name: [band[i] for band in grid.bands] for i, name in enumerate(names)})
