"""How the panels of order and batch stand: a shuffle, two words apart, a batch as pools, its weights, its shapes."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.order_and_batch import batch, order
from pages.ui.story.order_and_batch.tables import TABLES
from pages.ui.text.notices import notices, second_unused

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
