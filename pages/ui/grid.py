"""A matrix of any kind as a chart: labels beside it, outlines in a role's colour, numbers where they fit."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import altair as alt
import torch
from torch import Tensor

from pages.ui import charts, look

CELLS_UP_TO = 280  # cells: with more, they are one picture
NARROWEST = 25  # pixels of a cell with a number
LABELS_UP_TO = 24  # labels on one side: with more, only some are drawn


class Mark(NamedTuple):
    """An outline in a role's colour ("query", "key", "value", "output") around cells x to x1 and y to y1."""

    role: str
    x: int
    y: int
    x1: int
    y1: int


@dataclass(frozen=True, eq=False)
class Grid:
    """A matrix, ready to be drawn.

    values (R, C); hidden (R, C) or None: cells without a number; limit: the colour scale's end, ±limit if signed
    rows, columns: labels, () for none; strong: rows whose label stands out; marks: outlines; numbers: on the cells
    height: pixels of the cells and what stands above them; top: pixels for the columns' labels; turn: as in heatmap.Sheet
    """

    values: Tensor
    rows: Sequence[str]
    columns: Sequence[str]
    limit: float
    dark: bool
    signed: bool = True
    hidden: Tensor | None = None
    strong: Sequence[int] = ()
    marks: Sequence[Mark] = ()
    numbers: bool = True
    height: int = 200
    turn: int = 0


