"""A histogram: how many of some scores are nearest to each whole number, with their standard deviation around 0."""

from collections.abc import Sequence

import altair as alt

from pages.charts import colours, templates
from pages.text.languages import Words, remember

words = Words("charts")
HEIGHT = 190


def histogram(counts: Sequence[int], spread: float, top: float, strong: bool, dark: bool) -> templates.Spec:
    """Return counts of the whole numbers around 0 as bars, the share of all up to top, and a line from -spread to spread.

    strong: whether it is the one that is set, of several on the same axes
    """
    end, total = len(counts) // 2, sum(counts)
    bars = templates.table(
        at=list(range(-end, end + 1)),
        share=[min(count / total, top) for count in counts],
        tip=[words.scores_near(count=count, total=total, at=at) for at, count in enumerate(counts, -end)],
    )
    spread = min(spread, float(end))
    line = templates.table(low=[-spread], high=[spread], y=[top])
    return templates.fill(_histogram(end, top, strong, dark), bars=bars, spread=line)


@remember
def _histogram(end: int, top: float, strong: bool, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    scale = alt.Scale(domain=[-end - 0.5, end + 0.5], nice=False)
    bottom = templates.axis(
        [-end, -end // 2, 0, end // 2, end], theme.grid, labelExpr=templates.SIGNED, title=words.SCORE_AXIS
    )
    left = templates.axis([0, top / 2, top], theme.grid, format=".0%", title=words.SHARE_AXIS)
    x, x2 = alt.X("x:Q", scale=scale, axis=bottom), alt.X2("x1:Q")
    y = alt.Y("share:Q", scale=alt.Scale(domain=[0, top * 1.1], nice=False), axis=left)
    bars = templates.rows("bars").transform_calculate(x="datum.at - 0.45", x1="datum.at + 0.45", zero="0")
    line = templates.rows("spread").transform_calculate(x="datum.low", x1="datum.high", share=f"datum.y * {1.06}")
    ink = theme.primary if strong else theme.muted
    return templates.layered(
        bars.mark_rect().encode(x, y, x2, alt.Y2("zero:Q"), fill=alt.value(ink), tooltip="tip:N"),
        line.mark_rule(strokeWidth=4, color=theme.text).encode(x, y, x2),
        height=HEIGHT,
    )
