"""Explore's first panels: who attends to whom, as a line in words, and as heatmaps of every head."""

from collections.abc import Sequence
from dataclasses import replace

from attn_core import one_query, scene_rows
from attn_core.attention import AttentionTrace
from attn_core.sources import SOURCES
from pages.board.layout import Rows, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text, Way, titled
from pages.charts import heatmap, long_text_heatmap, templates, tiles
from pages.panels.shared import head_roles, selected_row
from pages.text import heatmap_words
from pages.text.languages import Words
from pages.view import link, traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView, steps

words, charts = Words("explore"), Words("charts")
FEW_HEADS = 2  # heads side by side; with more, one is large and all are thumbnails
ROW = {"query": "y"}  # a click in a heatmap follows its row
SIGNED = ("scores", "scaled", "biased", "masked")
UNMASKED = ("scores", "scaled", "biased")
WINDOW = {"rows_from": "rows_from", "columns_from": "columns_from"}  # a click in the overview moves the window
shows = panel(traced_view.present_long)


@shows
def lead(traced: TracedView) -> Pieces:
    return [Text("lead", selected_row.lead(traced))]


@panel(lambda view: SOURCES[view.projections].is_drawn)
def jobs(drawn: bool) -> Pieces:
    """Offer projections that mean something, where they are a random draw."""
    if not drawn:
        return []
    offers = {name: {"projections": token, "kind": "self"} for token, name in words.JOB_NAMES.items()}
    return [Buttons("jobs", words.JOBS, offers)]


def heatmaps(view: View) -> Rows:
    """Return how the heatmaps of one stage stand: a few heads side by side, or the selected one beside all as thumbnails.

    Of a long text a window is large, and beside it all of it in blocks, of the selected head.
    """
    traced, under = traced_view.present_long(view), row([row_in_words(), corner(), roles()])
    if traced and long_text_heatmap.is_long(traced.queries, traced.keys):
        return [row(exact_window(), whole(), widths=[1.15, 1]), under]
    heads = traced_view.taken(view).heads
    if view.compare:  # A and B may have more heads or fewer
        return [row(heatmap_of(None)), under]
    if heads <= FEW_HEADS:
        return [row(*(heatmap_of(head) for head in range(heads))), under]
    return [row(heatmap_of(None), all_heads(), widths=[1.15, 1]), under]


@panel(traced_view.present_long, *WINDOW)
def exact_window(traced: TracedView, row: int, column: int) -> Pieces:
    """Draw the part of a long text's heatmap in which every number is exact."""
    part, head = window(traced, traced.view.stage, (row, column)), traced.head
    top, left = starts(traced, (row, column))
    size = words.window(top=top, bottom=top + len(part.queries) - 1, left=left, right=left + len(part.keys) - 1)
    title = words.exact_title(head=head, window=size, legend=heatmap_words.legend(part.signed, part.limit))
    spec = heatmap.one_head(part, 0, leads=True)
    spec = templates.with_column(spec, "cells", query=[top + y for y in spec["datasets"]["cells"]["y"]])
    alt = words.stage_alt(stage=traced.view.stage, head=head, part=size)
    return titled("exact", title, spec, alt, click={"query": "query"}, steps=steps(traced))


@panel(traced_view.present_long, *WINDOW)
def whole(traced: TracedView, row: int, column: int) -> Pieces:
    """Draw a long text's whole heatmap in blocks, with the window."""
    stage, head = traced.view.stage, traced.head
    data = in_blocks(traced, stage)
    title = words.whole_title(head=head, blocks=long_text_heatmap.blocks(data))
    spec = long_text_heatmap.overview(data, (row, column))
    return titled("whole", title, spec, words.stage_alt(stage=stage, head=head, part=words.IN_BLOCKS), click=WINDOW)


@shows
def heatmap_of(traced: TracedView, head: int | None) -> Pieces:
    """Draw one head's heatmap under its name; None is the selected head."""
    slot = "heatmap_large" if head is None else f"heatmap_{head}"
    head = traced.head if head is None else head
    data = sheet(traced, traced.view.stage)
    title = words.head_title(head=head, role=head_roles.role(traced.scene, head))
    alt = words.heatmap_alt(stage=traced.view.stage, head=head, queries=traced.queries, keys=traced.keys)
    spec = heatmap.one_head(data, head, head == traced.head)
    return titled(slot, title, spec, alt, click=ROW, also={"head": head}, steps=steps(traced))


