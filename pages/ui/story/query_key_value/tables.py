"""The tables of the page on query, key and value: the selected pair, all scores, and the values."""

import pandas as pd

from attn_core.projections import one_head as maps
from pages.ui import number_tables as folds
from pages.ui.story.query_key_value.page_data import Shown, present


def _product(shown: Shown) -> pd.DataFrame:
    """Return the selected score as products and their running sum, a row a dimension."""
    product = maps.product(shown.found, shown.query, shown.key)
    q, k = shown.found.q[shown.query].tolist(), shown.found.k[shown.key].tolist()
    pair = {"dimension": range(len(q)), "q": q, "k": k, "q × k": product.products.tolist(), "sum": product.running.tolist()}
    return pd.DataFrame(pair)


def _scores(shown: Shown) -> pd.DataFrame:
    """Return all scores, a row a query, a column a key."""
    columns = [f"{i} {word}" for i, word in enumerate(shown.one.scene.keys)]
    table = pd.DataFrame(shown.found.trace.scores.tolist(), columns=columns)
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(shown.one.scene.words)])
    return table


def _values(shown: Shown) -> pd.DataFrame:
    """Return the values, a row a key."""
    table = pd.DataFrame(shown.found.v.tolist()).add_prefix("v ")
    table.insert(0, "key", [f"{i} {word}" for i, word in enumerate(shown.one.scene.keys)])
    return table


TABLES = {
    "product": folds.numbers("product", "product", present, _product),
    "scores": folds.numbers("scores", "scores", present, _scores),
    "values": folds.numbers("values", "values", present, _values),
}
