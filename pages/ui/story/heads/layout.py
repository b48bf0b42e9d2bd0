"""How the panels of the page on heads stand: split and joined, three ways, wide, scaled, mixed, stacked, in a context."""

import pandas as pd

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.heads import equivalents, splitting, stacked_layers
from pages.ui.story.heads.page_data import PageData, following
from pages.ui.text.notices import dropout_unused, notices, offer, second_unused


def _joined(data: PageData) -> pd.DataFrame:
    scene = data.base.scene
    columns = [f"head {h + 1} [{i}]" for h in range(scene.heads) for i in range(scene.head_size)]
    table = pd.DataFrame(data.base.seen.trace.joined.tolist(), columns=columns)
    table.insert(0, "word", list(scene.words))
    return table


TABLES = {"joined_heads": number_tables.numbers("outputs of all heads", "joined_heads", following(), _joined)}
BOARDS = {
    "lead": board(notices(lambda view: [*second_unused(view), *dropout_unused(view)]), splitting.lead()),
    "split": board(
        splitting.side_by_side("split"),
        splitting.side_by_side("joined"),
        splitting.joined_in_words(),
        offer(
            {
                "One head": {"maps": "random", "heads": 1, "head_size": 32},
                "Four heads of 8": {"maps": "random", "heads": 4, "head_size": 8},
                "Four heads, four jobs": {"maps": "previous", "heads": 4, "query": 5},
                "A random draw": {"maps": "random"},
            }
        ),
    ),
    "shapes": board(splitting.shapes()),
    "order": board(splitting.origins(), splitting.order_in_words()),
    "ways": board(
        row(equivalents.list_or_reshape(), equivalents.packed()),
        equivalents.packed_columns(),
        offer({"Eight heads": {"heads": 8}, "Two heads": {"heads": 2}, "Wider heads": {"head_size": 32}}),
    ),
    "widths": board(splitting.widths(), offer({"Share among 5": {"divide_into": 5}, "Share among 8": {"divide_into": 8}})),
    "scale": board(row(equivalents.weights_by_scale(), equivalents.scaled_by())),
    "mixed": board(splitting.shares()),
    "layers": board(
        stacked_layers.heard(),
        offer(
            {
                "Three layers": {"layers": 3},
                "Without W_O": {"mix_heads": False},
                "Without W_O, heads of 8": {"mix_heads": False, "head_size": 8},
                "With W_O, heads of 16": {"mix_heads": True, "head_size": 16},
            }
        ),
    ),
    "context": board(stacked_layers.in_context(), offer({"Too short": {"context": 5}, "Long context": {"context": 24}})),
    **number_tables.boards(TABLES),
}
