"""The pictures of a question: each of its matrices as a heatmap, with a text twin, and all of them as a table."""

import math

import pandas as pd
import torch
from torch import Tensor

from attn_core.practice.question import ASKED, HIDDEN, UNDEFINED, Cell, Plane
from pages.board.pieces import Pieces, titled
from pages.charts import heatmap, matrix, templates
from pages.panels.practice.page_data import PageData, present, shows
from pages.panels.shared import number_tables
from pages.text import markdown
from pages.text.languages import Words
from pages.text.practice_words import FILES

words = Words("practice")
ATTENTION = ("scores", "scaled", "weights")  # stages whose rows are queries and columns keys
END = 2.5  # of the colour scale of values and outputs, ±
HIGH, TOP, ROW = 300, 40, 28  # pixels: of a picture alone; of others their columns' names, and each row


def title(plane: Plane) -> str:
    """Return the title of a picture."""
    titles = [words.PLANES, *(getattr(file, "PLANES", {}) for file in FILES)]
    return next(names[plane.name or plane.stage] for names in titles if (plane.name or plane.stage) in names)


@shows
def picture(data: PageData, place: int) -> Pieces:
    """Draw one of the pictures on screen, if it exists."""
    if place >= len(data.planes):
        return []
    plane = data.planes[place]
    sides = f" :gray[· {words.SIDES}]" if plane.stage in ATTENTION and not plane.columns else ""
    return titled(f"practice_{place}", f"**{title(plane)}**{sides}", chart(data, plane), alt(data, plane))


def chart(data: PageData, plane: Plane) -> templates.Spec:
    """Return a matrix as a heatmap."""
    limit = {"weights": 1.0, "scaled": 3.0, "scores": 3 * math.sqrt(data.question.scene.head_size)}.get(plane.stage, END)
    grid = matrix.Grid(
        values=_numbers(plane),
        rows=_rows(data, plane),
        columns=_columns(data, plane),
        limit=limit,
        dark=data.dark,
        signed=plane.stage != "weights",
        hidden=_where(plane, HIDDEN),
        empty=_where(plane, ASKED),
        strong=[] if plane.row is None else [plane.row],
        strong_columns=[] if plane.column is None else [plane.column],
        marks=_marks(plane),
        attends=plane.stage in ATTENTION,
        height=HIGH if len(data.planes) == 1 and data.question.choices else TOP + ROW * len(plane.values),
    )
    spec, undefined = matrix.picture(grid), _where(plane, UNDEFINED)
    return spec if undefined is None else heatmap.with_flaws(spec, undefined, torch.zeros_like(undefined))


def _numbers(plane: Plane) -> Tensor:
    return torch.tensor([[0.0 if isinstance(cell, str) else cell for cell in row] for row in plane.values])


def _where(plane: Plane, sign: str) -> Tensor | None:
    """Return the mask of cells with a sign in place of a number, None for no such cell."""
    there = torch.tensor([[cell == sign for cell in row] for row in plane.values])
    return there if bool(there.any()) else None


def _marks(plane: Plane) -> list[matrix.Mark]:
    width = len(plane.values[0])
    row = [] if plane.row is None else [matrix.Mark("query", 0, plane.row, width, plane.row + 1, 3)]
    return row if plane.row is None or plane.column is None else [*row, matrix.cell("key", (plane.row, plane.column))]


def _rows(data: PageData, plane: Plane) -> list[str]:
    return list(plane.rows) or data.labels


def _columns(data: PageData, plane: Plane) -> list[str]:
    return list(plane.columns) or markdown.labels(data.question.scene.keys)


# ---- in words, and as a table ----


def alt(data: PageData, plane: Plane) -> str:
    """Return a picture in words: all its numbers, as printed on it."""
    columns, signed = _columns(data, plane), plane.stage != "weights"
    rows = [
        words.row(
            label=label,
            cells=", ".join(f"{column} {_said(cell, signed)}" for column, cell in zip(columns, cells, strict=True)),
        )
        for label, cells in zip(_rows(data, plane), plane.values, strict=True)
    ]
    return words.alt(title=title(plane), rows=" ".join(rows))


def _said(cell: Cell, signed: bool) -> str:
    return words.cell(sign=cell) if isinstance(cell, str) else matrix.on_cell(cell, signed)


def _frame(data: PageData) -> pd.DataFrame:
    """Return a row a cell of the pictures on screen."""
    rows = [
        (title(plane), label, column, words.cell(sign=cell) if isinstance(cell, str) else cell)
        for plane in data.planes
        for label, cells in zip(_rows(data, plane), plane.values, strict=True)
        for column, cell in zip(_columns(data, plane), cells, strict=True)
    ]
    return pd.DataFrame(rows, columns=list(words.COLUMNS.values()), dtype=object)


TABLES = {"practice_pictures": number_tables.numbers("practice_pictures", present, _frame)}
