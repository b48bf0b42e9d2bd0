"""Deeper on the second step of query, key and value: the loss if queries and keys share one matrix."""

from attn_core.projections import one_matrix
from pages.board.pieces import Pieces, Text, titled
from pages.charts import matrix
from pages.panels.query_key_value import page_data
from pages.panels.query_key_value.page_data import PageData, shows
from pages.panels.query_key_value.score import ROUNDING, all_scores
from pages.text.languages import Words
from pages.text.numbers import decimal

alts = Words("alts")
words = Words("query_key_value_deeper")


def _closest(data: PageData) -> one_matrix.OneMatrix:
    return one_matrix.closest(data.head.x, data.own.trace.scores, data.head.scene.head_size)


def _telling(data: PageData) -> tuple[int, int]:
    """Return the selected query and key, or, where they score the same both ways, the pair that differs most."""
    apart = data.own.trace.scores - data.own.trace.scores.T
    if apart[data.query, data.key].abs() > ROUNDING or apart.abs().max() <= ROUNDING:
        return data.query, data.key
    query, key = divmod(int(apart.argmax()), len(apart))
    return query, key


@shows
def symmetric_scores(data: PageData) -> Pieces:
    """Draw the scores of the one matrix that comes closest to the two, the pair and its mirror outlined."""
    if data.cross:
        return []
    pair = _telling(data)
    marks = [matrix.cell("key", pair), matrix.cell("query", pair[::-1])]
    spec = all_scores(data, _closest(data).scores, marks)
    title = words.one_matrix_name(end=page_data.score_end(data))
    return titled("one_matrix", title, spec, alts.ONE_MATRIX)


@shows
def symmetric_in_words(data: PageData) -> Pieces:
    if data.cross:
        return [Text("one_matrix_words", words.ONE_ACROSS)]
    two, one, (query, key) = data.own.trace.scores, _closest(data).scores, _telling(data)
    there, back = (decimal(two[at].item()) for at in ((query, key), (key, query)))
    both, own, other = (decimal(one[at].item()) for at in ((query, key), (query, query), (key, key)))
    pair = {"query": data.queries[query], "key": data.keys[key]}
    scores = {"there": there, "back": back, "both": both, "query_itself": own, "key_itself": other}
    return [Text("one_matrix_words", words.one_matrix(**pair, **scores, same=pair["query"] == pair["key"]))]
