"""The tables of the page on query, key and value."""

import pandas as pd

from attn_core import maps
from pages.ui import folds
from pages.ui.story.query_key_value_shown import Shown, present

# ---- tables ----


def numbers() -> None:
    """Offer the numbers of the selected pair, the vectors and the training as tables and CSV."""
    folds.tables("numbers", present, _tables)


def _tables(shown: Shown) -> folds.Tables:
    """Return the tables."""
    product = maps.product(shown.found, shown.query, shown.key)
    q, k = shown.found.q[shown.query].tolist(), shown.found.k[shown.key].tolist()
    pair = {"dimension": range(len(q)), "q": q, "k": k, "q × k": product.products.tolist(), "sum": product.running.tolist()}
    scores = pd.DataFrame(shown.found.trace.scores.tolist(), columns=shown.keys)
    scores.insert(0, "query", shown.queries)
    given = {f"v {d}": column for d, column in enumerate(shown.found.v.T.tolist())}
    values = pd.DataFrame({"key": shown.keys, **given})
    found = {"product": pd.DataFrame(pair), "scores": scores, "values": values}
    return {name: (name, table) for name, table in found.items()}
