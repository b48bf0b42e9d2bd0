"""Attention as a directed graph: each token before and after one round of messages, an edge wherever one may look."""

from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, heatmap, templates

MOST_EDGES = 1000  # in one drawing; of more, only those to the selected token


@dataclass(frozen=True, eq=False)
class Messages:
    """What goes from tokens to tokens, ready to be drawn.

    sources, targets: labels; edges (source, target) with weights beside them; degrees: how many edges end at each target
    query: the target whose edges stand out
    """

    sources: Sequence[str]
    targets: Sequence[str]
    edges: Sequence[tuple[int, int]]
    weights: Sequence[float]
    degrees: Sequence[int]
    query: int
    dark: bool


def graph(messages: Messages) -> templates.Spec:
    """Return the graph: sources on the left, targets and their in-degrees on the right, lines thicker with the weight.

    Each line, and each end on the right, names its target, for clicks.
    """
    edges = [(s, t, weight) for (s, t), weight in zip(messages.edges, messages.weights, strict=True)]
    if len(edges) > MOST_EDGES:
        edges = [edge for edge in edges if edge[1] == messages.query]
    edges.sort(key=lambda edge: edge[1] == messages.query)  # the selected ones are drawn last, on top
    sources, targets, selected = messages.sources, messages.targets, messages.query
    lines = [
        (0, 1, s + 0.5, t + 0.5, 0.75 + 5 * weight, t == selected, f"{sources[s]} → {targets[t]}: {weight:.4f}", t)
        for s, t, weight in edges
    ]
    table = templates.records("x x1 y y1 wide strong tip target", lines)
    count = max(len(sources), len(targets))
    return templates.fill(_graph(count, messages.dark), lines=table, ends=_ends(messages, count))


def _ends(messages: Messages, count: int) -> templates.Columns:
    """Return a row a token on either side; of many, some have a label."""
    selected, named = messages.query, templates.thinned(count, heatmap.label_step(count), [messages.query])
    ends = [(False, 0.0, i + 0.5, label * (i in named), False, False, None) for i, label in enumerate(messages.sources)]
    for i, (label, degree) in enumerate(zip(messages.targets, messages.degrees, strict=True)):
        ends.append((True, 1.0, i + 0.5, f"{label} · {degree}" * (i in named), i == selected, degree == 0, i))
    return templates.records("side x y label strong blind target", ends)


@remember
def _graph(count: int, dark: bool) -> templates.Spec:
    """Return the graph without data."""
    theme = colours.palette(dark)
    size = 14 if count <= 8 else (12 if count <= 16 else 10)
    x, y, x1, y1 = templates.box(1, count)
    lines, ends = templates.rows("lines").encode(x, y, x1, y1, tooltip="tip:N"), templates.rows("ends")
    width = alt.StrokeWidth("wide:Q", scale=None)
    ink = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    dot = alt.ExprRef(f"datum.blind ? '{theme.page}' : datum.strong ? '{theme.query}' : '{theme.text}'")
    arrow = {"shape": "triangle-right", "size": 80, "filled": True, "fill": dot, "stroke": theme.hidden, "strokeWidth": 1}
    text = {"fontSize": size, "fontWeight": templates.BOLD}
    left, right = ends.transform_filter("!datum.side"), ends.transform_filter("datum.side")
    faint = lines.transform_filter("!datum.strong").mark_rule(color=theme.primary, opacity=0.4 if count <= 16 else 0.2)
    return templates.layered(
        faint.encode(strokeWidth=width),
        lines.transform_filter("datum.strong").mark_rule(color=theme.query).encode(strokeWidth=width),
        left.mark_circle(size=40, opacity=1).encode(x, y, color=ink),
        right.mark_point(opacity=1, **arrow).encode(x, y),
        templates.labels(left, y, dx=-9, **text).encode(color=ink),
        right.mark_text(align="left", dx=11, **text).encode(y, x=alt.value("width"), text="label:N", color=ink),
        height=heatmap.HEIGHT,
    )
