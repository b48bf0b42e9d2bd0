"""The numbers of the page on loops as a table and CSV."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.story.loops.page_data import PageData, present


def _cells(data: PageData) -> pd.DataFrame:
    """Return what the loops make, a row a cell; a skipped one says so."""
    loops, rows = data.loops, []
    for i, query in enumerate(data.base.scene.words):
        for j, key in enumerate(data.base.scene.keys):
            numbers = [f"{matrix[i, j]:.6f}" for matrix in (loops.scores, loops.parts, loops.weights)]
            rows.append([i, query, j, key, *(numbers if loops.allowed[i, j] else ["continue"] * 3)])
    return pd.DataFrame(rows, columns=["i", "query", "j", "key", "score", "part", "weight"])


TABLES = {"loops": number_tables.numbers("cell by cell", "loops", present, _cells)}
