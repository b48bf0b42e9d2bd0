"""A long text's heatmap: all of it in blocks, as one picture, and the window in which every number is exact."""

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from torch import Tensor

from attn_core import downsampling
from pages.charts import colours, templates
from pages.charts.heatmap import HEIGHT, LARGEST, Sheet
from pages.text.languages import Words, remember

words = Words("charts")
PIECES = 8  # either way: a click on one of PIECES × PIECES parts of the overview moves the window there


def is_long(queries: Sequence[str], keys: Sequence[str]) -> bool:
    """Return whether a heatmap with this number of words needs an overview."""
    return max(len(queries), len(keys)) > LARGEST


def start(count: int, wanted: int) -> int:
    """Return where a window over count tokens starts that should start at wanted."""
    return max(0, min(wanted, count - LARGEST))


def window(sheet: Sheet, row: int, column: int) -> Sheet:
    """Return the window of a heatmap that begins at a row and a column."""
    tq, tk = sheet.size
    row, column = start(tq, row), start(tk, column)
    rows, columns = slice(row, row + LARGEST), slice(column, column + LARGEST)
    winners = [None if w is None or not 0 <= w - column < LARGEST else w - column for w in sheet.winners]
    inside = sheet.query is not None and 0 <= sheet.query - row < LARGEST
    return replace(
        sheet,
        values=sheet.values[:, rows, columns],
        hidden=None if sheet.hidden is None else sheet.hidden[rows, columns],
        queries=sheet.queries[rows],
        keys=sheet.keys[columns],
        query=sheet.query - row if inside else None,
        winners=winners if inside else [None] * len(winners),
    )


class Whole(NamedTuple):
    """One step of one head in blocks, ready to be drawn.

    pooled: values (n, m), each the largest of its block; hidden (n, m): blocks of hidden cells alone, None where none are
    size: how many queries and keys there are; limit, signed, query, dark: as in Sheet
    """

    pooled: downsampling.Pooled
    hidden: Tensor | None
    size: tuple[int, int]
    limit: float
    signed: bool
    query: int | None
    dark: bool


def overview(whole: Whole, at: tuple[int, int]) -> templates.Spec:
    """Return all of a matrix in blocks, with the window, which starts at these row and column, outlined."""
    (tq, tk), (row, column) = whole.size, (start(whole.size[0], at[0]), start(whole.size[1], at[1]))
    blocks, high, wide = whole.pooled
    share = colours.shares(blocks.masked_fill(blocks.isneginf(), 0.0), whole.limit, whole.signed)
    url = colours.picture(share, whole.signed, whole.dark, whole.hidden)
    right, bottom = blocks.shape[1] * wide, blocks.shape[0] * high
    return templates.fill(
        _template(tq, tk, whole.dark),
        picture=templates.table(url=[url], x=0, x1=right, y=0, y1=bottom),
        window=templates.table(x=[column], x1=min(column + LARGEST, tk), y=row, y1=min(row + LARGEST, tq)),
        line=templates.table(y=[] if whole.query is None else [whole.query + 0.5]),
        parts=_parts(tq, tk),
    )


def _parts(tq: int, tk: int) -> templates.Columns:
    """Return the parts that can be clicked, and where the window starts for each."""
    rows, columns = (
        [start(count, round((i + 0.5) * count / PIECES - LARGEST / 2)) for i in range(PIECES)] for count in (tq, tk)
    )
    parts = []
    for (i, row), (j, column) in itertools.product(enumerate(rows), enumerate(columns)):
        ends = (j * tk / PIECES, (j + 1) * tk / PIECES, i * tq / PIECES, (i + 1) * tq / PIECES)
        parts.append((*ends, row, column, words.window(row=row, column=column)))
    return templates.records("x x1 y y1 rows_from columns_from tip", parts)


@remember
def _template(tq: int, tk: int, dark: bool) -> templates.Spec:
    theme, box = colours.palette(dark), templates.box(tk, tq)
    return templates.layered(
        templates.image().encode(*box, url="url:N"),
        templates.rows("line").mark_rule(color=theme.query, strokeWidth=2).encode(templates.plain_y("y", 0, tq)),
        templates.rows("window").mark_rect(filled=False, stroke=theme.text, strokeWidth=2).encode(*box),
        templates.rows("parts").mark_rect(**templates.CLEAR, cursor="pointer").encode(*box, tooltip="tip:N"),
        height=HEIGHT,
    )


def blocks(whole: Whole) -> str:
    """Return how many tokens a cell of the overview stands for, in words."""
    (queries, keys), high, wide = whole.size, whole.pooled.queries, whole.pooled.keys
    return words.blocks(queries=queries, keys=keys, high=high, wide=wide, one=high == wide == 1)
