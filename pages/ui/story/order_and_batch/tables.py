"""The numbers of the page of order and batch as tables: the shuffle, and the score by distance."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.story.order_and_batch.order import NAMES
from pages.ui.story.order_and_batch.page_data import FARTHEST, PageData, Pair, pair, present


def _shuffle(data: PageData) -> pd.DataFrame:
    """Return each word's output before the shuffle and after it, put back."""
    shuffled = data.shuffled
    words = {"word": list(data.base.scene.words), "place before": range(len(data.order))}
    moved = {"place after": data.order.argsort().tolist(), "largest difference": shuffled.moved.tolist()}
    outputs = (("output", shuffled.output), ("shuffled, put back", shuffled.undone))
    wide = [pd.DataFrame(rows.tolist()).add_prefix(f"{name} ") for name, rows in outputs]
    return pd.concat([pd.DataFrame({**words, **moved}), *wide], axis=1)


def _distance(data: Pair) -> pd.DataFrame:
    scores = zip(NAMES, (data.without, data.with_positions), strict=True)
    return pd.DataFrame({"places between": range(1, FARTHEST + 1), **dict(scores)})


TABLES = {
    "shuffle": number_tables.numbers("the shuffle", "shuffle", present, _shuffle),
    "distance": number_tables.numbers("the score by distance", "distance", pair, _distance),
}
