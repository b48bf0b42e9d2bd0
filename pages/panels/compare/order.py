"""The step on positions with a pinned view: the outputs of the shuffled sentence in A, in B, and B − A."""

from typing import NamedTuple

from torch import Tensor

from pages.board.layout import Board, row
from pages.board.panel import panel
from pages.board.pieces import Pieces
from pages.panels.compare import other_words, pinned, tables
from pages.panels.compare.bar import bar
from pages.panels.order_and_batch.page_data import PageData, present
from pages.panels.order_and_batch.shuffle import columns, height
from pages.text.languages import Words
from pages.view.settings import View
from pages.view.traced_view import steps

words = Words("compare")
ROW = {"query": "y"}  # a click follows its row


class Pair(NamedTuple):
    """A and B, each as the page shows it."""

    a: PageData
    b: PageData


def pair(view: View) -> Pair | None:
    """Return both views; None where none is pinned, or one has no words."""
    other, b = pinned.pinned(view, "order_and_batch"), present(view)
    a = other and present(other)
    return Pair(a, b) if a and b else None


shows = panel(pair)


def _outputs(data: PageData) -> Tensor:
    """Return the selected head's outputs of the shuffled sentence, put back: a row a word as it is written."""
    first = data.base.head * data.base.scene.head_size
    return data.shuffled.undone[:, first : first + len(columns(data))]


def _tables(both: Pair) -> tables.Tables:
    a, b = both
    sides = [columns(data) for data in both]
    named = [not side[0].isdecimal() for side in sides]
    values = _outputs(a), _outputs(b)
    why = other_words.why_not(a.base, b.base)
    if not why and sides[0] != sides[1]:
        why = words.other_columns(a=len(sides[0]), b=len(sides[1]))
    return tables.Tables(
        values,
        (a.base.queries, b.base.queries),
        (sides[0], sides[1]),
        limit=1.0 if all(named) else 2.5,
        about=tuple(words.shuffle(seed=data.seed, positions=data.base.scene.placed) for data in both),
        picture=words.OUTPUTS,
        why=why,
        dark=b.base.dark,
        height=height(len(b.base.queries)),
        signed=not all(named),
        outlined=(a.base.query, b.base.query),
    )


@shows
def outputs(both: Pair, side: str) -> Pieces:
    """Draw the outputs of A, of B, or B − A; a click follows a row."""
    return tables.pictures(_tables(both), side, click=ROW, steps=steps(both.b.base))


@shows
def in_words(both: Pair) -> Pieces:
    return tables.in_words(_tables(both))


def instead(usual: Board) -> Board:
    """Return the board of the step's picture, or, while a view is pinned, both and their difference."""
    return pinned.instead(usual, bar("order_and_batch"), row(*map(outputs, pinned.SIDES)), in_words())
