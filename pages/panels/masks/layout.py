"""Layout of the page of masks: the mask, its graph, the outputs that move, and PyTorch's behaviour."""

from pages.board.layout import Board, Cost, Row, Rows, board, row
from pages.board.panel import Cell
from pages.panels.explore import about
from pages.panels.masks import mask, messages, propagation, pytorch
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.view.settings import View
from pages.view.traced_view import taken


def _of_one_sentence(*usual: Row | Cell, otherwise: Cell | None = None) -> Board:
    """Return the board of a step about self-attention; across two sentences it holds only the explanation."""
    alone, across = board(*usual), board(*([] if otherwise is None else [otherwise]))

    def rows(view: View) -> Rows:
        return (across if taken(view).kind == "cross" else alone)(view)

    return Board(rows)


BOARDS = {
    "lead": board(notices(heads=False, match=False, traced=False)),
    "mask": board(mask.matrix()),
    "mask_about": board(mask.about()),
    "mask_words": board(mask.row_in_words()),
    "mask_task": board(mask.task(), mask.presets()),
    "combined": board(mask.combined(), mask.combinations()),
    "nothing": board(pytorch.sees_nothing()),
    "polarity": board(pytorch.polarity_in_words(), row(pytorch.polarity("fused"), pytorch.polarity("module"))),
    "corner": board(mask.corner()),
    "graph": _of_one_sentence(messages.messages()),
    "graph_words": _of_one_sentence(messages.layers_in_words(), otherwise=propagation.only_self("layers_other")),
    "graph_task": _of_one_sentence(messages.task(), messages.windows()),
    "one_layer": board(messages.row_in_words(), messages.roles(), messages.graph()),
    "all_words": _of_one_sentence(messages.reached()),
    "changed": _of_one_sentence(row(propagation.changed("open"), propagation.changed("mask"))),
    "changed_words": _of_one_sentence(propagation.changed_in_words(), otherwise=propagation.only_self("changed_other")),
    "changed_task": _of_one_sentence(propagation.changed_task()),
    "grown": _of_one_sentence(row(propagation.grown("open"), propagation.grown("mask"))),
    "grown_words": _of_one_sentence(propagation.grown_in_words(), otherwise=propagation.only_self("grown_other")),
    "grown_task": _of_one_sentence(propagation.grown_task()),
    "block": board(mask.block()),
    "verified": board(pytorch.verified(), propagation.rounding()),
    "program": board(pytorch.program_lacks(), about.program(), cost=Cost.LIGHT),
    **number_tables.boards(pytorch.TABLES),
}
TABLES = pytorch.TABLES
