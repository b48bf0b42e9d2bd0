"""How Explore's panels stand: who looks at whom, how sharp a choice is, what is taken away, and the numbers."""

from pages.ui import number_tables as folds
from pages.ui.board.layout import board, row
from pages.ui.explore import contributions as takes_away
from pages.ui.explore import heatmaps as who_looks
from pages.ui.explore import sharpness as how_sharp
from pages.ui.text.suggestions import offer

BOARDS = {
    "lead": board(who_looks.remarks(), who_looks.lead()),
    "heatmaps": who_looks.heatmaps,
    "sharpness": board(how_sharp.row()),
    "ledger": board(
        row(takes_away.key_by_key(), takes_away.output_by_dimension(), widths=[1.3, 1]),
        takes_away.sum_in_words(),
        offer(
            {
                "One winner": {"temperature": 0.1},
                "Forget to scale": {"head_size": 128, "scale": "none"},
                "No peeking": {"mask": "causal", "query": 1},
                "The word before": {"maps": "previous", "head": 0},
            }
        ),
    ),
    **folds.boards(folds.TABLES),
    "program": board(folds.program()),
    "about": board(folds.about()),
}
TABLES = folds.TABLES
