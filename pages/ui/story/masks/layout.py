"""How the panels of the page of masks stand: the mask, what follows from it, and what PyTorch makes of it."""

from pages.ui import number_tables
from pages.ui.board.layout import Board, Rows, board, row
from pages.ui.board.panel import Cell
from pages.ui.link import View
from pages.ui.story.masks import mask, propagation, pytorch
from pages.ui.text.notices import notices, offer
from pages.ui.traced_view import taken

WIDTHS = [1, 1.2]  # of a sentence and the picture beside it
BESIDE = [2.2, 1]  # of a sentence and the buttons beside it
FIRST = {"Hide the future (causal)": {"mask": "causal"}, "Hide nothing": {"mask": "none"}}


def _of_one_sentence(slot: str, words: Cell, picture: Cell) -> Board:
    """Return the board of a step about self-attention; across two sentences its words say so, and nothing is drawn."""
    usual, across = row(words, picture, widths=WIDTHS), row(propagation.only_self(slot), [], widths=WIDTHS)

    def rows(view: View) -> Rows:
        return (across if taken(view).kind == "cross" else usual,)

    return rows


BOARDS = {
    "lead": board(
        notices(match=False, traced=False),
        row(mask.lead(), offer(FIRST, lead="**Mask:**"), widths=BESIDE),
        row(mask.mask_in_words(), mask.block(), widths=BESIDE),
    ),
    "mask": board(row(mask.matrix(), mask.graph()), mask.row_in_words(), mask.suggestions()),
    "rounds": _of_one_sentence("rounds_said", propagation.rounds_in_words(), propagation.rounds()),
    "changed": _of_one_sentence("changed_said", propagation.changed_in_words(), propagation.changed()),
    "grown": _of_one_sentence("grown_said", propagation.grown_in_words(), propagation.grown()),
    "nothing": board(row(pytorch.sees_nothing(), [], widths=[1.4, 1])),
    "polarity": board(pytorch.polarity_in_words(), row(pytorch.program("fused"), pytorch.program("module"))),
    **number_tables.boards(pytorch.TABLES),
}
TABLES = pytorch.TABLES
