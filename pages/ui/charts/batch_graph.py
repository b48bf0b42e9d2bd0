"""A batch as pools of tokens: edges run inside a pool only, and each pool says how far its output has moved."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt
import torch

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.text import numbers

HEIGHT = 230
WIDE, HIGH = 2.8, 3.1  # a pool's share of the axes, with what is between two, and its names below it
END = 3.0  # where the colour of what has moved ends


@dataclass(frozen=True, eq=False)
class Pools:
    """A batch, ready to be drawn.

    nodes: tokens in each pool; edges (source, target), the same in all; changes: how far each pool's output moves
    changed: the pool that is changed
    """

    nodes: int
    edges: Sequence[tuple[int, int]]
    changes: Sequence[float]
    changed: int
    dark: bool


def picture(pools: Pools) -> templates.Spec:
    """Return the pools side by side."""
    places = [_place(node, pools.nodes) for node in range(pools.nodes)]
    shares = colours.shares(torch.tensor(pools.changes, dtype=torch.float64), END, signed=False).tolist()
    edges, nodes, names = [], [], []
    for pool, change in enumerate(pools.changes):
        left = WIDE * pool
        ends = [(places[s], places[t]) for s, t in pools.edges if s != t]
        edges += [(left + x, y, left + x1, y1) for (x, y), (x1, y1) in ends]
        nodes += [(left + x, y, str(node), shares[pool]) for node, (x, y) in enumerate(places)]
        middle, words = left + WIDE / 2, f"moved {numbers.small(change)}"
        names.append((middle, 2.6, 2.9, f"example {pool}", words, pool == pools.changed))
    return templates.fill(
        _pools(len(names), pools.dark),
        edges=templates.records("x y x1 y1", edges),
        dots=templates.records("x y label share", nodes),
        names=templates.records("x high low name said strong", names),
    )


def _place(node: int, count: int) -> tuple[float, float]:
    """Return where a node stands in the first pool: around a circle, the first on top."""
    turn = 2 * math.pi * node / count
    return WIDE / 2 + math.sin(turn), 1.2 - math.cos(turn)


@remember
def _pools(count: int, dark: bool) -> templates.Spec:
    """Return the pools without data."""
    theme = colours.palette(dark)
    x, y, x1, y1 = templates.box(WIDE * count, HIGH)
    on_light, on_deep = colours.LIGHT.text, colours.LIGHT.page
    faint, full = (on_deep, on_light) if dark else (on_light, on_deep)
    ink = alt.condition("datum.share < 0.4", alt.value(faint), alt.value(full))
    strong = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.muted))
    dots = templates.rows("dots")
    title = templates.rows("names").mark_text(fontSize=13, fontWeight=templates.BOLD).encode(x, color=strong)
    return templates.layered(
        templates.rows("edges").mark_rule(color=theme.muted, opacity=0.45).encode(x, y, x1, y1),
        dots.mark_circle(size=300, opacity=1, stroke=theme.hidden, strokeWidth=1).encode(
            x, y, fill=templates.colour_scale("share", theme.weights)
        ),
        dots.mark_text(fontSize=11).encode(x, y, text="label:N", color=ink),
        title.encode(templates.plain_y("high", 0, HIGH), text="name:N"),
        title.encode(templates.plain_y("low", 0, HIGH), text="said:N"),
        height=HEIGHT,
    )
