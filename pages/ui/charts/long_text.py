"""A long text's heatmap: all of it in blocks, as one picture, and the window in which every number is exact."""

from collections.abc import Sequence
from dataclasses import replace

import altair as alt

from attn_core import block_maxima
from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.charts.heatmap import Sheet
from pages.ui.charts.heatmap_layers import HEIGHT

LARGEST = 64  # tokens that a window shows either way; a longer text has an overview
PIECES = 8  # either way: a click on one of PIECES × PIECES parts of the overview moves the window there


def is_long(queries: Sequence[str], keys: Sequence[str]) -> bool:
    """Return whether a heatmap of so many words needs an overview."""
    return max(len(queries), len(keys)) > LARGEST


def start(count: int, wanted: int) -> int:
    """Return where a window over count tokens starts that should start at wanted."""
    return max(0, min(wanted, count - LARGEST))


def window(sheet: Sheet, row: int, column: int) -> Sheet:
    """Return the part of a heatmap that stands in the window, from this row and column on."""
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


def overview(sheet: Sheet, head: int, pooled: block_maxima.Pooled, at: tuple[int, int]) -> templates.Spec:
    """Return all of one head's matrix in blocks, with the window, which starts at these row and column, outlined."""
    (tq, tk), (row, column) = sheet.size, (start(sheet.size[0], at[0]), start(sheet.size[1], at[1]))
    blocks = pooled.values[head]
    hidden = None
    if sheet.hidden is not None:
        hidden = block_maxima.largest((~sheet.hidden).float(), max(blocks.shape)).values < 1 if blocks.numel() else None
        hidden = None if hidden is None or hidden.shape != blocks.shape else hidden
    share = colours.shares(blocks.masked_fill(blocks.isneginf(), 0.0), sheet.limit, sheet.signed)
    url = colours.picture(share, sheet.signed, sheet.dark, hidden)
    right, bottom = blocks.shape[1] * pooled.keys, blocks.shape[0] * pooled.queries
    frame = templates.frame(x=[column], x1=min(column + LARGEST, tk), y=row, y1=min(row + LARGEST, tq))
    return templates.filled(
        _template(tq, tk, sheet.dark),
        picture=templates.frame(url=[url], x=0, x1=right, y=0, y1=bottom),
        window=frame,
        line=templates.frame(y=[] if sheet.query is None else [sheet.query + 0.5]),
        parts=_parts(tq, tk),
    )


def _parts(tq: int, tk: int) -> templates.Columns:
    """Return the parts that can be clicked, and where the window starts for each."""
    rows, columns = (
        [start(count, round((i + 0.5) * count / PIECES - LARGEST / 2)) for i in range(PIECES)] for count in (tq, tk)
    )
    each = [(i, j) for i in range(PIECES) for j in range(PIECES)]
    return templates.frame(
        x=[j * tk / PIECES for _, j in each],
        x1=[(j + 1) * tk / PIECES for _, j in each],
        y=[i * tq / PIECES for i, _ in each],
        y1=[(i + 1) * tq / PIECES for i, _ in each],
        rows_from=[rows[i] for i, _ in each],
        columns_from=[columns[j] for _, j in each],
        tip=[f"show rows from {rows[i]}, columns from {columns[j]}" for i, j in each],
    )


@remember
def _template(tq: int, tk: int, dark: bool) -> templates.Spec:
    """Return the overview without data."""
    theme = colours.look(dark)
    ends = templates.plain_x("x", 0, tk), templates.plain_y("y", 0, tq), alt.X2("x1:Q"), alt.Y2("y1:Q")
    parts = templates.rows("parts").mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page, cursor="pointer")
    frame = templates.rows("window").mark_rect(filled=False, stroke=theme.text, strokeWidth=2)
    layers = [
        templates.rows("picture")
        .mark_image(aspect=False, align="left", baseline="top", smooth=False)
        .encode(*ends, url="url:N"),
        templates.rows("line").mark_rule(color=theme.query, strokeWidth=2).encode(templates.plain_y("y", 0, tq)),
        frame.encode(*ends),
        parts.encode(*ends, tooltip="tip:N"),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))


def blocks(sheet: Sheet, found: block_maxima.Pooled) -> str:
    """Return how many tokens a cell of the overview stands for, in words."""
    size = f"{found.queries} × {found.keys} tokens, the largest of them"
    return f"all {len(sheet.queries)} × {len(sheet.keys)}; a cell is {'one' if found.queries == found.keys == 1 else size}"
