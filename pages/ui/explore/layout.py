"""How Explore's panels stand: who looks at whom, how sharp a choice is, what is taken away, and the numbers."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.explore import contributions, heatmaps, sharpness
from pages.ui.text.suggestions import offer

BOARDS = {
    "lead": board(heatmaps.remarks(), heatmaps.lead()),
    "heatmaps": heatmaps.heatmaps,
    "sharpness": board(sharpness.row()),
    "ledger": board(
        row(contributions.key_by_key(), contributions.output_by_dimension(), widths=[1.3, 1]),
        contributions.sum_in_words(),
        offer(
            {
                "One winner": {"temperature": 0.1},
                "Forget to scale": {"head_size": 128, "scale": "none"},
                "No peeking": {"mask": "causal", "query": 1},
                "The word before": {"maps": "previous", "head": 0},
            }
        ),
    ),
    **number_tables.boards(number_tables.TABLES),
    "program": board(number_tables.program()),
    "about": board(number_tables.about()),
}
TABLES = number_tables.TABLES
