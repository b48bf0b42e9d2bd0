"""The tables of the page on query, key and value: the selected pair, all scores, and the values."""

import pandas as pd

from attn_core.projections import one_head
from pages.ui import number_tables
from pages.ui.story.query_key_value.page_data import PageData, present


def _product(data: PageData) -> pd.DataFrame:
    """Return the selected score as products and their running sum, a row a dimension."""
    product = one_head.product(data.found, data.query, data.key)
    q, k = data.found.q[data.query].tolist(), data.found.k[data.key].tolist()
    pair = {"dimension": range(len(q)), "q": q, "k": k, "q × k": product.products.tolist(), "sum": product.running.tolist()}
    return pd.DataFrame(pair)


def _scores(data: PageData) -> pd.DataFrame:
    """Return all scores, a row a query, a column a key."""
    columns = [f"{i} {word}" for i, word in enumerate(data.one.scene.keys)]
    table = pd.DataFrame(data.found.trace.scores.tolist(), columns=columns)
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(data.one.scene.words)])
    return table


def _values(data: PageData) -> pd.DataFrame:
    """Return the values, a row a key."""
    table = pd.DataFrame(data.found.v.tolist()).add_prefix("v ")
    table.insert(0, "key", [f"{i} {word}" for i, word in enumerate(data.one.scene.keys)])
    return table


TABLES = {
    "product": number_tables.numbers("product", "product", present, _product),
    "scores": number_tables.numbers("scores", "scores", present, _scores),
    "values": number_tables.numbers("values", "values", present, _values),
}
