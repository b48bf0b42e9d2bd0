"""The picture of one score: the query, the key, their products and the running total, a column a dimension."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from pages.charts import matrix, templates
from pages.text.languages import Words

alts = Words("alts")
HEIGHT = 140  # pixels
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell


class Rows(NamedTuple):
    """What is drawn: four vectors of a head's width.

    ends: where the colours of each row end, ±, under its short name
    """

    q: Tensor
    k: Tensor
    products: Tensor
    running: Tensor
    ends: Mapping[str, float]


def picture(rows: Rows, pair: tuple[str, str], width: int, columns: Sequence[str], dark: bool) -> templates.Spec:
    """Return the chart of the first `width` dimensions; pair: the query's and the key's label; columns: names of numbers."""
    strips = torch.stack([rows.q, rows.k, rows.products, rows.running])[:, :width]
    names = [f"q {pair[0]}", f"k {pair[1]}", "q × k", alts.SUM_SO_FAR]
    limits = torch.tensor(list(rows.ends.values()))[:, None]
    marks = [matrix.row("query", 0, strips), matrix.row("key", 1, strips), matrix.cell("output", (3, width - 1))]
    look = {"strong": [0, 1], "marks": marks, "numbers": numbered(width), "height": HEIGHT}
    labels = columns or [str(d) for d in range(width)]
    return matrix.picture(matrix.Grid(strips, names, labels, limits, dark, **look))


def numbered(width: int) -> bool:
    """Return whether numbers stand on the cells."""
    return width <= NUMBERS_UP_TO
