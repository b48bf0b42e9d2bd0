"""How averaging's panels stand: three ways to a mean, what it makes of words, and the ladder from it to attention."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.link import View
from pages.ui.story.averaging import means, rows, rungs
from pages.ui.story.averaging.tables import TABLES
from pages.ui.text.notices import notices, second_unused

WIDE = [1.6, 1]


def _unused(view: View) -> list[str]:
    """Return the notices of the settings that the page, or some of its steps, leaves out."""
    unmasked = "Steps 6 to 8 leave the mask out: every word may look at every word there."
    return [*second_unused(view), *([unmasked] if view.mask != "none" else [])]


BOARDS = {
    "lead": board(notices(_unused, match=False, traced=False), means.lead()),
    "ways": board(row(*map(means.way, means.WAYS)), means.ways_in_words()),
    "means": board(row(means.vectors("tokens"), means.vectors("means")), means.mean_in_words()),
    "sums": board(row(means.divided(), rows.sums("divided_sums"), widths=WIDE), means.sums_in_words()),
    "hidden": board(row(means.zeros(), means.flat()), means.hidden_in_words()),
    "ladder": board(rungs.all_rungs(), row(rungs.rung(), [rungs.rung_in_words(), rungs.rung_row()], widths=[1, 1.2])),
    "naive": board(row(rungs.naive_scores(), rungs.naive_weights(), rungs.projected_weights()), rungs.naive_in_words()),
    "axis": board(row(rungs.over_axis(), rows.sums("axis_sums"), widths=WIDE), rungs.axis_in_words()),
    "importance": board(row(*map(rungs.importance_of, rungs.TITLES)), rungs.importance_in_words()),
    **number_tables.boards(TABLES),
}
