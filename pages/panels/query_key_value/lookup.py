"""Deeper on query, key and value: mixing values or vectors, and attention as a soft look-up."""

import torch

from attn_core import one_query
from attn_core.projections import one_head
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import matrix, row_bars
from pages.panels.query_key_value import page_data
from pages.panels.query_key_value.page_data import PageData, present, shows
from pages.text import markdown, numbers
from pages.text import query_key_value_words as said
from pages.text.languages import Words

alts = Words("alts")
words = Words("query_key_value_deeper")
shows_averages = panel(present, "hand_over")  # which vectors are averaged, "v" or "x"


def _width(data: PageData, vectors: str) -> int:
    """Return the number of drawn columns of v, of x, or of their weighted sums."""
    return page_data.width(data, "v") if vectors == "v" else data.head.memory.shape[1]


@shows_averages
def averaged(data: PageData, vectors: str) -> Pieces:
    rows, _ = one_head.weighted_sum(data.head, data.own, vectors)
    title = words.averaged_name(vectors=vectors, shape=numbers.shape(rows.shape))
    values, role = rows[:, : _width(data, vectors)], "value" if vectors == "v" else "key"
    return page_data.of_words(data, "given", title, alts.by_key(letter=vectors), values, role)


@shows_averages
def output(data: PageData, vectors: str) -> Pieces:
    """Draw the weighted sums, a row per query."""
    _, sums = one_head.weighted_sum(data.head, data.own, vectors)
    weights, shape = numbers.shape(data.own.trace.dropped.shape), numbers.shape(sums.shape)
    title = words.output_name(weights=weights, vectors=vectors, output=shape, after_dropout=bool(data.view.dropout))
    values = sums[:, : _width(data, vectors)]
    return page_data.of_words(data, "output", title, alts.OUTPUT_BY_QUERY, values, "output")


@shows_averages
def averages_in_words(data: PageData, vectors: str) -> Pieces:
    widths, other = {"v": data.own.v.shape[1], "x": data.head.memory.shape[1]}, "x" if vectors == "v" else "v"
    return [
        Text(
            "given_words",
            words.averages_in_words(vectors=vectors, width=widths[vectors], other=other, other_width=widths[other]),
        )
    ]


def _row(data: PageData) -> one_query.Row:
    return one_query.row(data.own.whole, data.head.scene, data.head.head, data.query)


@shows
def matches(data: PageData) -> Pieces:
    row = one_query.bars(_row(data))
    names = [data.keys[k] if k >= 0 else words.others(count=row.others) for k in row.keys]
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in row.weights]
    spec = row_bars.weights(names, {"now": row.weights}, row.winner, shares, data.view.dark)
    return titled("matches", words.matches_name(query=data.pair[0]), spec, alts.MATCHES)


@shows
def results(data: PageData) -> Pieces:
    result, width = one_head.look_up(data.own, data.query), page_data.width(data, "v")
    rows = torch.stack([result.soft, result.exact, result.soft - result.exact])[:, :width]
    marks, end = [matrix.row("output", 0, rows), matrix.row("value", 1, rows)], page_data.VECTOR_END
    labels, small = [*words.RESULT_ROWS.values()], width <= page_data.NUMBERS_UP_TO
    sheet = matrix.Grid(rows, labels, (), end, data.view.dark, marks=marks, numbers=small, height=120)
    title = words.results_name(width=width, end=end)
    return titled("found", title, matrix.picture(sheet), alts.SOFT_AND_EXACT)


@shows
def look_up_in_words(data: PageData) -> Pieces:
    result, row = one_head.look_up(data.own, data.query), _row(data)
    if not result.best:
        return [Text("look_up_words", words.nothing_comes_back(query=data.pair[0]))]
    count, few = len(result.best), result.best[: said.FEW]
    matches = [markdown.chip("key", data.keys[i]) for i in few]
    if count > said.FEW:
        matches.append(words.more_matches(count=count - said.FEW))
    settings = {"temperature": data.view.temperature, "dropout": bool(data.view.dropout)}
    numbers_of = {"count": count, "share": row.largest, "difference": result.difference}
    return [Text("look_up_words", words.look_up(matches=matches, **numbers_of, **settings))]
