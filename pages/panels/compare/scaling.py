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


def _line(both: Pair, side: str) -> tuple[list[float], list[str]]:
    """Return a line over SIZES and, last, at the size that is set, and each of its numbers as it is said."""
    if side != "change":
        line = _curve(getattr(both, side))
        return line, list(map(numbers.percent, line))
    pairs = list(zip(*map(_curve, both), strict=True))
    return [after - before for before, after in pairs], [change_words.points(*pair) for pair in pairs]


@shows
def curve(both: Pair, side: str) -> Pieces:
    """Draw the line of A, of B, or B − A."""
    (*line, now), (*said, said_now) = _line(both, side)
    view = both.a if side == "a" else both.b
    marked = side != "change" or both.a.head_size == both.b.head_size  # B − A has a mark at one size
    axes = line_chart.Axes(
        softmax.HEAD_SIZE_AXIS, (1, 4, 16, 128), Y.get(side, (0, 0.5, 1)), (side,), percent=True, height=HEIGHT
    )
    lines = templates.table(x=list(scaling.SIZES), y=line, name=side, strong=True)
    mark = {"x": view.head_size, "y": now, "label": said_now, "strong": True, "up": now >= 0}
    marks = {name: [value] * marked for name, value in mark.items()}
    title = words.title_about(side=side, about=words.IN_POINTS)
    if side != "change":
        title = words.title_about(side=side, about=words.divided(divisor=view.divisor.name, size=view.head_size))
    alt = words.alt(
        side=side, picture=", ".join(f"{size}: {text}" for size, text in zip(scaling.SIZES, said, strict=True)), moved=""
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
