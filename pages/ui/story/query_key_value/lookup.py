"""Steps 4 and 5 on query, key and value: what the weights average, and attention as a soft look-up."""

import torch

from attn_core import one_query
from attn_core.projections import one_head
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import matrix, row_bars
from pages.ui.story.query_key_value import page_data
from pages.ui.story.query_key_value.page_data import PageData, present, shows
from pages.ui.text import heatmap_words, markdown, numbers

shows_averages = panel(present, "hand_over")  # which vectors are averaged, "v" or "x"


@shows_averages
def averaged(data: PageData, vectors: str) -> Pieces:
    rows, _ = one_head.weighted_sum(data.head, data.own, vectors)
    name, role = (markdown.chip("value", "v"), "value") if vectors == "v" else ("**x**", "key")
    title = f"{name} {numbers.shape(rows.shape)}: a row a key"
    return page_data.of_words(data, "given", title, f"{vectors}, a row a key", rows, role)


@shows_averages
def output(data: PageData, vectors: str) -> Pieces:
    """Draw what the weights make of it: a row a query."""
    _, sums = one_head.weighted_sum(data.head, data.own, vectors)
    role = markdown.chip("output", "output")
    weights = f"weights{' after dropout' if data.view.dropout else ''} {numbers.shape(data.own.trace.dropped.shape)}"
    title = f"{weights} × {vectors} → {role} {numbers.shape(sums.shape)}"
    return page_data.of_words(data, "output", title, "The output, a row a query", sums, "output")


@shows_averages
def averages_in_words(data: PageData, vectors: str) -> Pieces:
    widths, other = {"v": data.own.v.shape[1], "x": data.head.memory.shape[1]}, "x" if vectors == "v" else "v"
    sizes = f"each word gets **{widths[vectors]}** numbers; averaging {other}, it would get {widths[other]}"
    why = "The weights are the same either way: x stays private, v is what this head chooses to show."
    return [Text("given_words", f"Averaging {vectors}, {sizes}. {why}")]


def _row(data: PageData) -> one_query.Row:
    return one_query.row(data.own.whole, data.head.scene, data.head.head, data.query)


@shows
def matches(data: PageData) -> Pieces:
    row = one_query.bars(_row(data))
    names = [data.keys[k] if k >= 0 else f"{row.others} others" for k in row.keys]
    shares = ["hidden" if share is None else numbers.percent(share) for share in row.weights]
    spec = row_bars.weights(names, {"now": row.weights}, row.winner, shares, data.view.dark)
    title = f"{data.query_chip} is looked up; how well each {markdown.chip('key', 'key')} matches"
    return titled("matches", title, spec, "How well each key matches the query, as bars")


@shows
def results(data: PageData) -> Pieces:
    result = one_head.look_up(data.own, data.query)
    rows = torch.stack([result.soft, result.exact, result.soft - result.exact])
    marks, width = [matrix.row("output", 0, rows), matrix.row("value", 1, rows)], rows.shape[1]
    labels, end, small = ["soft", "exact", "difference"], page_data.VECTOR_END, width <= page_data.NUMBERS_UP_TO
    sheet = matrix.Grid(rows, labels, (), end, data.view.dark, marks=marks, numbers=small, height=120)
    title = f":gray[what comes back, {width} numbers · {heatmap_words.legend(True, end)}]"
    return titled("found", title, matrix.picture(sheet), "The soft output, the exact one, their difference")


@shows
def look_up_in_words(data: PageData) -> Pieces:
    result, row = one_head.look_up(data.own, data.query), _row(data)
    if not result.best:
        return [Text("look_up_words", f"Every key is hidden from {data.query_chip}: nothing comes back.")]
    share, value = numbers.percent(row.largest), markdown.chip("value", "value")
    first, *more = [markdown.chip("key", data.keys[i]) for i in result.best]
    exact = f"the {value} of {first} alone, as in a dictionary"
    soft = f"Soft{', before dropout' if data.view.dropout else ''}: {share} from the best match"
    if more:
        soft += f" and as much from each of {len(more)} more"
        names = ", ".join([first, *more[:2]]) + (f" and {len(more) - 2} more" if len(more) > 2 else "")
        exact = f"{len(result.best)} keys match best, {names}; the mean of each {value} comes back"
    difference = f"temperature {data.view.temperature:g}: **{numbers.small(result.difference)}**"
    return [Text("look_up_words", f"{soft}. Exact: {exact}. Largest difference at {difference}.")]