@shows
def all_heads(traced: TracedView) -> Pieces:
    stage = traced.view.stage
    data = sheet(traced, stage)
    names = [charts.head(number=head) for head in range(len(data.values))]
    spec = tiles.thumbnails(data, names, traced.head)
    return titled("thumbnails", words.ALL_HEADS, spec, words.all_heads_alt(stage=stage), click={"head": "head"})


@shows
def row_in_words(traced: TracedView) -> Pieces:
    stage, limit, total = traced.view.stage, _limit(traced, traced.view.stage), None
    if traced.row.count:
        total = one_query.total(traced.alone, stage, 0, 0)
    sentence = heatmap_words.under(stage, traced.name, traced.noun, limit, total, traced.view.dropout)
    return [Text("row_in_words", sentence)]


@panel(traced_view.prepare_long)
def corner(traced: TracedView) -> Pieces:
    """Name the corner where a mask starts that is not square, and link to the page that has the other one."""
    setting, queries, keys = traced.scene, len(traced.queries), len(traced.keys)
    if setting.mask == "none" or queries == keys:
        return []
    there = link.written(traced.view.shared.but(mask_corner="lower_right"), "masks")
    return [
        Text("corner", words.corner(queries=queries, keys=keys)),
        Way("other_corner", words.OTHER_CORNER, "masks", there),
    ]


@panel(traced_view.prepare_long)
def roles(traced: TracedView) -> Pieces:
    """State what the heads are for, and how the selected query finds its key, where features have names."""
    return [Text("roles", f"{head_roles.summary(traced)} {head_roles.match(traced)}".strip())]


def sheet(traced: TracedView, stage: str, key: int | None = None) -> heatmap.Sheet:
    """Return one stage of all heads, ready to be drawn; of a scene that isn't long. key: the selected one, if any."""
    whole = _sheet(traced, stage, traced.seen.trace.heads, one_query.by_head(traced.seen.trace, traced.query))
    return replace(whole, key=key)


def starts(traced: TracedView, at: tuple[int, int]) -> tuple[int, int]:
    """Return the first row and column of the window that should start at these."""
    return long_text_heatmap.start(len(traced.queries), at[0]), long_text_heatmap.start(len(traced.keys), at[1])


def window(traced: TracedView, stage: str, at: tuple[int, int]) -> heatmap.Sheet:
    """Return the window of one stage, of the selected head alone."""
    top, left = starts(traced, at)
    queries, query = traced.queries[top : top + long_text_heatmap.LARGEST], traced.query - top
    rows = scene_rows.rows(traced.scene, traced.head, top, len(queries)).heads
    whole = _sheet(traced, stage, rows, [traced.row])
    cut = replace(whole, queries=queries, query=query if 0 <= query < len(queries) else None)
    return long_text_heatmap.window(cut, 0, left)


def _sheet(
    traced: TracedView, stage: str, trace: AttentionTrace, rows: Sequence[one_query.Row | one_query.LargestWeight]
) -> heatmap.Sheet:
    """Return one stage of some heads with its labels and scale; rows: the selected one of each head."""
    return heatmap.Sheet(
        values=getattr(trace, stage),
        hidden=trace.masked[0].isneginf() if _hides(traced, stage) else None,
        limit=_limit(traced, stage),
        signed=stage in SIGNED,
        queries=traced.queries,
        keys=traced.keys,
        query=traced.query,
        winners=[row.leader for row in rows],
        dark=traced.dark,
    )


def _limit(traced: TracedView, stage: str) -> float:
    """Return where the colour scale of a stage ends."""
    return heatmap.limit(stage, traced.scene.head_size, len(traced.keys))


def _hides(traced: TracedView, stage: str) -> bool:
    """Return whether a stage has hidden cells."""
    return traced.scene.mask != "none" and stage not in UNMASKED


def in_blocks(traced: TracedView, stage: str) -> long_text_heatmap.Whole:
    """Return one stage of the selected head in blocks, ready to be drawn."""
    pooled = traced.seen.pooled
    return long_text_heatmap.Whole(
        pooled=pooled[stage]._replace(values=pooled[stage].values[traced.head]),
        hidden=pooled["masked"].values[traced.head].isneginf() if _hides(traced, stage) else None,
        size=(len(traced.queries), len(traced.keys)),
        limit=_limit(traced, stage),
        signed=stage in SIGNED,
        query=traced.query,
        dark=traced.dark,
    )
