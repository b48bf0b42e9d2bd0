"""Lines over fixed axes: a few, dashed differently, with the present setting; and a row's sharpness against temperature."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from attn_core import one_query
from pages.charts import colours, templates
from pages.text.languages import Words, remember

words = Words("charts")
DASHES = ([1, 0], [2, 3], [7, 4], [12, 3, 2, 3])  # by place in Axes.names; LINES has the same signs
LINES = ("━", "┉", "╍", "━·")
ABOVE, BELOW, LETTERS = 11, -12, 16  # px from a mark to the middle of its label above or below it, and the label's height
UNDER = "datum.uniform > 0.9 ? 10 : -9"  # a label at the top of the picture stands below its line
COLDEST, HOTTEST = 0.02, 50.0  # the ends of the curve against temperature
NUMBER = "format(datum.value, '~r')"  # an axis label: Vega's own form on a logarithmic axis rounds 64 to 6e+1


class Axes(NamedTuple):
    """What a chart of lines is built for; a picture with equal axes takes new data unchanged.

    x, y      the values that are labelled, the first and last are the ends; lines leave the picture there, marks stay
    names     the lines' names, each with a dash of its own
    """

    title: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    names: tuple[str, ...]
    log_x: bool = True
    log_y: bool = False
    percent: bool = False
    height: int = 260


def curves(
    axes: Axes,
    dark: bool,
    lines: templates.Columns,
    marks: templates.Columns,
    points: templates.Columns | None = None,
    band: templates.Columns | None = None,
) -> templates.Spec:
    """Return the chart of lines x, y, name, strong, the present setting marked on each: x, y, label, strong, up.

    points x, y and band x, low, high are left out where there are none.
    """
    low, high = axes.y[0], axes.y[-1]
    marks = {**marks, "y": [min(max(y, low), high) for y in marks["y"]]}
    points, band = points or {"x": [], "y": []}, band or {"x": [], "low": [], "high": []}
    return templates.fill(_curves(axes, dark), lines=lines, marks=marks, points=points, band=band)


def sides(axes: Axes, marked: Sequence[float], strong: Sequence[bool]) -> list[bool | None]:
    """Return on which side of each mark its label stands: True above, False below, None where it would cover another.

    A mark above the strong one has its label above, if that is free; the first of the marks come first, after the strong.
    """
    heights = [_height(axes, y) for y in marked]
    present = heights[strong.index(True)]
    found: list[bool | None] = [None] * len(marked)
    taken: list[float] = []
    for place in sorted(range(len(marked)), key=lambda place: not strong[place]):
        above = strong[place] or heights[place] >= present
        middles = {side: heights[place] + (ABOVE if side else BELOW) for side in (above, not above)}
        free = (side for side, at in middles.items() if at >= 0 and all(abs(at - other) >= LETTERS for other in taken))
        found[place] = next(free, None)
        if found[place] is not None:
            taken.append(middles[found[place]])
    return found


def _height(axes: Axes, y: float) -> float:
    """Return how many pixels above the bottom a value is drawn."""
    low, high = axes.y[0], axes.y[-1]
    there = math.log if axes.log_y else float
    return axes.height * (there(min(max(y, low), high)) - there(low)) / (there(high) - there(low))


@remember
def _curves(axes: Axes, dark: bool) -> templates.Spec:
    theme, x = colours.palette(dark), alt.X("x:Q")
    bottom = alt.Axis(values=list(axes.x), labelExpr=NUMBER, title=axes.title, grid=False)
    number = {"format": ".0%"} if axes.percent else {"labelExpr": NUMBER}
    left = templates.axis(axes.y, theme.grid, labelOverlap=False, **number)
    y, low = (alt.Y(f"{field}:Q", scale=_scale(axes.y, axes.log_y), axis=left) for field in ("y", "low"))
    ink = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.muted))
    dashes = alt.Scale(domain=list(axes.names), range=list(DASHES[: len(axes.names)]))
    lines = templates.rows("lines").mark_line(clip=True).encode(x, y, alt.StrokeDash("name:N", scale=dashes, legend=None))
    band = templates.rows("band").mark_area(opacity=0.18, color=theme.primary, clip=True)
    points = templates.rows("points").mark_circle(size=16, opacity=0.5, color=theme.muted, clip=True)
    middle = (axes.x[0] * axes.x[-1]) ** 0.5 if axes.log_x else (axes.x[0] + axes.x[-1]) / 2
    beside = {"align": f"datum.x < {middle:g} ? 'left' : 'right'", "dx": f"datum.x < {middle:g} ? 9 : -9"}  # has more room
    beside = {name: alt.ExprRef(rule) for name, rule in {**beside, "dy": "datum.up ? -11 : 12"}.items()}
    marks, text = templates.rows("marks"), {"fontSize": 14, "fontWeight": 600, **beside}
    ring = {"size": 90, "opacity": 1, "stroke": theme.page, "strokeWidth": 1.5}
    return templates.layered(
        band.encode(alt.X("x:Q", scale=_scale(axes.x, axes.log_x), axis=bottom), low, alt.Y2("high:Q")),
        points.encode(x, y),
        lines.encode(color=ink, strokeWidth=alt.condition("datum.strong", alt.value(3), alt.value(1.5))),
        marks.mark_rule(color=theme.text, strokeWidth=1.5).encode(x),
        marks.mark_circle(**ring).encode(x, y, color=ink, tooltip="label:N"),
        marks.mark_text(stroke=theme.page, strokeWidth=5, color=theme.page, **text).encode(x, y, text="label:N"),
        marks.mark_text(**text).encode(x, y, color=ink, text="label:N"),
        height=axes.height,
    )


def _scale(ends: tuple[float, ...], log: bool) -> alt.Scale:
    return alt.Scale(type="log" if log else "linear", domain=[ends[0], ends[-1]], nice=False)


# ---- how sharp one row is against temperature ----


def temperature_curve(
    temperatures: Sequence[float], line: one_query.Curve, row: one_query.Row, temperature: float, dark: bool
) -> templates.Spec:
    """Return a row's largest weight, and its effective keys as a share of those allowed, against temperature."""
    lines = templates.table(t=list(temperatures), largest=line.largest, in_use=line.in_use)
    tips = words.largest(weight=row.largest), words.effective(keys=row.effective, visible=row.count)
    marks = templates.table(
        t=min(max(temperature, COLDEST), HOTTEST),
        share=[row.largest, row.effective * row.uniform],
        label=[*tips],
        largest=[True, False],
        uniform=row.uniform,
        equal=words.all_equal(count=1 / row.uniform) if row.uniform else "",
    )
    if row.uniform == 0:  # nothing is seen: there is nothing to draw
        lines, marks = ({name: [] for name in table} for table in (lines, marks))
    return templates.fill(_temperature_curve(dark), lines=lines, marks=marks)


