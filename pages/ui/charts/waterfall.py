"""A running total as a picture: each entry a bar from the total before it to the total after it, the last line the sum."""

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

ROW, LEAST = 26, 7  # pixels a row, with few rows and with many
LABELS_UP_TO = 32  # entries: with more, only some are named


class Account(NamedTuple):
    """What is added up, in order: labels, what each adds, the total after each, and what it must come to."""

    labels: Sequence[str]
    adds: Sequence[float]
    totals: Sequence[float]
    output: float


def waterfall(account: Account, end: float, winner: int | None, dark: bool) -> templates.Spec:
    """Return the bars, a row an entry; the axis is ±end, and a bar beyond it is cut there."""
    count = len(account.labels)
    named = templates.thinned(count, max(1, -(-count // LABELS_UP_TO)), [] if winner is None else [winner])
    before, rows = 0.0, []
    for i, (label, add, total) in enumerate(zip(account.labels, account.adds, account.totals, strict=True)):
        tip = f"{label}: {add:+.4f}, so far {total:+.4f}"
        rows.append((i, label * (i in named), before, total, i == winner, tip))
        before = total
    rows = templates.records("y label before after winner tip", rows)
    output = templates.table(value=[account.output], y=count, label="output", tip=f"output: {account.output:+.4f}")
    return templates.fill(_template(count, end, dark), rows=rows, output=output)


@remember
def _template(count: int, end: float, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.palette(dark)
    high = max(LEAST, min(ROW, 480 // (count + 1)))
    axis = templates.axis([-end, 0, end], theme.grid, labelExpr=templates.SIGNED)
    scale = alt.Scale(domain=[-end, end], nice=False, clamp=True)
    at, top, bottom = templates.plain_y("at", 0, count + 1), templates.plain_y("top", 0, count + 1), alt.Y2("bottom:Q")
    ends = {"top": "datum.y + 0.15", "bottom": "datum.y + 0.85", "at": "datum.y + 0.5", "below": "datum.y + 1.5"}
    rows, output = (templates.rows(name).transform_calculate(**ends, zero="0") for name in ("rows", "output"))
    before, after, zero = (alt.X(f"{field}:Q", scale=scale, axis=axis) for field in ("before", "after", "zero"))
    ink = alt.condition("datum.winner", alt.value(theme.key), alt.value(theme.primary))
    name = {"dx": -6, "fontSize": 13 if high >= 15 else 10}
    return templates.layered(
        rows.mark_rect().encode(before, top, alt.X2("after:Q"), bottom, fill=ink, tooltip="tip:N"),
        rows.mark_rule(color=theme.muted).encode(after, at, alt.Y2("below:Q")),
        output.mark_rect(fill=theme.output).encode(zero, top, alt.X2("value:Q"), bottom, tooltip="tip:N"),
        templates.labels(rows, at, color=theme.text, **name),
        templates.labels(output, at, color=theme.output, fontWeight=600, **name),
        height=high * (count + 1),
    )
