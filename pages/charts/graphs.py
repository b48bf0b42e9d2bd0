"""Tokens as nodes of graphs: who hears whom before and after one round of messages, and a batch as pools that never talk."""

import math
from collections import Counter
from collections.abc import Sequence

import altair as alt
import torch

from pages.charts import colours, heatmap, templates
from pages.charts.matrix import label_step
from pages.text import numbers
from pages.text.languages import Words, remember

words = Words("charts")
MOST_EDGES = 1000  # in one drawing; of more, only those to the selected token
POOLS_HIGH = 230
WIDE, HIGH = 2.8, 3.1  # size of a pool on the axes, with the gap to the next one and the names below
END = 3.0  # end of the colour scale of movements


# ---- attention as a directed graph ----


def attention(
    sources: Sequence[str], targets: Sequence[str], edges: Sequence[tuple[int, int, float]], query: int, dark: bool
) -> templates.Spec:
    """Return the graph: sources on the left, targets and their in-degrees on the right, lines thicker with the weight.

    edges: (source, target, weight); the edges to the query stand out. Each line and each end on the right carries its
    target, for clicks.
    """
    count, degrees = max(len(sources), len(targets)), Counter(target for _, target, _ in edges)
    drawn = edges if len(edges) <= MOST_EDGES else [edge for edge in edges if edge[1] == query]
    lines = [
        (0, 1, s + 0.5, t + 0.5, 0.75 + 5 * weight, t == query, f"{sources[s]} → {targets[t]}: {numbers.exact(weight)}", t)
        for s, t, weight in sorted(drawn, key=lambda edge: edge[1] == query)  # the selected ones are drawn last, on top
    ]
    named = templates.thinned(count, label_step(count), [query])
    ends = [(False, 0.0, i + 0.5, label * (i in named), False, False, None) for i, label in enumerate(sources)]
    for i, label in enumerate(targets):
        degree = degrees[i]
        ends.append((True, 1.0, i + 0.5, f"{label} · {degree}" * (i in named), i == query, degree == 0, i))
    return templates.fill(
        _attention(count, dark),
        lines=templates.records("x x1 y y1 wide strong tip target", lines),
        ends=templates.records("side x y label strong blind target", ends),
    )


@remember
def _attention(count: int, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    size = 14 if count <= 8 else (12 if count <= 16 else 10)
    x, y, x1, y1 = templates.box(1, count)
    width = alt.StrokeWidth("wide:Q", scale=None)
    lines, ends = templates.rows("lines").encode(x, y, x1, y1, width, tooltip="tip:N"), templates.rows("ends")
    ink = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    dot = alt.ExprRef(f"datum.blind ? '{theme.page}' : datum.strong ? '{theme.query}' : '{theme.text}'")
    arrow = {"shape": "triangle-right", "size": 80, "filled": True, "fill": dot, "stroke": theme.hidden, "strokeWidth": 1}
    text = {"fontSize": size, "fontWeight": templates.BOLD}
    left, right = ends.transform_filter("!datum.side"), ends.transform_filter("datum.side")
    return templates.layered(
        lines.transform_filter("!datum.strong").mark_rule(color=theme.primary, opacity=0.4 if count <= 16 else 0.2),
        lines.transform_filter("datum.strong").mark_rule(color=theme.query),
        left.mark_circle(size=40, opacity=1).encode(x, y, color=ink),
        right.mark_point(opacity=1, **arrow).encode(x, y),
        templates.labels(left, y, dx=-9, **text).encode(color=ink),
        right.mark_text(align="left", dx=11, **text).encode(y, x=alt.value("width"), text="label:N", color=ink),
        height=heatmap.HEIGHT,
    )


# ---- a batch ----


def pools(
    nodes: int, edges: Sequence[tuple[int, int]], changes: Sequence[float], changed: int, dark: bool
) -> templates.Spec:
    """Return a batch as pools side by side, each with the same number of nodes and the same edges (source, target).

    changes: how far each pool's output moves; changed: the edited pool
    """
    turns = [2 * math.pi * node / nodes for node in range(nodes)]
    places = [(WIDE / 2 + math.sin(turn), 1.2 - math.cos(turn)) for turn in turns]  # around a circle, the first on top
    shares = colours.shares(torch.tensor(changes, dtype=torch.float64), END, signed=False).tolist()
    ends = [(*places[source], *places[target]) for source, target in edges if source != target]
    lines, dots, names = [], [], []
    for pool, change in enumerate(changes):
        left = WIDE * pool
        lines += [(left + x, y, left + x1, y1) for x, y, x1, y1 in ends]
        dots += [(left + x, y, str(node), shares[pool]) for node, (x, y) in enumerate(places)]
        names.append((left + WIDE / 2, 2.6, 2.9, words.example(number=pool), words.moved(amount=change), pool == changed))
    return templates.fill(
        _pools(len(names), dark),
        edges=templates.records("x y x1 y1", lines),
        dots=templates.records("x y label share", dots),
        names=templates.records("x high low name said strong", names),
    )


@remember
def _pools(count: int, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    x, y, x1, y1 = templates.box(WIDE * count, HIGH)
    faint, full = (colours.LIGHT.page, colours.LIGHT.text) if dark else (colours.LIGHT.text, colours.LIGHT.page)
    ink = alt.condition("datum.share < 0.4", alt.value(faint), alt.value(full))
    strong = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.muted))
    dots = templates.rows("dots").encode(x, y)
    title = templates.rows("names").mark_text(fontSize=13, fontWeight=templates.BOLD).encode(x, color=strong)
    fill = templates.colour_scale("share", theme.weights)
    return templates.layered(
        templates.rows("edges").mark_rule(color=theme.muted, opacity=0.45).encode(x, y, x1, y1),
        dots.mark_circle(size=300, opacity=1, stroke=theme.hidden, strokeWidth=1).encode(fill=fill),
        dots.mark_text(fontSize=11).encode(text="label:N", color=ink),
        title.encode(templates.plain_y("high", 0, HIGH), text="name:N"),
        title.encode(templates.plain_y("low", 0, HIGH), text="said:N"),
        height=POOLS_HIGH,
    )
