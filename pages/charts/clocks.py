"""A clock: the hands of a query and of a key, and the angle between them; and which words a model computes again."""

import math
from collections.abc import Sequence

import altair as alt

from pages.charts import colours, templates
from pages.text.languages import remember

HIGH, BEYOND, WITHIN = 300, 14, -46  # pixels: of the picture at least, and from the rim of the clock to the letters
RADIUS = "min(width, height) * 0.4"  # of the clock, which fills its place
HAND = 0.025  # radians: half of a hand's width
LINE, LEAST, CELLS = 30, 9, 420  # pixels: a line of few words, of many, and all lines together at most


def clock(query: float, key: float, tips: tuple[str, str], dark: bool) -> templates.Spec:
    """Return a clock whose hands a query and a key have turned by so many radians from the top, clockwise.

    tips: what the mouse shows at the two hands
    """
    start, end = key % math.tau, key % math.tau + (query - key) % math.tau
    hands = templates.table(
        low=[query % math.tau - HAND, start - HAND],
        high=[query % math.tau + HAND, start + HAND],
        middle=[query % math.tau, start],
        letter=["q", "k"],
        beyond=[BEYOND, WITHIN if math.cos(query - key) > 0.97 else BEYOND],  # where both hands meet, one above the other
        tip=list(tips),
    )
    return templates.fill(_clock(dark), hands=hands, between=templates.table(low=[start], high=[end]))


@remember
def _clock(dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    low, middle = (alt.Theta(f"{field}:Q", scale=None, stack=None) for field in ("low", "middle"))
    high, far = alt.Theta2("high:Q"), alt.Radius("far:Q", scale=None, stack=None)
    hands, between = templates.rows("hands"), templates.rows("between")
    rim, inside, short = (alt.ExprRef(f"{RADIUS} - {less}") for less in (0, 2, 4))
    face = templates.constant({"low": 0, "high": math.tau}).mark_arc(radius=rim, radius2=inside, fill=theme.muted)
    named = hands.transform_calculate(far=f"{RADIUS} + datum.beyond")
    ink = alt.condition("datum.letter == 'q'", alt.value(theme.query), alt.value(theme.key))
    return templates.layered(
        between.mark_arc(radius=inside, radius2=0, fill=theme.primary, opacity=0.18).encode(low, high),
        face.encode(low, high),
        hands.mark_arc(radius=short, radius2=0).encode(low, high, fill=ink, tooltip="tip:N"),
        named.mark_text(fontSize=17, fontWeight=700, align="center", baseline="middle").encode(
            middle, far, text="letter:N", color=ink
        ),
        height=HIGH,
    )


def computed(words: Sequence[str], last: int, tips: Sequence[str], dark: bool) -> templates.Spec:
    """Return a line for each word of a text, with a cell for each word so far up to the last one that is written.

    The newest word's cell is new; the others would be computed again. tips: of each written line
    """
    count, places = len(words), range(len(words))
    step = max(1, round(14 * count / _high(count)))
    named, there = templates.thinned(count, step, [last]), last + 1
    lines = templates.table(
        x=[0] * count,
        x1=[*range(there), *[0] * (count - there)],
        end=[*range(1, there + 1), *[0] * (count - there)],
        y=list(places),
        y1=[place + 1 for place in places],
        at=[place + 0.5 for place in places],
        label=[words[place] if place in named else "" for place in places],
        strong=[place == last for place in places],
        tip=[*tips, *[""] * (count - len(tips))],
    )
    return templates.fill(_computed(count, dark), lines=lines)


def _high(count: int) -> int:
    return count * max(LEAST, min(LINE, CELLS // max(count, 1)))


@remember
def _computed(count: int, dark: bool) -> templates.Spec:
    theme, lines = colours.palette(dark), templates.rows("lines")
    x, y, x1, y1 = templates.box(count, count)
    columns: list[dict[str, object]] = [{"x": place} for place in range(1, count)]
    return templates.layered(
        lines.mark_rect(fill=theme.primary, opacity=0.25).encode(x, y, x1, y1, tooltip="tip:N"),
        lines.mark_rect(fill=theme.primary).encode(
            templates.plain_x("x1", 0, count), y, alt.X2("end:Q"), y1, tooltip="tip:N"
        ),
        templates.constant(*columns).mark_rule(color=theme.page, strokeWidth=1.5).encode(x),
        lines.mark_rule(color=theme.page, strokeWidth=1.5).encode(y),
        templates.labels(lines, templates.plain_y("at", 0, count), fontSize=14, fontWeight=templates.BOLD).encode(
            color=alt.condition("datum.end > 0", alt.value(theme.text), alt.value(theme.muted))
        ),
        height=_high(count) + 10,
    )
