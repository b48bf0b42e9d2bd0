"""B − A as a picture: cells, bars of one row, numbers by dimension. Violet is more in B, orange less; ends are fixed."""

import re
from collections.abc import Sequence
from dataclasses import replace

import altair as alt
import torch
from torch import Tensor

from attn_core.view_differences import Difference
from pages.charts import colours, matrix, templates
from pages.charts.contributions import STACK_HIGH, Output
from pages.charts.matrix import RECTS_UP_TO, Grid
from pages.charts.row_bars import WEIGHTS_HIGH, Shares
from pages.text import numbers
from pages.text.languages import Words, remember

words, charts = Words("compare"), Words("charts")
Numbers = Grid | Shares | Output
LEADING = re.compile(r"^(−?)0(?=[.,])")  # a 0 for which a cell has no room
POINTS = "datum.value == 0 ? '0' : format(100 * datum.value, '+d')"  # an axis label


def picture(apart: Difference, before: Numbers, after: Numbers) -> templates.Spec:
    """Return B − A of the numbers of two pictures of one kind."""
    if isinstance(after, Shares):
        return bars(apart, before, after)
    return dimensions(apart.change, after) if isinstance(after, Output) else cells(apart, before, after)


# ---- cells ----


def cells(apart: Difference, before: Grid, after: Grid) -> templates.Spec:
    """Return the cells of B − A: a dot where one is hidden in both, A or B where it is visible in that one alone."""
    limit = torch.maximum(*(torch.as_tensor(each.limit) for each in (before, after)))
    grid = replace(after, values=apart.change, limit=limit, signed=True, hidden=~apart.both, empty=None)
    if after.attends and not after.by_cell:
        grid = replace(grid, tips=[f"{name}: {_most(apart, after, i)}" for i, name in enumerate(_rows(after))])
    spec = _recoloured(apart, grid, after.signed, matrix.picture(grid))
    return matrix.covered(spec, "sides", _one_sided(apart, before, after))


def shares(change: Tensor, limit: float, signed: bool) -> Tensor:
    """Return the positions of differences on their colour scale, 0..1, 0.5 for none: linear for scores, a power for weights.

    Differences of weights are mostly too small to be seen on a linear scale. signed: whether these are scores
    """
    if signed:
        return colours.shares(change, limit, signed)
    return 0.5 + colours.shares(change.abs(), limit, signed) * change.sign() / 2


def _recoloured(apart: Difference, grid: Grid, signed: bool, spec: templates.Spec) -> templates.Spec:
    """Return the picture with the colours of differences, and, on the cells, two decimals; signed: whether A and B are."""
    share, both = shares(apart.change, grid.limit, signed), apart.both.flatten().tolist()
    if "picture" in spec["datasets"]:
        url = colours.picture(share, True, grid.dark, None if all(both) else ~apart.both)
        return templates.with_column(spec, "picture", url=[url])
    columns = {"share": [s if b else None for s, b in zip(share.flatten().tolist(), both, strict=True)]}
    if "text" in spec["datasets"]["cells"] and grid.form == ".4f":
        change = apart.change.flatten().tolist()
        columns["text"] = [short(value) if b else "" for value, b in zip(change, both, strict=True)]
    return templates.with_column(spec, "cells", **templates.table(**columns))


def short(change: float) -> str:
    """Format a difference for a cell: −.36, and with one decimal from 1 on."""
    text = numbers.decimal(change, 2 if abs(change) < 0.995 else 1)
    return LEADING.sub(r"\1", text) if float(round(change, 2)) else "0"


def _rows(grid: Grid) -> Sequence[str]:
    return grid.rows or [charts.row(number=i) for i in range(len(grid.values))]


def _most(apart: Difference, grid: Grid, row: int) -> str:
    """Return what a row of an image says under the mouse: the columns in which it changes most."""
    change = apart.change[row]
    top = change.abs().topk(min(3, len(change))).indices.tolist()
    listed = [f"{grid.columns[j]} {numbers.exact(change[j].item(), '+.4f')}" for j in top if apart.both[row, j]]
    return ", ".join(listed) or words.NONE_IN_BOTH


def _one_sided(apart: Difference, before: Grid, after: Grid) -> list[tuple[object, ...]]:
    """Return the cells that only A or only B shows: each by itself, or, where cells are one picture, the runs of a row."""
    rows, small, entries = _rows(after), max(apart.change.shape) <= RECTS_UP_TO, []
    columns = after.columns or list(map(str, range(apart.change.shape[1])))
    for side, where, values in (("A", apart.vanished, before.values), ("B", apart.appeared, after.values)):
        for y in where.any(-1).nonzero().flatten().tolist():
            for start, stop in templates.runs(where[y].tolist()):
                for x, x1 in [(x, x + 1) for x in range(start, stop)] if small else [(start, stop)]:
                    tip = words.one_sided_run(query=rows[y], side=side, count=x1 - x)
                    if small:
                        tip = words.one_sided_tip(query=rows[y], key=columns[x], side=side, value=values[y, x].item())
                    entries.append((x, x1, y, y + 1, side, tip))
    return entries


