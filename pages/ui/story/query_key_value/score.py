"""The second step on query, key and value: a score as products and their sum, and the pair that is swapped."""

import math

import torch

from attn_core.projections import one_head
from attn_core.projections.features import nonzero
from pages.ui import traced_view
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import heatmap, matrix, templates
from pages.ui.story.query_key_value.page_data import DESIGNED_QUERY_END, NUMBERS_UP_TO, VECTOR_END, PageData, shows
from pages.ui.text import feature_names, heatmap_words, markdown
from pages.ui.text.numbers import decimal, small

ROUNDING = 1e-5  # two float32 scores that differ by less, as a share or as such, are one number


@shows
def scores(data: PageData) -> Pieces:
    """Draw all scores; the selected cell outlined. A click in a cell that stands by itself selects its key too."""
    values, end, dark = data.own.trace.scores, _score_end(data), data.view.dark
    marks = [matrix.row("query", data.query, values), matrix.cell("key", (data.query, data.key))]
    look = {"strong": [data.query], "marks": marks, "numbers": max(values.shape) <= heatmap.NUMBERS_UP_TO, "height": 300}
    spec, by_cell = matrix.picture(matrix.Grid(values, data.queries, data.keys, end, dark, **look)), matrix.by_cell(values)
    if by_cell:
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"])
    title = f":gray[**scores** q·k · {heatmap_words.legend(True, end)} · click a {'cell' if by_cell else 'row'}]"
    steps = {**traced_view.steps(data), **traced_view.arrow_keys("key", len(data.keys), "ArrowLeft", "ArrowRight")}
    alt = "Scores: a row a query, a column a key"
    return titled("scores", title, spec, alt, click={"query": "y", "key": "key"}, steps=steps)


def _score_end(data: PageData) -> float:
    """Return where the colours of scores end, ±: four times as far as they vary; designed ones carry the sharpness."""
    return (DESIGNED_QUERY_END if data.head.features else 4.0) * data.own.q.shape[1] ** 0.5


@shows
def products(data: PageData) -> Pieces:
    """Draw one score taken apart: q, k, their products, and the running total."""
    product = one_head.product(data.own, data.query, data.key)
    strips = torch.stack([data.own.q[data.query], data.own.k[data.key], product.products, product.running])
    width, score_end = strips.shape[1], _score_end(data)  # a product is larger than its factors, a sum than both
    query_end, product_end = (DESIGNED_QUERY_END, score_end) if data.head.features else (VECTOR_END, VECTOR_END**2)
    ends = {"q": query_end, "k": VECTOR_END, "q × k": product_end, "sum": score_end}
    query, key = data.queries[data.query], data.keys[data.key]
    rows = [f"q {query}", f"k {key}", "q × k", "sum so far"]
    columns = feature_names.above_columns(data.head.query_features, matrix.LABELS_UP_TO) or [str(d) for d in range(width)]
    limits, small = torch.tensor(list(ends.values()))[:, None], width <= NUMBERS_UP_TO
    marks = [matrix.row("query", 0, strips), matrix.row("key", 1, strips), matrix.cell("output", (3, width - 1))]
    look = {"strong": [0, 1], "marks": marks, "numbers": small, "height": 170}
    sheet = matrix.Grid(strips, rows, columns, limits, data.view.dark, **look)
    scales = ", ".join(f"{name} ±{end:.3g}" for name, end in ends.items())
    title = f":gray[dimension by dimension, {width} of them · colours: {scales}]"
    alt = f"q of {query}, k of {key}, their products and the running sum {product.score:.4f}"
    return titled("products", title, matrix.picture(sheet), alt)


@shows
def product_in_words(data: PageData) -> Pieces:
    product = one_head.product(data.own, data.query, data.key)
    products, terms = product.products, "a sum of nothing but 0"
    if products.any():
        largest = products.abs().argsort(descending=True, stable=True)[:3]
        terms = " ".join(decimal(number, sign=True) for number in products[largest].tolist())
        terms += f" and {len(products) - len(largest)} more, none of them larger" if len(products) > len(largest) else ""
    scaled = decimal(data.own.trace.scaled[data.query, data.key].item(), sign=True)
    total, meet = f"**{decimal(product.score, sign=True)}**, scaled {scaled}", ""
    if data.head.features:
        names = nonzero(data.head.query_features, products)
        meet = f" Found: {feature_names.in_words(names)}." if names else " No feature is asked for and offered."
    return [Text("product_words", f"{data.query_chip} · {data.key_chip} = {terms} = {total}.{meet}")]


@shows
def swap(data: PageData) -> Pieces:
    if data.cross:
        return [Text("swap_words", "Across two sentences no word is query and key at once: there is nothing to swap.")]
    scores = data.own.trace.scores
    score, swapped = scores[data.query, data.key].item(), scores[data.key, data.query].item()
    query, key = markdown.chip("query", data.keys[data.key]), markdown.chip("key", data.queries[data.query])
    if data.query == data.key:
        compared = "the same word both times"
    else:
        differ = not math.isclose(score, swapped, rel_tol=ROUNDING, abs_tol=ROUNDING)
        compared = f"apart by {small(abs(score - swapped))}: who asks matters" if differ else "the same this time"
    pair = f"Swapped: {query} · {key} = **{decimal(swapped, sign=True)}**, {compared}."
    other = "cell" if matrix.by_cell(scores) else "row"
    return [Text("swap_words", f"{pair} Press **Swap query and key** above, or click another {other}.")]
