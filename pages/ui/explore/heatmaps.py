"""Explore's first panels: who looks at whom, as a line in words, and as heatmaps of every head."""

from attn_core import one_query
from pages.ui import traced_view
from pages.ui.board.layout import Rows, row
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import head_thumbnails, heatmap, long_text, templates
from pages.ui.link import LONGEST, SCALES, View
from pages.ui.text import head_roles, sentences
from pages.ui.text import notices as above
from pages.ui.traced_view import TracedView, steps

FEW_HEADS = 2  # up to so many stand side by side; more become one large head and thumbnails


ROW = {"query": "y"}  # a click in a heatmap follows its row
WINDOW = {"rows_from": "rows_from", "columns_from": "columns_from"}  # a click in the overview moves the window
shows = panel(traced_view.long)


@panel(lambda view: traced_view.remarked(view, LONGEST))
def remarks(traced: TracedView, heads: bool = True) -> Pieces:
    """Say what of the text or the device was not taken as it stands; the place is there even when empty.

    heads: whether the page draws the heads of the view.
    """
    said = above.of(traced, meeting=heads, traced=heads)
    return above.pieces(said if heads else above.Said(said.notes))


@shows
def lead(traced: TracedView) -> Pieces:
    """Say what the selected row does, in one line; on a phone, the settings under it."""
    row, view = traced.row, traced.view
    winner = None if row.winner is None else traced.keys[row.winner]
    said = sentences.lead(
        traced.head, traced.name, winner, row.largest, row.ties, head_roles.first(traced.scene, traced.head)
    )
    settings = sentences.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


def heatmaps(view: View) -> Rows:
    """Return how the heatmaps of one step stand: a few heads side by side, or the selected one beside all as thumbnails.

    Of a long text a window is large, and beside it all of it in blocks, of the selected head.
    """
    found = traced_view.long(view)
    if found and long_text.is_long(found.queries, found.keys):
        return [row(exact_window(), whole(), widths=[1.15, 1]), row(row_in_words())]
    if view.heads <= FEW_HEADS:
        return [row(*(heatmap_of(head) for head in range(view.heads))), row(row_in_words())]
    return [row(heatmap_of(None), all_heads(), widths=[1.15, 1]), row(row_in_words())]


def _placed(view: View) -> tuple[TracedView, int, int] | None:
    """Return what is shown of a long text, and where its window starts."""
    found = traced_view.long(view)
    return found and (found, view.rows_from, view.columns_from)


@panel(_placed)
def exact_window(placed: tuple[TracedView, int, int]) -> Pieces:
    """Draw the part of a long text's heatmap in which every number is exact."""
    traced, row, column = placed
    sheet = _sheet(traced)
    part = long_text.window(sheet, row, column)
    first, left = long_text.start(len(sheet.queries), row), long_text.start(len(sheet.keys), column)
    size = f"rows {first} to {first + len(part.queries) - 1}, columns {left} to {left + len(part.keys) - 1}"
    name = f":gray[**head {traced.head + 1}** · {size}, exact · {sentences.legend(sheet.signed, sheet.limit)}]"
    spec = heatmap.one_head(part, traced.head, leads=True)
    spec = templates.with_column(spec, "cells", query=[first + y for y in spec["datasets"]["cells"]["y"]])
    said = f"{traced.view.stage} of head {traced.head + 1}, {size}"
    return [Text("exact_name", name), Picture("exact", spec, said, click={"query": "query"}, steps=steps(traced))]


@panel(_placed)
def whole(placed: tuple[TracedView, int, int]) -> Pieces:
    """Draw a long text's whole heatmap in blocks, with the window."""
    traced, row, column = placed
    sheet, pooled = _sheet(traced), traced.seen.pooled[traced.view.stage]
    name = f":gray[**head {traced.head + 1}** · {long_text.blocks(sheet, pooled)} · click to move the window]"
    spec = long_text.overview(sheet, traced.head, pooled, (row, column))
    said = f"{traced.view.stage} of head {traced.head + 1}, all of it in blocks"
    return [Text("whole_name", name), Picture("whole", spec, said, click=WINDOW)]


@shows
def heatmap_of(traced: TracedView, head: int | None) -> Pieces:
    """Draw one head's heatmap under its name; None is the selected head."""
    which = traced.head if head is None else head
    sheet = _sheet(traced)
    job = head_roles.job(traced.scene, which)
    about = job or f"row → column · {sentences.short_legend(sheet.signed, sheet.limit)}"
    name = f":gray[**head {which + 1}** · {about}]"
    said = f"{traced.view.stage} of head {which + 1}: rows {', '.join(traced.queries)}; columns {', '.join(traced.keys)}"
    slot = "heatmap_large" if head is None else f"heatmap_{head}"
    spec = heatmap.one_head(sheet, which, which == traced.head)
    return [Text(f"{slot}_name", name), Picture(slot, spec, said, click=ROW, also={"head": which}, steps=steps(traced))]


@shows
def all_heads(traced: TracedView) -> Pieces:
    """Draw every head as a thumbnail."""
    spec = head_thumbnails.all_heads(_sheet(traced), traced.head)
    said = f"{traced.view.stage} of all heads, small"
    name = Text("thumbnails_name", ":gray[**all heads** · click one to follow it]")
    return [name, Picture("thumbnails", spec, said, click={"head": "head"})]


@shows
def row_in_words(traced: TracedView) -> Pieces:
    """Say what the selected row adds up to, and what its colours mean."""
    total = one_query.total(traced.seen.trace, traced.view.stage, traced.head, traced.query)
    return [Text("row_in_words", sentences.heatmap(traced.view.stage, traced.name, total, traced.view.dropout))]


def _sheet(traced: TracedView) -> heatmap.Sheet:
    """Return the selected step of all heads, ready to be drawn."""
    stage, setting = traced.view.stage, traced.scene
    allowed = setting.allowed()
    hides = allowed is not None and stage not in ("scores", "scaled")
    trace = traced.seen.trace
    return heatmap.Sheet(
        values=getattr(trace.heads, stage),
        hidden=~allowed if hides else None,
        limit=heatmap.limit(stage, setting.head_size),
        signed=stage in ("scores", "scaled", "masked"),
        queries=traced.queries,
        keys=traced.keys,
        query=traced.query,
        winners=[look.winner for look in one_query.by_head(trace, traced.query)],
        dark=traced.dark,
    )
