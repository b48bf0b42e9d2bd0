"""How averaging's panels stand: three ways to a mean, what it makes of words, and the ladder from it to attention."""

from pages.ui import number_tables as folds
from pages.ui.board.layout import board, row
from pages.ui.story.averaging import importance as averaging_importance
from pages.ui.story.averaging import means as averaging
from pages.ui.story.averaging import rungs as averaging_scores
from pages.ui.story.averaging.tables import TABLES
from pages.ui.text import notices as remarks

WIDE = [1.6, 1]

BOARDS = {
    "lead": board(
        remarks.draw(meeting=False, alone=True, unmasked="Steps 6 to 8", traced=False),
        averaging.lead(),
    ),
    "ways": board(row(*map(averaging.way, range(3))), averaging.ways_in_words()),
    "means": board(row(averaging.vectors("tokens"), averaging.vectors("means")), averaging.mean_in_words()),
    "sums": board(row(averaging.divided(), averaging.divided_sums(), widths=WIDE), averaging.sums_in_words()),
    "hidden": board(row(averaging.zeros(), averaging.flat()), averaging.hidden_in_words()),
    "ladder": board(
        averaging_scores.all_rungs(),
        row(
            averaging_scores.rung(),
            [averaging_scores.rung_in_words(), averaging_scores.rung_row()],
            widths=[1, 1.2],
        ),
    ),
    "naive": board(
        row(averaging_scores.naive_scores(), averaging_scores.naive_weights(), averaging_scores.projected_weights()),
        averaging_scores.naive_in_words(),
    ),
    "axis": board(
        row(averaging_scores.over_axis(), averaging_scores.over_axis_sums(), widths=WIDE),
        averaging_scores.axis_in_words(),
    ),
    "importance": board(
        row(*map(averaging_importance.importance_of, ("mean", "random", "wish"))),
        averaging_importance.importance_in_words(),
    ),
    **folds.boards(TABLES),
}
