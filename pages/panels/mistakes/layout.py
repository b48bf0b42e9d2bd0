"""How the panels of the page of mistakes stand: a bug, its pictures and symptom, its check and fix; all bugs; tables."""

import pandas as pd

from pages.board.layout import Cost, board, row
from pages.panels.mistakes import bug, page_data, symptom_finder
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.text.languages import Words

WIDTHS = [1, 1, 0.85]  # of the formulas too
words, bugs = Words("mistakes"), Words("bugs")


def _cells(data: page_data.PageData) -> pd.DataFrame:
    """Return a row a cell: right, with the bug, hidden or not."""
    plane, (height, width) = data.plane, data.plane.right.shape
    columns = (
        [label for label in data.labels for _ in range(width)],
        [*(map(str, range(width)) if data.outputs else data.labels)] * height,
        plane.right.flatten().tolist(),
        list(map(number_tables.six, plane.wrong.flatten().tolist())),
        plane.hidden.flatten().tolist(),
    )
    table = pd.DataFrame(dict(zip(words.CELLS.values(), columns, strict=True)))
    table.loc[plane.undefined.flatten().tolist(), words.CELLS["wrong"]] = words.UNDEFINED
    return table


def _symptoms(data: page_data.PageData) -> pd.DataFrame:
    table = pd.DataFrame(data.outcome.symptoms)
    return table.assign(label=table["label"].map(bugs.SYMPTOMS))


TABLES = {
    "mistake_cells": number_tables.numbers("mistake_cells", page_data.present, _cells),
    "mistake_symptom": number_tables.numbers("mistake_symptom", page_data.present, _symptoms),
}

BOARDS = {
    "remarks": board(notices(read=page_data.settings, match=False, traced=False)),
    "what": board(bug.sentence(), bug.notes()),
    "bug": board(
        row(bug.picture(False), bug.picture(True), [bug.numbers(), bug.offers()], widths=WIDTHS),
        bug.row_in_words(),
        bug.divided(),
        row([bug.check(), bug.verdict()], [bug.fix(), bug.running()], widths=[1.35, 1]),
        bug.loud(),
    ),
    "finder": board(symptom_finder.matches(), symptom_finder.table(), cost=Cost.LOOPED),
    "program": board(bug.program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
