"""How the panels of the page on self and cross stand: sources, both kinds of weights, both corners; and its tables."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.self_and_cross import both_kinds, decoding
from pages.ui.story.self_and_cross.page_data import KINDS
from pages.ui.story.self_and_cross.tables import TABLES
from pages.ui.text.notices import notices
from pages.ui.text.suggestions import offer

SOURCES = {
    "Another sentence": {"kind": "cross", "maps": "random"},
    "Three words": {"kind": "cross", "text2": "A sleepy bear", "maps": "random"},
    "Itself": {"kind": "self"},
    "The same word": {"kind": "self", "maps": "same", "query": 5, "head": 0},
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
