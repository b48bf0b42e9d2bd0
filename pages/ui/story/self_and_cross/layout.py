"""How the panels of the page on self and cross stand: sources, both kinds of weights, both corners; and its tables."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.self_and_cross import both_kinds as story
from pages.ui.story.self_and_cross import decoding, tables
from pages.ui.text import notices
from pages.ui.text.suggestions import offer

TABLES = {
    "sources": number_tables.numbers("sources", "sources", story.present, tables.sources),
    **{
        f"{kind}_weights": number_tables.numbers(kind, f"{kind}_weights", tables.of(kind), tables.weights)
        for kind in story.KINDS
    },
    **{
        corner: number_tables.numbers(name, corner, tables.at(corner), tables.decoded)
        for corner, name in decoding.NAMES.items()
    },
}
BOARDS = {
    "lead": board(notices.draw(), story.lead()),
    "sources": board(
        story.flip(),
        row(*map(story.source, "qkv")),
        story.sources_in_words(),
        offer(
            {
                "Another sentence": {"kind": "cross", "maps": "random"},
                "Three words": {"kind": "cross", "text2": "A sleepy bear", "maps": "random"},
                "Itself": {"kind": "self"},
                "The same word": {"kind": "self", "maps": "same", "query": 5, "head": 0},
            }
        ),
    ),
    "weights": board(row(*map(story.weights, story.KINDS)), story.weights_in_words()),
    "corners": board(
        row(*map(decoding.aligned, decoding.NAMES)),
        decoding.corners_in_words(),
        offer({"One new word": {"new_tokens": 1}, "Three new words": {"new_tokens": 3}}),
    ),
    **number_tables.boards(TABLES),
}
