"""How the panels on query, key and value stand: the selected pair, and a board for each step."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.query_key_value import editing as by_hand
from pages.ui.story.query_key_value import lookup as look_up
from pages.ui.story.query_key_value import projections as story
from pages.ui.story.query_key_value import score as scores
from pages.ui.story.query_key_value import training as learning
from pages.ui.story.query_key_value.tables import TABLES
from pages.ui.text.suggestions import offer

BOARDS = {
    "lead": board(story.remarks(), story.lead()),
    "pair": board(story.pair(), story.sources()),
    "maps": board(
        story.token(),
        row(*(story.one_map(which) for which in "qkv")),
        row(*(story.vectors(which) for which in "qkv")),
        story.maps_in_words(),
    ),
    "scores": board(
        row(scores.scores(), [scores.products(), scores.product_in_words(), scores.swap()], widths=[1, 1.5]),
    ),
    "edits": board(
        row(by_hand.editor(), *(by_hand.changed(what) for what in by_hand.CHANGED), widths=[2, 1, 1, 1]),
        by_hand.changes_in_words(),
        offer(
            {
                "Edit a value": {"edits": "v_0_0_3", "edit_map": "v"},
                "Edit a key": {"edits": "k_0_0_3", "edit_map": "k"},
                "Edit a query": {"edits": "q_0_0_3", "edit_map": "q"},
                "Forget my edits": {"edits": ""},
            }
        ),
    ),
    "averages": board(row(look_up.given(), look_up.output()), look_up.given_in_words()),
    "look_up": board(
        row(look_up.matches(), look_up.found(), widths=[1, 1.5]),
        look_up.look_up_in_words(),
        offer({"Exact look-up": {"temperature": 0}, "Softer": {"temperature": 3}, "Back to 1": {"temperature": 1}}),
    ),
    "learning": board(
        row(learning.learned(), learning.learning(), widths=[1, 1.2]),
        learning.learning_in_words(),
        offer({"Train it": {"grown": 200}, "Untrained": {"grown": 0}, "Use it above": {"maps": "learned"}}),
    ),
    **number_tables.boards(TABLES),
}
