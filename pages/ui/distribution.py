"""How sharp one row is: its bars beside what they would be otherwise, and sharpness against temperature."""

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from pages.ui import charts, look

BARS_HIGH, CURVE_HIGH = 22 * 7 + 24, 150
COLDEST, HOTTEST = 0.02, 50.0  # the curve's ends


def bars(
    labels: Sequence[str], series: dict[str, list[float | None]], winner: int | None, words: Sequence[str], dark: bool
) -> charts.Spec:
    """Return one row of attention as bars.

    series: "now", and where they say something else "warm" (at temperature 1) and "raw" (without scaling); None in
    "now" is a hidden key. winner: the row of the largest; words: what stands at the right, "48 %" or "hidden".
    """
    theme = look.look(dark)
    count = len(labels)
    empty = [None] * count
    data = charts.frame(
        at=[i + 0.5 for i in range(count)],
        y=[i + 0.12 for i in range(count)],
        y1=[i + 0.88 for i in range(count)],
        label=list(labels),
        zero=0,
        now=[share or 0.0 for share in series["now"]],
        warm=series.get("warm", empty),
        raw=series.get("raw", empty),
        ink=[theme.key if i == winner else theme.primary for i in range(count)],
        said=list(words),
        exact=["hidden" if share is None else f"{share:.4f}" for share in series["now"]],
    )
    return charts.filled(_bars(count, dark), bars=data)


@functools.lru_cache(maxsize=32)
def _bars(count: int, dark: bool) -> charts.Spec:
    """Return the bars without data."""
    theme = look.look(dark)
    scale = alt.Scale(domain=[0, 1], nice=False)
    axis = alt.Axis(values=[0, 0.5, 1], format=".0%", title=None, ticks=False, domain=False, gridColor=theme.grid)

    def x(field: str) -> alt.X:
        return alt.X(f"{field}:Q", scale=scale, axis=axis)

    rows = charts.rows("bars")
    at = charts.plain_y("at", 0, count)
    tip = [alt.Tooltip(f"{field}:{kind}", title=title, **how) for field, kind, title, how in (
        ("label", "N", "key", {}),
        ("exact", "N", "weight now", {}),
        ("warm", "Q", "at temperature 1", {"format": ".4f"}),
        ("raw", "Q", "without scaling", {"format": ".4f"}),
    )]  # fmt: skip
    size = 14 if count <= 7 else 12
    layers = [
        rows.mark_rect(fill=theme.primary).encode(
            x("zero"), charts.plain_y("y", 0, count), alt.X2("now:Q"), alt.Y2("y1:Q"),
            fill=alt.Fill("ink:N", scale=None), tooltip=tip,
        ),
        rows.mark_tick(orient="vertical", thickness=3, size=16, color=theme.muted).encode(x("warm"), at, tooltip=tip),
        rows.mark_point(filled=True, size=55, fill=theme.page, stroke=theme.text, strokeWidth=2, opacity=1).encode(
            x("raw"), at, tooltip=tip
        ),
        rows.mark_text(align="right", dx=-8, fontSize=size, color=theme.text).encode(at, x=alt.value(0), text="label:N"),
        rows.mark_text(align="right", dx=50, fontSize=14, fontWeight=600, color=theme.text).encode(
            at, x=alt.value("width"), text="said:N"
        ),
    ]  # fmt: skip
    return charts.spec(alt.layer(*layers).properties(width="container", height=BARS_HIGH))


class Curve(NamedTuple):
    """Sharpness against temperature: (n,) each, shares in 0..1; uniform is the share of each key if all were equal."""

    temperatures: Sequence[float]
    largest: Sequence[float]
    in_use: Sequence[float]
    uniform: float


class Present(NamedTuple):
    """The present point on both lines, and what is said there: "48 %" and "4.6 of 7"."""

    temperature: float
    largest: float
    in_use: float
    largest_said: str
    in_use_said: str


def curve(line: Curve, now: Present, dark: bool) -> charts.Spec:
    """Return the largest weight, and the keys in use as a share of those allowed, against temperature."""
    n = len(line.temperatures)
    lines = charts.frame(
        t=[*line.temperatures] * 2,
        share=[*line.largest, *line.in_use],
        line=["largest"] * n + ["in use"] * n,
    )
    above = now.largest >= now.in_use
    marks = charts.frame(
        t=min(max(now.temperature, COLDEST), HOTTEST),
        share=[now.largest, now.in_use],
        label=[now.largest_said, now.in_use_said],
        line=["largest", "in use"],
        up=[above, not above],
        right=now.temperature < 6,  # beyond, the label stands left of the line
    )
    if line.uniform == 0:  # nothing is seen: there is nothing to draw
        lines, marks = lines.slice(0, 0), marks.slice(0, 0)
    return charts.filled(_curve(dark), lines=lines, marks=marks, limit=charts.frame(share=[line.uniform]))


@functools.lru_cache(maxsize=2)
def _curve(dark: bool) -> charts.Spec:
    """Return the curve without data."""
    theme = look.look(dark)
    wide = alt.Scale(type="log", domain=[COLDEST, HOTTEST], nice=False)
    ticks = alt.Axis(
        values=[0.02, 0.1, 1, 10, 50], format="~g", title="← one winner · temperature · all equal →", grid=False
    )
    high = alt.Scale(domain=[0, 1], nice=False)
    percent = alt.Axis(values=[0, 0.5, 1], format=".0%", title=None, ticks=False, domain=False, gridColor=theme.grid)
    x, y = alt.X("t:Q", scale=wide, axis=ticks), alt.Y("share:Q", scale=high, axis=percent)
    named = ["largest", "in use"]
    colour = alt.Color("line:N", scale=alt.Scale(domain=named, range=[theme.primary, theme.muted]), legend=None)
    dash = alt.StrokeDash("line:N", scale=alt.Scale(domain=named, range=[[1, 0], [5, 3]]), legend=None)
    marks = charts.rows("marks")
    tip = [
        alt.Tooltip("line:N"),
        alt.Tooltip("t:Q", title="temperature", format=".3~g"),
        alt.Tooltip("share:Q", format=".4f"),
    ]
    layers = [
        charts.rows("limit").mark_rule(color=theme.muted, strokeDash=[1, 3]).encode(y),
        charts.rows("lines").mark_line(strokeWidth=2.5).encode(x, y, color=colour, strokeDash=dash, tooltip=tip),
        marks.mark_rule(color=theme.text, strokeWidth=2).encode(x),
        marks.mark_circle(size=90, opacity=1).encode(x, y, color=colour, tooltip=tip),
        _beside(marks, stroke=theme.page, strokeWidth=5, color=theme.page).encode(x, y, text="label:N"),
        _beside(marks).encode(x, y, color=colour, text="label:N"),
    ]
    return charts.spec(alt.layer(*layers).properties(width="container", height=CURVE_HIGH))


def _beside(marks: alt.Chart, **how: object) -> alt.Chart:
    """Return labels beside their points, on the side that is clear of the other line."""
    where = {
        "align": alt.ExprRef("datum.right ? 'left' : 'right'"),
        "dx": alt.ExprRef("datum.right ? 9 : -9"),
        "dy": alt.ExprRef("datum.up ? -10 : 11"),
    }
    return marks.mark_text(fontSize=14, fontWeight=600, **where, **how)


def stops(count: int = 61) -> list[float]:
    """Return temperatures for the curve, evenly spaced on its log axis."""
    low, high = math.log(COLDEST), math.log(HOTTEST)
    return [math.exp(low + (high - low) * i / (count - 1)) for i in range(count)]
