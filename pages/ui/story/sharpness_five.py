"""Sharpness, five numbers: made larger until one takes all, and moved until a careless softmax breaks."""

import functools
import math
from typing import NamedTuple

import torch

from attn_core import five, scaling
from pages.ui import charts, curves, distribution, state, words
from pages.ui.panel import Picture, Pieces, Text, panel

NAMES = tuple(f"{number:g}".replace("-", "−") for number in five.ROW)
PASSED = curves.Axes(
    "temperature = 1 / multiplier", (0.02, 0.1, 1, 10, 50), (0, 0.1, 0.2, 0.3, 0.4, 0.5), ("passed",), height=200
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


_five = functools.lru_cache(maxsize=64)(five.five)


def present() -> Set:
    """Return what is set."""
    return Set(float(state.now("multiplier")), int(state.now("constant")), state.dark())


shows = panel(present)


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


@functools.cache
def _passed() -> charts.Columns:
    """Return how much the softmax of the five numbers lets through against temperature."""
    stops = distribution.stops()
    sizes = scaling.jacobian_size(torch.tensor(five.ROW), torch.tensor(stops), per_score=False)
    return charts.frame(x=stops, y=sizes, name="passed", strong=True)


@shows
def gradient(shown: Set) -> Pieces:
    """Draw how much of a small change the softmax lets through, against temperature."""
    size = shown.found().passed
    at = five.temperature(shown.multiplier)
    marks = charts.frame(x=[min(at, PASSED.x[-1])], y=size, label=f"{size:.3f}", strong=True, up=True)
    name = ":gray[**what gets through** · size of the Jacobian, the table of all these slopes]"
    spec = curves.curves(PASSED, curves.Lines(_passed(), marks), shown.dark)
    return [Text("passed_name", name), Picture("passed", spec, "Size of softmax's Jacobian against temperature")]


@shows
def five_in_words(shown: Set) -> Pieces:
    """Say how sharp the five numbers are."""
    found = shown.found()
    at = five.temperature(shown.multiplier)
    hot = "infinite temperature" if math.isinf(at) else f"temperature {at:.3g}"
    said = f"Times **{shown.multiplier:g}** ({hot}): the largest gets **{found.weights.max():.4f}**; "
    said += f"entropy {found.entropy:.2f} nats, as if **{found.effective:.1f}** of 5 shared it. "
    said += f"Of a small change **{found.passed:.3f}** gets through"
    return [Text("five_words", f"{said}: {_why(found.passed)}.")]


def _why(passed: float) -> str:
    """Return what that means for learning."""
    return "this row hardly learns" if passed < 0.05 else "while the row is soft, it learns"


# ---- a constant added ----


@shows
def naive(shown: Set) -> Pieces:
    """Draw exp(s) / sum(exp(s)) as float32 computes it."""
    found = shown.found().naive
    return [
        Text("naive_name", ":gray[**as it comes:** exp(s) ÷ sum, in float32]"),
        Picture("naive", _bars(found.weights, shown), "Softmax without taking the largest score away first, as bars"),
    ]


@shows
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


@shows
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
