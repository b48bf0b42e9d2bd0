"""How the panels of the page on softmax stand: spread, sharpness by head size, five scores, a row's two ends; tables."""

import pandas as pd

from attn_core.score_scales import SCALES
from pages.ui import number_tables, traced_view
from pages.ui.board.layout import board, row
from pages.ui.link import View
from pages.ui.story.sharpness import multiplied_scores, scaling, softmax_jacobian, temperature_limits
from pages.ui.text.notices import notices, offer


def _by_size(view: View) -> pd.DataFrame:
    table = {"head size": [*scaling.SIZES, view.head_size]}
    for scale, curve in scaling.size_curves(view).items():
        divisor = SCALES[scale].divisor
        table |= {f"largest weight ÷ {divisor}": curve.largest, f"effective keys ÷ {divisor}": curve.effective}
    return pd.DataFrame(table)


def _draws(view: View) -> pd.DataFrame:
    return pd.DataFrame({scale: scaling.variances(view, scale).drawn for scale in SCALES})


def _row(traced: traced_view.TracedView) -> pd.DataFrame:
    """Return the selected row at both ends and now; hidden keys say so."""
    ends, hidden = temperature_limits.limits(traced), ~traced.row.visible.numpy()
    columns = {title: getattr(ends, name).tolist() for name, title in temperature_limits.NAMES.items()}
    weights = pd.DataFrame(columns).map("{:.6f}".format)
    weights[hidden] = "hidden"
    return pd.concat([pd.DataFrame({"position": range(len(hidden)), "key": list(traced.scene.keys)}), weights], axis=1)


TABLES = {
    "head_sizes": number_tables.numbers("by head size", "head_sizes", scaling.present, _by_size),
    "variances": number_tables.numbers("draws", "variances", scaling.present, _draws),
    "ends": number_tables.numbers("your row", "ends", traced_view.present, _row),
}
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
