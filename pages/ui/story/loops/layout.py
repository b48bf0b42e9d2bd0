"""How the panels of the page on loops stand: the walk, what a mask is, loops against matrices, dropout in numbers."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.loops import comparisons as checks
from pages.ui.story.loops import line_by_line as story
from pages.ui.story.loops.tables import TABLES
from pages.ui.text import notices
from pages.ui.text.suggestions import offer

FOX = {"text": "The quick brown fox", "mask": "causal", "query": 2, "tokens": "word", "kind": "self"}
BOARDS = {
    "remarks": board(notices.draw()),
    "player": board(story.player()),
    "walk": board(
        story.step_in_words(),
        row(story.code(), story.filling("scores"), widths=[1.15, 1]),
        row(*map(story.filling, ("parts", "weights", "output"))),
    ),
    "mask": board(
        row(story.by_continue(), story.by_fill()),
        story.mask_in_words(),
        offer(
            {
                "The quick brown fox, causal": FOX,
                "Nothing hidden": {"mask": "none"},
                "Two words back": {"mask": "window"},
                "The word before": {"maps": "previous", "query": 2, "head": 0},
                "A random draw": {"maps": "random"},
            }
        ),
    ),
    "race": board(checks.race(), checks.apart()),
    "dropout": board(
        row(*map(checks.three, ("weights", "draw", "mean"))),
        checks.dropped_in_words(),
        offer(
            {
                "Drop 30 %, once": {"dropout": 0.3, "draws": 1},
                "and 1000 times": {"dropout": 0.3, "draws": 1000},
                "Drop nothing": {"dropout": 0},
            }
        ),
        checks.returning(),
    ),
    **number_tables.boards(TABLES),
}
