"""How the panels of order and batch stand: a shuffle, two words apart, a batch as pools, its weights, its shapes; tables."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.order_and_batch import batch, order
from pages.ui.story.order_and_batch.page_data import FARTHEST, PageData, Pair, pair, present
from pages.ui.text.notices import notices, second_unused


def _shuffle(data: PageData) -> pd.DataFrame:
    """Return each word's output before the shuffle and after it, put back."""
    shuffled = data.shuffled
    words = {"word": list(data.base.scene.words), "place before": range(len(data.order))}
    moved = {"place after": data.order.argsort().tolist(), "largest difference": shuffled.moved.tolist()}
    outputs = (("output", shuffled.output), ("shuffled, put back", shuffled.undone))
    wide = [pd.DataFrame(rows.tolist()).add_prefix(f"{name} ") for name, rows in outputs]
    return pd.concat([pd.DataFrame({**words, **moved}), *wide], axis=1)


def _distance(data: Pair) -> pd.DataFrame:
    scores = zip(order.NAMES, (data.without, data.with_positions), strict=True)
    return pd.DataFrame({"places apart": range(1, FARTHEST + 1), **dict(scores)})


TABLES = {
    "shuffle": number_tables.numbers("the shuffle", "shuffle", present, _shuffle),
    "distance": number_tables.numbers("the score by distance", "distance", pair, _distance),
}
BOARDS = {
    "lead": board(notices(second_unused, traced=False)),
    "shuffle": board(
        order.positions(),
        row(order.outputs("in_order"), order.outputs("in_disorder")),
        row(order.follows(), [], widths=[1.4, 1]),
    ),
    "distance": board(row([order.score_by_distance(), order.distance_in_words()], order.convolution(), widths=[1.3, 1])),
    "pools": board(batch.batch_pools(), batch.pools_in_words()),
    "weights": board(row(*map(batch.example_weights, range(4))), batch.weights_in_words()),
    "shapes": board(row(batch.shapes(), [], widths=[1.4, 1])),
    **number_tables.boards(TABLES),
}
