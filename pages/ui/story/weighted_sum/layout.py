"""How the panels of the page on the weighted sum stand: an account, all its numbers, every query, other mixers; tables."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.weighted_sum import account, all_queries, mixing
from pages.ui.story.weighted_sum.page_data import PageData, every_row, followed, present
from pages.ui.text import selected_row
from pages.ui.text.notices import notices, offer


def _account(data: PageData) -> pd.DataFrame:
    columns = {"value": data.values, "adds": data.adds, "total so far": data.totals}
    rows = {name: column[:, data.number].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": data.base.keys, selected_row.weight(data.base.view): data.weights, **rows})


def _winners(data: PageData) -> pd.DataFrame:
    base = data.base
    queries = every_row(base.scene, base.head)
    names = ["" if query.winner is None else base.keys[query.winner] for query in queries]
    return pd.DataFrame({"query": base.queries, "winner": names, "largest weight": [query.largest for query in queries]})


def _outputs(data: PageData) -> pd.DataFrame:
    base = data.base
    table = pd.DataFrame(base.seen.trace.heads.output[base.head].tolist()).add_prefix("output ")
    table.insert(0, "query", base.queries)
    return table


TABLES = {
    "account": number_tables.numbers("account", "account", followed, _account),
    "winners": number_tables.numbers("winners", "winners", present, _winners),
    "outputs": number_tables.numbers("outputs", "outputs", present, _outputs),
}
BOARDS = {
    "lead": board(notices(own=mixing.ignored_edits), account.lead()),
    "account": board(
        row(account.ledger(), account.running(), widths=[1.2, 1]),
        account.account_in_words(),
        offer(
            {
                "Temperature 0.1": {"temperature": 0.1},
                "All equal": {"temperature": 20.0},
                "Temperature 1": {"temperature": 1.0},
                "The word before": {"maps": "previous", "temperature": 1.0, "query": 2, "dimension": 1},
                "A random draw": {"maps": "random"},
            }
        ),
    ),
    "strips": board(row(*map(account.strip, account.STRIPS)), account.strips_in_words()),
    "rows": board(
        row(all_queries.rows(), all_queries.winners(), widths=[1, 1.2]),
        all_queries.row_in_words(),
        offer({"No peeking": {"mask": "causal"}, "Everybody sees all": {"mask": "none"}}),
    ),
    "mixing": board(
        row(*map(mixing.factor, mixing.FACTORS)),
        mixing.in_words(),
        mixing.editor(),
        offer(
            {
                "The first word takes all of the second": {"mixer": "none", "mixer_edits": "0_0_0~0_1_1"},
                "A convolution": {"mixer": "convolution", "mixer_edits": ""},
                "Forget my edits": {"mixer_edits": ""},
            }
        ),
    ),
    **number_tables.boards(TABLES),
}
