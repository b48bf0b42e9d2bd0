"""How the panels of the page on softmax stand: spread, sharpness by head size, five scores, and a row's two ends."""

from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.story.sharpness import multiplied_scores, scaling, softmax_jacobian, temperature_limits
from pages.ui.story.sharpness.tables import TABLES
from pages.ui.text.notices import notices
from pages.ui.text.suggestions import offer

BOARDS = {
    "lead": board(notices(), scaling.lead()),
    "variance": board(scaling.variance()),
    "variance_words": board(
        scaling.variance_in_words(),
        offer({"Head size 64": {"head_size": 64}, "Linear layers": {"init": "linear"}, "No scaling": {"scale": "none"}}),
    ),
    "sizes": board(
        row(*map(scaling.by_size, scaling.MEASURES)),
        scaling.sizes_in_words(),
        offer(
            {
                "Forget to scale": {"head_size": 128, "scale": "none"},
                "Wrong root": {"head_size": 128, "scale": "model", "d_model": 32},
                "Right root": {"head_size": 128, "scale": "head"},
            }
        ),
    ),
    "five": board(
        row(multiplied_scores.weights(), softmax_jacobian.gradient()),
        multiplied_scores.five_in_words(),
        offer({"Times 8": {"multiplier": 8.0}, "Times 32": {"multiplier": 32.0}, "Times 0": {"multiplier": 0.0}}),
    ),
    "constant": board(
        row(*map(multiplied_scores.moved, multiplied_scores.MOVED)),
        multiplied_scores.shift_in_words(),
        offer({"Add 50": {"constant": 50}, "Add 100": {"constant": 100}, "Take 150 away": {"constant": -150}}),
    ),
    "ends": board(
        row(*map(temperature_limits.row, temperature_limits.NAMES)),
        temperature_limits.ends_in_words(),
        offer(
            {
                "Temperature 0": {"temperature": 0.0},
                "Temperature 20": {"temperature": 20.0},
                "Only the past": {"mask": "causal", "temperature": 20.0},
            }
        ),
    ),
    **number_tables.boards(TABLES),
}
