"""The tables of the page on the weighted sum."""

import pandas as pd

from pages.ui.number_tables import numbers
from pages.ui.story.weighted_sum.page_data import Followed, PageData, every_row, followed, present


def _account(followed: Followed) -> pd.DataFrame:
    """Return the ledger of the number that is followed, a row a key."""
    data, d = followed
    columns = {"value": data.values, "adds": data.adds, "total so far": data.totals}
    rows = {name: column[:, d].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": data.base.keys, "weight": data.weights, **rows})


def _winners(data: PageData) -> pd.DataFrame:
    """Return where each query looks most."""
    base = data.base
    rows = every_row(base.scene, base.head)
    names = ["" if row.winner is None else base.keys[row.winner] for row in rows]
    return pd.DataFrame({"query": base.queries, "winner": names, "largest weight": [row.largest for row in rows]})


def _outputs(data: PageData) -> pd.DataFrame:
    """Return the outputs of the selected head, a row a query."""
    base = data.base
    table = pd.DataFrame(base.seen.trace.heads.output[base.head].tolist()).add_prefix("output ")
    table.insert(0, "query", base.queries)
    return table


TABLES = {
    "account": numbers("account", "account", followed, _account),
    "winners": numbers("winners", "winners", present, _winners),
    "outputs": numbers("outputs", "outputs", present, _outputs),
}
