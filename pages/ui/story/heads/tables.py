"""The numbers of the page on heads as a table and CSV."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.story.heads.page_data import PageData, following


def _joined(data: PageData) -> pd.DataFrame:
    scene = data.base.scene
    columns = [f"head {h + 1} [{i}]" for h in range(scene.heads) for i in range(scene.head_size)]
    table = pd.DataFrame(data.base.seen.trace.joined.tolist(), columns=columns)
    table.insert(0, "word", list(scene.words))
    return table


TABLES = {"joined_heads": number_tables.numbers("outputs of all heads", "joined_heads", following(), _joined)}
