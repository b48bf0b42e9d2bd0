"""A mask as a graph, a column of nodes after each layer: which messages reach one token."""

from collections.abc import Sequence

import altair as alt
from torch import Tensor

from pages.charts import colours, heatmap, templates
from pages.charts.matrix import label_step
from pages.text.languages import Words, remember

texts = Words("charts")
MOST_EDGES = 1000  # in one drawing; of more, only the edges to the token, or one per word


def messages(labels: Sequence[str], allowed: Tensor, paths: Tensor, query: int, dark: bool) -> templates.Spec:
    """Return the graph: the words on the left, one column further after each layer.

    allowed (T, T): the mask; paths (layers + 1, T): the nodes whose word is on its way to the query, which stand out with
    their edges. A click on a node names its token.
    """
    count, layers = len(labels), len(paths) - 1
    edges = [(x, x + 1, s + 0.5, t + 0.5, strong) for x, s, t, strong in _edges(allowed, paths)]
    named = templates.thinned(count, label_step(count), [query])
    nodes = [(x, i + 0.5, on, i) for x, row in enumerate(paths.tolist()) for i, on in enumerate(row)]
    words = [
        (x, i + 0.5, label * (i in named), i == query, i, x > 0)
        for x in sorted({0, layers})
        for i, label in enumerate(labels)
    ]
    heads = [(x, texts.INPUT if x == 0 else texts.layer(number=x) if layers <= 4 else str(x)) for x in range(layers + 1)]
    return templates.fill(
        _messages(count, dark),
        edges=templates.records("x x1 y y1 strong", edges),
        nodes=templates.records("x y strong token", nodes),
        words=templates.records("x y label strong token last", words),
        columns=templates.records("x label", heads),
    )


def _edges(allowed: Tensor, paths: Tensor) -> list[tuple[int, int, int, bool]]:
    """Return the edges to be drawn: layer, source, target, whether they lead to the query."""
    pairs, on = [(source, target) for target, source in allowed.nonzero().tolist()], paths.tolist()
    layers = range(len(on) - 1)
    strong = [(x, s, t, True) for x in layers for s, t in pairs if on[x + 1][t]]
    if len(strong) > MOST_EDGES:
        strong = [*{(x, s): (x, s, t, True) for x, s, t, _ in reversed(strong)}.values()]
    if len(pairs) * len(layers) > MOST_EDGES:
        return strong
    return [(x, s, t, False) for x in layers for s, t in pairs if not on[x + 1][t]] + strong


def edges_left_out(allowed: Tensor, layers: int) -> bool:
    """Return whether there are more edges than are drawn."""
    return int(allowed.sum()) * layers > MOST_EDGES


@remember
def _messages(count: int, dark: bool) -> templates.Spec:
    """Return the template, the same for any number of layers: its width is that of the columns that come as data.

    Strong lines are thick and strong nodes filled, others thin or hollow.
    """
    theme, low = colours.palette(dark), -0.8  # room for the column's name above the first word
    size = 14 if count <= 8 else (12 if count <= 16 else 10)
    x = alt.X("x:Q", scale=alt.Scale(domain=alt.DomainUnionWith(unionWith=[0, 1]), nice=False), axis=None)
    y = templates.plain_y("y", low, count)
    edges, nodes, words = templates.rows("edges"), templates.rows("nodes"), templates.rows("words")
    ends = edges.encode(x, y, alt.X2("x1:Q"), alt.Y2("y1:Q"))
    blue = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.page))
    rim = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.hidden))
    ink = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    text = {"fontSize": size, "fontWeight": templates.BOLD, "cursor": "pointer"}
    left, right = words.transform_filter("!datum.last"), words.transform_filter("datum.last")
    names = templates.rows("columns").mark_text(fontSize=12, color=theme.muted)
    return templates.layered(
        ends.transform_filter("!datum.strong").mark_rule(color=theme.hidden, opacity=0.45),
        ends.transform_filter("datum.strong").mark_rule(color=theme.query, strokeWidth=2.5),
        nodes.mark_circle(size=90, opacity=1, strokeWidth=1.5, cursor="pointer").encode(x, y, fill=blue, stroke=rim),
        left.mark_text(align="right", dx=-11, **text).encode(y, x=alt.value(0), text="label:N", color=ink),
        right.mark_text(align="left", dx=11, **text).encode(y, x=alt.value("width"), text="label:N", color=ink),
        names.encode(x, y=alt.value(8), text="label:N"),
        height=heatmap.HEIGHT,
    )
