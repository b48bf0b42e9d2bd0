"""How sharp one row is: its bars beside what they would be otherwise, and sharpness against temperature."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

BARS_HIGH, CURVE_HIGH = 22 * 7 + 24, 150
COLDEST, HOTTEST = 0.02, 50.0  # the curve's ends


def bars(
    labels: Sequence[str],
    series: dict[str, list[float | None]],
    winner: int | None,
    words: Sequence[str],
    dark: bool,
    missing: str = "hidden",
) -> templates.Spec:
    """Return one row of attention as bars.

    series: "now", and where they say something else "warm" (at temperature 1) and "raw" (without scaling); None in
    "now" is a hidden key. winner: the row of the largest; words: what stands at the right, "48 %" or "hidden".
    missing: what a None is called in a tooltip.
    """
    count = len(labels)
    data = templates.frame(
        at=[i + 0.5 for i in range(count)],
        label=list(labels),
        now=[share or 0.0 for share in series["now"]],
        **{name: series.get(name, [None] * count) for name in ("warm", "raw")},
        winner=[i == winner for i in range(count)],
        said=list(words),
        tip=_tips(labels, series, missing),
    )
    return templates.filled(_bars(count, dark), bars=data)


def _tips(labels: Sequence[str], series: dict[str, list[float | None]], missing: str) -> list[str]:
    """Return what is said about each bar."""
    named = {"now": "", "warm": "at temperature 1 ", "raw": "without scaling "}
    return [
        f"{label}: " + ", ".join(named[name] + _exact(found[i], missing) for name, found in series.items())
        for i, label in enumerate(labels)
    ]


def _exact(share: float | None, missing: str) -> str:
    """Return a share with four digits."""
    return missing if share is None else f"{share:.4f}"


@remember
def _bars(count: int, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.look(dark)
    axis = alt.Axis(values=[0, 0.5, 1], format=".0%", title=None, ticks=False, domain=False, gridColor=theme.grid)

    def x(field: str) -> alt.X:
        return alt.X(
            f"{field}:Q", scale=alt.Scale(domain=[0, 1], nice=False), axis=axis if field == "now" else alt.Undefined
        )

    rows = templates.rows("bars")
    at = templates.plain_y("at", 0, count)
    ink = alt.condition("datum.winner", alt.value(theme.key), alt.value(theme.primary))
    tick = rows.mark_tick(orient="vertical", thickness=3, size=16, color=theme.muted)
    ring = rows.mark_point(filled=True, size=55, fill=theme.page, stroke=theme.text, strokeWidth=2, opacity=1)
    text = {"align": "right", "color": theme.text}
    layers = [
        rows.transform_calculate(zero="0", y="datum.at - 0.38", y1="datum.at + 0.38")
        .mark_rect()
        .encode(x("now"), templates.plain_y("y", 0, count), alt.X2("zero:Q"), alt.Y2("y1:Q"), fill=ink, tooltip="tip:N"),
        tick.encode(x("warm"), at, tooltip="tip:N"),
        ring.encode(x("raw"), at, tooltip="tip:N"),
        rows.mark_text(dx=-8, fontSize=14 if count <= 7 else 12, **text).encode(at, x=alt.value(0), text="label:N"),
        rows.mark_text(dx=50, fontSize=14, fontWeight=600, **text).encode(at, x=alt.value("width"), text="said:N"),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=BARS_HIGH))


class Curve(NamedTuple):
    """Sharpness against temperature: (n,) each, shares in 0..1; uniform is the share of each key if all were equal."""

    temperatures: Sequence[float]
    largest: Sequence[float]
    in_use: Sequence[float]
    uniform: float


class Present(NamedTuple):
    """The present point on both lines, and what tooltips say there."""

    temperature: float
    largest: float
    in_use: float
    largest_said: str
    in_use_said: str


def curve(line: Curve, now: Present, dark: bool) -> templates.Spec:
    """Return the largest weight, and the effective keys as a share of those allowed, against temperature."""
    lines = templates.frame(t=list(line.temperatures), largest=list(line.largest), in_use=list(line.in_use))
    marks = templates.frame(
        t=min(max(now.temperature, COLDEST), HOTTEST),
        share=[now.largest, now.in_use],
        label=[now.largest_said, now.in_use_said],
        largest=[True, False],
        uniform=line.uniform,
        equal=f"all equal: 1 ÷ {1 / line.uniform:.0f}" if line.uniform else "",
    )
    if line.uniform == 0:  # nothing is seen: there is nothing to draw
        lines, marks = ({name: [] for name in table} for table in (lines, marks))
    return templates.filled(_curve(dark), lines=lines, marks=marks)


@remember
def _curve(dark: bool) -> templates.Spec:
    """Return the curve without data."""
    theme = colours.look(dark)
    wide = alt.Scale(type="log", domain=[COLDEST, HOTTEST], nice=False)
    ticks = alt.Axis(
        values=[0.02, 0.1, 1, 10, 50], format="~g", title="← one winner · temperature · all equal →", grid=False
    )
    percent = alt.Axis(values=[0, 0.5, 1], format=".0%", title=None, ticks=False, domain=False, gridColor=theme.grid)
    x = alt.X("t:Q", scale=wide, axis=ticks)

    def y(field: str) -> alt.Y:
        return alt.Y(
            f"{field}:Q", scale=alt.Scale(domain=[0, 1], nice=False), axis=percent if field == "largest" else alt.Undefined
        )

    lines = templates.rows("lines")
    marks = templates.rows("marks")
    ink = alt.condition("datum.largest", alt.value(theme.primary), alt.value(theme.muted))
    layers = [
        lines.mark_line(strokeWidth=2.5, color=theme.primary).encode(x, y("largest")),
        lines.mark_line(strokeWidth=2.5, color=theme.muted, strokeDash=[5, 3]).encode(alt.X("t:Q"), y("in_use")),
        marks.mark_rule(color=theme.muted, strokeDash=[1, 3]).encode(y("uniform")),
        marks.mark_rule(color=theme.text, strokeWidth=2).encode(alt.X("t:Q")),
        marks.mark_circle(size=90, opacity=1).encode(alt.X("t:Q"), y("share"), color=ink, tooltip="label:N"),
        marks.transform_filter("datum.largest")
        .mark_text(align="left", dx=3, dy=-9, fontSize=12, color=theme.muted)
        .encode(y("uniform"), x=alt.value(0), text="equal:N"),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=CURVE_HIGH))


def stops(count: int = 61) -> list[float]:
    """Return temperatures for the curve, evenly spaced on its log axis."""
    low, high = math.log(COLDEST), math.log(HOTTEST)
    return [math.exp(low + (high - low) * i / (count - 1)) for i in range(count)]
