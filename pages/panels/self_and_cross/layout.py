"""How the panels of the page on self and cross stand: both kinds of weights and their sources, decoding; and its tables."""

import functools

import pandas as pd

from attn_core.code_to_copy import attention
from pages.board.layout import Cost, board, row
from pages.board.pieces import Code, Pieces
from pages.panels.self_and_cross import both_kinds, decoding
from pages.panels.self_and_cross.page_data import KINDS, Newest, PageData, newest, present, remarks, shows
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices, offer
from pages.text.languages import Words
from pages.view.settings import SENTENCE, View
from pages.view.traced_view import TracedView

words = Words("self_and_cross")
TRY = {  # step → suggestion → values that it sets
    "self": {
        "one_word": {"text": "bat"},
        "same": {"text": SENTENCE, "projections": "same", "query": 5},
    },
    "cross": {
        "longer": {"text2": "Out of the very dark and very cold cave flew the bat"},
        "random": {"projections": "random"},
    },
    "decoding": {"three_new": {"new_tokens": 3}},
}


@shows
def program(data: PageData, kind: str) -> Pieces:
    side = data.sides.get(kind)
    return [Code(f"program_{kind}", attention.pytorch(side.scene))] if side else []


def _sources(data: PageData) -> pd.DataFrame:
    """Return where queries, keys and values come from, in each kind."""
    listed = [(kind, letter, source) for kind in data.sides for letter, source in data.sources(kind).items()]
    rows = [{"kind": kind, "name": letter, **source._asdict()} for kind, letter, source in listed]
    return pd.DataFrame(rows).astype({"shape": str})


def _side(kind: str, view: View) -> TracedView | None:
    """Return one kind of attention, or None where there is none."""
    data = present(view)
    return data and data.sides.get(kind)


def _weights(side: TracedView) -> pd.DataFrame:
    weights, allowed = side.seen.trace.heads.weights[side.head].tolist(), side.scene.allowed()
    queries, keys = map(number_tables.numbered, (side.queries, side.keys))
    return number_tables.matrix(weights, queries, keys, None if allowed is None else ~allowed)


def _decoded(corner: str, data: Newest) -> pd.DataFrame:
    """Return the weights of the newest words, a row each; hidden cells say so."""
    made, keys = data.decodings[corner], number_tables.numbered(data.base.keys)
    return number_tables.matrix(made.weights.tolist(), keys[-len(made.weights) :], keys, ~made.allowed)


TABLES = {
    "sources": number_tables.numbers("sources", present, _sources),
    **{
        f"{kind}_weights": number_tables.numbers(f"{kind}_weights", functools.partial(_side, kind), _weights)
        for kind in KINDS
    },
    **{corner: number_tables.numbers(corner, newest, functools.partial(_decoded, corner)) for corner in decoding.CORNERS},
}
BOARDS = {
    "lead": board(notices(own=remarks, read=both_kinds.alone, match=False, heads=False)),
    "self": board(both_kinds.weights("self")),
    "self_words": board(both_kinds.self_in_words()),
    "self_task": board(both_kinds.self_task(), offer(TRY["self"], labels=words)),
    "self_sources": board(
        row(*(both_kinds.source("self", letter) for letter in "qkv")), both_kinds.sources_in_words("self")
    ),
    "cross": board(both_kinds.weights("cross")),
    "cross_words": board(both_kinds.cross_in_words()),
    "cross_task": board(both_kinds.cross_task(), offer(TRY["cross"], labels=words)),
    "cross_sources": board(
        row(*(both_kinds.source("cross", letter) for letter in "qkv")), both_kinds.sources_in_words("cross")
    ),
    "decoding": board(decoding.weights()),
    "decoding_words": board(decoding.in_words()),
    "decoding_task": board(decoding.task(), offer(TRY["decoding"], labels=words)),
    "corners": board(row(*map(decoding.aligned, decoding.CORNERS)), decoding.corners_in_words()),
    "verified": board(both_kinds.verified(), decoding.verified()),
    "program": board(*map(program, KINDS), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
