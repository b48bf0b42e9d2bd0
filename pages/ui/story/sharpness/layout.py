"""How the panels of the page on softmax stand: spread, sharpness by head size, five numbers, and a row's two ends."""

from pages.ui import number_tables as folds
from pages.ui.board.layout import board, row
from pages.ui.story.sharpness import scaling as sharpness
from pages.ui.story.sharpness import stable_softmax as sharpness_five
from pages.ui.story.sharpness import temperature_limits as sharpness_ends
from pages.ui.text import notices as remarks
from pages.ui.text.suggestions import offer

TABLES = sharpness_ends.TABLES
BOARDS = {
    "lead": board(remarks.draw(), sharpness.lead()),
    "variance": board(sharpness.variance()),
    "variance_words": board(
        sharpness.variance_in_words(),
        offer({"Head size 64": {"head_size": 64}, "Linear layers": {"init": "linear"}, "No scaling": {"scale": "none"}}),
    ),
    "sizes": board(
        row(sharpness.largest(), sharpness.effective()),
        sharpness.sizes_in_words(),
        offer(
            {
                "Forget to scale": {"head_size": 128, "scale": "none"},
                "Wrong root": {"head_size": 128, "scale": "model", "d_model": 32},
                "Right root": {"head_size": 128, "scale": "head"},
            }
        ),
    ),
    "five": board(
        row(sharpness_five.weights(), sharpness_five.gradient()),
        sharpness_five.five_in_words(),
        offer({"Times 8": {"multiplier": 8.0}, "Times 32": {"multiplier": 32.0}, "Times 0": {"multiplier": 0.0}}),
    ),
    "constant": board(
        row(sharpness_five.naive(), sharpness_five.careful()),
        sharpness_five.shift_in_words(),
        offer({"Add 50": {"constant": 50}, "Add 100": {"constant": 100}, "Take 150 away": {"constant": -150}}),
    ),
    "ends": board(
        row(*(sharpness_ends.row(which) for which in sharpness_ends.NAMES)),
        sharpness_ends.ends_in_words(),
        offer(
            {
                "Temperature 0": {"temperature": 0.0},
                "Temperature 20": {"temperature": 20.0},
                "Only the past": {"mask": "causal", "temperature": 20.0},
            }
        ),
    ),
    **folds.boards(TABLES),
}
