"""How the panels about operations stand: what is done, the selected head, the next word, which head and arrow matter."""

import pandas as pd

from pages.board.layout import Cost, board, row
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.panels.surgery import arrows, operations, patches, pictures, score
from pages.panels.surgery.page_data import SurgeryData, present
from pages.view import model_view


def _next(data: SurgeryData) -> pd.DataFrame:
    """Return the probability of every next word, without the operations and with them, and the difference."""
    before, now = (run.merged.tolist() for run in (data.before, data.now))
    words = [data.name(number) for number in range(len(before))]
    table = pd.DataFrame({"word": words, "before": before, "now": now})
    table = table[~table.index.isin(data.now.unused[1:])]  # which are counted with the first
    return table.assign(difference=table["now"] - table["before"]).sort_values("now", ascending=False, ignore_index=True)


TABLES = {"next": number_tables.numbers("next", present, _next)}
BOARDS = {
    "lead": board(
        operations.effect(),
        operations.chips(),
        operations.task(),
        notices(model_view.remarks, model_view.traced, match=False, heads=False, traced=False),
    ),
    "experiments": board(operations.experiments(), cost=Cost.LIGHT),
    "head": board(operations.offers(), pictures.weights()),
    "why": board(score.why()),
    "next": board(pictures.next_word(), operations.go_on()),
    "which_head": board(pictures.which_head()),
    "ten_heads": board(arrows.ten_heads(), cost=Cost.SCANNED),
    "second": board(patches.second(), cost=Cost.LIGHT),
    "patches": board(row(patches.grid("output"), patches.grid("pattern")), patches.carries()),
    "which_arrow": board(pictures.which_arrow()),
    **number_tables.boards(TABLES, Cost.LIGHT),
}
