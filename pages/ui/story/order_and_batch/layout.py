"""How the panels of order and batch stand: a shuffle, two words apart, a batch as pools, its weights, its shapes."""

from pages.ui import number_tables as folds
from pages.ui.board.layout import board, row
from pages.ui.story.order_and_batch import batch as batches
from pages.ui.story.order_and_batch import order as order_and_batch
from pages.ui.story.order_and_batch.tables import TABLES
from pages.ui.text import notices as remarks

BOARDS = {
    "lead": board(remarks.draw(alone=True, traced=False)),
    "shuffle": board(
        order_and_batch.positions(),
        row(order_and_batch.in_order(), order_and_batch.in_disorder()),
        row(order_and_batch.follows(), [], widths=[1.4, 1]),
    ),
    "distance": board(
        row(
            [order_and_batch.score_by_distance(), order_and_batch.distance_in_words()],
            order_and_batch.convolution(),
            widths=[1.3, 1],
        )
    ),
    "pools": board(batches.batch_pools(), batches.pools_in_words()),
    "weights": board(
        row(*(batches.example_weights(example) for example in range(4))),
        batches.weights_in_words(),
    ),
    "shapes": board(row(batches.shapes(), [], widths=[1.4, 1])),
    **folds.boards(TABLES),
}
