"""Lines over fixed axes: a few of them told apart by dashes, one strong, with points, a band and the present setting."""

from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

DASHES = ([1, 0], [2, 3], [7, 4])  # by place in Axes.names; the same signs stand in LINES
LINES = ("━", "┉", "╍")


class Axes(NamedTuple):
    """What a chart of lines is built for; a picture with equal axes takes new data as it stands.

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


class Lines(NamedTuple):
    """The data of a chart, in columns.

    lines   x, y, name, strong     marks   x, y, label, strong: the present setting on each line
    points  x, y                   band    x, low, high
    """

    lines: templates.Columns
    marks: templates.Columns
    points: templates.Columns | None = None
    band: templates.Columns | None = None


def curves(axes: Axes, data: Lines, dark: bool) -> templates.Spec:
    """Return the chart; points and band are left out where there are none."""
    empty = {"points": {"x": [], "y": []}, "band": {"x": [], "low": [], "high": []}}
    given = {name: getattr(data, name) or empty[name] for name in empty}
    low, high = axes.y[0], axes.y[-1]
    marks = {**data.marks, "y": [min(max(y, low), high) for y in data.marks["y"]]}
    return templates.filled(_curves(axes, dark), lines=data.lines, marks=marks, **given)


@remember
def _curves(axes: Axes, dark: bool) -> templates.Spec:
    """Return the chart without data."""
    theme = colours.look(dark)
    x = _x(axes)
    band = templates.rows("band").mark_area(opacity=0.18, color=theme.primary, clip=True)
    points = templates.rows("points").mark_circle(size=16, opacity=0.5, color=theme.muted, clip=True)
    layers = [
        band.encode(x, _y(axes, "low", theme), alt.Y2("high:Q")),
        points.encode(alt.X("x:Q"), _y(axes, "y", theme)),
        _lines(axes, theme),
        *_marks(axes, theme),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=axes.height))


def _scale(ends: tuple[float, ...], log: bool) -> alt.Scale:
    """Return the scale between the first and the last."""
    return alt.Scale(type="log" if log else "linear", domain=[ends[0], ends[-1]], nice=False)


def _x(axes: Axes) -> alt.X:
    """Return the x axis."""
    axis = alt.Axis(values=list(axes.x), labelExpr="'' + datum.value", title=axes.title, grid=False)
    return alt.X("x:Q", scale=_scale(axes.x, axes.log_x), axis=axis)


def _y(axes: Axes, field: str, theme: colours.Look) -> alt.Y:
    """Return the y axis; every layer uses the same."""
    said = {"format": ".0%"} if axes.percent else {"labelExpr": "'' + datum.value"}  # Vega's own rounds 64 to 6e+1
    axis = alt.Axis(
        values=list(axes.y), title=None, ticks=False, domain=False, gridColor=theme.grid, labelOverlap=False, **said
    )
    return alt.Y(f"{field}:Q", scale=_scale(axes.y, axes.log_y), axis=axis)


def _lines(axes: Axes, theme: colours.Look) -> alt.Chart:
    """Return the lines: dashes say which, colour and width say which one is set."""
    ink = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.muted))
    width = alt.condition("datum.strong", alt.value(3), alt.value(1.5))
    dashes = alt.Scale(domain=list(axes.names), range=list(DASHES[: len(axes.names)]))
    return (
        templates.rows("lines")
        .mark_line(clip=True)
        .encode(
            alt.X("x:Q"),
            _y(axes, "y", theme),
            alt.StrokeDash("name:N", scale=dashes, legend=None),
            color=ink,
            strokeWidth=width,
        )
    )


def _marks(axes: Axes, theme: colours.Look) -> list[alt.Chart]:
    """Return the present setting: a rule, a point on each line, and what is said of it beside the point."""
    marks = templates.rows("marks")
    ink = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.muted))
    at = alt.X("x:Q"), _y(axes, "y", theme)
    turn = (axes.x[0] * axes.x[-1]) ** 0.5 if axes.log_x else (axes.x[0] + axes.x[-1]) / 2
    side = {
        "align": alt.ExprRef(f"datum.x < {turn:g} ? 'left' : 'right'"),
        "dx": alt.ExprRef(f"datum.x < {turn:g} ? 9 : -9"),
        "dy": alt.ExprRef("datum.up ? -11 : 12"),
    }
    text = {"fontSize": 14, "fontWeight": 600, **side}
    ring = {"size": 90, "opacity": 1, "stroke": theme.page, "strokeWidth": 1.5}
    return [
        marks.mark_rule(color=theme.text, strokeWidth=1.5).encode(alt.X("x:Q")),
        marks.mark_circle(**ring).encode(*at, color=ink, tooltip="label:N"),
        marks.mark_text(stroke=theme.page, strokeWidth=5, color=theme.page, **text).encode(*at, text="label:N"),
        marks.mark_text(**text).encode(*at, color=ink, text="label:N"),
    ]
