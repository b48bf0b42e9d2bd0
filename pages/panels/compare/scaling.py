"""The step on scaling with a pinned view: how the largest weight grows with the head size, as A and as B divide scores."""

from typing import NamedTuple

from attn_core.score_scales import way
from pages.board.layout import Board, row
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import line_chart, templates
from pages.panels.compare import change_words, pinned
from pages.panels.compare.bar import bar
from pages.panels.sharpness import scaling
from pages.text import numbers
from pages.text.languages import Words
from pages.view.settings import View

words, softmax = Words("compare"), Words("sharpness")
HEIGHT = 240
Y = {"change": (-1, -0.5, 0, 0.5, 1)}  # labels of an axis, 0 to 1 for A and B


class Pair(NamedTuple):
    """What the draws of A and of B depend on."""

    a: View
    b: View


def pair(view: View) -> Pair | None:
    """Return both views; None where none is pinned."""
    other = pinned.pinned(view, "sharpness")
    return other and Pair(scaling.present(other), scaling.present(view))


shows = panel(pair)


def _curve(view: View) -> list[float]:
    """Return the mean largest weight at SIZES, and, last, at the present size."""
    return scaling.size_curves(view)[way(view.divisor)].largest


def _line(both: Pair, side: str) -> tuple[list[float], list[tuple[int, float]]]:
    """Return a line over SIZES, and its mark: the size that is set, and the number there; B − A has one at one size."""
    if side != "change":
        view = getattr(both, side)
        *line, now = _curve(view)
        return line, [(view.head_size, now)]
    before, after = map(_curve, both)
    line = [last - first for first, last in zip(before, after, strict=True)]
    same = both.a.head_size == both.b.head_size
    return line[:-1], [(both.b.head_size, line[-1])] * same


@shows
def curve(both: Pair, side: str) -> Pieces:
    """Draw the line of A, of B, or B − A."""
    line, marked = _line(both, side)
    axes = line_chart.Axes(
        softmax.HEAD_SIZE_AXIS, (1, 4, 16, 128), Y.get(side, (0, 0.5, 1)), (side,), percent=True, height=HEIGHT
    )
    lines = templates.table(x=list(scaling.SIZES), y=line, name=side, strong=True)
    said = change_words.points if side == "change" else numbers.percent
    marks = {
        "x": [size for size, _ in marked],
        "y": [y for _, y in marked],
        "label": [said(y) for _, y in marked],
        "strong": [True] * len(marked),
        "up": [y >= 0 for _, y in marked],
    }
    view = both.a if side == "a" else both.b
    title = words.title_about(side=side, about=words.IN_POINTS)
    if side != "change":
        title = words.title_about(side=side, about=words.divided(divisor=view.divisor.name, size=view.head_size))
    alt = words.alt(
        side=side, picture=", ".join(f"{size}: {said(y)}" for size, y in zip(scaling.SIZES, line, strict=True)), moved=""
    )
    return titled(f"compared_{side}", title, line_chart.curves(axes, view.dark, lines, marks), alt)


@shows
def in_words(both: Pair) -> Pieces:
    """Say how the largest weight, the effective keys and the saturated rows moved, each at its own head size."""
    a, b = (scaling.size_curves(view)[way(view.divisor)] for view in both)
    entries = [
        words.entry(name=words.LARGEST, change=change_words.share(a.largest[-1], b.largest[-1])),
        words.entry(name=words.EFFECTIVE, change=change_words.number(a.effective[-1], b.effective[-1], 1)),
        words.entry(name=words.SATURATED, change=change_words.number(a.saturated[-1], b.saturated[-1], 0)),
    ]
    sizes = both.a.head_size, both.b.head_size
    other = f" {words.other_sizes(a=sizes[0], b=sizes[1])}" if sizes[0] != sizes[1] else ""
    return [Text("compared_words", f"{words.three(entries=entries)} {words.mean_of(rows=scaling.ROWS)}{other}")]


def instead(usual: Board) -> Board:
    """Return the board of the step's picture, or, while a view is pinned, both and their difference."""
    return pinned.instead(usual, bar("sharpness"), row(*map(curve, pinned.SIDES)), in_words())
