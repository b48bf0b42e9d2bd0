"""How the panels of the page of mistakes stand: a bug, its pictures and symptom, its check and fix; all bugs; tables."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.mistakes import bug as story
from pages.ui.story.mistakes import symptom_finder as finder
from pages.ui.story.mistakes import tables as below
from pages.ui.text.suggestions import offer

TABLES = below.TABLES
WIDTHS = [1, 1, 0.85]  # of the formulas too
SOURCES = {"With the word before": {"maps": "previous"}, "With a random draw": {"maps": "random"}}
BOARDS = {
    "remarks": board(story.remarks()),
    "what": board(story.what(), story.notes()),
    "bug": board(
        row(story.picture(False), story.picture(True), [story.numbers(), offer(SOURCES)], widths=WIDTHS),
        story.row_in_words(),
        row([story.check(), story.verdict()], [story.fix(), story.running()], widths=[1.35, 1]),
        story.loud(),
    ),
    "finder": board(finder.matches(), finder.table()),
    "program": board(below.program()),
    **number_tables.boards(TABLES),
}
