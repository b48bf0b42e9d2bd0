"""One score of a model's head: the picture of its products, and sentences from the products to the attention weight."""

from collections.abc import Mapping

from attn_core.models.one_score import OneScore
from pages.board.pieces import Pieces, Text, titled
from pages.panels.shared import score_products
from pages.text.languages import Words
from pages.text.numbers import decimal

words, alts = Words("model_scores"), Words("alts")
LISTED = 3  # products, and keys of a row, that a sentence names
ENDS: Mapping[str, float] = {"q": 5.0, "k": 5.0, "q × k": 20.0, "sum": 50.0}  # of the colours of each row, ±


def pieces(one: OneScore, place: tuple[int, int], pair: tuple[str, str], labels: list[str], dark: bool) -> Pieces:
    """Return the picture and the sentences; place: layer and head; pair: the query's and the key's label."""
    width = len(one.products)
    rows = score_products.Rows(one.q, one.k, one.products, one.running, ENDS)
    ends = () if score_products.numbered(width) else tuple(f"{name} ±{end:g}" for name, end in ENDS.items())
    title = words.title(query=pair[0], key=pair[1], layer=place[0], head=place[1], last=width - 1, ends=ends)
    spec = score_products.picture(rows, pair, width, (), dark)
    alt = alts.products(query=pair[0], key=pair[1], score=one.score)
    return [*titled("why", title, spec, alt), Text("why_words", _said(one, pair, labels))]


def _said(one: OneScore, pair: tuple[str, str], labels: list[str]) -> str:
    sentences = [_products(one, pair), _scaled(one)]
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
    side = "equal" if decimal(one.lead) == decimal(0) else "higher" if one.lead > 0 else "lower"
    compared = words.lead(other=other, lead=abs(one.lead), side=side, temperature=one.temperature)
    ratio = decimal(one.ratio, 0 if one.ratio >= 10 else 2) if 0.005 <= one.ratio < 1000 else ""
    return " ".join([*sentences, compared, weight + words.times(other=other, lead=one.lead, side=side, ratio=ratio)])


def _products(one: OneScore, pair: tuple[str, str]) -> str:
    terms = tuple(
        words.term(product=decimal(product, sign=True), dimension=dimension) for dimension, product in one.largest(LISTED)
    )
    score, count = decimal(one.score, sign=True), len(one.products)
    return words.products(query=pair[0], key=pair[1], terms=terms, largest=len(terms), count=count, score=score)


def _scaled(one: OneScore) -> str:
    way = "none" if one.scale == 1 else "factor" if one.divisor is None else "root"
    whole, size, score = not (one.divisor or 0.0) % 1, len(one.products), decimal(one.scaled, sign=True)
    return words.scaled(way=way, scale=one.scale, divisor=one.divisor, whole=whole, size=size, score=score)
