"""Shapes and batch: the meaning of each shape, independent examples, and one product split into heads."""

import pandas as pd

from attn_core import comparison, heads, masks, one_query
from attn_core.experiments import combining_heads, mask_graph, perturbation, stacked_layers
from attn_core.scene import Scene
from pages.board import declaration
from pages.board.declaration import drawing, picture, sentence
from pages.board.facts import Facts, Present, facts
from pages.board.layout import board, row
from pages.board.panel import Cell, panel
from pages.board.pieces import Picture, Pieces, Table, Text
from pages.charts import colours, graphs, matrix, templates
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.text import markdown, numbers
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.traced_view import TracedView, arrow_keys, present

words, charts = Words("shapes"), Words("charts")
SAME = 1e-5  # up to here a difference is rounding
MOST_EXAMPLES = 4  # of the control
NUMBERS_UP_TO = 32  # columns: with more, there is no room for numbers on the cells
LONG = 4  # heads: names of more are only their numbers
LETTERS = {
    "x": ("B", "T", "C"),
    "mask": ("T", "T"),
    **dict.fromkeys("qkv", ("B", "H", "T", "head_size")),
    **dict.fromkeys(("scores", "weights"), ("B", "H", "T", "T")),
    "output": ("B", "T", "H·head_size"),
}


# ---- a batch: its examples never attend to each other, and its axis changes no other ----


@facts("batch_size", "batch_tokens", "batch_example", of=present, kind="self")
def batched(base: TracedView, size: int, tokens: int, example: int) -> Facts:
    """Return a batch, and how far each of its examples moves when one of them is changed.

    number, token: the example that is changed and the selected row; one beyond the last is the last
    others: how many other examples there are; still: whether they don't move; moved_others: how far at most
    agrees: whether each example alone gives what it gives in the batch
    """
    batch = _drawn(base.scene, size, tokens)
    count, length = batch.x.shape[:2]
    number = min(example, count - 1)
    moves = perturbation.moved(batch.layer, batch.x, number).tolist()
    others = moves[:number] + moves[number + 1 :]
    return Facts(
        base,
        layer=batch.layer,
        x=batch.x,
        trace=batch.trace,
        mask=batch.layer.mask(length),
        count=count,
        length=length,
        number=number,
        token=min(base.query, length - 1),
        moves=moves,
        moved=moves[number],
        others=len(others),
        moved_others=max(others, default=0.0),
        still=not any(others),
        alone=batch.alone,
        agrees=batch.alone < SAME,
    )


_drawn = remember(perturbation.draw_batch)  # once, whichever of its rows is looked at


def pools(f: Facts) -> Picture:
    allowed = masks.bidirectional(f.length, f.length) if f.mask is None else f.mask
    return drawing(graphs.pools(f.length, mask_graph.edges(allowed), f.moves, f.number, f.dark))


def weights_of_example(number: int) -> Present:
    """Return what gives the weights of one example, or None where the batch has no such example."""

    @facts(of=batched)
    def weights(batch: Facts) -> Facts | None:
        if number >= batch.count:
            return None
        largest = one_query.by_example(batch.trace, batch.head, batch.token)[number]
        chosen, values = number == batch.number, batch.trace.heads.weights[number, batch.head]
        return Facts(batch, number=number, chosen=chosen, weights=values, leader=largest.leader)

    return weights


def example_weights(f: Facts) -> Picture:
    """Draw the weights of one example; a click follows a row, where the sentence has such a word."""
    marks = [matrix.row("query", f.token, f.weights)]
    if f.leader is not None:
        marks.append(matrix.cell("key", (f.token, f.leader)))
    labels, hidden = [str(i) for i in range(f.length)], None if f.mask is None else ~f.mask
    outline = {"strong": [f.token], "marks": marks, "hidden": hidden}
    spec = matrix.picture(matrix.Grid(f.weights, labels, labels, 1.0, f.dark, signed=False, height=230, **outline))
    last = min(f.length, len(f.queries)) - 1
    rows = [y if y <= last else None for y in spec["datasets"]["cells"]["y"]]
    return drawing(
        templates.with_column(spec, "cells", row=rows), click={"query": "row"}, arrow_keys=arrow_keys("query", last + 1)
    )


def example(number: int) -> Cell:
    return picture(f"example_{number}", weights_of_example(number), example_weights, "shapes.example")


@facts(of=batched)
def attending(batch: Facts) -> Facts:
    """Return where the selected token attends in the chosen example and in the others; apart: by how much weights differ."""
    largest = one_query.by_example(batch.trace, batch.head, batch.token)
    listed = [{"number": i, **_largest(each)} for i, each in enumerate(largest)]
    weights = batch.trace.heads.weights[:, batch.head, batch.token]
    apart = comparison.largest(weights, weights[batch.number].expand_as(weights))
    return Facts(
        batch,
        **listed[batch.number],
        elsewhere=[words.in_example(**each) for each in listed if each["number"] != batch.number],
        apart=apart if apart >= SAME else 0,
    )


def _largest(weight: one_query.LargestWeight) -> dict[str, object]:
    """Return the values of a sentence about where a row attends."""
    everything = numbers.is_whole(weight.ties * weight.largest)
    return {"key": weight.winner, "share": weight.largest, "ties": weight.ties, "everything": everything}


