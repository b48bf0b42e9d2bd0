"""How sharp one row of attention is against temperature: its largest weight and its effective keys."""

import math
from collections.abc import Sequence

import altair as alt

from attn_core import one_query
from attn_core.cache import remember
from pages.ui.charts import colours, templates

HEIGHT = 150
COLDEST, HOTTEST = 0.02, 50.0  # the curve's ends


def curve(
    temperatures: Sequence[float], line: one_query.Curve, row: one_query.Row, temperature: float, dark: bool
) -> templates.Spec:
    """Return the largest weight, and the effective keys as a share of those allowed, against temperature."""
    lines = templates.table(t=list(temperatures), largest=line.largest, in_use=line.in_use)
    tips = f"largest weight {row.largest:.4f}", f"effective keys {row.effective:.4f} of {int(row.visible.sum())}"
    marks = templates.table(
        t=min(max(temperature, COLDEST), HOTTEST),
        share=[row.largest, row.effective * row.uniform],
        label=[*tips],
        largest=[True, False],
        uniform=row.uniform,
        equal=f"all equal: 1 ÷ {1 / row.uniform:.0f}" if row.uniform else "",
    )
    if row.uniform == 0:  # nothing is seen: there is nothing to draw
        lines, marks = ({name: [] for name in table} for table in (lines, marks))
    return templates.fill(_curve(dark), lines=lines, marks=marks)


@remember
def _curve(dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    title = "← one winner · temperature · all equal →"
    ticks = alt.Axis(values=[0.02, 0.1, 1, 10, 50], format="~g", title=title, grid=False)
    x = alt.X("t:Q", scale=alt.Scale(type="log", domain=[COLDEST, HOTTEST], nice=False), axis=ticks)

    def y(field: str) -> alt.Y:
        return alt.Y(f"{field}:Q", scale=alt.Scale(domain=[0, 1], nice=False))

    lines, marks, t = templates.rows("lines"), templates.rows("marks"), alt.X("t:Q")
    percent = templates.axis([0, 0.5, 1], theme.grid, format=".0%")
    ink = alt.condition("datum.largest", alt.value(theme.primary), alt.value(theme.muted))
    equal = marks.transform_filter("datum.largest").mark_text(align="left", dx=3, dy=-9, fontSize=12, color=theme.muted)
    return templates.layered(
        lines.mark_line(strokeWidth=2.5, color=theme.primary).encode(x, y("largest").axis(percent)),
        lines.mark_line(strokeWidth=2.5, color=theme.muted, strokeDash=[5, 3]).encode(t, y("in_use")),
        marks.mark_rule(color=theme.muted, strokeDash=[1, 3]).encode(y("uniform")),
        marks.mark_rule(color=theme.text, strokeWidth=2).encode(t),
        marks.mark_circle(size=90, opacity=1).encode(t, y("share"), color=ink, tooltip="label:N"),
        equal.encode(y("uniform"), x=alt.value(0), text="equal:N"),
        height=HEIGHT,
    )


def stops(count: int = 61) -> list[float]:
    """Return temperatures for the curve, evenly spaced on its log axis."""
    low, high = math.log(COLDEST), math.log(HOTTEST)
    return [math.exp(low + (high - low) * i / (count - 1)) for i in range(count)]
