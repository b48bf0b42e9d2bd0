"""A mask as a directed graph: each token before and after one round of messages, an edge wherever one may look."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

HEIGHT = 331
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


def graph(found: Messages) -> templates.Spec:
    """Return the graph: sources on the left, targets and their in-degrees on the right, lines thicker with the weight.

    Each line, and each end on the right, names its target, for clicks.
    """
    rows = [(s, t, w) for (s, t), w in zip(found.edges, found.weights, strict=True)]
    if len(rows) > MOST_EDGES:
        rows = [row for row in rows if row[1] == found.query]
    rows.sort(key=lambda row: row[1] == found.query)  # the selected ones are drawn last, on top
    longest = max(len(found.sources), len(found.targets))
    clear = functools.partial(_clear, longest, found.query)
    names = [("source", i, label if clear(i) else "") for i, label in enumerate(found.sources)]
    names += [("target", i, f"{label} · {found.degrees[i]}" if clear(i) else "") for i, label in enumerate(found.targets)]
    lines = templates.frame(
        x=[0] * len(rows),
        x1=1,
        y=[s + 0.5 for s, _, _ in rows],
        y1=[t + 0.5 for _, t, _ in rows],
        wide=[0.75 + 5 * w for _, _, w in rows],
        strong=[t == found.query for _, t, _ in rows],
        tip=[f"{found.sources[s]} → {found.targets[t]}: {w:.4f}" for s, t, w in rows],
        target=[t for _, t, _ in rows],
    )
    ends = templates.frame(
        side=[side == "target" for side, _, _ in names],
        x=[float(side == "target") for side, _, _ in names],
        y=[i + 0.5 for _, i, _ in names],
        label=[label for _, _, label in names],
        strong=[side == "target" and i == found.query for side, i, _ in names],
        blind=[side == "target" and found.degrees[i] == 0 for side, i, _ in names],
        target=[i if side == "target" else None for side, i, _ in names],
    )
    return templates.filled(_graph(longest, found.dark), lines=lines, ends=ends)


def _clear(count: int, query: int, at: int) -> bool:
    """Return whether a label has room: of many every second or fourth stands there, and the selected one."""
    step = 1 if count <= 24 else (2 if count <= 32 else 4)
    return at == query or (at % step == 0 and abs(at - query) >= step)


@remember
def _graph(count: int, dark: bool) -> templates.Spec:
    """Return the graph without data."""
    theme = colours.look(dark)
    size = 14 if count <= 8 else (12 if count <= 16 else 10)
    x, y = templates.plain_x("x", 0, 1), templates.plain_y("y", 0, count)
    lines, ends = templates.rows("lines"), templates.rows("ends")
    faint, strong = (lines.transform_filter(f"{no}datum.strong") for no in ("!", ""))
    at = {"x": x, "y": y, "x2": alt.X2("x1:Q"), "y2": alt.Y2("y1:Q"), "tooltip": "tip:N"}
    wide = alt.StrokeWidth("wide:Q", scale=None)
    ink = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    dot = alt.ExprRef(f"datum.blind ? '{theme.page}' : datum.strong ? '{theme.query}' : '{theme.text}'")
    arrow = {"shape": "triangle-right", "size": 80, "filled": True, "fill": dot, "stroke": theme.hidden, "strokeWidth": 1}
    text = {"fontSize": size, "fontWeight": templates.BOLD}
    left, right = (ends.transform_filter(f"{no}datum.side") for no in ("!", ""))
    layers = [
        faint.mark_rule(color=theme.primary, opacity=0.4 if count <= 16 else 0.2).encode(**at, strokeWidth=wide),
        strong.mark_rule(color=theme.query).encode(**at, strokeWidth=wide),
        left.mark_circle(size=40, opacity=1).encode(x, y, color=ink),
        right.mark_point(opacity=1, **arrow).encode(x, y),
        left.mark_text(align="right", dx=-9, **text).encode(y, x=alt.value(0), text="label:N", color=ink),
        right.mark_text(align="left", dx=11, **text).encode(y, x=alt.value("width"), text="label:N", color=ink),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))
