"""Bars, a row a token: the weights of one query, the sums of a matrix's rows, how far the rows of an output move."""

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.charts.heatmap import HEIGHT
from pages.ui.text import numbers

WEIGHTS_HIGH = 22 * 7 + 24
END = 3.0  # of the axes of sums and changes; a longer bar ends there, its number says how long it would be
SUMS_UP_TO = 24  # rows: with more, a number no longer fits beside its bar
CLOSE = 1e-4


def _table(labels: Sequence[str], **columns: object) -> templates.Columns:
    """Return a row a bar, from top to bottom."""
    return templates.table(at=[i + 0.5 for i in range(len(labels))], label=list(labels), **columns)


def _bars(rows: alt.Chart, x: alt.X, count: int, half: float = 0.38) -> alt.Chart:
    """Return the bars, from 0 to x."""
    ends = rows.transform_calculate(zero="0", y=f"datum.at - {half}", y1=f"datum.at + {half}")
    y, zero, y1 = templates.plain_y("y", 0, count), alt.X2("zero:Q"), alt.Y2("y1:Q")
    return ends.mark_rect().encode(x, y, zero, y1, tooltip="tip:N")


def _x(field: str, end: float, **options: object) -> alt.X:
    """Return the axis from 0 to its end."""
    return alt.X(f"{field}:Q", scale=alt.Scale(domain=[0, end], nice=False, **options))


# ---- the weights of one query ----


def weights(
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
    bars = _table(
        labels,
        now=[share or 0.0 for share in series["now"]],
        **{name: series.get(name, [None] * count) for name in ("warm", "raw")},
        winner=[i == winner for i in range(count)],
        said=list(words),
        tip=_tips(labels, series, missing),
    )
    return templates.fill(_weights(count, dark), bars=bars)


def _tips(labels: Sequence[str], series: dict[str, list[float | None]], missing: str) -> list[str]:
    """Return what is said about each bar."""
    names = {"now": "", "warm": "at temperature 1 ", "raw": "without scaling "}
    exact = {
        name: [names[name] + (missing if share is None else f"{share:.4f}") for share in shares]
        for name, shares in series.items()
    }
    return [f"{label}: {', '.join(row)}" for label, *row in zip(labels, *exact.values(), strict=True)]


@remember
def _weights(count: int, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.palette(dark)
    rows, at = templates.rows("bars"), templates.plain_y("at", 0, count)
    axis = templates.axis([0, 0.5, 1], theme.grid, format=".0%")
    ink = alt.condition("datum.winner", alt.value(theme.key), alt.value(theme.primary))
    tick = rows.mark_tick(orient="vertical", thickness=3, size=16, color=theme.muted)
    ring = rows.mark_point(filled=True, size=55, fill=theme.page, stroke=theme.text, strokeWidth=2, opacity=1)
    words = rows.mark_text(align="right", dx=50, fontSize=14, fontWeight=600, color=theme.text)
    return templates.layered(
        _bars(rows, _x("now", 1).axis(axis), count).encode(fill=ink),
        tick.encode(_x("warm", 1), at, tooltip="tip:N"),
        ring.encode(_x("raw", 1), at, tooltip="tip:N"),
        templates.labels(rows, at, fontSize=14 if count <= 7 else 12, color=theme.text),
        words.encode(at, x=alt.value("width"), text="said:N"),
        height=WEIGHTS_HIGH,
    )


# ---- what each row adds up to ----


def sums(totals: Sequence[float], labels: Sequence[str], row: int, dark: bool) -> templates.Spec:
    """Return the sums of all rows beside a heatmap of the same rows, the selected one bold, against the 1 they should be."""
    count = len(totals)
    numbered = [count <= SUMS_UP_TO or i == row for i in range(count)]
    bars = _table(
        [label if has_number else "" for label, has_number in zip(labels, numbered, strict=True)],
        sum=list(totals),
        said=[f"{total:.2f}" if has_number else "" for total, has_number in zip(totals, numbered, strict=True)],
        strong=[i == row for i in range(count)],
        right=[abs(total - 1) < CLOSE for total in totals],
        tip=[f"{label} adds up to {total:.4f}" for label, total in zip(labels, totals, strict=True)],
    )
    return templates.fill(_sums(count, dark), sums=bars)


@remember
def _sums(count: int, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.palette(dark)
    rows, at, x = templates.rows("sums"), templates.plain_y("at", 0, count), _x("sum", END, clamp=True)
    axis = templates.axis([0, 1, 2, 3], theme.grid, orient="top")
    ink = alt.condition("datum.right", alt.value(theme.primary), alt.value(theme.key))
    font = {"fontSize": 13 if count <= 10 else 11, "fontWeight": templates.BOLD}
    number = {"align": "left", "dx": 5, **font}
    one = templates.constant({"one": 1}).mark_rule(strokeWidth=2, color=theme.text)
    return templates.layered(
        _bars(rows, x.axis(axis), count, half=0.3).encode(fill=ink),
        one.encode(_x("one", END, clamp=True)),
        rows.mark_text(stroke=theme.page, strokeWidth=4, color=theme.page, **number).encode(x, at, text="said:N"),
        rows.mark_text(color=theme.text, **number).encode(x, at, text="said:N"),
        templates.labels(rows, at, color=theme.text, **font),
        height=HEIGHT,
    )


# ---- how far each row of an output moves when something else is changed ----


class Changes(NamedTuple):
    """The largest change in each row of an output; None where a note tells why there is none.

    labels, amounts, notes: a row each; a note "" stands for the amount itself; marked: the row that is spoken of, or None
    """

    labels: Sequence[str]
    amounts: Sequence[float | None]
    notes: Sequence[str]
    marked: int | None
    dark: bool


def changes(rows: Changes) -> templates.Spec:
    """Return the changes."""
    words = [note or numbers.small(value) for note, value in zip(rows.notes, rows.amounts, strict=True)]
    moved = _table(
        rows.labels,
        amount=[min(value or 0.0, END) for value in rows.amounts],
        marked=[i == rows.marked for i in range(len(words))],
        still=[not value for value in rows.amounts],
        said=words,
        tip=[f"{label}: {text}" for label, text in zip(rows.labels, words, strict=True)],
    )
    return templates.fill(_changes(len(words), rows.dark), moved=moved)


@remember
def _changes(count: int, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.palette(dark)
    high, size = (24, 14) if count <= 8 else ((20, 12) if count <= 20 else (11, 9))
    rows, at = templates.rows("moved"), templates.plain_y("at", 0, count)
    x = _x("amount", END).axis(templates.axis([0, 1, 2, 3], theme.grid, format="d", labelColor=theme.muted))
    fill = alt.condition("datum.marked", alt.value(theme.key), alt.value(theme.primary))
    ink = alt.condition("datum.still", alt.value(theme.muted), alt.value(theme.text))
    bold = alt.ExprRef("datum.marked ? 'bold' : 'normal'")
    return templates.layered(
        _bars(rows, x, count).encode(fill=fill),
        templates.labels(rows, at, fontSize=size, fontWeight=bold, color=theme.text),
        rows.mark_text(align="left", dx=6, fontSize=size).encode(x, at, text="said:N", color=ink),
        height=high * count + 24,
    )
