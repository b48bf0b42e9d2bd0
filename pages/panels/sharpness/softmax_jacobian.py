"""The picture of softmax's Jacobian: how much of a small change of the scores reaches the weights, by temperature."""

import torch

from attn_core.experiments import one_row
from pages.board.pieces import Pieces, titled
from pages.charts import line_chart, templates
from pages.panels.sharpness import multiplied_scores
from pages.text import numbers
from pages.text.languages import Words, remember
from pages.view.settings import View

deeper = Words("sharpness_deeper")
NAMES, HOTTEST = ("passed", "alone"), 50


def _axes() -> line_chart.Axes:
    return line_chart.Axes(deeper.SLOPE_AXIS, (0.02, 0.1, 1, 10, HOTTEST), (0, 0.5, 1, 1.5, 2, 2.5), NAMES, height=176)


@multiplied_scores.follows
def gradient(view: View) -> Pieces:
    """Draw how much larger a small change of the five numbers can get on its way to the weights, the present one marked."""
    row = multiplied_scores.scores_of(view)
    marks = templates.table(
        x=min(row.temperature, HOTTEST),
        y=[row.gradient, row.softmax_gradient],
        label=[numbers.decimal(row.gradient, 3), "" if view.multiplier == 1 else numbers.decimal(row.softmax_gradient, 3)],
        strong=[True, False],
        up=[row.gradient >= row.softmax_gradient, row.gradient < row.softmax_gradient],
    )
    return titled("passed", deeper.SLOPE_TITLE, line_chart.curves(_axes(), view.dark, _norms(), marks), deeper.SLOPE_ALT)


@remember
def _norms() -> templates.Columns:
    """Return the spectral norm of the Jacobian against temperature, with 1 / temperature and without."""
    temperatures = line_chart.stops()
    row, at, count = torch.tensor(one_row.ROW), torch.tensor(temperatures), len(temperatures)
    norms = [one_row.spectral_norm(row, at, per_score).tolist() for per_score in (True, False)]
    names = [name for name in NAMES for _ in temperatures]
    return templates.table(x=temperatures * 2, y=norms[0] + norms[1], name=names, strong=[True] * count + [False] * count)
