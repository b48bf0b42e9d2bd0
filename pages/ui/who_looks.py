"""Explore's first panels: who looks at whom, as a line in words, and as heatmaps of every head."""

import functools
from collections.abc import Callable

import streamlit as st

from attn_core import focus
from pages.ui import choose, controls, heatmap, meaning, overview, shown, state, thumbnails, words
from pages.ui import remarks as above
from pages.ui.links import LONGEST
from pages.ui.panel import Picture, Pieces, Text, panel
from pages.ui.shown import Shown

FEW_HEADS = 2  # up to so many stand side by side; more become one large head and thumbnails


shows = panel(shown.long)


def _given() -> above.Given:
    """Return the present view, of a text that may be long."""
    return above.given(shown.remarked(LONGEST))


@panel(_given)
def remarks(given: above.Given, heads: bool = True) -> Pieces:
    """Say what of the link, the text or the device was not taken as it stands; the place is there even when empty.

    heads: whether the page draws the heads of the view.
    """
    said = above.of(given, meeting=heads, traced=heads)
    return above.pieces(said if heads else above.Said(said.notes))


@shows
def lead(shown: Shown) -> Pieces:
    """Say what the selected row does, in one line; on a phone, the settings under it."""
    row, view = shown.row, shown.view
    winner = None if row.winner is None else shown.keys[row.winner]
    said = words.lead(shown.head, shown.name, winner, row.largest, row.ties, meaning.first(shown.scene, shown.head))
    settings = words.settings(view.heads, controls.SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


@st.fragment(key="selection")
def selection() -> None:
    """Draw what is looked at: the step, the query, the head."""
    found = shown.remarked(LONGEST)
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        controls.stage()
        choose.query_and_head(found.queries, found.view.heads)


def heatmaps(view: state.View) -> None:
    """Draw the heatmaps of one step: a few heads side by side, or the selected one large beside all as thumbnails.

    Of a long text a window is large, and beside it all of it in blocks, of the selected head.
    """
    found = shown.long()
    if found and overview.is_long(_sheet(found)):
        large, small = st.columns([1.15, 1], gap="small")
        with large:
            exact_window()
        with small:
            whole()
            controls.window(len(found.queries), len(found.keys))
    elif view.heads <= FEW_HEADS:
        for head, column in enumerate(st.columns(view.heads, gap="small")):
            with column:
                heatmap_of(head)
    else:
        large, small = st.columns([1.15, 1], gap="small")
        with large:
            heatmap_of(None)
        with small:
            all_heads()
    row_in_words()


def _placed() -> tuple[Shown, int, int] | None:
    """Return what is shown of a long text, and where its window starts."""
    found = shown.long()
    return found and (found, int(state.now("rows_from")), int(state.now("columns_from")))


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
    said = f"{shown.view.stage} of head {shown.head + 1}, {size}"
    return [Text("exact_name", name), Picture("exact", spec, said, on_click=_choose_row(shown.head, first))]


@panel(_placed)
def whole(placed: tuple[Shown, int, int]) -> Pieces:
    """Draw a long text's whole heatmap in blocks, with the window."""
    shown, row, column = placed
    sheet, pooled = _sheet(shown), shown.seen.pooled[shown.view.stage]
    name = f":gray[**head {shown.head + 1}** · {overview.blocks(sheet, pooled)} · click to move the window]"
    spec = overview.overview(sheet, shown.head, pooled, (row, column))
    said = f"{shown.view.stage} of head {shown.head + 1}, all of it in blocks"
    return [Text("whole_name", name), Picture("whole", spec, said, on_click=state.set_to)]


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
    return [Text(f"{slot}_name", name), Picture(slot, spec, said, on_click=_choose_row(which))]


@shows
def all_heads(shown: Shown) -> Pieces:
    """Draw every head as a thumbnail."""
    spec = thumbnails.all_heads(_sheet(shown), shown.head)
    said = f"{shown.view.stage} of all heads, small"
    name = Text("thumbnails_name", ":gray[**all heads** · click one to follow it]")
    return [name, Picture("thumbnails", spec, said, on_click=state.set_to)]


@functools.cache
def _choose_row(head: int, first: int = 0) -> Callable[[dict[str, int]], None]:
    """Return the callback that selects the row clicked in one head's heatmap, which shows the rows from `first` on."""
    return lambda clicked: state.set_to({"head": head, "query": first + clicked["y"]}) if clicked else None


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
        turn=shown.turn,
        dark=shown.dark,
    )
