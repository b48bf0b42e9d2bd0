"""Sharpness, five numbers: made larger until one takes all, and moved until a careless softmax breaks."""

import math
from typing import NamedTuple

import torch

from attn_core.cache import remember
from attn_core.experiments import scaling, stable_softmax
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import line_chart, row_sharpness, templates
from pages.ui.link import View
from pages.ui.text import numbers

NAMES = tuple(f"{number:g}".replace("-", "−") for number in stable_softmax.ROW)
PASSED = line_chart.Axes(
    "temperature = 1 / multiplier", (0.02, 0.1, 1, 10, 50), (0, 0.5, 1, 1.5, 2, 2.5), ("passed", "alone"), height=176
)
NOT_A_NUMBER = "not a number"


class Set(NamedTuple):
    """What the five numbers are subjected to."""

    multiplier: float
    constant: int
    dark: bool

    def found(self) -> stable_softmax.Five:
        """Return what becomes of them."""
        return _five(self.multiplier, self.constant)


_five = remember(stable_softmax.five)


def multiplied(view: View) -> Set:
    """Return the five numbers without a constant."""
    return Set(view.multiplier, 0, view.dark)


def moved(view: View) -> Set:
    """Return the five numbers with the constant that is set."""
    return Set(view.multiplier, view.constant, view.dark)


shows, moves = panel(multiplied), panel(moved)


@shows
def weights(data: Set) -> Pieces:
    """Draw the weights of the five numbers, beside those of the numbers as they are."""
    found = data.found().weights.tolist()
    series = {"now": found, **({"warm": _five(1.0, 0).weights.tolist()} if data.multiplier != 1 else {})}
    name = ":gray[**weights**" + (" · ▬ now · ┃ as they are]" if "warm" in series else "]")
    spec = row_sharpness.bars(NAMES, series, _winner(found), [f"{w:.4f}" for w in found], data.dark)
    return [Text("five_name", name), Picture("five", spec, "Softmax of five numbers as bars")]


def _winner(found: list[float]) -> int | None:
    """Return the one largest weight, None for a tie."""
    return found.index(max(found)) if found.count(max(found)) == 1 else None


@remember
def _passed() -> templates.Columns:
    """Return how much gets through against temperature: of the five numbers, and of what softmax is given."""
    stops = row_sharpness.stops()
    row, at = torch.tensor(stable_softmax.ROW), torch.tensor(stops)
    passed, alone = (scaling.jacobian_size(row, at, per_score).tolist() for per_score in (True, False))
    name = [name for name in PASSED.names for _ in stops]
    return templates.frame(x=[*stops, *stops], y=passed + alone, name=name, strong=[each == "passed" for each in name])


@shows
def gradient(data: Set) -> Pieces:
    """Draw how much of a small change the softmax lets through, against temperature."""
    found = data.found()
    at = stable_softmax.temperature(data.multiplier)
    sizes = found.passed, found.alone
    marks = templates.frame(
        x=min(at, PASSED.x[-1]),
        y=list(sizes),
        label=[f"{size:.3f}" if data.multiplier != 1 or size is found.passed else "" for size in sizes],
        strong=[True, False],
        up=[found.passed >= found.alone, found.passed < found.alone],
    )
    name = ":gray[**what gets through, at most** ·] :primary[**━ of the five**] :gray[┉ softmax alone]"
    spec = line_chart.curves(PASSED, line_chart.Lines(_passed(), marks), data.dark)
    return [Text("passed_name", name), Picture("passed", spec, "Size of the Jacobian against temperature")]


@shows
def five_in_words(data: Set) -> Pieces:
    """Say how sharp the five numbers are."""
    found = data.found()
    at = stable_softmax.temperature(data.multiplier)
    hot = "infinite temperature" if math.isinf(at) else f"temperature {at:.3g}"
    said = f"Times **{data.multiplier:g}** ({hot}): the largest gets **{found.weights.max():.4f}**; "
    said += f"entropy −Σ w ln w = {found.entropy:.2f} nats, e to that: effective keys **{found.effective:.1f}** of 5. "
    said += f"A small change of the five numbers reaches the weights at most **{found.passed:.3f}** times as large, "
    said += f"{data.multiplier:g} × the {found.alone:.3f} of softmax alone"
    return [Text("five_words", f"{said}: {_why(data.multiplier, found)}.")]


def _why(multiplier: float, found: stable_softmax.Five) -> str:
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
def naive(data: Set) -> Pieces:
    """Draw exp(s) / sum(exp(s)) as float32 computes it."""
    found = data.found().naive
    return [
        Text("naive_name", ":gray[**as it comes:** exp(s) ÷ sum, in float32]"),
        Picture("naive", _bars(found.weights, data), "Softmax without taking the largest score away first, as bars"),
    ]


@moves
def careful(data: Set) -> Pieces:
    """Draw softmax as it is computed everywhere."""
    return [
        Text("careful_name", ":gray[**largest taken away first:** what torch.softmax does]"),
        Picture("careful", _bars(data.found().moved.tolist(), data), "Softmax as torch computes it, as bars"),
    ]


def _bars(found: list[float | None], data: Set) -> templates.Spec:
    """Return weights as bars; what is not a number says so."""
    said = [NOT_A_NUMBER if w is None else f"{w:.4f}" for w in found]
    labels = [f"{s:.1f}".replace("-", "−") for s in data.found().scores.tolist()]
    known = [w or 0.0 for w in found]
    return row_sharpness.bars(labels, {"now": found}, _winner(known), said, data.dark, NOT_A_NUMBER)


@moves
def shift_in_words(data: Set) -> Pieces:
    """Say what the constant changes: nothing, unless the exponentials overflow."""
    found = data.found()
    largest = found.scores.max().item()
    total = "infinity" if found.naive.total is None else f"{found.naive.total:.3g}"
    same = f"The largest score is {largest:.1f}; the exponentials add up to **{total}**. "
    lost = found.naive.finite.count(False)
    if lost:
        why = "0 ÷ 0" if found.naive.total == 0 else "infinity ÷ infinity"
        same += f"{why.capitalize()} is not a number: **{lost} of 5** weights are lost. "
    kept = f"Taken away first, adding {data.constant} changes no weight by more than **{numbers.small(found.moved_by)}**."
    return [Text("shift_words", same + kept)]
