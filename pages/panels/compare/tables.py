"""Two matrices of numbers side by side and B − A, on one fixed scale, and the numbers that moved most."""

from collections.abc import Sequence
from dataclasses import dataclass

from torch import Tensor

from attn_core import view_differences
from pages.board.pieces import Pieces, Text, titled
from pages.charts import difference, matrix, templates
from pages.panels.compare import change_words
from pages.text import markdown
from pages.text.languages import Words

words = Words("compare")
LEAST = 0.01  # the least change that is stated
Two = tuple[Sequence[str], Sequence[str]]


@dataclass(frozen=True, eq=False)
class Tables:
    """The comparison of two matrices (R, C), of A and of B: their labels and the common colour scale.

    about: an addition to the title of each; why: the reason for a missing B − A, "" if there is one
    outlined: a row of each, in the colour of a role; height, numbers, dark: as in matrix.Grid
    """

    values: tuple[Tensor, Tensor]
    rows: Two
    columns: Two
    limit: float
    about: tuple[str, str]
    picture: str
    why: str
    dark: bool
    height: int
    signed: bool = True
    outlined: tuple[int, int] = (0, 0)
    role: str = "query"
    numbers: bool = True

    def grid(self, values: Tensor, of: int, signed: bool) -> matrix.Grid:
        """Return a matrix with the labels of A (0) or of B (1)."""
        return matrix.Grid(
            values,
            self.rows[of],
            self.columns[of],
            limit=self.limit,
            dark=self.dark,
            signed=signed,
            strong=[self.outlined[of]],
            marks=[matrix.row(self.role, self.outlined[of], values)],
            numbers=self.numbers,
            height=self.height,
        )


def pictures(tables: Tables, side: str, **options: object) -> Pieces:
    """Draw A, B, or B − A, or say why there is none; options: see Picture."""
    slot = f"compared_{side}"
    if side == "change":
        return _change(tables, slot, **options)
    of = ("a", "b").index(side)
    spec = matrix.picture(tables.grid(tables.values[of], of, tables.signed))
    return titled(
        slot,
        words.title_about(side=side, about=tables.about[of]),
        spec,
        words.alt(side=side, picture=tables.picture, moved=""),
        **options,
    )


def _change(tables: Tables, slot: str, **options: object) -> Pieces:
    if tables.why:
        return [Text(f"{slot}_name", words.title(side="change")), Text(slot, tables.why)]
    before, after = tables.values
    change = after - before
    spec = matrix.picture(tables.grid(change, 1, True))
    if tables.numbers and "text" in spec["datasets"]["cells"]:
        spec = templates.with_column(spec, "cells", text=[difference.short(value) for value in change.flatten().tolist()])
    alt = words.alt(side="change", picture=tables.picture, moved=_moved(tables, str).replace("**", ""))
    return titled(slot, f"{words.title(side='change')} {words.MORE_OR_LESS}", spec, alt, **options)


def _moved(tables: Tables, escaped: type[str] = markdown.plain) -> str:
    before, after = tables.values
    largest = view_differences.largest(before, after, view_differences.subtract(before, after), least=LEAST)
    entries = []
    for (row, column), first, last in largest.moved:
        name = tables.columns[1][column]
        name = words.dimension(number=int(name)) if name.isdecimal() else escaped(name)
        entries.append(words.entry(name=f"{escaped(tables.rows[1][row])}, {name}", change=change_words.number(first, last)))
    return words.moved(entries=entries, alike=largest.alike) if entries else words.still(shares=False)


def in_words(tables: Tables) -> Pieces:
    """State the numbers that moved most, and the colour scale."""
    scale = words.fixed(signed=tables.signed, limit=tables.limit)
    return [Text("compared_words", scale if tables.why else f"{_moved(tables)} {scale}")]
