"""The second step on query, key and value: a score as products and their sum, and the pair that is swapped."""

import torch

from attn_core.projections import one_head as maps
from pages.ui import traced_view as all_pages
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap
from pages.ui.charts import matrix as grid
from pages.ui.charts import template as charts
from pages.ui.story.query_key_value.page_data import GAIN, LIMIT, NUMBERS_UP_TO, Shown, columns_of_keys, short, shows, signed
from pages.ui.text import head_roles as meaning
from pages.ui.text import sentences as words

PAIR = {"query": "y", "key": "key"}  # a click in the scores

# ---- 2: a score is a sum of products ----


@shows
def scores(shown: Shown) -> Pieces:
    """Draw all scores; the selected cell outlined, and across it the pair that is swapped."""
    found = shown.found.trace.scores
    marks = [grid.Mark("query", 0, shown.query, found.shape[1], shown.query + 1)]
    marks += [grid.Mark("key", shown.key, shown.query, shown.key + 1, shown.query + 1)]
    limit = _end(shown)
    sheet = grid.Grid(
        found,
        shown.queries,
        shown.keys,
        limit,
        shown.dark,
        strong=[shown.query],
        marks=marks,
        numbers=max(found.shape) <= heatmap.NUMBERS_UP_TO,
        height=300,
    )
    what = "cell" if grid.by_cell(found) else "row"
    name = Text("scores_name", f":gray[**scores** q·k · {words.legend(True, limit)} · click a {what}]")
    said, steps = "Scores: a row a query, a column a key", {**all_pages.steps(shown), **columns_of_keys(shown)}
    return [name, Picture("scores", _chosen_by_cell(grid.picture(sheet)), said, click=PAIR, steps=steps)]


def _chosen_by_cell(spec: charts.Spec) -> charts.Spec:
    """Return the chart with the key of each cell, where cells stand each by itself; outlines choose a query only."""
    cells = spec["datasets"]["cells"]
    return charts.with_column(spec, "cells", key=cells["x"]) if "x" in cells else spec


def _end(shown: Shown) -> float:
    """Return where the colour scale of scores ends, ±: four times as far as they vary; a designed one has the gain."""
    return (GAIN if shown.one.features else 4.0) * shown.found.q.shape[1] ** 0.5


@shows
def products(shown: Shown) -> Pieces:
    """Draw one score taken apart: q, k, their products, and the running total."""
    found = maps.product(shown.found, shown.query, shown.key)
    strips = grid.stacked(shown.found.q[shown.query], shown.found.k[shown.key], found.products, found.running)
    wide, ends = strips.shape[1], _ends(shown)
    marks = [grid.Mark(role, 0, y, wide, y + 1) for y, role in ((0, "query"), (1, "key"))]
    marks += [grid.Mark("output", wide - 1, 3, wide, 4)]
    sheet = grid.Grid(
        strips,
        [f"q {shown.asker}", f"k {shown.answerer}", "q × k", "sum so far"],
        short(shown.one.query_features) or [str(d) for d in range(wide)],
        torch.tensor(list(ends.values()))[:, None],
        shown.dark,
        strong=[0, 1],
        marks=marks,
        numbers=wide <= NUMBERS_UP_TO,
        height=170,
    )
    scales = ", ".join(f"{name} ±{end:.3g}" for name, end in ends.items())
    name = Text("products_name", f":gray[dimension by dimension, {wide} of them · colours: {scales}]")
    said = f"q of {shown.asker}, k of {shown.answerer}, their products and the running sum {found.score:.4f}"
    return [name, Picture("products", grid.picture(sheet), said)]


def _ends(shown: Shown) -> dict[str, float]:
    """Return where the colour scale of each strip ends, ±: a product is larger than its factors, a sum than both."""
    if shown.one.features:
        return {"q": GAIN, "k": LIMIT, "q × k": _end(shown), "sum": _end(shown)}
    return {"q": LIMIT, "k": LIMIT, "q × k": LIMIT**2, "sum": _end(shown)}


@shows
def product_in_words(shown: Shown) -> Pieces:
    """Say the sum in numbers, what scaling makes of it, and the score of the swapped pair."""
    found, at = maps.product(shown.found, shown.query, shown.key), (shown.query, shown.key)
    few = maps.strongest(found.products, 3)
    terms = " ".join(signed(found.products[d].item()) for d in few) if found.products.any() else "a sum of nothing but 0"
    rest = (
        f" and {len(found.products) - len(few)} smaller" if found.products.any() and len(found.products) > len(few) else ""
    )
    pair = f"{words.chip('query', shown.asker)} · {words.chip('key', shown.answerer)}"
    said = f"{pair} = {terms}{rest} = **{signed(found.score)}**"
    answered = maps.at_work(shown.one, shown.found, *at)
    why = (
        f" Found: {meaning.named(answered, '')}."
        if answered
        else " No feature is asked for and offered."
        if shown.one.features
        else ""
    )
    scaled = shown.found.trace.scaled[at].item()
    said += f", scaled {signed(scaled)}.{why}"
    return [Text("product_words", said)]


@shows
def swap(shown: Shown) -> Pieces:
    """Say what the swapped pair scores: not the same."""
    if shown.two:
        return [Text("swap_words", "Across two sentences no word is query and key at once: there is nothing to swap.")]
    one, other = (shown.found.trace.scores[pair].item() for pair in ((shown.query, shown.key), (shown.key, shown.query)))
    pair = f"{words.chip('query', shown.answerer)} · {words.chip('key', shown.asker)} = **{signed(other)}**"
    apart = f"apart by {abs(one - other):.2f}: who asks matters" if one != other else "the same this time"
    same = "the same word both times" if shown.query == shown.key else apart
    return [Text("swap_words", f"Swapped: {pair}, {same}. Press **Swap query and key** above, or click another cell.")]
