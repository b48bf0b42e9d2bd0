"""A matrix of numbers as a chart: colours, hidden cells and cells that are not there yet, outlines, groups of columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from pages.charts import colours, matrix_layers, templates
from pages.charts.matrix_layers import LABELS_UP_TO
from pages.text import numbers
from pages.text.languages import Words

words = Words("charts")
CELLS_UP_TO = 280  # cells: more are drawn as one image
RECTS_UP_TO = 16  # tokens: the same for a matrix of queries and keys
NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
LOWEST = 11  # pixels that a row's label needs
SMALLEST_DECIMAL = 1e-3  # numbers below a smaller limit are written as powers of ten
FIRST = 6  # numbers of a row in its tooltip, where all cells are one image
TERMS = {"query": ("row_name", "label"), "key": ("column_name", "label")}  # the fields that name words, of attention


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
    """The cells of a matrix, their labels and outlines.

    values (R, C), integers if they are counts; hidden (R, C) or None: drawn as a dot; empty (R, C) or None: not there yet
    limit: the end of the colour scale, ±limit if signed, or (R, 1), one for each row
    rows, columns: labels, () for none; strong, strong_columns: indices of the labels that stand out; marks: outlines
    attends: whether rows are queries and columns keys
    numbers: whether they are written on the cells, where there is room
    bands: named groups of columns, whose labels stand below the names of the groups
    tips: a tooltip for each row where all cells are one image, () for the row's first numbers
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
    height: int = 200  # pixels of the cells and their labels above
    attends: bool = False
    numbers: bool = True
    bands: Sequence[Band] = ()
    tips: Sequence[str] = ()

    @property
    def by_cell(self) -> bool:
        """Whether a click selects a cell, not only its row: whether each cell is a mark of its own."""
        return max(self.values.shape) <= RECTS_UP_TO if self.attends else self.values.numel() <= CELLS_UP_TO

    @property
    def numbered(self) -> bool:
        """Whether the numbers are written on the cells: of many words they no longer fit."""
        return self.numbers and not (self.attends and max(self.values.shape) > NUMBERS_UP_TO)

    @property
    def is_share(self) -> bool:
        """Whether its numbers are said as percentages: weights are, scores are not."""
        return self.attends and not self.signed

    @property
    def blank(self) -> Tensor:
        """Mask of the cells without a number, (R, C)."""
        masks = [mask for mask in (self.hidden, self.empty) if mask is not None]
        return masks[0] | masks[-1] if masks else torch.zeros(self.values.shape, dtype=torch.bool)

    @property
    def share(self) -> Tensor:
        """Position of each cell on the colour scale, (R, C); blank cells count as 0."""
        return colours.shares(self.values.masked_fill(self.blank, 0.0), self.limit, self.signed)

    @property
    def form(self) -> str:
        """Format of a number in a tooltip, in the notation that d3 and Python share."""
        if not self.values.is_floating_point():
            return ".0f"
        return ".1e" if float(torch.as_tensor(self.limit).max()) < SMALLEST_DECIMAL else ".4f"


def by_cell(values: Tensor) -> bool:
    """Return whether a click on a matrix that isn't attention selects a cell, not only its row."""
    return values.numel() <= CELLS_UP_TO


def picture(grid: Grid) -> templates.Spec:
    """Return the chart; a click selects x and y where each cell is a mark, only y where all cells are one image."""
    look, tables = _drawn(grid) if grid.by_cell else _drawn_as_image(grid)
    if grid.bands:
        tables["bands"] = templates.records("x x1 label colour", grid.bands)
    above = ("bands",) * bool(grid.bands) + ("labels",) * bool(grid.columns)
    longest = max(map(len, grid.columns), default=0)
    template = matrix_layers.template(look, above, tuple(grid.values.shape), longest, grid.height, grid.form)
    spec = templates.fill(template, **tables, labels=_labels(grid, above), marks=_outlines(grid))
    return templates.drawing(grid, spec)


def label_step(count: int) -> int:
    """Return the step from one labelled token to the next: all are labelled up to 24."""
    return 1 if count <= 24 else (2 if count <= 32 else 4)


