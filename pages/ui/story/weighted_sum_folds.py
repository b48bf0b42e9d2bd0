"""The tables of the page on the weighted sum."""

import pandas as pd
import streamlit as st

from pages.ui import folds, state
from pages.ui.panel import follow
from pages.ui.story.weighted_sum_shown import Shown, every_row, present

# ---- tables ----


def numbers() -> None:
    """Offer the ledger, the winners and the outputs as tables and CSV."""
    follow("numbers", present, _numbers)


def _numbers(shown: Shown | None) -> None:
    """Draw the tables, unless they are folded away."""
    fold = st.expander("The numbers: tables and CSV", key="numbers_open", on_change="rerun")
    if not fold.open or shown is None:
        state.leave("numbers")
        return
    tables = _tables(shown)
    with fold:
        for name, tab in zip(tables, st.tabs(list(tables)), strict=True):
            with tab:
                folds.table(tables[name], name)


def _tables(shown: Shown) -> dict[str, pd.DataFrame]:
    """Return the tables by name."""
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
    return {"account": pd.DataFrame(account), "winners": pd.DataFrame(winner), "outputs": outputs}
