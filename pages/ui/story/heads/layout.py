"""How the panels of the page on heads stand: split and joined, three ways, wide, scaled, mixed, stacked, in a context."""

from pages.ui import number_tables as folds
from pages.ui.board.layout import board, row
from pages.ui.story.heads import head_width as heads_width
from pages.ui.story.heads import splitting as heads
from pages.ui.story.heads import stacked_layers as heads_layers
from pages.ui.story.heads import tables as heads_folds
from pages.ui.text import notices as remarks
from pages.ui.text.suggestions import offer

TABLES = heads_folds.TABLES
BOARDS = {
    "lead": board(remarks.draw(alone=True), heads.lead()),
    "split": board(
        heads.split(),
        heads.joined(),
        heads.joined_in_words(),
        offer(
            {
                "One head": {"maps": "random", "heads": 1, "head_size": 32},
                "Four heads of 8": {"maps": "random", "heads": 4, "head_size": 8},
                "Four heads, four jobs": {"maps": "previous", "heads": 4, "query": 5},
                "A random draw": {"maps": "random"},
            }
        ),
    ),
    "shapes": board(heads.shapes()),
    "order": board(heads.origins(), heads.order_in_words()),
    "ways": board(
        row(heads.list_or_reshape(), heads.packed()),
        heads.packed_columns(),
        offer({"Eight heads": {"heads": 8}, "Two heads": {"heads": 2}, "Wider heads": {"head_size": 32}}),
    ),
    "widths": board(heads_width.widths(), offer({"Share among 5": {"divide_into": 5}, "Share among 8": {"divide_into": 8}})),
    "scale": board(row(heads_width.weights_by_scale(), heads_width.scaled_by())),
    "mixed": board(heads_width.shares()),
    "layers": board(
        heads_layers.heard(),
        offer(
            {
                "Three layers": {"layers": 3},
                "Without W_O": {"mix_heads": False},
                "Without W_O, heads of 8": {"mix_heads": False, "head_size": 8},
                "With W_O, heads of 16": {"mix_heads": True, "head_size": 16},
            }
        ),
    ),
    "context": board(heads_layers.in_context(), offer({"Too short": {"context": 5}, "Long context": {"context": 24}})),
    **folds.boards(TABLES),
}
