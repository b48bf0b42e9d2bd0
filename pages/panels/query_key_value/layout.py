"""Layout of query, key and value: a picture, a sentence and a task per step, the deeper parts, tables."""

import pandas as pd

from attn_core.projections import one_head
from pages.board.layout import Cost, board, row
from pages.panels.query_key_value import changes, lookup, one_matrix, projections, query_key_pair, score, training
from pages.panels.query_key_value.page_data import PageData, present
from pages.panels.shared import number_tables, program_needs
from pages.panels.shared.notices import notices, offer
from pages.text.languages import Words

words = Words("query_key_value")


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
    "product": number_tables.numbers("product", present, _product),
    "scores": number_tables.numbers("scores", present, _scores),
    "values": number_tables.numbers("values", present, _values),
}
TEMPERATURES = {name: {"temperature": to} for name, to in {"exact": 0.0, "plain": 1.0, "soft": 6.0}.items()}
TRAINING = {"untrained": {"grown": 0}}
BOARDS = {
    "key_name": board(query_key_pair.key_name()),
    "lead": board(notices(query_key_pair.notices, heads=False, match=False, traced=False)),
    # 1: one vector, three projections
    "projected": board(projections.token(), projections.together()),
    "projected_words": board(projections.projected_in_words()),
    "projected_task": board(projections.task()),
    "maps": board(row(*map(projections.projection, "qkv")), row(*map(projections.vectors, "qkv"))),
    "sources": board(query_key_pair.sources()),
    "averages": board(row(lookup.averaged(), lookup.output()), lookup.averages_in_words()),
    # 2: a score is a sum of products
    "products": board(score.scores(), score.products()),
    "product_words": board(score.product_in_words(), score.swap()),
    "product_task": board(score.task(), query_key_pair.pair()),
    "one_matrix": board(row(score.scores("two_matrices"), one_matrix.symmetric_scores()), one_matrix.symmetric_in_words()),
    "look_up": board(
        row(lookup.matches(), lookup.results(), widths=[1, 1.5]),
        lookup.look_up_in_words(),
        offer(TEMPERATURES, labels=words),
    ),
    # 3: the role of each projection
    "moved": board(changes.moved(), changes.editor()),
    "moved_words": board(changes.changes_in_words(), changes.edited()),
    "moved_task": board(changes.task(), changes.suggestions()),
    "edits": board(row(*map(changes.changed, changes.CHANGED)), changes.forget()),
    # 4: W_Q and W_K are trained
    "learning": board(training.weights(), cost=Cost.TRAINED),
    "learning_words": board(training.training_in_words(), cost=Cost.TRAINED),
    "learning_task": board(training.task(), offer(TRAINING, labels=words), training.use(), cost=Cost.TRAINED),
    "loss": board(training.share_by_step(), training.loss_in_words(), cost=Cost.TRAINED),
    # at the foot
    "verified": board(query_key_pair.verified()),
    "program": board(program_needs.program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