def _step(count: int, most: int) -> int:
    return max(1, -(-count // most))


def covered(spec: templates.Spec, name: str, covers: Sequence[tuple[object, ...]]) -> templates.Spec:
    """Return a matrix with rectangles over its cells, in a table of its own; what they say stands on them, and in a tooltip.

    name: "flaws" or "sides"; covers: x, x1, y, y1, the word that stands there, "" for an outline alone, and the tooltip
    """
    grid = spec.numbers
    layers = matrix_layers.covers(name, tuple(grid.values.shape), grid.dark)
    tables = {**spec["datasets"], name: templates.records("x x1 y y1 said tip", covers)}
    return templates.Spec(spec, layer=[*spec["layer"], *layers], datasets=tables)


# ---- the tables of a chart ----


def _drawn(grid: Grid) -> tuple[matrix_layers.Marks, dict[str, templates.Columns]]:
    """Return cells that are a mark each, and their table, a row a cell; blank ones have neither value, share nor text."""
    (rows, columns), blank = grid.values.shape, grid.blank.flatten().tolist()
    values, share = grid.values.flatten(), grid.share.flatten()
    row_names = list(grid.rows) or [words.row(number=i) for i in range(rows)]
    column_names = list(grid.columns) or [f"{i}" for i in range(columns)]
    cells = {
        "row_name": [name for name in row_names for _ in range(columns)],
        "column_name": column_names * rows,
        "x": list(range(columns)) * rows,
        "y": [y for y in range(rows) for _ in range(columns)],
        "value": _but_for(blank, values),
        "share": _but_for(blank, share),
    }
    if grid.numbered:
        form = grid.form
        cells["text"] = ["" if b else on_cell(v, grid.signed, form) for b, v in zip(blank, values.tolist(), strict=True)]
    if grid.empty is not None:
        cells["empty"] = grid.empty.flatten().tolist()
    look = matrix_layers.Marks(grid.dark, grid.attends, grid.empty is not None, grid.signed, grid.numbered)
    return look, {"cells": templates.table(**cells)}


def _but_for(blank: list[bool], numbers: Tensor) -> Tensor | list[float | None]:
    """Return numbers with None where nothing is known."""
    if not any(blank):
        return numbers
    return [None if b else number for b, number in zip(blank, numbers.tolist(), strict=True)]


def on_cell(value: float, signed: bool = False, form: str = ".4f") -> str:
    """Format a number for a cell: .48, 1 from .995 on and 0 below .005 for weights, one decimal and a minus for others."""
    if form != ".4f":
        return numbers.exact(value, form)
    if signed:
        return numbers.decimal(value, 1)
    if abs(value) < 0.005:
        return "0"
    return "1" if 0.995 <= value < 1.005 else numbers.exact(value, ".2f").removeprefix("0")


def _drawn_as_image(grid: Grid) -> tuple[matrix_layers.Image, dict[str, templates.Columns]]:
    """Return cells that are one image, and its tables: transparent rows with tooltips, the image, covers of empty cells."""
    rows, columns = grid.values.shape
    tips = list(grid.tips) or [_first(grid, y) for y in range(rows)]
    url = colours.picture(grid.share, grid.signed, grid.dark, grid.hidden)
    picture = templates.table(x=[0], x1=columns, y=0, y1=rows, url=url)
    tables = {"cells": templates.table(y=list(range(rows)), tip=tips), "picture": picture}
    if grid.empty is not None:
        runs = [(y, y + 1, *run) for y, row in enumerate(grid.empty.tolist()) for run in templates.runs(row)]
        tables["covers"] = templates.records("y y1 x x1", runs)
    return matrix_layers.Image(grid.dark, grid.attends, grid.empty is not None), tables


def _first(grid: Grid, y: int) -> str:
    there = grid.values[y][~grid.blank[y]]
    first = [numbers.exact(value, grid.form) for value in there[:FIRST].tolist()] + ["…"] * (len(there) > FIRST)
    return f"{grid.rows[y] if grid.rows else words.row(number=y)}: {', '.join(first) or words.NOTHING}"


def _labels(grid: Grid, above: tuple[str, ...]) -> templates.Columns:
    """Return a row a label: as many rows and columns as there is room for, and the strong ones."""
    most = min(LABELS_UP_TO, matrix_layers.of_cells(grid.height, above) // LOWEST)
    row_step = label_step(len(grid.rows)) if grid.attends else _step(len(grid.rows), most)
    column_step = label_step(len(grid.columns)) if grid.attends else _step(len(grid.columns), LABELS_UP_TO)
    column_step = 1 if grid.bands else column_step
    side = templates.thinned(len(grid.rows), row_step, grid.strong)
    top = templates.thinned(len(grid.columns), column_step, grid.strong_columns)
    beside = [(i + 0.5, grid.rows[i], i in grid.strong, True) for i in side]
    above = [(i + 0.5, grid.columns[i], i in grid.strong_columns, False) for i in top]
    return templates.records("at label strong side", beside + above)


def _outlines(grid: Grid) -> templates.Columns:
    """Return the outlines; one around a single cell lies over a wider line in the page's colour."""
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
