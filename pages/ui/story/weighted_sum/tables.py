"""The tables of the page on the weighted sum."""

import pandas as pd

from pages.ui.story.weighted_sum.page_data import Followed, Shown, every_row


def account(found: Followed) -> pd.DataFrame:
    """Return the ledger of the number that is followed, a row a key."""
    shown, d = found
    columns = {"value": shown.values, "adds": shown.adds, "total so far": shown.totals}
    numbers = {name: column[:, d].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": shown.base.keys, "weight": shown.weights, **numbers})


def winners(shown: Shown) -> pd.DataFrame:
    """Return where each query looks most."""
    base, found = shown.base, every_row(shown)
    said = ["" if row.winner is None else base.keys[row.winner] for row in found]
    return pd.DataFrame({"query": base.queries, "winner": said, "largest weight": [row.largest for row in found]})


def outputs(shown: Shown) -> pd.DataFrame:
    """Return the outputs of the selected head, a row a query."""
    base = shown.base
    table = pd.DataFrame(base.seen.trace.heads.output[base.head].tolist()).add_prefix("output ")
    table.insert(0, "query", base.queries)
    return table
