"""Explore's first panels: who looks at whom, as a line in words, and as heatmaps of every head."""

from attn_core import one_query as focus
from pages.ui import traced_view as shown
from pages.ui.board.layout import Rows, row
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import head_thumbnails as thumbnails
from pages.ui.charts import heatmap
from pages.ui.charts import long_text as overview
from pages.ui.charts import template as charts
from pages.ui.link import LONGEST, SCALES, View
from pages.ui.text import head_roles as meaning
from pages.ui.text import notices as above
from pages.ui.text import sentences as words
from pages.ui.traced_view import Shown, steps

FEW_HEADS = 2  # up to so many stand side by side; more become one large head and thumbnails


ROW = {"query": "y"}  # a click in a heatmap follows its row
WINDOW = {"rows_from": "rows_from", "columns_from": "columns_from"}  # a click in the overview moves the window
shows = panel(shown.long)


@panel(lambda view: shown.remarked(view, LONGEST))
def remarks(shown: Shown, heads: bool = True) -> Pieces:
    """Say what of the text or the device was not taken as it stands; the place is there even when empty.

    heads: whether the page draws the heads of the view.
    """
    said = above.of(shown, meeting=heads, traced=heads)
    return above.pieces(said if heads else above.Said(said.notes))


@shows
def lead(shown: Shown) -> Pieces:
    """Say what the selected row does, in one line; on a phone, the settings under it."""
    row, view = shown.row, shown.view
    winner = None if row.winner is None else shown.keys[row.winner]
    said = words.lead(shown.head, shown.name, winner, row.largest, row.ties, meaning.first(shown.scene, shown.head))
    settings = words.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


def heatmaps(view: View) -> Rows:
    """Return how the heatmaps of one step stand: a few heads side by side, or the selected one beside all as thumbnails.

    Of a long text a window is large, and beside it all of it in blocks, of the selected head.
    """
    found = shown.long(view)
    if found and overview.is_long(found.queries, found.keys):
        return [row(exact_window(), whole(), widths=[1.15, 1]), row(row_in_words())]
    if view.heads <= FEW_HEADS:
        return [row(*(heatmap_of(head) for head in range(view.heads))), row(row_in_words())]
    return [row(heatmap_of(None), all_heads(), widths=[1.15, 1]), row(row_in_words())]


def _placed(view: View) -> tuple[Shown, int, int] | None:
    """Return what is shown of a long text, and where its window starts."""
    found = shown.long(view)
    return found and (found, view.rows_from, view.columns_from)


@panel(_placed)
def exact_window(placed: tuple[Shown, int, int]) -> Pieces:
    """Draw the part of a long text's heatmap in which every number is exact."""
    shown, row, column = placed
    sheet = _sheet(shown)
    part = overview.window(sheet, row, column)
    first, left = overview.start(len(sheet.queries), row), overview.start(len(sheet.keys), column)
    size = f"rows {first} to {first + len(part.queries) - 1}, columns {left} to {left + len(part.keys) - 1}"
    name = f":gray[**head {shown.head + 1}** · {size}, exact · {words.legend(sheet.signed, sheet.limit)}]"
    spec = heatmap.one_head(part, shown.head, leads=True)
    spec = charts.with_column(spec, "cells", query=[first + y for y in spec["datasets"]["cells"]["y"]])
    said = f"{shown.view.stage} of head {shown.head + 1}, {size}"
    return [Text("exact_name", name), Picture("exact", spec, said, click={"query": "query"}, steps=steps(shown))]


@panel(_placed)
def whole(placed: tuple[Shown, int, int]) -> Pieces:
    """Draw a long text's whole heatmap in blocks, with the window."""
    shown, row, column = placed
    sheet, pooled = _sheet(shown), shown.seen.pooled[shown.view.stage]
    name = f":gray[**head {shown.head + 1}** · {overview.blocks(sheet, pooled)} · click to move the window]"
    spec = overview.overview(sheet, shown.head, pooled, (row, column))
    said = f"{shown.view.stage} of head {shown.head + 1}, all of it in blocks"
    return [Text("whole_name", name), Picture("whole", spec, said, click=WINDOW)]


@shows
def heatmap_of(shown: Shown, head: int | None) -> Pieces:
    """Draw one head's heatmap under its name; None is the selected head."""
    which = shown.head if head is None else head
    sheet = _sheet(shown)
    job = meaning.job(shown.scene, which)
    about = job or f"row → column · {words.short_legend(sheet.signed, sheet.limit)}"
    name = f":gray[**head {which + 1}** · {about}]"
    said = f"{shown.view.stage} of head {which + 1}: rows {', '.join(shown.queries)}; columns {', '.join(shown.keys)}"
    slot = "heatmap_large" if head is None else f"heatmap_{head}"
    spec = heatmap.one_head(sheet, which, which == shown.head)
    return [Text(f"{slot}_name", name), Picture(slot, spec, said, click=ROW, also={"head": which}, steps=steps(shown))]


@shows
def all_heads(shown: Shown) -> Pieces:
    """Draw every head as a thumbnail."""
    spec = thumbnails.all_heads(_sheet(shown), shown.head)
    said = f"{shown.view.stage} of all heads, small"
    name = Text("thumbnails_name", ":gray[**all heads** · click one to follow it]")
    return [name, Picture("thumbnails", spec, said, click={"head": "head"})]


@shows
def row_in_words(shown: Shown) -> Pieces:
    """Say what the selected row adds up to, and what its colours mean."""
    total = focus.total(shown.seen.trace, shown.view.stage, shown.head, shown.query)
    return [Text("row_in_words", words.heatmap(shown.view.stage, shown.name, total, shown.view.dropout))]


def _sheet(shown: Shown) -> heatmap.Sheet:
    """Return the selected step of all heads, ready to be drawn."""
    stage, setting = shown.view.stage, shown.scene
    allowed = setting.allowed()
    hides = allowed is not None and stage not in ("scores", "scaled")
    trace = shown.seen.trace
    return heatmap.Sheet(
        values=getattr(trace.heads, stage),
        hidden=~allowed if hides else None,
        limit=heatmap.limit(stage, setting.head_size),
        signed=stage in ("scores", "scaled", "masked"),
        queries=shown.queries,
        keys=shown.keys,
        query=shown.query,
        winners=[look.winner for look in focus.by_head(trace, shown.query)],
        dark=shown.dark,
    )