@panel(batched)
def shapes(batch: Facts) -> Pieces:
    """List the shape of every step, in letters, for the batch and for one example, and what that one holds."""
    count = batch.layer.heads
    whole, alone = (stacked_layers.shapes(batch.layer, x) for x in (batch.x, batch.x[0]))
    rows = []
    for (step, shape), (_, single) in zip(whole, alone, strict=True):
        letters = _letters(step, count)
        holds = words.holds(step=step, heads=count, in_heads="H" in letters)
        rows.append([f"**{step}**", *(f"({', '.join(map(str, sizes))})" for sizes in (letters, shape, single)), holds])
    header = [words.STEP, words.LETTERS, words.batch_of(size=batch.count), words.ALONE, words.MEANING]
    return [Table("shapes", header, rows), Text("shapes_said", words.AXES)]


def _letters(step: str, count: int) -> tuple[str, ...]:
    """Return the letters of a step's axes; a single head has no axis of its own."""
    letters = LETTERS[step]
    return letters if count > 1 else tuple(letter.removeprefix("H·") for letter in letters if letter != "H")


# ---- the way from tokens to heads and back, and the mix-up of a view in the wrong order ----


@facts("view_at_once", of=present, kind="self", dropout=0.0, stage="weights", query=0, head=0)
def way(base: TracedView, at_once: bool) -> Facts:
    """Return the way from the sentence's tokens to joined heads, as it is set and as it should be.

    heads, tokens, size: the axes of what the heads give
    outcome: of the order that is set: "right", "wrong", or "same" where it isn't right, but the output is
    row, from_tokens: the last row of head 0, and the tokens from which its numbers come
    several: whether there are several heads and several tokens, which a wrong order could mix
    """
    transposed = not at_once
    pipeline, right = _pipeline(base.scene, transposed), _pipeline(base.scene, True)
    off = comparison.largest(right.output, pipeline.output)
    count, tokens, size = dict(pipeline.steps)["weights @ v"]
    from_tokens = pipeline.origins[0, -1].unique().tolist()
    return Facts(
        base,
        pipeline=pipeline,
        transposed=transposed,
        heads=count,
        tokens=tokens,
        size=size,
        off=off,
        row=tokens - 1,
        from_tokens=from_tokens,
        sources=len(from_tokens),
        outcome="right" if transposed else "wrong" if off else "same",
        fits=transposed or not off,
        several=count > 1 and tokens > 1,
    )


@remember
def _pipeline(setting: Scene, transpose: bool) -> combining_heads.Pipeline:
    x, projections = setting.inputs(setting.words), stacked_layers.projections(setting)
    options = {"allowed": setting.allowed(), "config": stacked_layers.config(setting)}
    return combining_heads.pipeline(x, projections, setting.heads, transpose=transpose, **options)


@panel(way)
def steps(way: Facts) -> Pieces:
    """Write the shapes in a line, each after its operation."""
    listed = [f"**{markdown.plain(name)}** :primary-badge[{numbers.shape(size)}]" for name, size in way.pipeline.steps]
    return [Text("steps", " → ".join(listed))]


def origins(f: Facts) -> Picture:
    """Draw which token each number of each head's queries comes from."""
    values, theme = heads.join(f.pipeline.origins), colours.palette(f.dark)
    size, inks = f.pipeline.origins.shape[-1], (theme.primary, theme.muted)
    names = [str(h) if f.heads > LONG else charts.head(number=h) for h in range(f.heads)]
    grid = matrix.Grid(
        values,
        rows=[charts.row(number=i) for i in range(f.tokens)],
        columns=(),
        limit=max(1, f.tokens - 1),
        dark=f.dark,
        signed=False,
        bands=[matrix.Band(h * size, (h + 1) * size, names[h], inks[h % 2]) for h in range(f.heads)],
        numbers=values.shape[1] <= NUMBERS_UP_TO,
    )
    return drawing(matrix.picture(grid))


# ---- tables, boards, and the page ----


def _weights(batch: Facts) -> pd.DataFrame:
    """Return the selected head's weights of every example, a row a query."""
    weights = batch.trace.heads.weights[:, batch.head]  # (B, T, T)
    places = [(example, query) for example in range(batch.count) for query in range(batch.length)]
    table = pd.DataFrame(places, columns=["example", "query"])
    return pd.concat([table, pd.DataFrame(weights.flatten(0, 1).tolist()).add_prefix("key ")], axis=1)


def _steps(way: Facts) -> pd.DataFrame:
    return pd.DataFrame([(name, str(size)) for name, size in way.pipeline.steps], columns=["step", "shape"])


TABLES = {
    "batch_weights": number_tables.numbers("batch_weights", batched, _weights),
    "way": number_tables.numbers("way", way, _steps),
}
BOARDS = {
    "lead": board(notices(read=lambda view: traced_view.prepare(view.but(kind="self")), match=False, traced=False)),
    "shapes": board(shapes()),
    "pools": board(picture("pools", batched, pools, "shapes.pools"), sentence("pools_said", batched, "shapes.changes")),
    "weights": board(
        row(*map(example, range(MOST_EXAMPLES))),
        sentence("weights_said", attending, "shapes.weights"),
    ),
    "steps": board(steps(), sentence("steps_said", way, "shapes.ways")),
    "order": board(picture("origins", way, origins, "shapes.origins"), sentence("order", way, "shapes.order")),
    "verified": board(sentence("checked_alone", batched, "shapes.checked")),
    **number_tables.boards(TABLES),
}
PAGE = declaration.Page("shapes", (), BOARDS, TABLES)
