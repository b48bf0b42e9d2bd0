"""How the panels of the page of mistakes stand: a bug, its pictures and symptom, its check and fix; all bugs; tables."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.mistakes import bug, page_data, symptom_finder
from pages.ui.text.notices import notices, offer

WIDTHS = [1, 1, 0.85]  # of the formulas too
PROJECTIONS = {"With the word before": {"maps": "previous"}, "With a random draw": {"maps": "random"}}


def _cells(data: page_data.PageData) -> pd.DataFrame:
    """Return a row a cell: right, with the bug, hidden or not."""
    plane, (height, width) = data.plane, data.plane.right.shape
    cells = {
        "row": [label for label in data.labels for _ in range(width)],
        "column": [*(map(str, range(width)) if data.outputs else data.labels)] * height,
        "right": plane.right.flatten().tolist(),
        "with the bug": list(map("{:.6f}".format, plane.wrong.flatten().tolist())),
        "hidden": plane.hidden.flatten().tolist(),
    }
    table = pd.DataFrame(cells)
    table.loc[plane.undefined.flatten().tolist(), "with the bug"] = "undefined"
    return table


def _symptoms(data: page_data.PageData) -> pd.DataFrame:
    return pd.DataFrame(data.outcome.symptoms)


TABLES = {
    "mistake_cells": number_tables.numbers("these pictures, cell by cell", "mistake_cells", page_data.present, _cells),
    "mistake_symptom": number_tables.numbers("the symptom", "mistake_symptom", page_data.present, _symptoms),
}
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
