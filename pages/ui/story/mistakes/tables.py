"""The numbers of a bug's pictures and of its symptom as tables and CSV."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.story.mistakes.page_data import PageData, present


def _cells(data: PageData) -> pd.DataFrame:
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


def _symptoms(data: PageData) -> pd.DataFrame:
    return pd.DataFrame(data.outcome.symptoms)


TABLES = {
    "mistake_cells": number_tables.numbers("these pictures, cell by cell", "mistake_cells", present, _cells),
    "mistake_symptom": number_tables.numbers("the symptom", "mistake_symptom", present, _symptoms),
}
