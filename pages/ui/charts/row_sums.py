"""What each row of a matrix adds up to: a bar a row, beside a heatmap of the same rows, against the 1 it should be."""

from collections.abc import Sequence

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.charts.heatmap_layers import HEIGHT

END = 3.0  # of the axis; a longer bar is cut there, its number is not
SAID_UP_TO = 24  # rows: with more, a number no longer fits beside its bar
CLOSE = 1e-4


def beside(sums: Sequence[float], labels: Sequence[str], row: int, dark: bool) -> templates.Spec:
    """Return the sums of all rows as bars, the selected row bold."""
    count = len(sums)
    said = [f"{total:.2f}" if count <= SAID_UP_TO or i == row else "" for i, total in enumerate(sums)]
    data = templates.frame(
        at=[i + 0.5 for i in range(count)],
        sum=list(sums),
        said=said,
        label=[label if number else "" for label, number in zip(labels, said, strict=True)],
        strong=[i == row for i in range(count)],
        right=[abs(total - 1) < CLOSE for total in sums],
        tip=[f"{label} adds up to {total:.4f}" for label, total in zip(labels, sums, strict=True)],
    )
    return templates.filled(_template(count, dark), sums=data)


@remember
def _template(count: int, dark: bool) -> templates.Spec:
    """Return the bars without data."""
    theme = colours.look(dark)
    rows = templates.rows("sums").transform_calculate(zero="0", y="datum.at - 0.3", y1="datum.at + 0.3")
    scale = alt.Scale(domain=[0, END], nice=False, clamp=True)
    axis = alt.Axis(values=[0, 1, 2, 3], title=None, ticks=False, domain=False, gridColor=theme.grid, orient="top")
    ink = alt.condition("datum.right", alt.value(theme.primary), alt.value(theme.key))
    ends = (templates.plain_y("y", 0, count), alt.X2("zero:Q"), alt.Y2("y1:Q"))
    font = {"fontSize": 13 if count <= 10 else 11, "fontWeight": templates.BOLD}
    at, x = templates.plain_y("at", 0, count), alt.X("sum:Q", scale=scale)
    halo = {"stroke": theme.page, "strokeWidth": 4, "color": theme.page}
    layers = [
        rows.mark_rect().encode(alt.X("sum:Q", scale=scale, axis=axis), *ends, fill=ink, tooltip="tip:N"),
        templates.fixed({"one": 1}).mark_rule(strokeWidth=2, color=theme.text).encode(alt.X("one:Q", scale=scale)),
        rows.mark_text(align="left", dx=5, **font, **halo).encode(x, at, text="said:N"),
        rows.mark_text(align="left", dx=5, color=theme.text, **font).encode(x, at, text="said:N"),
        rows.mark_text(align="right", dx=-8, color=theme.text, **font).encode(at, x=alt.value(0), text="label:N"),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))
