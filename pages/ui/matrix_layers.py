"""The layers of a matrix's chart, built once a shape, without data: see matrix.py, which fills them."""

import functools
from typing import NamedTuple

import altair as alt

from pages.ui import charts, look


class Shape(NamedTuple):
    """What a chart is built for; small: its cells stand each by itself, numbers on them if asked for."""

    rows: int
    columns: int
    tilt: int
    signed: bool
    dark: bool
    numbers: bool
    small: bool
    high: int


@functools.lru_cache(maxsize=128)
def template(shape: Shape) -> charts.Spec:
    """Return the chart without data."""
    layers = _small(shape) if shape.small else _large(shape)
    layers += [*_outlines(shape), *_names(shape), *_groups(shape)]
    return charts.spec(alt.layer(*layers).properties(width="container", height=shape.high))


def _ends(shape: Shape) -> tuple[object, ...]:
    """Return the four ends of a rectangle in cells."""
    x, y = charts.plain_x("x", 0, shape.columns), charts.plain_y("y", 0, shape.rows)
    return x, y, alt.X2("x1:Q"), alt.Y2("y1:Q")


def _small(shape: Shape) -> list[alt.Chart]:
    """Return cells that stand each by itself."""
    theme = look.look(shape.dark)
    ends = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    cells = charts.rows("cells").transform_calculate(**ends)
    middle = charts.plain_x("mx", 0, shape.columns), charts.plain_y("my", 0, shape.rows)
    stops = theme.signed if shape.signed else theme.weights
    fill = alt.condition("datum.share == null", alt.value(theme.page), charts.coloured("share", stops))
    stroke = alt.condition("datum.empty", alt.value(theme.grid), alt.value(theme.page))
    layers = [
        cells.mark_rect(strokeWidth=0.75, invalid=None).encode(*_ends(shape), fill=fill, stroke=stroke, tooltip="tip:N"),
        cells.transform_filter("datum.hidden").mark_circle(size=16, opacity=1, color=theme.hidden).encode(*middle),
    ]
    if shape.numbers:
        size = 13 if shape.columns <= 8 else (11 if shape.columns <= 16 else 9)
        text = cells.mark_text(fontSize=size)
        layers.append(text.encode(*middle, text="text:N", color=charts.given("ink"), tooltip="tip:N"))
    return layers


def _large(shape: Shape) -> list[alt.Chart]:
    """Return all cells as one picture, what is not there yet covered, under a transparent row for tooltips."""
    theme = look.look(shape.dark)
    image = charts.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
    ends = {"x": "0", "x1": f"{shape.columns}", "y1": "datum.y + 1"}
    hit = charts.rows("cells").transform_calculate(**ends)
    clear = hit.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page)
    return [
        image.encode(*_ends(shape), url="url:N"),
        charts.rows("covers").mark_rect(fill=theme.page, stroke=theme.grid, strokeWidth=0.5).encode(*_ends(shape)),
        clear.encode(*_ends(shape), tooltip="tip:N"),
    ]


def _outlines(shape: Shape) -> list[alt.Chart]:
    """Return the outlines of a row and of a cell."""
    theme = look.look(shape.dark)
    marks = charts.rows("marks")
    row, cell = marks.transform_filter("!datum.cell"), marks.transform_filter("datum.cell")
    ends = _ends(shape)
    return [
        row.mark_rect(filled=False, stroke=theme.query, strokeWidth=2.5).encode(*ends),
        cell.mark_rect(filled=False, stroke=theme.page, strokeWidth=5).encode(*ends),
        cell.mark_rect(filled=False, stroke=theme.key, strokeWidth=3).encode(*ends),
    ]


def _names(shape: Shape) -> list[alt.Chart]:
    """Return the labels left of the rows and above the columns."""
    theme = look.look(shape.dark)
    labels = charts.rows("labels")
    side = labels.transform_filter("datum.side").mark_text(align="right", dx=-8, **_font(shape.rows))
    how = {"align": "left", "baseline": "middle", "dx": 8} if shape.tilt else {"baseline": "bottom", "dy": -6}
    above = labels.transform_filter("!datum.side").mark_text(angle=shape.tilt % 360, **how, **_font(shape.columns))
    ink = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    return [
        side.encode(charts.plain_y("at", 0, shape.rows), x=alt.value(0), text="label:N", color=ink),
        above.encode(charts.plain_x("at", 0, shape.columns), y=alt.value(0), text="label:N", color=alt.value(theme.text)),
    ]


def _font(count: int) -> dict[str, object]:
    """Return the size and weight of so many labels."""
    return {"fontSize": 14 if count <= 8 else (12 if count <= 16 else 10), "fontWeight": charts.BOLD}


def _groups(shape: Shape) -> list[alt.Chart]:
    """Return the line and the name above each group of columns, and a line down each border between groups."""
    theme = look.look(shape.dark)
    groups = charts.rows("bands").transform_calculate(mx="(datum.x + datum.x1) / 2")
    x = charts.plain_x("x", 0, shape.columns)
    line = groups.mark_rule(strokeWidth=5).encode(x, alt.X2("x1:Q"), y=alt.value(-6), color=charts.given("colour"))
    name = groups.mark_text(baseline="bottom", dy=-12, fontSize=13, fontWeight=600, color=theme.text)
    ends = {"y": "0", "y1": str(shape.rows)}
    border = groups.transform_filter("datum.x > 0").transform_calculate(**ends).mark_rule(strokeWidth=2, color=theme.text)
    return [
        line,
        name.encode(charts.plain_x("mx", 0, shape.columns), y=alt.value(0), text="label:N"),
        border.encode(x, charts.plain_y("y", 0, shape.rows), y2=alt.Y2("y1:Q")),
    ]
