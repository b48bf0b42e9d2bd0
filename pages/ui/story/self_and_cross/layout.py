"""How the panels of the page on self and cross stand: sources, both kinds of weights, both corners; and its tables."""

import functools

import pandas as pd

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.link import View
from pages.ui.story.self_and_cross import both_kinds, decoding
from pages.ui.story.self_and_cross.page_data import KINDS, Newest, PageData, newest, present
from pages.ui.text.notices import notices, offer
from pages.ui.traced_view import TracedView

SOURCES = {
    "Another sentence": {"kind": "cross", "maps": "random"},
    "Three words": {"kind": "cross", "text2": "A sleepy bear", "maps": "random"},
    "Itself": {"kind": "self"},
    "The same word": {"kind": "self", "maps": "same", "query": 5, "head": 0},
}


def _sources(data: PageData) -> pd.DataFrame:
    rows = [{"name": letter, **source._asdict()} for letter, source in data.sources().items()]
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
    "sources": number_tables.numbers("sources", "sources", present, _sources),
    **{
        f"{kind}_weights": number_tables.numbers(kind, f"{kind}_weights", functools.partial(_side, kind), _weights)
        for kind in KINDS
    },
    **{
        corner: number_tables.numbers(name, corner, newest, functools.partial(_decoded, corner))
        for corner, name in decoding.NAMES.items()
    },
}
BOARDS = {
    "lead": board(notices(), both_kinds.lead()),
    "sources": board(both_kinds.flip(), row(*map(both_kinds.source, "qkv")), both_kinds.sources_in_words(), offer(SOURCES)),
    "weights": board(row(*map(both_kinds.weights, KINDS)), both_kinds.weights_in_words()),
    "corners": board(
        row(*map(decoding.aligned, decoding.NAMES)),
        decoding.corners_in_words(),
        offer({"One new word": {"new_tokens": 1}, "Three new words": {"new_tokens": 3}}),
    ),
    **number_tables.boards(TABLES),
}
