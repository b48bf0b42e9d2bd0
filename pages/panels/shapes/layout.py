"""How the panels about shapes stand: a batch as pools, its weights, its shapes, the way to heads and back; tables."""

import pandas as pd

from pages.board.layout import board, row
from pages.panels.shapes import batch, splitting
from pages.panels.shapes.page_data import BatchData, Way, batched, way
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.view import traced_view


def _weights(data: BatchData) -> pd.DataFrame:
    """Return the selected head's weights of every example, a row a query."""
    weights = data.batch.trace.heads.weights[:, data.base.head]  # (B, T, T)
    places = [(example, query) for example in range(len(weights)) for query in range(weights.shape[1])]
    table = pd.DataFrame(places, columns=["example", "query"])
    return pd.concat([table, pd.DataFrame(weights.flatten(0, 1).tolist()).add_prefix("key ")], axis=1)


def _steps(data: Way) -> pd.DataFrame:
    return pd.DataFrame([(name, str(size)) for name, size in data.pipeline.steps], columns=["step", "shape"])


TABLES = {
    "batch_weights": number_tables.numbers("batch_weights", batched, _weights),
    "way": number_tables.numbers("way", way, _steps),
}
BOARDS = {
    "lead": board(notices(read=lambda view: traced_view.prepare(view.but(kind="self")), match=False, traced=False)),
    "pools": board(batch.batch_pools(), batch.pools_in_words()),
    "weights": board(row(*map(batch.example_weights, range(4))), batch.weights_in_words()),
    "shapes": board(batch.shapes()),
    "steps": board(splitting.steps()),
    "order": board(splitting.origins(), splitting.order_in_words()),
    "verified": board(batch.checked()),
    **number_tables.boards(TABLES),
}
