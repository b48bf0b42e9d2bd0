"""B − A as a picture: a heatmap, bars of one row, numbers by dimension. Violet is more in B, orange less; ends are fixed."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import altair as alt
from torch import Tensor

from attn_core.view_differences import Difference
from pages.charts import attention_matrix, colours, matrix, templates
from pages.charts.attention_matrix import RECTS_UP_TO
from pages.charts.heatmap import Sheet
from pages.charts.row_bars import WEIGHTS_HIGH
from pages.text import numbers
from pages.text.languages import Words, remember

words, charts = Words("compare"), Words("charts")
LEADING = re.compile(r"^(−?)0(?=[.,])")  # a 0 for which a cell has no room
POINTS = "datum.value == 0 ? '0' : format(100 * datum.value, '+d')"  # an axis label
LETTER = 12  # pixels of the letter in a cell that only one side shows, where there is room for it


# ---- a heatmap ----


class Cells(NamedTuple):
    """B − A of one head: a difference (Tq, Tk), the sheet of B for its labels, the end of the colour scale, the height.

    before, after: A and B, for the tooltips of cells that only one of them shows
    """

    difference: Difference
    before: Tensor
    after: Tensor
    sheet: Sheet
    limit: float
    height: int


def cells(data: Cells) -> templates.Spec:
    """Return the heatmap of B − A: a dot where a cell is hidden in both, A or B where it is visible in that one alone."""
    sheet, change = data.sheet, data.difference.change
    grid = attention_matrix.Attention(
        values=change,
        rows=sheet.queries,
        columns=sheet.keys,
        limit=data.limit,
        dark=sheet.dark,
        hidden=~data.difference.both,
        strong=[] if sheet.query is None else [sheet.query],
        marks=[] if sheet.query is None else [matrix.row("query", sheet.query, change)],
        height=data.height,
        tips=() if max(change.shape) <= RECTS_UP_TO else _tips(data),
    )
    spec = _recoloured(data, attention_matrix.picture(grid))
    sides = templates.records("x x1 y y1 side tip", _one_sided(data))
    layers = [*spec["layer"], *_sides(*change.shape, sheet.dark)]
    return {**spec, "layer": layers, "datasets": {**spec["datasets"], "sides": sides}}


def shares(change: Tensor, limit: float, signed: bool) -> Tensor:
    """Return the positions of differences on their colour scale, 0..1, 0.5 for none: linear for scores, a power for weights.

    Differences of weights are mostly too small to be seen on a linear scale. signed: whether these are scores
    """
    if signed:
        return colours.shares(change, limit, signed)
    return 0.5 + colours.shares(change.abs(), limit, signed) * change.sign() / 2


def _recoloured(data: Cells, spec: templates.Spec) -> templates.Spec:
    """Return the picture with the colours of differences, and, on the cells, two decimals."""
    both, share = data.difference.both, shares(data.difference.change, data.limit, data.sheet.signed)
    tables = spec["datasets"]
    if "picture" in tables:
        url = colours.picture(share, True, data.sheet.dark, ~both if not bool(both.all()) else None)
        return templates.with_column(spec, "picture", url=[url])
    seen = both.flatten().tolist()
    columns = {"share": [s if b else None for s, b in zip(share.flatten().tolist(), seen, strict=True)]}
    columns = templates.table(**columns)
    if "text" in tables["cells"]:
        change = data.difference.change.flatten().tolist()
        columns["text"] = [short(value) if b else "" for value, b in zip(change, seen, strict=True)]
    return templates.with_column(spec, "cells", **columns)


def short(change: float) -> str:
    """Format a difference for a cell: −.36, and with one decimal from 1 on."""
    text = numbers.decimal(change, 2 if abs(change) < 0.995 else 1)
    return LEADING.sub(r"\1", text) if float(round(change, 2)) else "0"


def _tips(data: Cells) -> list[str]:
    return [f"{query}: {_most(data, i)}" for i, query in enumerate(data.sheet.queries)]


def _most(data: Cells, row: int) -> str:
    change = data.difference.change[row]
    top = change.abs().topk(min(3, len(change))).indices.tolist()
    listed = [f"{data.sheet.keys[j]} {numbers.exact(change[j].item(), '+.4f')}" for j in top if data.difference.both[row, j]]
    return ", ".join(listed) or words.NONE_IN_BOTH


def _one_sided(data: Cells) -> list[tuple[object, ...]]:
    """Return the cells that only A or only B shows: each by itself, or, where cells are one picture, the runs of a row."""
    small, entries = max(data.difference.change.shape) <= RECTS_UP_TO, []
    for side, where, values in (("A", data.difference.vanished, data.before), ("B", data.difference.appeared, data.after)):
        for y in where.any(-1).nonzero().flatten().tolist():
            for start, stop in templates.runs(where[y].tolist()):
                parts = [(x, x + 1) for x in range(start, stop)] if small else [(start, stop)]
                query = data.sheet.queries[y]
                for x, x1 in parts:
                    tip = (
                        words.one_sided_tip(query=query, key=data.sheet.keys[x], side=side, value=values[y, x].item())
                        if small
                        else ""
                    )
                    entries.append((x, x1, y, y + 1, side, tip or words.one_sided_run(query=query, side=side, count=x1 - x)))
    return entries


@remember
def _sides(tq: int, tk: int, dark: bool) -> list[object]:
    theme, box = colours.palette(dark), templates.box(tk, tq)
    rows = templates.rows("sides").transform_calculate(mx="(datum.x + datum.x1) / 2", my="datum.y + 0.5")
    room = alt.ExprRef(f"min(width / {tk}, height / {tq}) > {LETTER} ? 1 : 0")
    letter = rows.mark_text(fontSize=LETTER, fontWeight=600, opacity=room, color=theme.text)
    layers = templates.layered(
        rows.mark_rect(fill=theme.page, stroke=theme.muted, strokeDash=[3, 2]).encode(*box, tooltip="tip:N"),
        letter.encode(templates.plain_x("mx", 0, tk), templates.plain_y("my", 0, tq), text="side:N", tooltip="tip:N"),
    )["layer"]
    return [{"data": {"name": "sides"}, **layer} for layer in layers]


# ---- one row of weights ----


def bars(labels: Sequence[str], changes: Sequence[float | None], notes: Sequence[str], dark: bool) -> templates.Spec:
    """Return B − A of one row as bars from −1 to 1; None where a key is hidden in either: its note says in which."""
    listed = zip(labels, changes, notes, strict=True)
    table = templates.table(
        at=[i + 0.5 for i in range(len(labels))],
        label=list(labels),
        change=[change or 0.0 for change in changes],
        more=[(change or 0.0) > 0 for change in changes],
        said=list(notes),
        tip=[f"{label}: {note if change is None else numbers.exact(change, '+.4f')}" for label, change, note in listed],
    )
    return templates.fill(_bars(len(labels), dark), bars=table)


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


def dimensions(change: Tensor, end: float, height: int, dark: bool) -> templates.Spec:
    """Return B − A of one output, a bar a dimension, on an axis from −end to end; a longer bar ends there."""
    values = change.tolist()
    tips = [words.dimension_tip(number=i, change=value) for i, value in enumerate(values)]
    table = templates.table(dim=list(range(len(values))), change=values, more=[value > 0 for value in values], tip=tips)
    return templates.fill(_dimensions(len(values), end, height, dark), dims=table)


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
