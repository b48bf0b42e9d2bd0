"""How the panels of the page of mistakes stand: a bug, its pictures and symptom, its check and fix; all bugs; tables."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.mistakes import bug, page_data, symptom_finder
from pages.ui.story.mistakes.tables import TABLES
from pages.ui.text.notices import notices
from pages.ui.text.suggestions import offer

WIDTHS = [1, 1, 0.85]  # of the formulas too
PROJECTIONS = {"With the word before": {"maps": "previous"}, "With a random draw": {"maps": "random"}}
BOARDS = {
    "remarks": board(notices(read=page_data.settings, match=False, traced=False)),
    "what": board(bug.sentence(), bug.notes()),
    "bug": board(
        row(bug.picture(False), bug.picture(True), [bug.numbers(), offer(PROJECTIONS)], widths=WIDTHS),
        bug.row_in_words(),
        row([bug.check(), bug.verdict()], [bug.fix(), bug.running()], widths=[1.35, 1]),
        bug.loud(),
    ),
    "finder": board(symptom_finder.matches(), symptom_finder.table()),
    "program": board(bug.program()),
    **number_tables.boards(TABLES),
}
