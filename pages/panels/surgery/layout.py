"""How the panels about operations stand: what is done, the selected head, the next word, which head and arrow matter."""

import pandas as pd

from pages.board.layout import Cost, board, row
from pages.panels.models import missing
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.panels.surgery import arrows, operations, patches, pictures, score
from pages.panels.surgery.page_data import SurgeryData, present, remarks
from pages.view import model_view

MOST = 500  # words of a table


def _next(data: SurgeryData) -> pd.DataFrame:
    """Return the probability of every next word, without the operations and with them, and the difference."""
    before, now = (run.merged.tolist() for run in (data.before, data.now))
    words = [data.name(number) for number in range(len(before))]
    table = pd.DataFrame({"word": words, "before": before, "now": now})
    table = table[~table.index.isin(data.now.unused[1:])]  # which are counted with the first
    table = table.assign(difference=table["now"] - table["before"])
    return table.sort_values("now", ascending=False, ignore_index=True).head(MOST)


TABLES = {"next": number_tables.numbers("next", present, _next)}
BOARDS = {
    "lead": board(
        operations.effect(),
        operations.chips(),
        row(operations.task(), operations.solution(), widths=[1, 0.18]),
        notices(remarks, model_view.without_remarks, match=False, heads=False, traced=False),
        missing.offer(),
        cost=Cost.MODEL,
    ),
    "experiments": board(operations.experiments(), cost=Cost.LIGHT),
    "head": board(operations.offers(), pictures.weights(), cost=Cost.MODEL),
    "why": board(score.why(), cost=Cost.MODEL),
    "next": board(pictures.next_word(), operations.go_on(), cost=Cost.MODEL),
    "which_head": board(pictures.which_head(), cost=Cost.SCANNED, unfinished=pictures.unfinished),
    "ten_heads": board(arrows.ten_heads(), cost=Cost.SCANNED, unfinished=arrows.unfinished),
    "second": board(patches.second(), cost=Cost.LIGHT),
    "patches": board(
        row(patches.grid("output"), patches.grid("pattern")),
        patches.carries(),
        cost=Cost.SCANNED,
        unfinished=patches.unfinished,
    ),
    "which_arrow": board(pictures.which_arrow(), cost=Cost.MODEL),
    **number_tables.boards(TABLES, Cost.MODEL),
}
