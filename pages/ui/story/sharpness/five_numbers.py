"""The panels of sharpness about five numbers: multiplied until one takes all the weight."""

import math
from collections.abc import Sequence

from attn_core.cache import remember
from attn_core.experiments import stable_softmax
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import row_bars, templates
from pages.ui.link import View
from pages.ui.text import numbers

NOT_A_NUMBER = "not a number"

_multiplied = remember(stable_softmax.multiplied)


def multiplied(view: View) -> stable_softmax.MultipliedRow:
    """Return what becomes of the five numbers."""
    return _multiplied(view.multiplier, view.constant)


follows = panel(lambda view: view.only("multiplier"))


@follows
def weights(view: View) -> Pieces:
    """Draw the weights of the five numbers, beside those of the numbers as they are."""
    before = _multiplied(1.0, 0).weights.tolist() if view.multiplier != 1 else None
    title = ":gray[**weights**" + (" · ▬ now · ┃ as they are]" if before else "]")
    spec = bars(view, stable_softmax.ROW, multiplied(view).weights.tolist(), before)
    return titled("five", title, spec, "Softmax of five numbers as bars")


def bars(
    view: View, scores: Sequence[float], weights: Sequence[float | None], before: Sequence[float] | None = None
) -> templates.Spec:
    """Return the weights of five scores as bars, the one largest marked; what is None is not a number, and says so."""
    known = [weight or 0.0 for weight in weights]
    winner = known.index(max(known)) if known.count(max(known)) == 1 else None
    words = [NOT_A_NUMBER if weight is None else f"{weight:.4f}" for weight in weights]
    labels = [numbers.decimal(score, 1) for score in scores]
    series = {"now": weights} | ({"warm": before} if before else {})
    return row_bars.weights(labels, series, winner, words, view.dark, NOT_A_NUMBER)


@follows
def five_in_words(view: View) -> Pieces:
    """Say how sharp the five numbers are."""
    row = multiplied(view)
    hot = "infinite temperature" if math.isinf(row.temperature) else f"temperature {row.temperature:.3g}"
    words = f"Times **{view.multiplier:g}** ({hot}): the largest gets **{row.weights.max():.4f}**; "
    words += f"entropy −Σ w ln w = {row.entropy:.2f} nats, e to that: effective keys **{row.effective:.1f}** of 5. "
    words += f"A small change of the five numbers reaches the weights at most **{row.gradient:.3f}** times as large, "
    words += f"{view.multiplier:g} × the {row.softmax_gradient:.3f} of softmax alone"
    return [Text("five_words", f"{words}: {_consequence(view.multiplier, row)}.")]


def _consequence(multiplier: float, row: stable_softmax.MultipliedRow) -> str:
    if multiplier == 0:
        return "the weights no longer depend on them, so nothing is learned"
    if row.softmax_gradient < 0.05:
        return "softmax has its winner and passes almost nothing, so this row hardly learns"
    if row.gradient < 0.05:
        return "the weights hardly depend on them, so this row hardly learns"
    return "while the row is soft, it learns"
