"""The numbers of the page on heads as a table and CSV."""

import pandas as pd

from pages.ui import number_tables as folds
from pages.ui.story.heads.page_data import Shown, following


def _joined(shown: Shown) -> pd.DataFrame:
    """Return the outputs of all heads side by side, a row a word."""
    scene = shown.base.scene
    columns = [f"head {h + 1} [{i}]" for h in range(scene.heads) for i in range(scene.head_size)]
    table = pd.DataFrame(shown.base.seen.trace.joined.tolist(), columns=columns)
    table.insert(0, "word", list(scene.words))
    return table


TABLES = {"joined_heads": folds.numbers("outputs of all heads", "joined_heads", following(), _joined)}
