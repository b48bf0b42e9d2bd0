"""What the page of order and batch folds away: the numbers behind the pictures of the sentence."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.story.order_and_batch.page_data import FARTHEST, Apart, PageData, apart, distances, present


def _shuffle(data: PageData) -> pd.DataFrame:
    """Return each word's output before the shuffle and after it, put back."""
    each = data.shuffled
    known = {"word": list(data.base.scene.words), "place before": range(len(data.order))}
    moved = {"place after": data.order.argsort().tolist(), "largest difference": each.moved.tolist()}
    outputs = (("output", each.output), ("shuffled, put back", each.undone))
    wide = [pd.DataFrame(rows.tolist()).add_prefix(f"{name} ") for name, rows in outputs]
    return pd.concat([pd.DataFrame({**known, **moved}), *wide], axis=1)


def _distance(data: Apart) -> pd.DataFrame:
    """Return the score at every distance."""
    scores = {name: distances(data, on) for name, on in (("words alone", False), ("with positions", True))}
    return pd.DataFrame({"places between": range(1, FARTHEST + 1), **scores})


TABLES = {
    "shuffle": number_tables.numbers("the shuffle", "shuffle", present, _shuffle),
    "distance": number_tables.numbers("the score by distance", "distance", apart, _distance),
}
