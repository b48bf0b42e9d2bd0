"""The tables of the page on query, key and value."""

import pandas as pd
import streamlit as st

from attn_core import maps
from pages.ui import folds, state
from pages.ui.panel import follow
from pages.ui.story.query_key_value_shown import Shown, present

# ---- tables ----


def numbers() -> None:
    """Offer the numbers of the selected pair, the vectors and the training as tables and CSV."""
    follow("numbers", present, _numbers)


def _numbers(shown: Shown | None) -> None:
    """Draw the tables, unless they are folded away."""
    fold = st.expander("The numbers: tables and CSV", key="numbers_open", on_change="rerun")
    if not fold.open or shown is None:
        state.leave("numbers")
        return
    with fold:
        tabs = dict(zip(_tables(shown), st.tabs(list(_tables(shown))), strict=True))
        for name, table in _tables(shown).items():
            with tabs[name]:
                folds.table(table, name)


def _tables(shown: Shown) -> dict[str, pd.DataFrame]:
    """Return the tables by name."""
    product = maps.product(shown.found, shown.query, shown.key)
    q, k = shown.found.q[shown.query].tolist(), shown.found.k[shown.key].tolist()
    pair = {"dimension": range(len(q)), "q": q, "k": k, "q × k": product.products.tolist(), "sum": product.running.tolist()}
    scores = pd.DataFrame(shown.found.trace.scores.tolist(), columns=shown.keys)
    scores.insert(0, "query", shown.queries)
    given = {f"v {d}": column for d, column in enumerate(shown.found.v.T.tolist())}
    values = pd.DataFrame({"key": shown.keys, **given})
    return {"product": pd.DataFrame(pair), "scores": scores, "values": values}
