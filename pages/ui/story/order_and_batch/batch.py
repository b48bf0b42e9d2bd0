"""What the page of order and batch says of a batch: its examples never talk, and its axis changes nothing else."""

from torch import Tensor

from attn_core import masks
from attn_core.experiments import mask_graph, stacked_layers
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Table, Text
from pages.ui.charts import batch_graph, matrix, row_changes, templates
from pages.ui.story.order_and_batch.page_data import Pooled, pooled
from pages.ui.text import markdown, numbers

SAME = 1e-5  # up to here a difference is rounding
LETTERS = {
    "x": ("B", "T", "C"),
    "mask": ("T", "T"),
    "q": ("B", "H", "T", "head_size"),
    "k": ("B", "H", "T", "head_size"),
    "v": ("B", "H", "T", "head_size"),
    "scores": ("B", "H", "T", "T"),
    "weights": ("B", "H", "T", "T"),
    "output": ("B", "T", "H·head_size"),
}

shows = panel(pooled)


@shows
def batch_pools(found: Pooled) -> Pieces:
    """Draw the batch as pools, and how far each moves when one is changed."""
    length = found.batch.x.shape[1]
    mask = found.batch.layer.mask(length)
    edges = mask_graph.edges(masks.bidirectional(length, length) if mask is None else mask)
    spec = batch_graph.picture(batch_graph.Pools(length, edges, found.moved, found.example, found.base.dark))
    name = ":gray[**one pool an example, one node a token** · line = may look · colour = how far it moved, 0–3]"
    return [Text("pools_name", name), Picture("pools", spec, "Examples as pools of tokens, and how far each moves")]


@shows
def pools_in_words(found: Pooled) -> Pieces:
    """Say what a change of one example does to the others."""
    mine = found.moved[found.example]
    others = [value for i, value in enumerate(found.moved) if i != found.example]
    said = f"Adding 1 to every number of example {found.example} moves its output by **{row_changes.amount(mine)}**. "
    if not others:
        return [Text("pools_said", f"{said}There is no other example: make the batch larger.")]
    who = f"the {len(others)} others move" if len(others) > 1 else "the other moves"
    badge = markdown.badge(max(others) == 0, f"{who} by {row_changes.amount(max(others))}")
    return [Text("pools_said", said + badge)]


@shows
def example_weights(found: Pooled, example: int) -> Pieces:
    """Draw one example's weights, or nothing where the batch has no such example; a click follows a row."""
    weights = found.batch.trace.heads.weights
    if example >= len(weights):
        return []
    chosen = example == found.example
    name = f":primary[**example {example}**]" if chosen else f":gray[**example {example}**]"
    slot, last = f"example_{example}", min(weights.shape[-1], len(found.base.queries)) - 1
    spec = matrix.picture(_sheet(found, weights[example, found.base.head]))
    spec = templates.with_column(spec, "cells", row=[y if y <= last else None for y in spec["datasets"]["cells"]["y"]])
    steps = {"ArrowUp": ("query", -1, 0, last), "ArrowDown": ("query", 1, 0, last)}
    return [
        Text(f"{slot}_name", name),
        Picture(slot, spec, f"Weights of example {example}", click={"query": "row"}, steps=steps),
    ]


def _sheet(found: Pooled, values: Tensor) -> matrix.Grid:
    """Return one example's weights (T, T), ready to be drawn, with the selected row and its largest key outlined."""
    length = len(values)
    labels = [str(i) for i in range(length)]
    mask = found.batch.layer.mask(length)
    winner = int(values[found.query].argmax())
    marks = [matrix.Mark("query", 0, found.query, length, found.query + 1)]
    if mask is None or mask[found.query].any():
        marks.append(matrix.Mark("key", winner, found.query, winner + 1, found.query + 1))
    hidden = None if mask is None else ~mask
    look = {"signed": False, "hidden": hidden, "strong": [found.query], "marks": marks, "height": 230}
    return matrix.Grid(values, labels, labels, 1.0, found.base.dark, **look)


@shows
def weights_in_words(found: Pooled) -> Pieces:
    """Say whom the selected token of the chosen example looks at, and whom in the others."""
    rows = found.batch.trace.heads.weights[:, found.base.head, found.query]
    tokens = [markdown.chip("key", f"token {int(row.argmax())}") for row in rows]
    own = numbers.percent(rows[found.example].max().item())
    name = markdown.chip("query", f"token {found.query}")
    said = f"In example {found.example}, {name} looks most at {tokens[found.example]}: **{own}**. "
    others = [f"example {i}: {token}" for i, token in enumerate(tokens) if i != found.example]
    rest = f"Other tokens, other weights, from the same projections: {', '.join(others)}." if others else ""
    return [Text("weights_said", said + rest)]


@shows
def shapes(found: Pooled) -> Pieces:
    """Say the shape of every step, for the batch and for one example by itself."""
    whole = stacked_layers.shapes(found.batch.layer, found.batch.x)
    single = dict(stacked_layers.shapes(found.batch.layer, found.batch.x[0]))
    one_head = found.batch.layer.heads == 1
    rows = [[f"**{name}**", _letters(name, one_head), _sizes(shape), _sizes(single[name])] for name, shape in whole]
    apart = found.batch.alone
    badge = markdown.badge(
        apart < SAME, f"each example by itself gives the same: largest difference {row_changes.amount(apart)}"
    )
    heads = ["step", "letters", f"batch of {len(found.batch.x)}", "one example"]
    said = "B examples, T tokens, C = d_model, H heads. The batch only stands in front; the mask hasn’t got it."
    return [Table("shapes", heads, rows), Text("shapes_said", f"{said} {badge}")]


def _letters(name: str, one_head: bool) -> str:
    """Return the letters of a step's axes; a single head has no axis."""
    letters = ["head_size" if letter == "H·head_size" and one_head else letter for letter in LETTERS[name]]
    return f"({', '.join(letter for letter in letters if letter != 'H' or not one_head)})"


def _sizes(shape: tuple[int, ...]) -> str:
    """Return a shape as it is read."""
    return f"({', '.join(map(str, shape))})"
