"""How the panels on query, key and value stand: the selected pair, and a board for each step; tables."""

import pandas as pd

from attn_core.projections import one_head
from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.query_key_value import lookup, projections, query_key_pair, score, training
from pages.ui.story.query_key_value.page_data import PageData, present, traced
from pages.ui.text.notices import notices, offer


def _product(data: PageData) -> pd.DataFrame:
    product = one_head.product(data.own, data.query, data.key)
    columns = {"q": data.own.q[data.query], "k": data.own.k[data.key], "q × k": product.products, "sum": product.running}
    values = {name: column.tolist() for name, column in columns.items()}
    return pd.DataFrame({"dimension": range(len(product.products)), **values})


def _scores(data: PageData) -> pd.DataFrame:
    queries, keys = map(number_tables.numbered, (data.head.scene.words, data.head.scene.keys))
    return number_tables.matrix(data.own.trace.scores.tolist(), queries, keys)


def _values(data: PageData) -> pd.DataFrame:
    keys, columns = number_tables.numbered(data.head.scene.keys), [f"v {d}" for d in range(data.own.v.shape[1])]
    return number_tables.matrix(data.own.v.tolist(), keys, columns, role="key")


TABLES = {
    "product": number_tables.numbers("product", "product", present, _product),
    "scores": number_tables.numbers("scores", "scores", present, _scores),
    "values": number_tables.numbers("values", "values", present, _values),
}
BOARDS = {
    "lead": board(notices(query_key_pair.notices, traced, heads=False, match=False, traced=False), query_key_pair.lead()),
    "pair": board(query_key_pair.pair(), query_key_pair.sources()),
    "maps": board(
        projections.token(),
        row(*map(projections.projection, "qkv")),
        row(*map(projections.vectors, "qkv")),
        projections.projections_in_words(),
    ),
    "scores": board(row(score.scores(), [score.products(), score.product_in_words(), score.swap()], widths=[1, 1.5])),
    "edits": board(
        row(projections.editor(), *map(projections.changed, projections.CHANGED), widths=[2, 1, 1, 1]),
        projections.changes_in_words(),
        offer(
            {
                "Edit a value": {"edits": "v_0_0_3", "edit_map": "v"},
                "Edit a key": {"edits": "k_0_0_3", "edit_map": "k"},
                "Edit a query": {"edits": "q_0_0_3", "edit_map": "q"},
                "Forget my edits": {"edits": ""},
            }
        ),
    ),
    "averages": board(row(lookup.averaged(), lookup.output()), lookup.averages_in_words()),
    "look_up": board(
        row(lookup.matches(), lookup.results(), widths=[1, 1.5]),
        lookup.look_up_in_words(),
        offer({"Exact look-up": {"temperature": 0}, "Softer": {"temperature": 3}, "Back to 1": {"temperature": 1}}),
    ),
    "learning": board(
        row(training.weights(), training.share_by_step(), widths=[1, 1.2]),
        training.training_in_words(),
        offer({"Train it": {"grown": 200}, "Untrained": {"grown": 0}, "Use it above": {"maps": "learned"}}),
    ),
    **number_tables.boards(TABLES),
}
