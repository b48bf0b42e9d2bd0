"""The batch: its examples never attend to each other, each has weights of its own, and its axis changes no other."""

from attn_core import comparison, masks, one_query
from attn_core.experiments import mask_graph, stacked_layers
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Text, titled
from pages.charts import graphs, matrix, templates
from pages.panels.order_and_batch.shuffle import attends
from pages.panels.shapes.page_data import BatchData, batched
from pages.text import markdown
from pages.text.languages import Words
from pages.view.traced_view import arrow_keys

alts = Words("alts")
words = Words("shapes")
SAME = 1e-5  # up to here a difference is rounding
IN_HEADS = ("q", "k", "v", "scores", "weights")  # steps that every head has
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
    return titled("pools", words.POOLS_KEY, spec, alts.POOLS)


@shows
def pools_in_words(data: BatchData) -> Pieces:
    others = [*data.moved[: data.example], *data.moved[data.example + 1 :]]
    sentence = words.changes(number=data.example, moved=data.moved[data.example])
    if not others:
        return [Text("pools_said", f"{sentence} {words.ONLY_ONE}")]
    badge = markdown.badge(max(others) == 0, words.others_change(others=len(others), moved=max(others)))
    return [Text("pools_said", f"{sentence} {badge}")]


@shows
def example_weights(data: BatchData, example: int) -> Pieces:
    """Draw one example's weights, or nothing where the batch has no such example; a click follows a row."""
    if example >= len(data.batch.x):
        return []
    weights = data.batch.trace.heads.weights[example, data.base.head]
    length, mask = len(weights), data.batch.layer.mask(len(weights))
    marks = [matrix.row("query", data.query, weights)]
    winner = one_query.by_example(data.batch.trace, data.base.head, data.query)[example].leader
    if winner is not None:
        marks.append(matrix.cell("key", (data.query, winner)))
    labels = [str(i) for i in range(length)]
    outline = {"strong": [data.query], "marks": marks, "hidden": None if mask is None else ~mask}
    grid = matrix.Grid(weights, labels, labels, 1.0, data.base.dark, signed=False, height=230, **outline)
    spec, last = matrix.picture(grid), min(length, len(data.base.queries)) - 1
    spec = templates.with_column(spec, "cells", row=[y if y <= last else None for y in spec["datasets"]["cells"]["y"]])
    name, alt = words.example(number=example, strong=example == data.example), alts.weights_of_example(number=example)
    return titled(f"example_{example}", name, spec, alt, click={"query": "row"}, steps=arrow_keys("query", last + 1))


@shows
def weights_in_words(data: BatchData) -> Pieces:
    """Say where the selected token attends in the chosen example, and in the others."""
    trace, query, head = data.batch.trace, data.query, data.base.head
    weights, rows = trace.heads.weights[:, head, query], []
    for row in one_query.by_example(trace, head, query):
        key = "" if row.winner is None else alts.token(number=row.winner)
        rows.append(attends(row, key, "token"))
    apart = max(comparison.largest(row, weights[data.example]) for row in weights)
    others = [words.in_example(number=i, attends=row) for i, row in enumerate(rows) if i != data.example]
    sentence = words.weights(
        number=data.example,
        token=query,
        attends=rows[data.example],
        others=others,
        several=len(rows) > 1,
        apart=apart if apart >= SAME else 0,
    )
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
    rows = [[*row, _holds(name, batch.layer.heads)] for row, name in zip(rows, single, strict=True)]
    header = [words.STEP, words.LETTERS, words.batch_of(size=len(batch.x)), words.ALONE, words.MEANING]
    return [Table("shapes", header, rows), Text("shapes_said", words.AXES)]


def _holds(step: str, heads: int) -> str:
    """Return what one example's tensor holds at a step."""
    if heads == 1 and step == "output":
        return words.ONE_OUTPUT
    return words.in_each_head(heads=heads, holds=words.HOLDS[step]) if heads > 1 and step in IN_HEADS else words.HOLDS[step]


@shows
def checked(data: BatchData) -> Pieces:
    return [Text("checked_alone", markdown.badge(data.batch.alone < SAME, words.CHECKED, data.batch.alone))]
