"""How Explore's panels stand: who looks at whom, how sharp a choice is, what is taken away, and the numbers."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.explore import about, contributions, heatmaps, sharpness
from pages.ui.explore.tables import TABLES
from pages.ui.text.notices import notices
from pages.ui.text.suggestions import offer
from pages.ui.traced_view import prepare_long

BOARDS = {
    "lead": board(notices(read=prepare_long), heatmaps.lead()),
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
    **number_tables.boards(TABLES),
    "program": board(about.program()),
    "about": board(about.about()),
}
