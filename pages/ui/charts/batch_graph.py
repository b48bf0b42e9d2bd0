"""A batch as pools of tokens: edges run inside a pool only, and each pool says how far its output has moved."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.charts.row_changes import amount

HEIGHT, WIDE = 230, 2.8  # pixels; a pool's share of the axis, with what is between two
END = 3.0  # where the colour of what has moved ends


@dataclass(frozen=True, eq=False)
class Pools:
    """A batch, ready to be drawn.

    nodes: tokens in each pool; edges (source, target), the same in all; moved: how far each pool's output moves
    changed: the pool that is changed
    """

    nodes: int
    edges: Sequence[tuple[int, int]]
    moved: Sequence[float]
    changed: int
    dark: bool


def picture(found: Pools) -> templates.Spec:
    """Return the pools side by side."""
    each = range(len(found.moved))
    at = [_place(node, found.nodes) for node in range(found.nodes)]
    lines = [(pool, *at[s], *at[t]) for pool in each for s, t in found.edges if s != t]
    shares = [min(value / END, 1.0) ** colours.POWER for value in found.moved]
    nodes = [(pool, node, *at[node]) for pool in each for node in range(found.nodes)]
    edges = templates.frame(
        x=[WIDE * pool + x for pool, x, _, _, _ in lines],
        y=[y for _, _, y, _, _ in lines],
        x1=[WIDE * pool + x for pool, _, _, x, _ in lines],
        y1=[y for _, _, _, _, y in lines],
    )
    dots = templates.frame(
        x=[WIDE * pool + x for pool, _, x, _ in nodes],
        y=[y for _, _, _, y in nodes],
        label=[str(node) for _, node, _, _ in nodes],
        share=[shares[pool] for pool, _, _, _ in nodes],
        pale=[shares[pool] < 0.4 for pool, _, _, _ in nodes],
    )
    names = templates.frame(
        x=[WIDE * (pool + 0.5) for pool in each],
        high=2.6,
        low=2.9,
        name=[f"example {pool}" for pool in each],
        said=[f"moved {amount(value)}" for value in found.moved],
        strong=[pool == found.changed for pool in each],
    )
    return templates.filled(_pools(len(found.moved), found.dark), edges=edges, dots=dots, names=names)


def _place(node: int, count: int) -> tuple[float, float]:
    """Return where a node stands in the first pool: around a circle, the first on top."""
    turn = 2 * math.pi * node / count
    return WIDE / 2 + math.sin(turn), 1.2 - math.cos(turn)


@remember
def _pools(count: int, dark: bool) -> templates.Spec:
    """Return the pools without data."""
    theme = colours.look(dark)
    x, y = templates.plain_x("x", 0, WIDE * count), templates.plain_y("y", 0, 3.1)
    light, deep = ("#FFFFFF", "#1B1B24")[:: -1 if dark else 1]
    ink = alt.condition("datum.pale", alt.value(deep), alt.value(light))
    title = {"fontSize": 13, "fontWeight": templates.BOLD}
    strong = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.muted))
    names = templates.rows("names")
    layers = [
        templates.rows("edges").mark_rule(color=theme.muted, opacity=0.45).encode(x, y, alt.X2("x1:Q"), alt.Y2("y1:Q")),
        templates.rows("dots")
        .mark_circle(size=300, opacity=1, stroke=theme.hidden, strokeWidth=1)
        .encode(x, y, fill=templates.coloured("share", theme.weights)),
        templates.rows("dots").mark_text(fontSize=11).encode(x, y, text="label:N", color=ink),
        names.mark_text(**title).encode(x, templates.plain_y("high", 0, 3.1), text="name:N", color=strong),
        names.mark_text(**title).encode(x, templates.plain_y("low", 0, 3.1), text="said:N", color=strong),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))
