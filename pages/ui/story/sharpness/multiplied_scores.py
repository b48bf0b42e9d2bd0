"""The panels of sharpness about a few scores: multiplied until one takes all the weight, and moved by a constant."""

import math
from collections.abc import Sequence

from attn_core import sharpness
from attn_core.cache import remember
from attn_core.experiments import one_row
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import row_bars, templates
from pages.ui.link import View
from pages.ui.text import numbers

NOT_A_NUMBER = "not a number"
MOVED = {  # slot → its title, and what it shows
    "naive": ("**as it comes:** exp(s) ÷ sum, in float32", "Softmax without taking the largest score away first, as bars"),
    "careful": ("**largest taken away first:** what torch.softmax does", "Softmax as torch computes it, as bars"),
}

_multiplied = remember(one_row.multiplied)
follows = panel(lambda view: view.only("multiplier"))
follows_constant = panel(lambda view: view.only("multiplier", "constant"))


def scores_of(view: View) -> one_row.MultipliedRow:
    """Return the five scores as they are multiplied and moved, with their softmax."""
    return _multiplied(view.multiplier, view.constant)


def _bars(
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
def weights(view: View) -> Pieces:
    """Draw the weights of the five numbers, beside those of the numbers as they are."""
    before = _multiplied(1.0, 0).weights.tolist() if view.multiplier != 1 else None
    title = ":gray[**weights**" + (" · ▬ now · ┃ as they are]" if before else "]")
    spec = _bars(view, one_row.ROW, scores_of(view).weights.tolist(), before)
    return titled("five", title, spec, "Softmax of five numbers as bars")


@follows
def five_in_words(view: View) -> Pieces:
    """Say how sharp the five numbers are, and how much of a change softmax passes on then."""
    row, multiplier = scores_of(view), view.multiplier
    hot = "infinite temperature" if math.isinf(row.temperature) else f"temperature {row.temperature:.3g}"
    words = f"Times **{multiplier:g}** ({hot}): the largest gets **{row.weights.max():.4f}**; "
    words += f"entropy −Σ w ln w = {row.entropy:.2f} nats, e to that: effective keys **{row.effective:.1f}** of 5. "
    words += f"{saturation(row.weights.max().item())}: a small change of its scores reaches the weights at most "
    words += f"**{row.softmax_gradient:.3f}** times as large, and a gradient the scores."
    if multiplier == 0:
        words += " Times 0, the five numbers change no score, so no gradient reaches them."
    elif multiplier != 1:
        words += f" A change of the five numbers is first made {multiplier:g} times as large: {row.gradient:.3f} in all."
    return [Text("five_words", words)]


def saturation(largest: float) -> str:
    """Return how much of a change a row passes on whose largest weight this is: one of three levels, in words."""
    if largest >= sharpness.SATURATED:
        return "The row is saturated, and softmax passes almost nothing on"
    if largest >= sharpness.NEARLY_SATURATED:
        return "The row is nearly saturated, and softmax passes little on"
    return "The row is not saturated, and softmax passes changes on"


@follows_constant
def moved(view: View, slot: str) -> Pieces:
    """Draw softmax of the moved numbers, the largest taken away first or not."""
    (title, alt), row = MOVED[slot], scores_of(view)
    shares = row.naive.weights if slot == "naive" else row.moved.tolist()
    return titled(slot, f":gray[{title}]", _bars(view, row.scores.tolist(), shares), alt)


@follows_constant
def shift_in_words(view: View) -> Pieces:
    row = scores_of(view)
    total = "infinity" if row.naive.total is None else f"{row.naive.total:.3g}"
    words = f"The largest score is {row.scores.max().item():.1f}; the exponentials add up to **{total}**. "
    lost = row.naive.weights.count(None)
    if lost:
        ratio = "0 ÷ 0" if row.naive.total == 0 else "Infinity ÷ infinity"
        words += f"{ratio} is not a number: **{lost} of 5** weights are lost. "
    words += f"Taken away first, adding {view.constant} changes no weight by more than **{numbers.small(row.moved_by)}**."
    return [Text("shift_words", words)]
