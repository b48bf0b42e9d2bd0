"""How the boards of the page on softmax stand: five scores, how large scores are, a row's weights, its two ends; tables."""

import pandas as pd

from attn_core.score_scales import ways
from pages.board.layout import Cost, board, row
from pages.panels.shared import number_tables, program_needs
from pages.panels.shared.notices import notices, offer
from pages.panels.sharpness import multiplied_scores, powers, scaling, softmax_jacobian, temperature_limits
from pages.text import numbers
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View

words, deeper = Words("sharpness"), Words("sharpness_deeper")
OFFERS = {  # board → suggestions: the name of the label → values that it sets
    "five": {"times_8": {"multiplier": 8.0}, "times_0": {"multiplier": 0.0}},
    "constant": {"add_50": {"constant": 50}, "add_100": {"constant": 100}, "subtract_150": {"constant": -150}},
    "powers": {"narrow": {"head_size": 1}, "wide": {"head_size": 128}},
    "sizes": {
        "wrong_root": {"head_size": 128, "scale": "model"},
        "right_root": {"head_size": 128, "scale": "head"},
    },
    "ends": {
        "cold": {"temperature": 0.0},
        "past": {"mask": "causal", "query": 3},
    },
}
TRY = {name: offer(changes, labels=words) for name, changes in OFFERS.items()}


def _by_size(view: View) -> pd.DataFrame:
    table = {"head size": [*scaling.SIZES, view.head_size]}
    curves = scaling.size_curves(view)
    for name, divided in ways(view.divisor).items():
        curve, divisor = curves[name], numbers.local(divided.name)
        table |= {f"largest weight ÷ {divisor}": curve.largest, f"effective keys ÷ {divisor}": curve.effective}
    return pd.DataFrame(table)


def _draws(view: View) -> pd.DataFrame:
    return pd.DataFrame({name: scaling.variances(view, each).drawn for name, each in ways(view.divisor).items()})


def _row(traced: traced_view.TracedView) -> pd.DataFrame:
    """Return the selected row at both ends and now; hidden keys say so."""
    ends, hidden = temperature_limits.limits(traced), ~traced.row.visible.numpy()
    columns = {title: getattr(ends, name).tolist() for name, title in words.ENDS.items()}
    weights = pd.DataFrame(columns).map(number_tables.six)
    weights[hidden] = words.HIDDEN
    return pd.concat([pd.DataFrame({"position": range(len(hidden)), "key": list(traced.scene.keys)}), weights], axis=1)


TABLES = {
    "head_sizes": number_tables.numbers("head_sizes", scaling.present, _by_size),
    "variances": number_tables.numbers("variances", scaling.present, _draws),
    "ends": number_tables.numbers("ends", traced_view.present, _row),
}

BOARDS = {
    "lead": board(notices(match=False, heads=False)),
    "five": board(multiplied_scores.weights()),
    "five_words": board(multiplied_scores.five_in_words()),
    "five_task": board(multiplied_scores.task(), TRY["five"]),
    "slope": board(softmax_jacobian.gradient(), multiplied_scores.slope_in_words()),
    "constant": board(
        row(*map(multiplied_scores.moved, multiplied_scores.MOVED)), multiplied_scores.shift_in_words(), TRY["constant"]
    ),
    "powers": board(powers.powers()),
    "powers_words": board(powers.in_words()),
    "powers_task": board(powers.task(), TRY["powers"]),
    "spread": board(scaling.spread(), scaling.spread_in_words()),
    "derivation": board(scaling.variance_in_words()),
    "draws": board(scaling.variance(), scaling.draws()),
    "linear": board(scaling.linear()),
    "sizes": board(scaling.by_size("largest")),
    "sizes_words": board(scaling.sizes_in_words()),
    "sizes_task": board(scaling.sizes_task(), TRY["sizes"]),
    "effective": board(row(scaling.by_size("effective"), [scaling.sizes_table()])),
    "ends": board(temperature_limits.row()),
    "ends_words": board(temperature_limits.ends_in_words()),
    "ends_task": board(temperature_limits.task(), TRY["ends"]),
    "far": board(temperature_limits.far(), temperature_limits.roles()),
    "verified": board(multiplied_scores.verified(), scaling.verified(), temperature_limits.verified()),
    "program": board(program_needs.program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
