"""Sharpness, five numbers: made larger until one takes all, and moved until a careless softmax breaks."""

import math
from typing import NamedTuple

import torch

from attn_core.cache import remember
from attn_core.experiments import scaling
from attn_core.experiments import stable_softmax as five
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import line_chart as curves
from pages.ui.charts import row_sharpness as distribution
from pages.ui.charts import template as charts
from pages.ui.link import View
from pages.ui.text import sentences as words

NAMES = tuple(f"{number:g}".replace("-", "−") for number in five.ROW)
PASSED = curves.Axes(
    "temperature = 1 / multiplier", (0.02, 0.1, 1, 10, 50), (0, 0.5, 1, 1.5, 2, 2.5), ("passed", "alone"), height=176
)
NOT_A_NUMBER = "not a number"


class Set(NamedTuple):
    """What the five numbers are subjected to."""

    multiplier: float
    constant: int
    dark: bool

    def found(self) -> five.Five:
        """Return what becomes of them."""
        return _five(self.multiplier, self.constant)


_five = remember(five.five)


def multiplied(view: View) -> Set:
    """Return the five numbers without a constant."""
    return Set(view.multiplier, 0, view.dark)


def moved(view: View) -> Set:
    """Return the five numbers with the constant that is set."""
    return Set(view.multiplier, view.constant, view.dark)


shows, moves = panel(multiplied), panel(moved)


@shows
def weights(shown: Set) -> Pieces:
    """Draw the weights of the five numbers, beside those of the numbers as they are."""
    found = shown.found().weights.tolist()
    series = {"now": found, **({"warm": _five(1.0, 0).weights.tolist()} if shown.multiplier != 1 else {})}
    name = ":gray[**weights**" + (" · ▬ now · ┃ as they are]" if "warm" in series else "]")
    spec = distribution.bars(NAMES, series, _winner(found), [f"{w:.4f}" for w in found], shown.dark)
    return [Text("five_name", name), Picture("five", spec, "Softmax of five numbers as bars")]


def _winner(found: list[float]) -> int | None:
    """Return the one largest weight, None for a tie."""
    return found.index(max(found)) if found.count(max(found)) == 1 else None


@remember
def _passed() -> charts.Columns:
    """Return how much gets through against temperature: of the five numbers, and of what softmax is given."""
    stops = distribution.stops()
    row, at = torch.tensor(five.ROW), torch.tensor(stops)
    passed, alone = (scaling.jacobian_size(row, at, per_score).tolist() for per_score in (True, False))
    name = [name for name in PASSED.names for _ in stops]
    return charts.frame(x=[*stops, *stops], y=passed + alone, name=name, strong=[each == "passed" for each in name])


@shows
def gradient(shown: Set) -> Pieces:
    """Draw how much of a small change the softmax lets through, against temperature."""
    found = shown.found()
    at = five.temperature(shown.multiplier)
    sizes = found.passed, found.alone
    marks = charts.frame(
        x=min(at, PASSED.x[-1]),
        y=list(sizes),
        label=[f"{size:.3f}" if shown.multiplier != 1 or size is found.passed else "" for size in sizes],
        strong=[True, False],
        up=[found.passed >= found.alone, found.passed < found.alone],
    )
    name = ":gray[**what gets through, at most** ·] :primary[**━ of the five**] :gray[┉ softmax alone]"
    spec = curves.curves(PASSED, curves.Lines(_passed(), marks), shown.dark)
    return [Text("passed_name", name), Picture("passed", spec, "Size of the Jacobian against temperature")]


@shows
def five_in_words(shown: Set) -> Pieces:
    """Say how sharp the five numbers are."""
    found = shown.found()
    at = five.temperature(shown.multiplier)
    hot = "infinite temperature" if math.isinf(at) else f"temperature {at:.3g}"
    said = f"Times **{shown.multiplier:g}** ({hot}): the largest gets **{found.weights.max():.4f}**; "
    said += f"entropy −Σ w ln w = {found.entropy:.2f} nats, e to that: effective keys **{found.effective:.1f}** of 5. "
    said += f"A small change of the five numbers reaches the weights at most **{found.passed:.3f}** times as large, "
    said += f"{shown.multiplier:g} × the {found.alone:.3f} of softmax alone"
    return [Text("five_words", f"{said}: {_why(shown.multiplier, found)}.")]


def _why(multiplier: float, found: five.Five) -> str:
    """Return what that means for learning."""
    if multiplier == 0:
        return "the weights no longer depend on them, so nothing is learned"
    if found.alone < 0.05:
        return "softmax has its winner and passes almost nothing, so this row hardly learns"
    if found.passed < 0.05:
        return "the weights hardly depend on them, so this row hardly learns"
    return "while the row is soft, it learns"


# ---- a constant added ----


@moves
def naive(shown: Set) -> Pieces:
    """Draw exp(s) / sum(exp(s)) as float32 computes it."""
    found = shown.found().naive
    return [
        Text("naive_name", ":gray[**as it comes:** exp(s) ÷ sum, in float32]"),
        Picture("naive", _bars(found.weights, shown), "Softmax without taking the largest score away first, as bars"),
    ]


@moves
def careful(shown: Set) -> Pieces:
    """Draw softmax as it is computed everywhere."""
    return [
        Text("careful_name", ":gray[**largest taken away first:** what torch.softmax does]"),
        Picture("careful", _bars(shown.found().moved.tolist(), shown), "Softmax as torch computes it, as bars"),
    ]


def _bars(found: list[float | None], shown: Set) -> charts.Spec:
    """Return weights as bars; what is not a number says so."""
    said = [NOT_A_NUMBER if w is None else f"{w:.4f}" for w in found]
    labels = [f"{s:.1f}".replace("-", "−") for s in shown.found().scores.tolist()]
    known = [w or 0.0 for w in found]
    return distribution.bars(labels, {"now": found}, _winner(known), said, shown.dark, NOT_A_NUMBER)


@moves
def shift_in_words(shown: Set) -> Pieces:
    """Say what the constant changes: nothing, unless the exponentials overflow."""
    found = shown.found()
    largest = found.scores.max().item()
    total = "infinity" if found.naive.total is None else f"{found.naive.total:.3g}"
    same = f"The largest score is {largest:.1f}; the exponentials add up to **{total}**. "
    lost = found.naive.finite.count(False)
    if lost:
        why = "0 ÷ 0" if found.naive.total == 0 else "infinity ÷ infinity"
        same += f"{why.capitalize()} is not a number: **{lost} of 5** weights are lost. "
    kept = f"Taken away first, adding {shown.constant} changes no weight by more than **{words.small(found.moved_by)}**."
    return [Text("shift_words", same + kept)]
