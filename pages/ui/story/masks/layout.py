"""How the panels of the page of masks stand: the mask, what follows from it, and what PyTorch makes of it."""

from pages.ui import number_tables as folds
from pages.ui.board.layout import board, row
from pages.ui.story.masks import mask as masks
from pages.ui.story.masks import painting as masks_paint
from pages.ui.story.masks import propagation as masks_moving
from pages.ui.story.masks import pytorch as masks_in_torch
from pages.ui.text import notices as remarks
from pages.ui.text.suggestions import offer

WIDTHS = [1, 1.2]  # of a sentence and the picture beside it
BESIDE = [2.2, 1]  # of a sentence and the buttons beside it

BOARDS = {
    "lead": board(
        remarks.draw(meeting=False, traced=False),
        row(masks.lead(), offer(masks_paint.FIRST, lead="**Mask:**"), widths=BESIDE),
        row(masks.mask_in_words(), masks_paint.block(), widths=BESIDE),
    ),
    "mask": board(
        row(masks.matrix(), masks.graph()),
        masks.row_in_words(),
        masks_paint.try_this(),
    ),
    "rounds": board(row(masks_moving.rounds_in_words(), masks_moving.rounds(), widths=WIDTHS)),
    "changed": board(row(masks_moving.changed_in_words(), masks_moving.changed(), widths=WIDTHS)),
    "grown": board(row(masks_moving.grown_in_words(), masks_moving.grown(), widths=WIDTHS)),
    "nothing": board(row(masks_in_torch.sees_nothing(), [], widths=[1.4, 1])),
    "polarity": board(
        masks_in_torch.polarity_in_words(),
        row(masks_in_torch.for_fused(), masks_in_torch.for_module()),
    ),
    **folds.boards(masks_in_torch.TABLES),
}
TABLES = masks_in_torch.TABLES
