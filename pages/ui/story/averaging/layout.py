"""How averaging's panels stand: three ways to a mean, what it makes of words, and the ladder from it to attention."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.link import View
from pages.ui.story.averaging import means, rows, steps_to_attention
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
    "ladder": board(
        steps_to_attention.all_rungs(),
        row(steps_to_attention.rung(), [steps_to_attention.rung_in_words(), steps_to_attention.rung_row()], widths=[1, 1.2]),
    ),
    "naive": board(
        row(steps_to_attention.naive_scores(), steps_to_attention.naive_weights(), steps_to_attention.projected_weights()),
        steps_to_attention.naive_in_words(),
    ),
    "axis": board(
        row(steps_to_attention.over_axis(), rows.sums("axis_sums"), widths=WIDE), steps_to_attention.axis_in_words()
    ),
    "importance": board(
        row(*map(steps_to_attention.importance_of, steps_to_attention.TITLES)), steps_to_attention.importance_in_words()
    ),
    **number_tables.boards(TABLES),
}