class Template(NamedTuple):
    """What a chart is built for."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    size: tuple[int, int]
    signed: bool
    dark: bool
    numbers: bool
    height: int

    @property
    def small(self) -> bool:
        """Whether cells stand each by itself."""
        return self.size[0] * self.size[1] <= CELLS_UP_TO


def by_cell(matrix: Tensor) -> bool:
    """Return whether a click on this matrix selects a cell, not only its row."""
    return matrix.numel() <= CELLS_UP_TO


def picture(grid: Grid) -> charts.Spec:
    """Return the chart; a click selects x and y where cells stand each by itself, only y where they are one picture."""
    size = tuple(grid.values.shape)
    shape = Template(tuple(grid.rows), tuple(grid.columns), size, grid.signed, grid.dark, grid.numbers, grid.height)
    tables = {"cells": _cells(grid)} if shape.small else {"cells": _lines(grid), "picture": _image(grid)}
    return charts.filled(_template(shape), **tables, labels=_labels(grid), marks=_marks(grid))


def _share(grid: Grid) -> Tensor:
    """Return where each cell stands on the colour scale; a hidden one in its middle or at its end."""
    values = grid.values if grid.hidden is None else grid.values.masked_fill(grid.hidden, 0.0)
    return look.shares(values, grid.limit, grid.signed)


def _hidden(grid: Grid) -> list[bool]:
    """Return which cells have no number, flat."""
    return [False] * grid.values.numel() if grid.hidden is None else grid.hidden.flatten().tolist()


def _cells(grid: Grid) -> charts.Columns:
    """Return a row a cell; value and text of a hidden one are null."""
    (rows, columns), share, hidden = grid.values.shape, _share(grid), _hidden(grid)
    values = grid.values.flatten().tolist()
    return charts.frame(
        x=list(range(columns)) * rows,
        y=[y for y in range(rows) for _ in range(columns)],
        value=[None if h else v for h, v in zip(hidden, values, strict=True)],
        share=[None if h else v for h, v in zip(hidden, share.flatten().tolist(), strict=True)],
        text=["" if h else _short(v, grid.signed) for h, v in zip(hidden, values, strict=True)],
        ink=look.ink(share, grid.signed, grid.dark),
        turn=grid.turn,
    )


def _short(value: float, signed: bool) -> str:
    """Return a number as it stands on a cell: .48 and 1 for weights, one decimal and a minus sign for others."""
    if signed:
        return f"{value:.1f}".replace("-0.0", "0.0").replace("-", "−")
    return "1" if 0.995 <= value < 1.005 else f"{value:.2f}".removeprefix("0")


def _lines(grid: Grid) -> charts.Columns:
    """Return a transparent row a row, for clicks and for a tooltip with its first numbers."""
    first = grid.values[:, :6].tolist()
    more = ", …" if grid.values.shape[1] > 6 else ""
    names = grid.rows or [f"row {y}" for y in range(len(first))]
    tips = [f"{name}: " + ", ".join(f"{v:.4f}" for v in row) + more for name, row in zip(names, first, strict=True)]
    return charts.frame(y=list(range(len(first))), tip=tips, turn=grid.turn)


def _image(grid: Grid) -> charts.Columns:
    """Return all cells as one picture."""
    rows, columns = grid.values.shape
    return charts.frame(x=[0], x1=columns, y=0, y1=rows, url=look.picture(_share(grid), grid.signed, grid.dark, grid.hidden))


def _labels(grid: Grid) -> charts.Columns:
    """Return a row a label; of many, some, the strong always."""
    side = _thinned(len(grid.rows), set(grid.strong))
    top = _thinned(len(grid.columns), set())
    return charts.frame(
        at=[i + 0.5 for i in side + top],
        label=[grid.rows[i] for i in side] + [grid.columns[i] for i in top],
        strong=[i in grid.strong for i in side] + [False] * len(top),
        side=[True] * len(side) + [False] * len(top),
    )


def _thinned(count: int, strong: set[int]) -> list[int]:
    """Return which of count labels are drawn."""
    step = -(-count // LABELS_UP_TO) if count else 1
    clear = [i for i in range(0, count, step) if all(i == s or abs(i - s) >= step for s in strong)]
    return sorted({*clear, *strong})


def _marks(grid: Grid) -> charts.Columns:
    """Return the outlines."""
    theme = look.look(grid.dark)
    columns = {name: [getattr(mark, name) for mark in grid.marks] for name in ("x", "y", "x1", "y1")}
    return {**columns, "ink": [getattr(theme, mark.role) for mark in grid.marks]}


@functools.lru_cache(maxsize=128)
def _template(shape: Template) -> charts.Spec:
    """Return the chart without data."""
    rows, columns = shape.size
    theme = look.look(shape.dark)
    ends = charts.plain_x("x", 0, columns), charts.plain_y("y", 0, rows), alt.X2("x1:Q"), alt.Y2("y1:Q")
    click = alt.selection_point(
        name="cell", fields=["x", "y", "turn"] if shape.small else ["y", "turn"], toggle=False, clear=False
    )
    frame = {"filled": False, "strokeWidth": 2.5 if rows <= LABELS_UP_TO else 1.25}  # so that a thin row is still seen
    layers = [
        *(_small(shape, ends, click, theme) if shape.small else _large(shape, ends, click, theme)),
        charts.rows("marks").mark_rect(**frame).encode(*ends, stroke=alt.Stroke("ink:N", scale=None)),
        _side(shape, theme),
        _top(shape, theme),
    ]
    return charts.spec(alt.layer(*layers).properties(width="container", height=shape.height))


def _small(shape: Template, ends: tuple[object, ...], click: alt.Parameter, theme: look.Look) -> list[alt.Chart]:
    """Return cells that stand each by itself."""
    rows, columns = shape.size
    at = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    named = {
        "r": list(shape.rows) or [f"row {i}" for i in range(rows)],
        "c": list(shape.columns) or [f"{i}" for i in range(columns)],
    }
    names = [alt.param(name=name, value=value) for name, value in named.items()]
    exact = "datum.value == null ? 'hidden' : format(datum.value, '.4f')"
    cells = charts.rows("cells").transform_calculate(**at, tip=f"r[datum.y] + ', ' + c[datum.x] + ': ' + {exact}")
    colour = charts.coloured("share", theme.signed if shape.signed else theme.weights)
    fill = alt.condition("datum.value == null", alt.value(theme.page), colour)
    middle = charts.plain_x("mx", 0, columns), charts.plain_y("my", 0, rows)
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None)
        .encode(*ends, fill=fill, tooltip="tip:N")
        .add_params(click, *names),
        cells.transform_filter("datum.value == null").mark_circle(size=16, opacity=1, color=theme.hidden).encode(*middle),
    ]
    if shape.numbers:
        room = alt.ExprRef(f"width / {columns} > {NARROWEST} ? 1 : 0")  # on a phone numbers would touch
        text = cells.mark_text(fontSize=12, opacity=room).encode(
            *middle, text="text:N", color=charts.given("ink"), tooltip="tip:N"
        )
        layers.append(text)
    return layers


def _large(shape: Template, ends: tuple[object, ...], click: alt.Parameter, theme: look.Look) -> list[alt.Chart]:
    """Return all cells as one picture, under a transparent row a row."""
    image = charts.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
    rows = charts.rows("cells").transform_calculate(x="0", x1=f"{shape.size[1]}", y1="datum.y + 1")
    clear = rows.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page)
    return [image.encode(*ends, url="url:N"), clear.encode(*ends, tooltip="tip:N").add_params(click)]


def _side(shape: Template, theme: look.Look) -> alt.Chart:
    """Return the labels left of the rows."""
    room = shape.height / max(1, min(shape.size[0], LABELS_UP_TO))
    text = charts.rows("labels").transform_filter("datum.side")
    mark = text.mark_text(align="right", dx=-6, fontSize=13 if room >= 15 else 10, fontWeight=charts.BOLD, color=theme.text)
    return mark.encode(charts.plain_y("at", 0, shape.size[0]), x=alt.value(0), text="label:N")


def _top(shape: Template, theme: look.Look) -> alt.Chart:
    """Return the labels above the columns, turned where they are long."""
    longest = max(map(len, shape.columns), default=0)
    turned = longest * len(shape.columns) > 36
    how = (
        {"angle": 315, "align": "left", "baseline": "middle", "dx": 6, "dy": -4}
        if turned
        else {"baseline": "bottom", "dy": -5}
    )
    text = charts.rows("labels").transform_filter("!datum.side").mark_text(fontSize=12, color=theme.text, **how)
    return text.encode(charts.plain_x("at", 0, shape.size[1]), y=alt.value(0), text="label:N")


def stacked(*rows: Tensor) -> Tensor:
    """Return vectors of one length as the rows of a matrix."""
    return torch.stack(rows)
