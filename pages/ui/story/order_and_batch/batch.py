"""The batch: its examples never talk, each has weights of its own, and the batch axis changes nothing else."""

from attn_core import comparison, masks, one_query
from attn_core.experiments import mask_graph, stacked_layers
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Table, Text, titled
from pages.ui.charts import graphs, matrix, templates
from pages.ui.story.order_and_batch.page_data import BatchData, batched
from pages.ui.text import markdown, numbers, selected_row
from pages.ui.traced_view import arrow_keys

SAME = 1e-5  # up to here a difference is rounding
LETTERS = {
    "x": ("B", "T", "C"),
    "mask": ("T", "T"),
    **dict.fromkeys("qkv", ("B", "H", "T", "head_size")),
    **dict.fromkeys(("scores", "weights"), ("B", "H", "T", "T")),
    "output": ("B", "T", "H·head_size"),
}

shows = panel(batched)


@shows
def batch_pools(data: BatchData) -> Pieces:
    length = data.batch.x.shape[1]
    mask = data.batch.layer.mask(length)
    edges = mask_graph.edges(masks.bidirectional(length, length) if mask is None else mask)
    spec = graphs.pools(length, edges, data.moved, data.example, data.base.dark)
    name = ":gray[**one pool an example, one node a token** · line = may look · colour = how far it moved, 0–3]"
    return titled("pools", name, spec, "Examples as pools of tokens, and how far each moves")


@shows
def pools_in_words(data: BatchData) -> Pieces:
    own, others = data.moved[data.example], [*data.moved[: data.example], *data.moved[data.example + 1 :]]
    sentence = f"Adding 1 to every number of example {data.example} moves its output by up to **{numbers.small(own)}**. "
    if not others:
        return [Text("pools_said", f"{sentence}There is no other example: make the batch larger.")]
    subject = f"the {len(others)} others move" if len(others) > 1 else "the other moves"
    return [Text("pools_said", sentence + markdown.badge(max(others) == 0, f"{subject} by {numbers.small(max(others))}"))]


@shows
def example_weights(data: BatchData, example: int) -> Pieces:
    """Draw one example's weights, or nothing where the batch has no such example; a click follows a row."""
    if example >= len(data.batch.x):
        return []
    weights = data.batch.trace.heads.weights[example, data.base.head]
    length, mask = len(weights), data.batch.layer.mask(len(weights))
    marks = [matrix.row("query", data.query, weights)]
    if mask is None or mask[data.query].any():
        marks.append(matrix.cell("key", (data.query, int(weights[data.query].argmax()))))
    labels = [str(i) for i in range(length)]
    outline = {"strong": [data.query], "marks": marks, "hidden": None if mask is None else ~mask}
    grid = matrix.Grid(weights, labels, labels, 1.0, data.base.dark, signed=False, height=230, **outline)
    spec, last = matrix.picture(grid), min(length, len(data.base.queries)) - 1
    spec = templates.with_column(spec, "cells", row=[y if y <= last else None for y in spec["datasets"]["cells"]["y"]])
    name = f":{'primary' if example == data.example else 'gray'}[**example {example}**]"
    steps = arrow_keys("query", last + 1)
    return titled(f"example_{example}", name, spec, f"Weights of example {example}", click={"query": "row"}, steps=steps)


@shows
def weights_in_words(data: BatchData) -> Pieces:
    """Say whom the selected token of the chosen example looks at, and whom in the others."""
    trace, query, head = data.batch.trace, data.query, data.base.head
    rows, keys = trace.heads.weights[:, head, query], [f"token {key}" for key in range(trace.heads.weights.shape[-1])]
    looks = [selected_row.where_it_looks(row, keys, "token") for row in one_query.by_example(trace, head, query)]
    sentence = f"In example {data.example}, {markdown.chip('query', keys[query])} {looks[data.example]}."
    others = [f"in example {i} it {look}" for i, look in enumerate(looks) if i != data.example]
    if others:
        apart = max(comparison.largest(row, rows[data.example]) for row in rows)
        sentence += f" With the same projections, {', '.join(others)}. "
        sentence += f"Their weights differ from the first ones by up to **{numbers.small(apart)}**."
    return [Text("weights_said", sentence)]


@shows
def shapes(data: BatchData) -> Pieces:
    batch, one_head = data.batch, data.batch.layer.heads == 1
    single = dict(stacked_layers.shapes(batch.layer, batch.x[0]))
    rows = []
    for name, shape in stacked_layers.shapes(batch.layer, batch.x):
        letters = [letter for letter in LETTERS[name] if not (one_head and letter == "H")]
        letters = [letter.removeprefix("H·") if one_head else letter for letter in letters]
        rows.append([f"**{name}**", *(f"({', '.join(map(str, sizes))})" for sizes in (letters, shape, single[name]))])
    badge = markdown.badge(batch.alone < SAME, "each example by itself gives the same", batch.alone)
    why = "B examples, T tokens, C = d_model, H heads. The batch only stands in front; the mask hasn’t got it."
    heads = ["step", "letters", f"batch of {len(batch.x)}", "one example"]
    return [Table("shapes", heads, rows), Text("shapes_said", f"{why} {badge}")]
