"""The first step on masks with a pinned view: the weights under A's mask, under B's, and B − A."""

from typing import NamedTuple

from pages.board.layout import Board, row
from pages.board.panel import panel
from pages.board.pieces import Pieces
from pages.charts import templates
from pages.charts.attention_matrix import RECTS_UP_TO
from pages.panels.compare import heat, other_words, pinned
from pages.panels.compare.bar import bar
from pages.panels.masks import page_data
from pages.panels.masks.mask import turned
from pages.panels.masks.page_data import PageData
from pages.view.settings import View
from pages.view.traced_view import steps


class Pair(NamedTuple):
    """A and B, each as the page shows it."""

    a: PageData
    b: PageData


def pair(view: View) -> Pair | None:
    """Return both views; None where none is pinned, or one has no words."""
    other, b = pinned.pinned(view, "masks"), page_data.present(view)
    a = other and page_data.present(other)
    return Pair(a, b) if a and b else None


shows = panel(pair)


def _heat(both: Pair) -> heat.Heat:
    sheets = (page_data.sheet(data, data.trace.heads.weights) for data in both)
    a, b = both.a.base, both.b.base
    return heat.Heat(*sheets, (a.head, b.head), "weights", other_words.why_not(a, b))


@shows
def matrix(both: Pair, side: str) -> Pieces:
    """Draw the weights of A, of B, or B − A; a click follows a row, and turns a cell of B over."""
    slot, options = f"compared_{side}", {"click": {"query": "query"}, "steps": steps(both.b.base)}
    if side == "change":
        return heat.change(_heat(both), slot, **options)
    drawn = heat.side(_heat(both), side, slot, **options)
    if side == "a" or max(both.b.allowed.shape) > RECTS_UP_TO:
        return drawn
    name, picture = drawn
    spec = templates.with_column(picture.spec, "cells", painted=turned(both.b))
    return [name, picture._replace(spec=spec, click={"query": "query", "mask_painted": "painted"})]


@shows
def in_words(both: Pair) -> Pieces:
    return heat.in_words(_heat(both), "compared_words")


def instead(usual: Board) -> Board:
    """Return the board of the step's picture, or, while a view is pinned, both and their difference."""
    return pinned.instead(usual, bar("masks"), row(*map(matrix, pinned.SIDES)), in_words())
