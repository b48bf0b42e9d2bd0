"""What stands below the bugs: the program around the line that differs, and the numbers as tables and CSV."""

import pandas as pd

from pages.ui import number_tables as folds
from pages.ui.board.pieces import Code, Pieces
from pages.ui.story.mistakes.bug import shows
from pages.ui.story.mistakes.page_data import Shown, present


@shows
def program(shown: Shown) -> Pieces:
    """Show the whole program that the line stands in."""
    return [Code("program", shown.mistake.program(shown.mistake.wrong if shown.on else shown.mistake.fix))]


def _cells(shown: Shown) -> pd.DataFrame:
    """Return a row a cell: right, with the bug, hidden or not."""
    plane, height, width = shown.plane, *shown.plane.right.shape
    columns = list(map(str, range(width))) if shown.outputs else shown.labels
    wrong, undefined = plane.wrong.flatten().tolist(), plane.undefined.flatten().tolist()
    return pd.DataFrame(
        {
            "row": [label for label in shown.labels for _ in range(width)],
            "column": [*columns] * height,
            "right": plane.right.flatten().tolist(),
            "with the bug": ["undefined" if lost else f"{value:.6f}" for value, lost in zip(wrong, undefined, strict=True)],
            "hidden": plane.hidden.flatten().tolist(),
        }
    )


def _symptom(shown: Shown) -> pd.DataFrame:
    """Return a row a number of the symptom."""
    return pd.DataFrame(shown.outcome.symptoms)


TABLES = {
    "mistake_cells": folds.numbers("these pictures, cell by cell", "mistake_cells", present, _cells),
    "mistake_symptom": folds.numbers("the symptom", "mistake_symptom", present, _symptom),
}
