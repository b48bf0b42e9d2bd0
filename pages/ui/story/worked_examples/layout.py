"""How the panels of worked examples stand: all at a glance, one with its inputs, and its steps beside what is known."""

from attn_core import examples
from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.link import View
from pages.ui.story.worked_examples import example
from pages.ui.text.notices import notices
from pages.ui.traced_view import prepare_long


def _example(view: View) -> examples.Example:
    """Return the example of a view, whichever of its steps is looked at."""
    return examples.run(view.example)


TABLES = {"example": number_tables.numbers("the example’s numbers", "example", _example, example.frame)}
BOARDS = {
    "lead": board(notices(read=prepare_long, heads=False, match=False, traced=False), example.lead()),
    "overview": board(example.overview()),
    "inputs": board(example.about(), row(*map(example.inputs, range(example.MOST_INPUTS)))),
    "steps": board(
        example.step_in_words(),
        row(example.numbers("computed"), example.numbers("expected")),
        example.steps(),
    ),
    **number_tables.boards(TABLES),
}
