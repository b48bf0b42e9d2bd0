"""How the panels of order stand: a shuffle of the words alone, one with positions, two words at a distance; tables."""

import pandas as pd

from pages.board.layout import Cost, board, row
from pages.panels.order_and_batch import distance, shuffle
from pages.panels.order_and_batch.page_data import FARTHEST, PageData, Pair, pair, present
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices, offer
from pages.text.languages import Words
from pages.view import traced_view

words = Words("order_and_batch")


def _shuffle(data: PageData) -> pd.DataFrame:
    """Return each word's output before the shuffle and after it, put back."""
    shuffled = data.shuffled
    listed = {"word": list(data.base.scene.words), "place before": range(len(data.order))}
    moved = {"place after": data.order.argsort().tolist(), "largest difference": shuffled.moved.tolist()}
    outputs = (("output", shuffled.output), ("shuffled, put back", shuffled.undone))
    wide = [pd.DataFrame(rows.tolist()).add_prefix(f"{name} ") for name, rows in outputs]
    return pd.concat([pd.DataFrame({**listed, **moved}), *wide], axis=1)


def _distance(data: Pair) -> pd.DataFrame:
    scores = zip(words.LINES.values(), (data.without, data.with_positions), strict=True)
    return pd.DataFrame({"places apart": range(1, FARTHEST + 1), **dict(scores)})


TABLES = {
    "shuffle": number_tables.numbers("shuffle", present, _shuffle),
    "distance": number_tables.numbers("distance", pair, _distance),
}
REVERSED = {"text": "dog bites man", "order_shuffle": 5}  # the shuffle that turns three words round
SENTENCES = {"dog": REVERSED, "random": {"projections": "random"}}
BOARDS = {
    "lead": board(
        notices(
            read=lambda view: traced_view.prepare(view.but(kind="self")),
            heads=False,
            match=False,
            traced=False,
        )
    ),
    "alone": board(row(shuffle.outputs_alone("alone_in_order"), shuffle.outputs_alone("alone_in_disorder"))),
    "alone_words": board(shuffle.alone_in_words()),
    "alone_task": board(shuffle.alone_task(), offer(SENTENCES, words)),
    "placed": board(row(shuffle.outputs("in_order"), shuffle.outputs("in_disorder"))),
    "placed_words": board(shuffle.follows()),
    "placed_task": board(
        shuffle.placed_task(),
        offer(
            {
                "causal": {"positions": "none", "mask": "causal", "bias": "none"},
                "alibi": {"positions": "none", "mask": "none", "bias": "alibi_symmetric", "heads": 8, "temperature": 1.0},
            },
            words,
        ),
    ),
    "knowing": board(row(shuffle.knowing(), [], widths=[1.4, 1])),
    "apart": board(distance.score_by_distance()),
    "apart_words": board(distance.distance_in_words()),
    "apart_task": board(distance.task()),
    "convolution": board(row(distance.convolution(), [], widths=[1, 1])),
    "verified": board(shuffle.checked(), distance.checked(), shuffle.roles()),
    "program": board(distance.program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
