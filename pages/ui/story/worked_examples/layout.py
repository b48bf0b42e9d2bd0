"""How the panels of worked examples stand: all at a glance, one with its inputs, and its steps beside what is known."""

from attn_core import examples
from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.explore import heatmaps
from pages.ui.link import View
from pages.ui.story.worked_examples import example as story


def _example(view: View) -> examples.Example:
    """Return the example of a view, whichever of its steps is looked at."""
    return examples.run(view.example)


TABLES = {"example": number_tables.numbers("the example’s numbers", "example", _example, story.frame)}
BOARDS = {
    "lead": board(heatmaps.remarks(False), story.lead()),
    "overview": board(story.overview()),
    "inputs": board(story.about(), row(*map(story.given, range(story.MOST_INPUTS)))),
    "steps": board(
        story.step_in_words(),
        row(story.numbers("computed"), story.numbers("expected")),
        story.steps(),
    ),
    **number_tables.boards(TABLES),
}
