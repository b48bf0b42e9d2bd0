"""How the panels of the page of masks stand: the mask, what follows from it, and what PyTorch makes of it."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.masks import mask, painting, propagation, pytorch
from pages.ui.text import notices
from pages.ui.text.suggestions import offer

WIDTHS = [1, 1.2]  # of a sentence and the picture beside it
BESIDE = [2.2, 1]  # of a sentence and the buttons beside it

BOARDS = {
    "lead": board(
        notices.draw(meeting=False, traced=False),
        row(mask.lead(), offer(painting.FIRST, lead="**Mask:**"), widths=BESIDE),
        row(mask.mask_in_words(), painting.block(), widths=BESIDE),
    ),
    "mask": board(
        row(mask.matrix(), mask.graph()),
        mask.row_in_words(),
        painting.try_this(),
    ),
    "rounds": board(row(propagation.rounds_in_words(), propagation.rounds(), widths=WIDTHS)),
    "changed": board(row(propagation.changed_in_words(), propagation.changed(), widths=WIDTHS)),
    "grown": board(row(propagation.grown_in_words(), propagation.grown(), widths=WIDTHS)),
    "nothing": board(row(pytorch.sees_nothing(), [], widths=[1.4, 1])),
    "polarity": board(
        pytorch.polarity_in_words(),
        row(pytorch.for_fused(), pytorch.for_module()),
    ),
    **number_tables.boards(pytorch.TABLES),
}
TABLES = pytorch.TABLES
