"""Layout of worked examples: all at a glance, one with its inputs, and its steps beside the known numbers."""

from pages.board.layout import Cost, board, row
from pages.panels.shared import number_tables
from pages.panels.worked_examples import example

TABLES = {"example": number_tables.numbers("example", example.chosen, example.frame)}
BOARDS = {
    "lead": board(example.lead(), cost=Cost.LIGHT),
    "overview": board(example.overview(), cost=Cost.LIGHT),
    "inputs": board(example.about(), row(*map(example.inputs, range(example.MOST_INPUTS))), cost=Cost.LIGHT),
    "steps": board(example.step_in_words(), row(*map(example.numbers, example.SIDES)), example.steps(), cost=Cost.LIGHT),
    "verified": board(example.differences(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES, Cost.LIGHT),
}
