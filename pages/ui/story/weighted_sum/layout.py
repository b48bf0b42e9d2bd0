"""How the panels of the page on the weighted sum stand: an account, all its numbers, every query, other mixers; tables."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.weighted_sum import account as story
from pages.ui.story.weighted_sum import all_queries as rows
from pages.ui.story.weighted_sum import mixing, tables
from pages.ui.story.weighted_sum.page_data import followed, present
from pages.ui.text.suggestions import offer

TABLES = {
    "account": number_tables.numbers("account", "account", followed, tables.account),
    "winners": number_tables.numbers("winners", "winners", present, tables.winners),
    "outputs": number_tables.numbers("outputs", "outputs", present, tables.outputs),
}
BOARDS = {
    "lead": board(mixing.remarks(), story.lead()),
    "account": board(
        row(story.ledger(), story.running(), widths=[1.2, 1]),
        story.account_in_words(),
        offer(
            {
                "One winner": {"temperature": 0.1},
                "All equal": {"temperature": 20.0},
                "Temperature 1": {"temperature": 1.0},
                "The word before": {"maps": "previous", "temperature": 1.0, "query": 2, "dimension": 1},
                "A random draw": {"maps": "random"},
            }
        ),
    ),
    "strips": board(row(*map(story.strip, story.PARTS)), story.strips_in_words()),
    "rows": board(
        row(rows.rows(), rows.winners(), widths=[1, 1.2]),
        rows.row_in_words(),
        offer({"No peeking": {"mask": "causal"}, "Everybody sees all": {"mask": "none"}}),
    ),
    "mixing": board(
        row(*map(mixing.factor, mixing.PARTS)),
        mixing.in_words(),
        mixing.editor(),
        offer(
            {
                "The first word takes all of the second": {"mixer": "none", "mixer_edits": "0_0_0~0_1_1"},
                "A convolution": {"mixer": "convolution", "mixer_edits": ""},
                "Forget my edits": {"mixer_edits": ""},
            }
        ),
    ),
    **number_tables.boards(TABLES),
}
