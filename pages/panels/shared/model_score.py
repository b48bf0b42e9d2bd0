"""One score of a model's head: the picture of its products, and sentences from the products to the attention weight."""

from collections.abc import Mapping

from attn_core.models.one_score import OneScore
from pages.board.pieces import Pieces, Text, titled
from pages.panels.shared import score_products
from pages.text.languages import Words
from pages.text.numbers import decimal

words = Words("model_scores")
LISTED = 3  # products, and keys of a row, that a sentence names
ENDS: Mapping[str, float] = {"q": 5.0, "k": 5.0, "q × k": 20.0, "sum": 50.0}  # of the colours of each row, ±


def pieces(one: OneScore, place: tuple[int, int], pair: tuple[str, str], labels: list[str], dark: bool) -> Pieces:
    """Return the picture and the sentences; place: layer and head; pair: the query's and the key's label."""
    width = len(one.products)
    rows = score_products.Rows(one.q, one.k, one.products, one.running, ENDS)
    title = words.title(*pair, place, width, {} if score_products.numbered(width) else ENDS)
    spec = score_products.picture(rows, pair, width, (), dark)
    return [*titled("why", title, spec, words.alt(*pair, one.score)), Text("why_words", _said(one, pair, labels))]


def _said(one: OneScore, pair: tuple[str, str], labels: list[str]) -> str:
    terms = [(dimension, decimal(product, sign=True)) for dimension, product in one.largest(LISTED)]
    sentences = [
        words.products(*pair, terms, len(one.products), decimal(one.score, sign=True)),
        words.scaled(one.scale, one.divisor, len(one.products), decimal(one.scaled, sign=True)),
    ]
    if one.patched == "pattern":
        return " ".join([*sentences, words.taken(weight=one.weight)])
    if one.hidden:
        return " ".join([*sentences, words.HIDDEN])
    weight = words.weight(key=pair[1], temperature=one.temperature, weight=one.weight)
    if one.rival is None:
        return " ".join([*sentences, weight + words.ALONE])
    other = labels[one.rival]
    if one.lead is None or one.ratio is None:
        return " ".join([*sentences, f"{weight}."])
    compared = words.lead(other, one.lead, one.temperature)
    return " ".join([*sentences, compared, weight + words.times(other, one.lead, one.ratio)])
