"""Layout of the page on loops: line by line, the mask, loops against matrices, dropout in numbers."""

import pandas as pd

from pages.board.layout import Cost, board, row
from pages.panels.loops import against_matrices, dropout, line_by_line
from pages.panels.loops.page_data import PageData, present, words
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices, offer
from pages.view.settings import View

SETTINGS = {
    "fox": {"text": "The quick brown fox", "tokens": "word", "mask": "causal", "query": 2},
    "all": {"mask": "none"},
    "window": {"mask": "window"},
}
DROPOUTS = {"once": {"dropout": 0.3, "draws": 1}, "often": {"dropout": 0.3, "draws": 1000}, "never": {"dropout": 0.0}}


def _without_dropout(view: View) -> list[str]:
    """Return the notice that the loops leave dropout out, where there is some."""
    return [words.WITHOUT_DROPOUT] if view.dropout else []


def _cells(data: PageData) -> pd.DataFrame:
    """Return the loops' results, a row per cell; skipped cells say so."""
    loops, rows = data.loops, []
    for i, query in enumerate(data.base.scene.words):
        for j, key in enumerate(data.base.scene.keys):
            numbers = [number_tables.six(matrix[i, j]) for matrix in (loops.scores, loops.parts, loops.weights)]
            rows.append([i, query, j, key, *(numbers if loops.allowed[i, j] else ["continue"] * 3)])
    return pd.DataFrame(rows, columns=["i", "query", "j", "key", "score", "part", "weight"])


TABLES = {"loops": number_tables.numbers("loops", present, _cells)}
BOARDS = {
    "remarks": board(notices(_without_dropout), cost=Cost.LOOPED),
    "player": board(line_by_line.player(), cost=Cost.LOOPED),
    "walk": board(
        line_by_line.step_in_words(),
        row(line_by_line.code(), line_by_line.filling("scores"), widths=[1.45, 1]),
        row(*map(line_by_line.filling, ("parts", "weights", "output"))),
        cost=Cost.LOOPED,
    ),
    "mask": board(
        row(*map(against_matrices.masked_scores, against_matrices.MASKED)),
        against_matrices.mask_in_words(),
        offer(SETTINGS, labels=words),
        cost=Cost.LOOPED,
    ),
    "race": board(
        against_matrices.race(),
        row(*map(against_matrices.difference, ("float64", "float32"))),
        against_matrices.difference_in_words(),
        cost=Cost.LOOPED,
    ),
    "dropout": board(
        row(*map(dropout.weights, ("weights", "draw", "mean"))),
        dropout.row_in_words(),
        offer(DROPOUTS, labels=words),
        dropout.distance_by_draws(),
        cost=Cost.LOOPED,
    ),
    **number_tables.boards(TABLES, Cost.LOOPED),
}
