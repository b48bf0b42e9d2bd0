"""The numbers of the page on loops as a table and CSV."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.story.loops.page_data import PageData, present


def cells(data: PageData) -> pd.DataFrame:
    """Return what the loops make, a row a cell; a skipped one says so."""
    made, base = data.walk.made, data.base
    rows = []
    for i, query in enumerate(base.scene.words):
        for j, key in enumerate(base.scene.keys):
            seen = bool(made.allowed[i, j])
            numbers = [f"{step[i, j]:.6f}" if seen else "continue" for step in (made.scores, made.parts, made.weights)]
            rows.append([i, query, j, key, *numbers])
    return pd.DataFrame(rows, columns=["i", "query", "j", "key", "score", "part", "weight"])


TABLES = {"loops": number_tables.numbers("cell by cell", "loops", present, cells)}
