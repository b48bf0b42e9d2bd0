"""The tables of the page on the weighted sum."""

import pandas as pd

from pages.ui.number_tables import numbers
from pages.ui.story.weighted_sum.page_data import PageData, every_row, followed, present


def _account(data: PageData) -> pd.DataFrame:
    columns = {"value": data.values, "adds": data.adds, "total so far": data.totals}
    rows = {name: column[:, data.number].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": data.base.keys, "weight": data.weights, **rows})


def _winners(data: PageData) -> pd.DataFrame:
    base = data.base
    rows = every_row(base.scene, base.head)
    names = ["" if row.winner is None else base.keys[row.winner] for row in rows]
    return pd.DataFrame({"query": base.queries, "winner": names, "largest weight": [row.largest for row in rows]})


def _outputs(data: PageData) -> pd.DataFrame:
    base = data.base
    table = pd.DataFrame(base.seen.trace.heads.output[base.head].tolist()).add_prefix("output ")
    table.insert(0, "query", base.queries)
    return table


TABLES = {
    "account": numbers("account", "account", followed, _account),
    "winners": numbers("winners", "winners", present, _winners),
    "outputs": numbers("outputs", "outputs", present, _outputs),
}