@remember
def _temperature_curve(dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    title = words.TEMPERATURE_AXIS
    ticks = alt.Axis(values=[0.02, 0.1, 1, 10, 50], format="~g", title=title, grid=False)
    x = alt.X("t:Q", scale=alt.Scale(type="log", domain=[COLDEST, HOTTEST], nice=False), axis=ticks)

    def y(field: str) -> alt.Y:
        return alt.Y(f"{field}:Q", scale=alt.Scale(domain=[0, 1], nice=False))

    lines, marks, t = templates.rows("lines"), templates.rows("marks"), alt.X("t:Q")
    percent = templates.axis([0, 0.5, 1], theme.grid, format=".0%")
    ink = alt.condition("datum.largest", alt.value(theme.primary), alt.value(theme.muted))
    equal = marks.transform_filter("datum.largest")
    place = {"align": "left", "dx": 3, "dy": alt.ExprRef(UNDER), "fontSize": 12}
    label = {"y": y("uniform"), "x": alt.value(0), "text": "equal:N"}
    return templates.layered(
        lines.mark_line(strokeWidth=2.5, color=theme.primary).encode(x, y("largest").axis(percent)),
        lines.mark_line(strokeWidth=2.5, color=theme.muted, strokeDash=[5, 3]).encode(t, y("in_use")),
        marks.mark_rule(color=theme.muted, strokeDash=[1, 3]).encode(y("uniform")),
        marks.mark_rule(color=theme.text, strokeWidth=2).encode(t),
        marks.mark_circle(size=90, opacity=1).encode(t, y("share"), color=ink, tooltip="label:N"),
        equal.mark_text(stroke=theme.page, strokeWidth=4, color=theme.page, **place).encode(**label),
        equal.mark_text(color=theme.muted, **place).encode(**label),
        height=150,
    )


def stops(count: int = 61) -> list[float]:
    """Return temperatures for the curve, evenly spaced on its log axis."""
    low, high = math.log(COLDEST), math.log(HOTTEST)
    return [math.exp(low + (high - low) * i / (count - 1)) for i in range(count)]