# ---- one row of weights ----


def note(before: float | None, after: float | None) -> str:
    """Say how far a weight moved in percentage points, by its rounded values: −35.8; or in which view it is hidden."""
    if before is None or after is None:
        return words.HIDDEN["both" if before is after else "a" if before is None else "b"]
    return numbers.decimal(round(100 * after, 1) - round(100 * before, 1), 1, sign=True)


def bars(apart: Difference, before: Shares, after: Shares) -> templates.Spec:
    """Return B − A of one row as bars from −1 to 1, without one where a key is hidden in either: its note says in which."""
    sides = [
        [None if b else value for value, b in zip(each.values.tolist(), each.blank.tolist(), strict=True)]
        for each in (before, after)
    ]
    changes, notes = apart.change.tolist(), [note(*pair) for pair in zip(*sides, strict=True)]
    listed = zip(after.rows, changes, notes, apart.both.tolist(), strict=True)
    table = templates.table(
        at=[i + 0.5 for i in range(len(changes))],
        label=list(after.rows),
        change=changes,
        more=[change > 0 for change in changes],
        said=notes,
        tip=[f"{label}: {numbers.exact(change, '+.4f') if both else said}" for label, change, said, both in listed],
    )
    return templates.fill(_bars(len(changes), after.dark), bars=table)


@remember
def _bars(count: int, dark: bool) -> templates.Spec:
    theme, rows = colours.palette(dark), templates.rows("bars")
    at, x = templates.plain_y("at", 0, count), alt.X("change:Q", scale=alt.Scale(domain=[-1, 1], nice=False))
    axis = templates.axis([-1, 0, 1], theme.grid, labelExpr=POINTS)
    ends = rows.transform_calculate(zero="0", y="datum.at - 0.38", y1="datum.at + 0.38")
    ink = alt.condition("datum.more", alt.value(theme.signed[5]), alt.value(theme.signed[1]))
    said = rows.mark_text(align="right", dx=58, fontSize=14, fontWeight=600, color=theme.text)
    box = (x.axis(axis), templates.plain_y("y", 0, count), alt.X2("zero:Q"), alt.Y2("y1:Q"))
    return templates.layered(
        ends.mark_rect().encode(*box, fill=ink, tooltip="tip:N"),
        templates.labels(rows, at, fontSize=14 if count <= 7 else 12, color=theme.text),
        said.encode(at, x=alt.value("width"), text="said:N"),
        height=WEIGHTS_HIGH,
    )


# ---- numbers by dimension ----


def dimensions(change: Tensor, after: Output) -> templates.Spec:
    """Return B − A of one output, a bar a dimension, on its axis; a longer bar ends there."""
    values = change.tolist()
    tips = [words.dimension_tip(number=i, change=value) for i, value in enumerate(values)]
    table = templates.table(dim=list(range(len(values))), change=values, more=[value > 0 for value in values], tip=tips)
    return templates.fill(_dimensions(len(values), after.end, STACK_HIGH, after.dark), dims=table)


@remember
def _dimensions(wide: int, end: float, height: int, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    places = [d + 0.5 for d in range(0, wide, max(1, wide // 16))]
    near = {"title": charts.DIMENSION_AXIS, "titlePadding": 2, "labelPadding": 2, "grid": False}
    ticks = alt.Axis(values=places, labelExpr="format(floor(datum.value), 'd')", ticks=False, domain=False, **near)
    rows = templates.rows("dims").transform_calculate(x="datum.dim + 0.12", x1="datum.dim + 0.88", zero="0")
    high = alt.Scale(domain=[-end, end], nice=False, clamp=True)
    ink = alt.condition("datum.more", alt.value(theme.signed[5]), alt.value(theme.signed[1]))
    return templates.layered(
        rows.mark_rect().encode(
            alt.X("x:Q", scale=alt.Scale(domain=[0, wide], nice=False), axis=ticks),
            alt.Y("change:Q", scale=high, axis=templates.axis([-end, 0, end], theme.grid, labelExpr=templates.SIGNED)),
            alt.X2("x1:Q"),
            alt.Y2("zero:Q"),
            fill=ink,
            tooltip="tip:N",
        ),
        height=height,
    )
