"""The numbers of sharpness as tables: theory and sharpness by head size, the draws, the learner's row."""

import pandas as pd

from attn_core.score_scales import SCALES
from pages.ui import number_tables, traced_view
from pages.ui.link import View
from pages.ui.story.sharpness import scaling, temperature_limits


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
