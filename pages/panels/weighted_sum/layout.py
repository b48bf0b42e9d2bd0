"""How the panels of the page on the weighted sum stand: an account, all its numbers, every query, other mixers; tables."""

import pandas as pd

from pages.board.layout import Cost, board, row
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared.notices import notices, offer
from pages.panels.weighted_sum import account, all_queries, mixing, whole_output
from pages.panels.weighted_sum.page_data import PageData, every_row, followed, present, words
from pages.view import traced_view
from pages.view.settings import View


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


def _remarks(view: View) -> list[str]:
    """Return notices on a worked example that replaces the sentence, and on the learner's numbers outside the matrix."""
    example = head_roles.example(traced_view.prepare(view).scene)
    return [*([example] if example else []), *mixing.ignored_edits(view)]


TABLES = {
    "account": number_tables.numbers("account", followed, _account),
    "winners": number_tables.numbers("winners", present, _winners),
    "outputs": number_tables.numbers("outputs", present, _outputs),
}
BOARDS = {
    "lead": board(notices(own=_remarks, heads=False, match=False)),
    "running": board(account.running()),
    "account_words": board(account.account_in_words()),
    "number_task": board(account.task()),
    "account": board(account.ledger()),
    "collect": board(whole_output.collect()),
    "collect_words": board(whole_output.collected_in_words()),
    "whole_task": board(
        whole_output.task(),
        offer({"hot": {"temperature": 20.0}, "random": {"projections": "random"}}, labels=words),
    ),
    "strips": board(row(*map(whole_output.strip, whole_output.STRIPS)), whole_output.strips_in_words()),
    "dropout": board(whole_output.dropout_in_words()),
    "rows": board(all_queries.rows()),
    "row_words": board(all_queries.row_in_words()),
    "rows_task": board(
        all_queries.task(),
        offer(
            {"same": {"head": 1}, "past": {"mask": "causal"}},
            labels=words,
        ),
    ),
    "winners": board(all_queries.winners(), all_queries.roles()),
    "product": board(row(*map(all_queries.product, ("V", "Y"))), all_queries.product_in_words()),
    "mixing": board(mixing.factor("W")),
    "mixing_words": board(mixing.in_words()),
    "mixing_task": board(
        mixing.task(),
        offer({"convolution": {"mixer": "convolution"}, "reads": {"projections": "same"}}, labels=mixing.words),
    ),
    "mixed": board(row(*map(mixing.factor, ("X", "Y")))),
    "by_hand": board(
        mixing.editor(),
        mixing.forget(),
        offer({"second": {"mixer": "none", "mixer_edits": "0_0_0~0_1_1"}}, labels=mixing.words),
    ),
    "block": board(mixing.block()),
    "verified": board(account.verified()),
    "program": board(program_needs.program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
