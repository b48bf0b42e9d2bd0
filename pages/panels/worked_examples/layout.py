"""How the panels of worked examples stand: all at a glance, one with its inputs, and its steps beside what is known."""

from pages.board.layout import board, row
from pages.panels.shared import number_tables
from pages.panels.worked_examples import example

TABLES = {"example": number_tables.numbers("example", example.chosen, example.frame)}
BOARDS = {
    "lead": board(example.lead()),
    "overview": board(example.overview()),
    "inputs": board(example.about(), row(*map(example.inputs, range(example.MOST_INPUTS)))),
    "steps": board(example.step_in_words(), row(*map(example.numbers, example.SIDES)), example.steps()),
    "verified": board(example.differences()),
    **number_tables.boards(TABLES),
}
