"""How the panels of worked examples stand: all at a glance, one with its inputs, and its steps beside what is known."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.worked_examples import example
from pages.ui.text.notices import notices
from pages.ui.traced_view import prepare_long

TABLES = {"example": number_tables.numbers("the example’s numbers", "example", example.chosen, example.frame)}
BOARDS = {
    "lead": board(notices(read=prepare_long, heads=False, match=False, traced=False), example.lead()),
    "overview": board(example.overview()),
    "inputs": board(example.about(), row(*map(example.inputs, range(example.MOST_INPUTS)))),
    "steps": board(example.step_in_words(), row(*map(example.numbers, example.SIDES)), example.steps()),
    **number_tables.boards(TABLES),
}
