"""Every picture of A beside the same picture of B, and B − A: what a board of any page shows while a view is pinned.

Nothing is asked of the board: a picture of A is the board's own picture of another view, and B − A comes from the numbers
that the two pictures draw.
"""

from collections.abc import Iterator
from typing import NamedTuple

from pages.board.json_encoding import Encoded, encode
from pages.board.layout import Board, Row, cells
from pages.board.panel import Cell
from pages.board.pieces import Picture, Pieces, Text
from pages.panels.compare import changes
from pages.panels.compare.pinned import pinned
from pages.text import languages
from pages.text.languages import Words
from pages.view.settings import SELECTION, View

words = Words("compare")


class Both(NamedTuple):
    """A panel of a board, by its name, in A and in B."""

    board: Board
    name: str
    a: View
    b: View

    def of(self, view: View) -> Pieces:
        """Return the panel's pieces for a view; none where the board has no such panel then."""
        there = cells(self.board(view.but(compare=self.b.compare)))  # which stand as they do for B
        return next((cell.pieces(view) for cell in there if cell.name == self.name), [])

    def in_a(self) -> Pieces:
        """Return the pictures and sentences of A; what would change a setting is left out, for it would change B."""
        seen = []
        for piece in self.of(self.a):
            if isinstance(piece, Picture):
                alt = words.alt(side="a", picture=piece.alt, moved="")
                seen.append(_selecting(piece)._replace(slot=_slot(piece.slot, "a"), alt=alt))
            elif isinstance(piece, Text):
                seen.append(piece._replace(slot=_slot(piece.slot, "a")))
        return seen or [Text(f"{self.name}_absent_a", words.NOT_IN_A)]

    def changes(self) -> Pieces:
        """Return B − A of the pictures whose numbers have it, each under its title, and what changed most, or why not."""
        b, found = self.of(self.b), []
        if not any(isinstance(piece, Picture) and piece.numbers is not None for piece in b):
            return []  # then A needn't be drawn for it
        a = {piece.slot: piece.numbers for piece in self.of(self.a) if isinstance(piece, Picture)}
        for above, picture in zip([None, *b], b, strict=False):
            before, after = a.get(picture.slot), picture.numbers if isinstance(picture, Picture) else None
            if before is not None and type(before) is type(after):
                title = [above._replace(slot=_slot(above.slot, "change"))] if isinstance(above, Text) else []
                found += [*title, *changes.pieces(_selecting(picture), before, after)]
        return found


def beside(page: str, usual: Board) -> Board:
    """Return a board that shows, while a view is pinned, each of its pictures in A, in B, and B − A; else as usual."""

    def rows(view: View) -> list[Row]:
        a = pinned(view, page)
        return [each for row in usual(view) for each in _apart(row, usual, a, view)] if a else usual(view)

    def unfinished(view: View) -> bool:
        a = pinned(view, page)
        return usual.unfinished(view) or (a is not None and usual.unfinished(a))

    return Board(rows, usual.cost, unfinished)


def _apart(row: Row, usual: Board, a: View, b: View) -> Iterator[Row]:
    """Return a row for each panel that draws pictures, and, below, a row of the panels beside them that draw none."""
    listed = list(zip(row.columns, row.widths, strict=True))
    pictured = [cell for column, _ in listed for cell in column if any(piece.is_chart for piece in cell.encoded(b))]
    for cell in pictured:
        yield _compared(cell, Both(usual, cell.name, a, b))
    others = [([cell for cell in column if cell not in pictured], width) for column, width in listed]
    others = [(column, width) for column, width in others if column]
    if others:
        yield Row(*map(list, zip(*others, strict=True)))


def _compared(cell: Cell, both: Both) -> Row:
    """Return the row of a panel's pictures in A, in B, and, where something can be subtracted, B − A."""
    names = [_side(cell, both, f"side_{side}") for side in ("a", "b", "change")]
    sides = _side(cell, both._replace(b=both.a.but(compare=both.b.compare)), "a"), cell, _side(cell, both, "change")
    shown = 3 if sides[2].encoded(both.b) else 2
    return Row(list(map(list, zip(names, sides, strict=True)))[:shown], [1] * shown)


def _side(cell: Cell, both: Both, side: str) -> Cell:
    """Return what stands beside a panel."""

    return Cell(f"{cell.name}_{side}", lambda view: both, _pieces, _encoded, more=(side,), resting=cell.resting)


def _pieces(both: Both, side: str) -> Pieces:
    """Return a side of a panel: "a" or "change", or, after side_, what is written above it or above B."""
    with languages.speaking(both.b.lang):
        if side.startswith("side_"):
            return [Text(f"{both.name}_{side}", words.title(side=side.removeprefix("side_")))]
        return both.in_a() if side == "a" else both.changes()


def _made(both: Both, side: str) -> tuple[Encoded, ...]:
    return tuple(map(encode, _pieces(both, side)))


_kept = languages.remember(_made)


def _encoded(both: Both, side: str) -> tuple[Encoded, ...]:
    grows = both.board.unfinished(both.a) or both.board.unfinished(both.b)
    return (_made if grows else _kept)(both, side)


def _slot(slot: str, side: str) -> str:
    """Return the slot of a piece of A or of B − A; a title's still ends as one."""
    stem = slot.removesuffix("_name")
    return f"{stem}_{side}{slot.removeprefix(stem)}"


def _selecting(picture: Picture) -> Picture:
    """Return a picture in which a click or an arrow key only chooses what is looked at, which A and B have in common."""
    return picture._replace(
        click={name: field for name, field in picture.click.items() if name in SELECTION},
        also={name: value for name, value in picture.also.items() if name in SELECTION},
        arrow_keys={key: step for key, step in picture.arrow_keys.items() if step[0] in SELECTION},
    )
