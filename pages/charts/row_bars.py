"""Bars, a row a token: weights of one query, sums of a matrix's rows, how far rows of an output move, a running total."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import altair as alt
import torch
from torch import Tensor

from pages.charts import colours, templates
from pages.charts.heatmap import HEIGHT
from pages.text import numbers
from pages.text.languages import Words, remember

charts = Words("charts")
WEIGHTS_HIGH = 22 * 7 + 24
END = 3.0  # of the axes of sums and changes; a longer bar ends there, its number says how long it would be
SUMS_UP_TO = 24  # rows: with more, a number no longer fits beside its bar
CLOSE = 1e-4
ROW, LEAST = 34, 7  # pixels a row of a running total, with few rows and with many
TERM = 130  # pixels between a label and its bar
LABELS_UP_TO = 32  # entries of a running total: with more, only some are named


def _table(labels: Sequence[str], **columns: object) -> templates.Columns:
    return templates.table(at=[i + 0.5 for i in range(len(labels))], label=list(labels), **columns)


def _bars(rows: alt.Chart, x: alt.X, count: int, half: float = 0.38, start: str = "zero") -> alt.Chart:
    """Return the bars, a row of count each, from the field start to x."""
    ends = rows.transform_calculate(zero="0", y=f"datum.at - {half}", y1=f"datum.at + {half}")
    y, x2, y2 = templates.plain_y("y", 0, count), alt.X2(f"{start}:Q"), alt.Y2("y1:Q")
    return ends.mark_rect().encode(x, y, x2, y2, tooltip="tip:N")


def _x(field: str, end: float, low: float = 0, **options: object) -> alt.X:
    return alt.X(f"{field}:Q", scale=alt.Scale(domain=[low, end], nice=False, **options))


# ---- the weights of one query ----


class Shares(NamedTuple):
    """Shares of 1, a row each: their labels, the values (n,), and where one is hidden, (n,)."""

    rows: Sequence[str]
    values: Tensor
    blank: Tensor
    dark: bool
    columns: Sequence[str] = ()
    is_share: bool = True


def weights(  # noqa: PLR0913  one row with all that is said of it
    labels: Sequence[str],
    series: dict[str, list[float | None]],
    winner: int | None,
    words: Sequence[str],
    dark: bool,
    *,
    end: float = 1,
    names: Mapping[str, str] | None = None,
) -> templates.Spec:
    """Return one row of attention, or of other shares, as bars.

    series: "now", and where they differ from it "warm" (at temperature 1) and "raw" (without scaling); None in
    "now" is a hidden key. winner: the row of the largest; words: the text at the right, "48 %" or, for None, "hidden".
    end: of the axis, 1 for weights; names: what stands before a number of each series, if it is not of weights
    """
    count, names = len(labels), names or charts.SERIES
    tips = list(labels)
    for name, shares in series.items():
        exact = (word if share is None else numbers.exact(share) for share, word in zip(shares, words, strict=True))
        lead = f"{': ' if name == 'now' else ', '}{names[name]}"
        tips = [f"{tip}{lead}{number}" for tip, number in zip(tips, exact, strict=True)]
    bars = _table(
        labels,
        now=[share or 0.0 for share in series["now"]],
        **{name: series.get(name, [None] * count) for name in ("warm", "raw")},
        winner=[i == winner for i in range(count)],
        said=list(words),
        tip=tips,
    )
    spec = templates.fill(_weights(count, dark, end), bars=bars)
    blank = torch.tensor([share is None for share in series["now"]])
    return templates.drawing(Shares(labels, torch.tensor(bars["now"]), blank, dark), spec) if end == 1 else spec


@remember
def _weights(count: int, dark: bool, end: float) -> templates.Spec:
    theme = colours.palette(dark)
    rows, at = templates.rows("bars"), templates.plain_y("at", 0, count)
    axis = templates.axis([0, end / 2, end], theme.grid, format=".0%" if end == 1 else "d")
    ink = alt.condition("datum.winner", alt.value(theme.key), alt.value(theme.primary))
    tick = rows.mark_tick(orient="vertical", thickness=3, size=16, color=theme.muted)
    ring = rows.mark_point(filled=True, size=55, fill=theme.page, stroke=theme.text, strokeWidth=2, opacity=1)
    words = rows.mark_text(align="right", dx=50, fontSize=14, fontWeight=600, color=theme.text)
    return templates.layered(
        _bars(rows, _x("now", end).axis(axis), count).encode(fill=ink),
        tick.encode(_x("warm", end), at, tooltip="tip:N"),
        ring.encode(_x("raw", end), at, tooltip="tip:N"),
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
        [label * has_number for label, has_number in zip(labels, numbered, strict=True)],
        sum=list(totals),
        said=[numbers.exact(total, ".2f") * has_number for total, has_number in zip(totals, numbered, strict=True)],
        strong=[i == row for i in range(count)],
        right=[abs(total - 1) < CLOSE for total in totals],
        tip=[charts.adds_up(label=label, total=total) for label, total in zip(labels, totals, strict=True)],
    )
    return templates.fill(_sums(count, dark), sums=bars)


@remember
def _sums(count: int, dark: bool) -> templates.Spec:
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


def changes(rows: Changes, end: float = END) -> templates.Spec:
    """Return the changes, on an axis that ends there."""
    words = [note or numbers.small(value) for note, value in zip(rows.notes, rows.amounts, strict=True)]
    moved = _table(
        rows.labels,
        amount=[min(value or 0.0, end) for value in rows.amounts],
        marked=[i == rows.marked for i in range(len(words))],
        still=[not value for value in rows.amounts],
        said=words,
        tip=[f"{label}: {text}" for label, text in zip(rows.labels, words, strict=True)],
    )
    return templates.fill(_changes(len(words), end, rows.dark), moved=moved)


@remember
def _changes(count: int, end: float, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    high, size = (24, 14) if count <= 8 else ((20, 12) if count <= 20 else (11, 9))
    rows, at = templates.rows("moved"), templates.plain_y("at", 0, count)
    axis = [0, 1, 2, 3] if end == END else [0, end / 2, end]
    x = _x("amount", end).axis(templates.axis(axis, theme.grid, format="~g", labelColor=theme.muted))
    fill = alt.condition("datum.marked", alt.value(theme.key), alt.value(theme.primary))
    ink = alt.condition("datum.still", alt.value(theme.muted), alt.value(theme.text))
    bold, number = alt.ExprRef("datum.marked ? 'bold' : 'normal'"), {"align": "left", "dx": 6, "fontSize": size}
    return templates.layered(
        _bars(rows, x, count).encode(fill=fill),
        templates.labels(rows, at, fontSize=size, fontWeight=bold, color=theme.text),
        rows.mark_text(stroke=theme.page, strokeWidth=4, color=theme.page, **number).encode(x, at, text="said:N"),
        rows.mark_text(**number).encode(x, at, text="said:N", color=ink),
        height=high * count + 24,
    )


# ---- a running total: each bar from the total before it to the total after it, the last line the sum ----


def running_total(
    entries: Sequence[tuple[str, float, float]],
    output: float,
    ends: tuple[float, float],
    winner: int | None,
    dark: bool,
    terms: Sequence[str] = (),
) -> templates.Spec:
    """Return one bar per entry, in rows, which begins without length; bars are cut at the ends of the axis.

    What lowers the total has the colour of negative numbers, unless it is the winner.

    entries: label, contribution, the total after it, in order; output: the last total
    terms: the text between each label and its bar, the last one for the output
    """
    count, before = len(entries), [0.0, *(total for _, _, total in entries)][: len(entries)]
    named = templates.thinned(count, max(1, -(-count // LABELS_UP_TO)), [] if winner is None else [winner])
    said = list(terms) or [""] * (count + 1)
    rows = _table(
        [label * (i in named) for i, (label, _, _) in enumerate(entries)],
        before=before,
        after_from=before,
        after=[total for _, _, total in entries],
        winner=[i == winner for i in range(count)],
        term=said[:count],
        tip=[charts.so_far(label=label, adds=add, total=total) for label, add, total in entries],
    )
    last = templates.table(
        value=[output], value_from=0.0, at=count + 0.5, label=charts.OUTPUT, term=said[-1], tip=charts.output(total=output)
    )
    return templates.fill(_running_total(count, ends, dark, bool(terms)), rows=rows, output=last)


@remember
def _running_total(count: int, ends: tuple[float, float], dark: bool, termed: bool) -> templates.Spec:
    theme = colours.palette(dark)
    high = max(LEAST, min(ROW, 480 // (count + 1)))
    axis = templates.axis([*{ends[0], 0, ends[1]}], theme.grid, labelExpr=templates.SIGNED, labelFontSize=13)
    after, value = (_x(field, ends[1], ends[0], clamp=True).axis(axis) for field in ("after", "value"))
    rows, output, at = templates.rows("rows"), templates.rows("output"), templates.plain_y("at", 0, count + 1)
    less = {"test": "datum.after < datum.before", "value": theme.signed[1]}
    ink = alt.FillValue(theme.primary, condition=[{"test": "datum.winner", "value": theme.key}, less])
    step = rows.transform_calculate(below="datum.at + 1").mark_rule(color=theme.muted)
    size = 15 if high >= 26 else 13 if high >= 15 else 10
    name = {"dx": -6 - termed * TERM, "fontSize": size}
    term = {"align": "right", "dx": -6, "fontSize": size}
    terms = [(rows, theme.text), (output, theme.output)] if termed else []
    return templates.layered(
        _bars(rows, after, count + 1, 0.35, "before").encode(ink),
        step.encode(after, at, alt.Y2("below:Q")),
        _bars(output, value, count + 1, 0.35).encode(fill=alt.value(theme.output)),
        templates.labels(rows, at, color=theme.text, **name),
        templates.labels(output, at, color=theme.output, fontWeight=600, **name),
        *(part.mark_text(color=colour, **term).encode(at, x=alt.value(0), text="term:N") for part, colour in terms),
        height=high * (count + 1),
    )
