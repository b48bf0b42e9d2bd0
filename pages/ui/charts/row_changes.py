"""How far each row of an output moves when something else is changed: a bar a token, and words where it can't."""

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.text import numbers

END = 3.0  # of the axis; a longer bar ends there, its number says how long it would be


class Moved(NamedTuple):
    """The largest change in each row of an output; None where said tells why there is none.

    labels, amounts, said: a row each; said "" stands for the amount itself; marked: the row that is spoken of, or None
    """

    labels: Sequence[str]
    amounts: Sequence[float | None]
    said: Sequence[str]
    marked: int | None
    dark: bool


def amount(value: float) -> str:
    """Return how far a row moves: "0" where it doesn't, "2e-7" where rounding moves it, else two decimals."""
    return numbers.small(value) if value < 0.005 else f"{value:.2f}"


def bars(found: Moved) -> templates.Spec:
    """Return the bars."""
    count = len(found.labels)
    said = [text or amount(value) for text, value in zip(found.said, found.amounts, strict=True)]
    data = templates.frame(
        at=[i + 0.5 for i in range(count)],
        label=list(found.labels),
        amount=[min(value or 0.0, END) for value in found.amounts],
        marked=[i == found.marked for i in range(count)],
        still=[not value for value in found.amounts],
        said=said,
        tip=[f"{label}: {text}" for label, text in zip(found.labels, said, strict=True)],
    )
    return templates.filled(_bars(count, found.dark), moved=data)


@remember
def _bars(count: int, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.look(dark)
    row, size = (24, 14) if count <= 8 else ((20, 12) if count <= 20 else (11, 9))
    axis = alt.Axis(
        values=[0, 1, 2, 3], format="d", title=None, ticks=False, domain=False, gridColor=theme.grid, labelColor=theme.muted
    )
    x = alt.X("amount:Q", scale=alt.Scale(domain=[0, END], nice=False), axis=axis)
    at = templates.plain_y("at", 0, count)
    rows = templates.rows("moved")
    fill = alt.condition("datum.marked", alt.value(theme.key), alt.value(theme.primary))
    ink = alt.condition("datum.still", alt.value(theme.muted), alt.value(theme.text))
    strong = alt.ExprRef("datum.marked ? 'bold' : 'normal'")
    layers = [
        rows.transform_calculate(zero="0", y="datum.at - 0.38", y1="datum.at + 0.38")
        .mark_rect()
        .encode(x, templates.plain_y("y", 0, count), alt.X2("zero:Q"), alt.Y2("y1:Q"), fill=fill, tooltip="tip:N"),
        rows.mark_text(align="right", dx=-8, fontSize=size, fontWeight=strong, color=theme.text).encode(
            at, x=alt.value(0), text="label:N"
        ),
        rows.mark_text(align="left", dx=6, fontSize=size).encode(x, at, text="said:N", color=ink),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=row * count + 24))
