"""The second step on query, key and value: a score as products and their sum, and the pair that is swapped."""

import torch

from attn_core.projections import one_head
from pages.ui import traced_view as all_pages
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap, matrix, templates
from pages.ui.story.query_key_value.page_data import (
    GAIN,
    LIMIT,
    NUMBERS_UP_TO,
    PageData,
    columns_of_keys,
    short,
    shows,
    signed,
)
from pages.ui.text import head_roles, markdown, sentences

PAIR = {"query": "y", "key": "key"}  # a click in the scores

# ---- 2: a score is a sum of products ----


@shows
def scores(data: PageData) -> Pieces:
    """Draw all scores; the selected cell outlined, and across it the pair that is swapped."""
    found = data.found.trace.scores
    marks = [matrix.Mark("query", 0, data.query, found.shape[1], data.query + 1)]
    marks += [matrix.Mark("key", data.key, data.query, data.key + 1, data.query + 1)]
    limit = _end(data)
    sheet = matrix.Grid(
        found,
        data.queries,
        data.keys,
        limit,
        data.dark,
        strong=[data.query],
        marks=marks,
        numbers=max(found.shape) <= heatmap.NUMBERS_UP_TO,
        height=300,
    )
    what = "cell" if matrix.by_cell(found) else "row"
    name = Text("scores_name", f":gray[**scores** q·k · {sentences.legend(True, limit)} · click a {what}]")
    said, steps = "Scores: a row a query, a column a key", {**all_pages.steps(data), **columns_of_keys(data)}
    return [name, Picture("scores", _chosen_by_cell(matrix.picture(sheet)), said, click=PAIR, steps=steps)]


def _chosen_by_cell(spec: templates.Spec) -> templates.Spec:
    """Return the chart with the key of each cell, where cells stand each by itself; outlines choose a query only."""
    cells = spec["datasets"]["cells"]
    return templates.with_column(spec, "cells", key=cells["x"]) if "x" in cells else spec


def _end(data: PageData) -> float:
    """Return where the colour scale of scores ends, ±: four times as far as they vary; a designed one has the gain."""
    return (GAIN if data.one.features else 4.0) * data.found.q.shape[1] ** 0.5


@shows
def products(data: PageData) -> Pieces:
    """Draw one score taken apart: q, k, their products, and the running total."""
    found = one_head.product(data.found, data.query, data.key)
    strips = matrix.stacked(data.found.q[data.query], data.found.k[data.key], found.products, found.running)
    wide, ends = strips.shape[1], _ends(data)
    marks = [matrix.Mark(role, 0, y, wide, y + 1) for y, role in ((0, "query"), (1, "key"))]
    marks += [matrix.Mark("output", wide - 1, 3, wide, 4)]
    sheet = matrix.Grid(
        strips,
        [f"q {data.asker}", f"k {data.answerer}", "q × k", "sum so far"],
        short(data.one.query_features) or [str(d) for d in range(wide)],
        torch.tensor(list(ends.values()))[:, None],
        data.dark,
        strong=[0, 1],
        marks=marks,
        numbers=wide <= NUMBERS_UP_TO,
        height=170,
    )
    scales = ", ".join(f"{name} ±{end:.3g}" for name, end in ends.items())
    name = Text("products_name", f":gray[dimension by dimension, {wide} of them · colours: {scales}]")
    said = f"q of {data.asker}, k of {data.answerer}, their products and the running sum {found.score:.4f}"
    return [name, Picture("products", matrix.picture(sheet), said)]


def _ends(data: PageData) -> dict[str, float]:
    """Return where the colour scale of each strip ends, ±: a product is larger than its factors, a sum than both."""
    if data.one.features:
        return {"q": GAIN, "k": LIMIT, "q × k": _end(data), "sum": _end(data)}
    return {"q": LIMIT, "k": LIMIT, "q × k": LIMIT**2, "sum": _end(data)}


@shows
def product_in_words(data: PageData) -> Pieces:
    """Say the sum in numbers, what scaling makes of it, and the score of the swapped pair."""
    found, at = one_head.product(data.found, data.query, data.key), (data.query, data.key)
    few = one_head.strongest(found.products, 3)
    terms = " ".join(signed(found.products[d].item()) for d in few) if found.products.any() else "a sum of nothing but 0"
    rest = (
        f" and {len(found.products) - len(few)} smaller" if found.products.any() and len(found.products) > len(few) else ""
    )
    pair = f"{markdown.chip('query', data.asker)} · {markdown.chip('key', data.answerer)}"
    said = f"{pair} = {terms}{rest} = **{signed(found.score)}**"
    answered = one_head.at_work(data.one, data.found, *at)
    why = (
        f" Found: {head_roles.named(answered, '')}."
        if answered
        else " No feature is asked for and offered."
        if data.one.features
        else ""
    )
    scaled = data.found.trace.scaled[at].item()
    said += f", scaled {signed(scaled)}.{why}"
    return [Text("product_words", said)]


@shows
def swap(data: PageData) -> Pieces:
    """Say what the swapped pair scores: not the same."""
    if data.two:
        return [Text("swap_words", "Across two sentences no word is query and key at once: there is nothing to swap.")]
    one, other = (data.found.trace.scores[pair].item() for pair in ((data.query, data.key), (data.key, data.query)))
    pair = f"{markdown.chip('query', data.answerer)} · {markdown.chip('key', data.asker)} = **{signed(other)}**"
    apart = f"apart by {abs(one - other):.2f}: who asks matters" if one != other else "the same this time"
    same = "the same word both times" if data.query == data.key else apart
    return [Text("swap_words", f"Swapped: {pair}, {same}. Press **Swap query and key** above, or click another cell.")]
