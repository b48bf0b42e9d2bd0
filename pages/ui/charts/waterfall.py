"""A running total as a picture: each entry a bar from the total before it to the total after it, the last line the sum."""

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

SIGNED = "datum.value == 0 ? '0' : format(datum.value, '+~g')"
ROW, LEAST = 26, 7  # pixels a row, with few rows and with many


class Account(NamedTuple):
    """What is added up, in order: labels, what each adds, the total after each, and what it must come to."""

    labels: Sequence[str]
    adds: Sequence[float]
    totals: Sequence[float]
    output: float


def waterfall(account: Account, end: float, winner: int | None, dark: bool) -> templates.Spec:
    """Return the bars, a row an entry; the axis is ±end, and a bar beyond it is cut there."""
    count = len(account.labels)
    step = -(-count // 32) if count else 1
    rows = templates.frame(
        y=list(range(count)),
        label=[label if i % step == 0 or i == winner else "" for i, label in enumerate(account.labels)],
        before=[0.0, *account.totals[:-1]][:count],
        after=list(account.totals),
        winner=[i == winner for i in range(count)],
        tip=[
            f"{label}: {add:+.4f}, so far {total:+.4f}"
            for label, add, total in zip(account.labels, account.adds, account.totals, strict=True)
        ],
    )
    output = templates.frame(value=[account.output], y=count, label="output", tip=f"output: {account.output:+.4f}")
    return templates.filled(_template(count, end, dark), rows=rows, output=output)


@remember
def _template(count: int, end: float, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.look(dark)
    high = max(LEAST, min(ROW, 480 // (count + 1)))
    axis = alt.Axis(values=[-end, 0, end], title=None, ticks=False, domain=False, gridColor=theme.grid, labelExpr=SIGNED)
    scale = alt.Scale(domain=[-end, end], nice=False, clamp=True)

    def x(field: str) -> alt.X:
        return alt.X(f"{field}:Q", scale=scale, axis=axis)

    def y(field: str) -> alt.Y:
        return templates.plain_y(field, 0, count + 1)

    rows = templates.rows("rows").transform_calculate(
        top="datum.y + 0.15", bottom="datum.y + 0.85", at="datum.y + 0.5", below="datum.y + 1.5"
    )
    sums = templates.rows("output").transform_calculate(
        top="datum.y + 0.15", bottom="datum.y + 0.85", at="datum.y + 0.5", zero="0"
    )
    ink = alt.condition("datum.winner", alt.value(theme.key), alt.value(theme.primary))
    name = {"align": "right", "dx": -6, "fontSize": 13 if high >= 15 else 10}
    layers = [
        rows.mark_rect().encode(x("before"), y("top"), alt.X2("after:Q"), alt.Y2("bottom:Q"), fill=ink, tooltip="tip:N"),
        rows.mark_rule(color=theme.muted).encode(x("after"), y("at"), alt.Y2("below:Q")),
        sums.mark_rect(fill=theme.output).encode(
            x("zero"), y("top"), alt.X2("value:Q"), alt.Y2("bottom:Q"), tooltip="tip:N"
        ),
        rows.mark_text(color=theme.text, **name).encode(y("at"), x=alt.value(0), text="label:N"),
        sums.mark_text(color=theme.output, fontWeight=600, **name).encode(y("at"), x=alt.value(0), text="label:N"),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=high * (count + 1)))
