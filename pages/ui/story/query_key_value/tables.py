"""The tables of the page on query, key and value: the selected pair, all scores, and the values."""

from collections.abc import Sequence

import pandas as pd
from torch import Tensor

from attn_core.projections import one_head
from pages.ui.number_tables import numbers
from pages.ui.story.query_key_value.page_data import PageData, present


def _product(data: PageData) -> pd.DataFrame:
    product = one_head.product(data.own, data.query, data.key)
    columns = {"q": data.own.q[data.query], "k": data.own.k[data.key], "q × k": product.products, "sum": product.running}
    values = {name: column.tolist() for name, column in columns.items()}
    return pd.DataFrame({"dimension": range(len(product.products)), **values})


def _table(values: Tensor, role: str, words: Sequence[str], columns: Sequence[str]) -> pd.DataFrame:
    """Return a matrix, a row a word, named by its position and what it is."""
    table = pd.DataFrame(values.tolist(), columns=columns)
    table.insert(0, role, _numbered(words))
    return table


def _numbered(words: Sequence[str]) -> list[str]:
    return [f"{i} {word}" for i, word in enumerate(words)]


def _scores(data: PageData) -> pd.DataFrame:
    return _table(data.own.trace.scores, "query", data.head.scene.words, _numbered(data.head.scene.keys))


def _values(data: PageData) -> pd.DataFrame:
    return _table(data.own.v, "key", data.head.scene.keys, [f"v {d}" for d in range(data.own.v.shape[1])])


TABLES = {
    "product": numbers("product", "product", present, _product),
    "scores": numbers("scores", "scores", present, _scores),
    "values": numbers("values", "values", present, _values),
}
