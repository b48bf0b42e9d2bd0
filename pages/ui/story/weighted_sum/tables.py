"""The tables of the page on the weighted sum."""

import pandas as pd

from pages.ui.story.weighted_sum.page_data import Followed, PageData, every_row


def account(found: Followed) -> pd.DataFrame:
    """Return the ledger of the number that is followed, a row a key."""
    data, d = found
    columns = {"value": data.values, "adds": data.adds, "total so far": data.totals}
    numbers = {name: column[:, d].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": data.base.keys, "weight": data.weights, **numbers})


def winners(data: PageData) -> pd.DataFrame:
    """Return where each query looks most."""
    base, found = data.base, every_row(data)
    said = ["" if row.winner is None else base.keys[row.winner] for row in found]
    return pd.DataFrame({"query": base.queries, "winner": said, "largest weight": [row.largest for row in found]})


def outputs(data: PageData) -> pd.DataFrame:
    """Return the outputs of the selected head, a row a query."""
    base = data.base
    table = pd.DataFrame(base.seen.trace.heads.output[base.head].tolist()).add_prefix("output ")
    table.insert(0, "query", base.queries)
    return table
