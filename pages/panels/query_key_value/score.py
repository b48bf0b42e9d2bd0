"""The second step on query, key and value: a score as products and their sum, and the pair that is swapped."""

import math

import torch
from torch import Tensor

from attn_core.attention import tied
from attn_core.projections import one_head
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix
from pages.charts.matrix import NUMBERS_UP_TO as TOKENS_UP_TO
from pages.charts.templates import with_column
from pages.panels.query_key_value import page_data
from pages.panels.query_key_value.page_data import VECTOR_END, PageData, shows
from pages.panels.shared import score_products
from pages.text import feature_names
from pages.text import query_key_value_words as said
from pages.text.languages import Words
from pages.text.numbers import decimal
from pages.view import traced_view

alts = Words("alts")
words = Words("query_key_value_pairs")
LOW, HIGH = 185, 300  # pixels of all scores, above the products and alone
ROUNDING = 1e-5  # two float32 scores that differ by less, as a share or as such, are one number


@shows
def scores(data: PageData, slot: str = "scores") -> Pieces:
    """Draw all scores, with the selected cell outlined. If each cell is a mark, a click selects its key too.

    slot: "scores" for the step, or another name beside the scores of one matrix, which have the same height
    """
    values, end = data.own.trace.scores, page_data.score_end(data)
    marks = [matrix.row("query", data.query, values), matrix.cell("key", (data.query, data.key))]
    of_step = slot == "scores"
    spec, by_cell = all_scores(data, values, marks, LOW if of_step else HIGH), matrix.by_cell(values)
    if by_cell:
        spec = with_column(spec, "cells", key=spec["datasets"]["cells"]["x"])
    steps = {**traced_view.steps(data), **traced_view.arrow_keys("key", len(data.keys), "ArrowLeft", "ArrowRight")}
    alt = alts.SCORES
    title = (words.all_name if of_step else words.scores_name)(end=end, by_cell=by_cell)
    return titled(slot, title, spec, alt, click={"query": "y", "key": "key"}, steps=steps)


def all_scores(data: PageData, values: Tensor, marks: list[matrix.Mark], height: int = HIGH) -> dict[str, object]:
    """Return scores as a chart, a row a query and a column a key, in the colours of this head's scores."""
    room = max(values.shape) <= TOKENS_UP_TO
    look = {"strong": [data.query], "marks": marks, "numbers": room, "height": height}
    return matrix.picture(matrix.Grid(values, data.queries, data.keys, page_data.score_end(data), data.view.dark, **look))


@shows
def products(data: PageData) -> Pieces:
    """Draw one score taken apart: q, k, their products, and the running total."""
    product = one_head.product(data.own, data.query, data.key)
    width = max(page_data.width(data, letter) for letter in "qk")
    score_end = page_data.score_end(data)  # a product is larger than its factors, a sum than both
    query_end, product_end = (score_end, score_end) if data.head.features else (VECTOR_END, VECTOR_END**2)
    ends = {"q": query_end, "k": VECTOR_END, "q × k": product_end, "sum": score_end}
    columns = feature_names.above_columns(data.head.query_features[:width], matrix.LABELS_UP_TO)
    vectors = data.own.q[data.query], data.own.k[data.key], product.products, product.running
    spec = score_products.picture(score_products.Rows(*vectors, ends), data.pair, width, columns, data.view.dark)
    shown = {} if score_products.numbered(width) else ends
    title = said.products_name(width, len(product.products) - width, shown, columns)
    return titled("products", title, spec, alts.products(query=data.pair[0], key=data.pair[1], score=product.score))


@shows
def product_in_words(data: PageData) -> Pieces:
    """State the score as its largest products, and the resulting scaled score and attention weight."""
    product, trace, at = one_head.product(data.own, data.query, data.key), data.own.trace, (data.query, data.key)
    products, terms = product.products, []
    if products.any():
        largest = products.abs().argsort(descending=True, stable=True)[:3]
        terms = [decimal(number, sign=True) for number in products[largest].tolist() if number]
    other, total = int(products.count_nonzero()) - len(terms), decimal(product.score, sign=True)
    (query, key), count = data.pair, {"count": len(products), "terms": len(terms), "other": other}
    score = words.product_sum(query=query, key=key, largest=terms, score=total, **count)
    scaled = decimal(data.own.trace.scaled[data.query, data.key].item(), sign=True)
    scene, hidden = data.head.scene, bool(trace.masked[at].isneginf())
    divisor, weight = scene.divisor.in_numbers(scene.head_size, scene.d_model), None if hidden else trace.weights[at].item()
    settings = {"divisor": None if divisor == "1" else divisor, "temperature": scene.temperature}
    weight = words.score_to_weight(scaled=scaled, weight=weight, **settings)
    return [Text("product_words", f"{score} {weight}")]


def _both_ways(data: PageData) -> tuple[float, float, bool]:
    """Return the score of the pair, the score of the swapped pair, and whether both are the same cell."""
    scores = data.own.trace.scores
    score, swapped = scores[data.query, data.key].item(), scores[data.key, data.query].item()
    return score, swapped, math.isclose(score, swapped, rel_tol=ROUNDING, abs_tol=ROUNDING)


@shows
def swap(data: PageData) -> Pieces:
    if data.cross:
        return [Text("swap_words", words.SWAP_ACROSS)]
    score, swapped, same = _both_ways(data)
    if data.query == data.key:
        return [Text("swap_words", words.SWAP_SAME)]
    compared, amount = "same" if same else "more" if swapped > score else "less", 0.0 if same else abs(swapped - score)
    pair = {"query": data.keys[data.key], "key": data.queries[data.query]}
    return [Text("swap_words", words.swapped(**pair, score=swapped, compared=compared, amount=amount))]


@shows
def task(data: PageData) -> Pieces:
    """Ask for a pair that scores less, or 0, and more when swapped; across two sentences for the largest score."""
    scores = data.own.trace.scores
    if data.cross:
        row = scores[data.query]
        largest = bool(tied(row)[data.key])
        return [Task("swap_task", *said.largest_task(*data.pair, row[data.key].item(), largest))]
    score, swapped, same = _both_ways(data)
    kind, done = "rises", score < swapped and not same
    if torch.allclose(scores, scores.T, rtol=ROUNDING, atol=ROUNDING):
        kind = "symmetric"
    elif ((scores == 0) & (scores.T > 0)).any():
        kind, done = "zero", score == 0 < swapped
    (query, key), done = data.pair, done and kind != "symmetric"
    happened = words.swap_done(query=query, key=key, here=score, there=swapped)
    return [Task("swap_task", words.swap_task(kind=kind), happened * done)]
