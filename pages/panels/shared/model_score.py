"""One score of a model's head: the picture of its products, and sentences from the products to the attention weight."""

import math
from collections.abc import Mapping

from attn_core.models.one_score import OneScore, take_apart
from attn_core.models.run import ModelRun
from pages.board.declaration import drawing, picture, sentence
from pages.board.facts import Facts, Present
from pages.board.panel import Cell
from pages.board.pieces import Picture
from pages.panels.shared import score_products
from pages.text.languages import Words
from pages.text.numbers import decimal

words = Words("model_scores")
MOST = 20.0  # of leads: beyond it the ratio is extreme
LISTED = 3  # products, and keys of a row, that a sentence names
ENDS: Mapping[str, float] = {"q": 5.0, "k": 5.0, "q × k": 20.0, "sum": 50.0}  # of the colours of each row, ±


def apart(page: Facts, run: ModelRun, key: int) -> Facts:
    """Return the score that the selected head of a run gives a key, with all values of a OneScore.

    page: has the labels of the words, layer and head, and row, the number of the query
    ends: of the colours of each row; () where numbers stand on the cells
    way: how the score is scaled: "root" where it is divided by √size, "none", or another "factor"
    sink: the share of the head's sink, None for none
    told: what explains the weight: it is "taken" from a second text, "hidden", the "only" one, or "compared" with the
        largest other one; "cold" at temperature 0, where no difference explains it
    """
    one = take_apart(run, page.layer, page.head, page.row, key)
    count, largest = len(one.products), one.largest(LISTED)
    compared = {} if one.lead is None else _compared(one, page.labels)
    return Facts(
        page,
        **{**one._asdict(), "sink": one.sink or None},
        **compared,
        one=one,
        query=page.labels[page.row],
        key=page.labels[key],
        key_place=key,
        last=count - 1,
        ends=() if score_products.numbered(count) else tuple(f"{name} ±{end:g}" for name, end in ENDS.items()),
        terms=tuple(words.term(product=product, dimension=dimension) for dimension, product in largest),
        largest=len(largest),
        count=count,
        way="none" if one.scale == 1 else "factor" if one.divisor is None else "root",
        divisor=one.divisor,
        whole=not (one.divisor or 0.0) % 1,
        told=_told(one),
    )


def _told(one: OneScore) -> str:
    if one.patched == "pattern":
        return "taken"
    if one.hidden:
        return "hidden"
    return "only" if one.rival is None else "cold" if one.lead is None else "compared"


def _compared(one: OneScore, labels: list[str]) -> dict[str, object]:
    """Return how the score compares with the largest other one of its row, and the ratio of the weights, "" if extreme.

    The ratio is e to the power of the lead as it is printed, so that it can be computed again.
    """
    ratio = math.exp(min(round(one.lead, 2), MOST))
    return {
        "other": labels[one.rival],
        "distance": abs(one.lead),
        "side": "equal" if decimal(one.lead) == decimal(0) else "higher" if one.lead > 0 else "lower",
        "ratio": decimal(ratio, 0 if ratio >= 10 else 2) if 0.005 <= ratio < 1000 else "",
    }


def products(f: Facts) -> Picture:
    rows = score_products.Rows(f.q, f.k, f.products, f.running, ENDS)
    return drawing(score_products.picture(rows, (f.query, f.key), f.count, (), f.dark))


def why(facts: Present) -> list[Cell]:
    """Return the panels of a score that `apart` returns."""
    return [picture("why", facts, products, "model_scores.why"), sentence("why_words", facts, "model_scores.why_words")]
