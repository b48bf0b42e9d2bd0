"""The tables of the page on the weighted sum."""

import pandas as pd

from pages.ui import folds
from pages.ui.story.weighted_sum_shown import Shown, every_row, present

# ---- tables ----


def numbers() -> None:
    """Offer the ledger, the winners and the outputs as tables and CSV."""
    folds.tables("numbers", present, _tables)


def _tables(shown: Shown) -> folds.Tables:
    """Return the tables."""
    base, d, found = shown.base, shown.dimension, every_row(shown)
    columns = {"value": shown.values[:, d], "adds": shown.adds[:, d], "total so far": shown.totals[:, d]}
    account = {"key": base.keys, "weight": shown.weights, **{name: column.tolist() for name, column in columns.items()}}
    winner = {
        "query": base.queries,
        "winner": ["" if row.winner is None else base.keys[row.winner] for row in found],
        "largest weight": [row.largest for row in found],
    }
    outputs = pd.DataFrame(base.seen.trace.heads.output[base.head].tolist()).add_prefix("output ")
    outputs.insert(0, "query", base.queries)
    found = {"account": pd.DataFrame(account), "winners": pd.DataFrame(winner), "outputs": outputs}
    return {name: (name, table) for name, table in found.items()}
