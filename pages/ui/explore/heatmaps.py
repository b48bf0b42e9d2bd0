"""Explore's first panels: who attends to whom, as a line in words, and as heatmaps of every head."""

from attn_core import one_query
from pages.ui import traced_view
from pages.ui.board.layout import Rows, row
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces, Text, titled
from pages.ui.charts import heatmap, long_text_heatmap, templates
from pages.ui.settings import View
from pages.ui.text import head_roles, heatmap_words, selected_row
from pages.ui.text.languages import Words
from pages.ui.traced_view import TracedView, steps

words = Words("explore")
FEW_HEADS = 2  # up to so many stand side by side; more become one large head and thumbnails
ROW = {"query": "y"}  # a click in a heatmap follows its row
WINDOW = {"rows_from": "rows_from", "columns_from": "columns_from"}  # a click in the overview moves the window
shows = panel(traced_view.present_long)


@shows
def lead(traced: TracedView) -> Pieces:
    return [Text("lead", selected_row.lead(traced))]


@panel(lambda view: view.maps == "random")
def jobs(drawn: bool) -> Pieces:
    """Offer projections that mean something, where they are a random draw."""
    if not drawn:
        return []
    offers = {name: {"maps": token, "kind": "self"} for token, name in words.JOB_NAMES.items()}
    return [Buttons("jobs", words.JOBS, offers)]


def heatmaps(view: View) -> Rows:
    """Return how the heatmaps of one stage stand: a few heads side by side, or the selected one beside all as thumbnails.

    Of a long text a window is large, and beside it all of it in blocks, of the selected head.
    """
    traced, under = traced_view.present_long(view), row(row_in_words())
    if traced and long_text_heatmap.is_long(traced.queries, traced.keys):
        return [row(exact_window(), whole(), widths=[1.15, 1]), under]
    heads = traced_view.taken(view).heads
    if heads <= FEW_HEADS:
        return [row(*(heatmap_of(head) for head in range(heads))), under]
    return [row(heatmap_of(None), all_heads(), widths=[1.15, 1]), under]


@panel(traced_view.present_long, *WINDOW)
def exact_window(traced: TracedView, row: int, column: int) -> Pieces:
    """Draw the part of a long text's heatmap in which every number is exact."""
    data, head = sheet(traced, traced.view.stage), traced.head
    part = long_text_heatmap.window(data, row, column)
    top, left = long_text_heatmap.start(len(data.queries), row), long_text_heatmap.start(len(data.keys), column)
    size = words.window(top, top + len(part.queries) - 1, left, left + len(part.keys) - 1)
    title = words.exact_title(head, size, heatmap_words.legend(data.signed, data.limit))
    spec = heatmap.one_head(part, head, leads=True)
    spec = templates.with_column(spec, "cells", query=[top + y for y in spec["datasets"]["cells"]["y"]])
    alt = words.stage_alt(traced.view.stage, head, size)
    return titled("exact", title, spec, alt, click={"query": "query"}, steps=steps(traced))


@panel(traced_view.present_long, *WINDOW)
def whole(traced: TracedView, row: int, column: int) -> Pieces:
    """Draw a long text's whole heatmap in blocks, with the window."""
    stage, head = traced.view.stage, traced.head
    data, pooled = sheet(traced, stage), traced.seen.pooled[stage]
    title = words.whole_title(head, long_text_heatmap.blocks(data, pooled))
    spec = long_text_heatmap.overview(data, head, pooled, (row, column))
    return titled("whole", title, spec, words.stage_alt(stage, head, words.IN_BLOCKS), click=WINDOW)


@shows
def heatmap_of(traced: TracedView, head: int | None) -> Pieces:
    """Draw one head's heatmap under its name; None is the selected head."""
    slot = "heatmap_large" if head is None else f"heatmap_{head}"
    head = traced.head if head is None else head
    data = sheet(traced, traced.view.stage)
    title = words.head_title(head, head_roles.role(traced.scene, head))
    alt = words.heatmap_alt(traced.view.stage, head, traced.queries, traced.keys)
    spec = heatmap.one_head(data, head, head == traced.head)
    return titled(slot, title, spec, alt, click=ROW, also={"head": head}, steps=steps(traced))


@shows
def all_heads(traced: TracedView) -> Pieces:
    stage = traced.view.stage
    spec = heatmap.all_heads(sheet(traced, stage), traced.head)
    return titled("thumbnails", words.ALL_HEADS, spec, words.all_heads_alt(stage), click={"head": "head"})


@shows
def row_in_words(traced: TracedView) -> Pieces:
    stage, limit, total = traced.view.stage, heatmap.limit(traced.view.stage, traced.scene.head_size), None
    if traced.row.visible.any():
        total = one_query.total(traced.seen.trace, stage, traced.head, traced.query)
    sentence = heatmap_words.under(stage, traced.name, traced.noun, limit, total, traced.view.dropout)
    return [Text("row_in_words", sentence)]


def sheet(traced: TracedView, stage: str) -> heatmap.Sheet:
    """Return one stage of all heads, ready to be drawn."""
    allowed, trace = traced.scene.allowed(), traced.seen.trace
    hides = allowed is not None and stage not in ("scores", "scaled")
    return heatmap.Sheet(
        values=getattr(trace.heads, stage),
        hidden=~allowed if hides else None,
        limit=heatmap.limit(stage, traced.scene.head_size),
        signed=stage in ("scores", "scaled", "masked"),
        queries=traced.queries,
        keys=traced.keys,
        query=traced.query,
        winners=[look.winner for look in one_query.by_head(trace, traced.query)],
        dark=traced.dark,
    )
