"""What the page of masks shows first: the mask in words, as a matrix and as a graph."""

from attn_core import masks
from attn_core.experiments import mask_graph as graphs
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap
from pages.ui.charts import mask_graph as messages
from pages.ui.charts import template as charts
from pages.ui.story.masks import painting as masks_paint
from pages.ui.story.masks.page_data import Shown, prefixes, present, sheet_of
from pages.ui.text import head_roles as meaning
from pages.ui.text import sentences as words
from pages.ui.traced_view import steps

HEADING = "## 1  A mask opens some cells and hides the others"
CLICK = {"query": "y", "mask_painted": "painted"}  # a cell’s row is followed, and the cell is turned over
shows = panel(present)


@shows
def lead(shown: Shown) -> Pieces:
    """Say what is hidden at all, in one line, and what a button beside it would do."""
    hidden, cells = int((~shown.masked.allowed).sum()), shown.masked.allowed.numel()
    if hidden:
        said = f"**{hidden} of {cells}** cells are hidden: their weight is exactly 0."
        more = "Hide nothing: the sidebar’s mask off; what is set on top stays."
    else:
        said = f"**Nothing is hidden yet:** every word looks at every word, {cells} lines below."
        more = "Hide the future: each word then looks at itself and what came before it."
    return [Text("mask_lead", f"{said}\n\n:gray[{more}]")]


@shows
def mask_in_words(shown: Shown) -> Pieces:
    """Say which block it is, how the mask is combined, and how many cells are open."""
    allowed = shown.masked.allowed
    kind = _crossed(shown) if shown.cross else _kind(shown, *graphs.later_tokens(allowed))
    count = f"**{int(allowed.sum())} of {allowed.numel()}** cells are open."
    return [Text("mask_said", f"{HEADING}\n\n{kind} {count}\n\nallowed = **{_formula(shown)}**")]


def _kind(shown: Shown, opened: int, cells: int) -> str:
    """Return which block it is; opened: how many of so many cells of the future are open."""
    if shown.scene.mask != "none":
        if not opened:
            return "This is a **decoder block**: one line, scores.masked_fill(~allowed, −inf), hides the future."
        count = f"**{opened} of {cells}** cells of the future are open"
        return f"The line of a **decoder block** stands, scores.masked_fill(~allowed, −inf), but {count}."
    if opened == cells:
        return "This is an **encoder block**: the line that hides the future is left out."
    left_out = "The line that hides the future is left out, as in an **encoder block**"
    return f"{left_out}, yet what is set below hides **{cells - opened} of {cells}** cells of the future."


def _crossed(shown: Shown) -> str:
    """Return what a mask means between two sentences."""
    said = "**Cross-attention**: columns are another sentence’s words, so no column is a row’s own future."
    return said if shown.scene.mask == "none" else f"{said} The causal line goes by places alone."


def _formula(shown: Shown) -> str:
    """Return how the mask is combined, in the core's names."""
    setting, own = shown.scene, shown.combined
    corner = "" if own.corner == "upper_left" else ", lower right"
    parts = [f"causal{corner}"] if setting.mask != "none" else []
    parts += [f"window {setting.window} back"] if setting.mask == "window" else []
    parts += [f"window {own.window} either side"] if own.window != "off" else []
    said = " &amp; ".join(parts) or "everything"
    firsts = prefixes(setting, own)
    if firsts:
        said = f"{_held(said)} | prefix {max(firsts)}" + (" of the sidebar" if own.prefix < max(firsts) else "")
    if own.padding:
        said = f"{_held(said)} &amp; padding from key {len(setting.keys) - own.padding}"
    turned = len(masks.differing(shown.masked.presets, shown.masked.allowed))
    return said + (f", and {turned} cell{'s' * (turned > 1)} painted" if turned else "")


def _held(formula: str) -> str:
    """Return a formula in brackets, if it has more than one part."""
    return f"({formula})" if " &amp; " in formula or " | " in formula else formula


@shows
def matrix(shown: Shown) -> Pieces:
    """Draw the weights of the selected head under the mask; a click follows a row, and turns a cell of few words over."""
    by_cell = max(shown.masked.allowed.shape) <= heatmap.RECTS_UP_TO
    act = "click to open or hide" if by_cell else "click a row"
    name = f":gray[**head {shown.base.head + 1}** · row → column · dot = hidden · {act}]"
    spec = heatmap.one_head(sheet_of(shown, shown.masked.trace.heads.weights), shown.base.head, True)
    if by_cell:
        spec = charts.with_column(spec, "cells", painted=masks_paint.turned(shown))
    alt = f"Who may look at whom: rows {', '.join(shown.base.queries)}; columns {', '.join(shown.base.keys)}"
    return [Text("mask_matrix_name", name), Picture("mask_matrix", spec, alt, click=CLICK, steps=steps(shown.base))]


@shows
def graph(shown: Shown) -> Pieces:
    """Draw the same mask as a graph, lines as thick as the selected head's weights."""
    edges = graphs.edges(shown.masked.allowed)
    weights = shown.masked.trace.heads.weights[shown.base.head]
    found = messages.Messages(
        sources=shown.base.keys,
        targets=shown.base.queries,
        edges=edges,
        weights=[weights[target, source].item() for source, target in edges],
        degrees=graphs.in_degrees(shown.masked.allowed),
        query=shown.base.query,
        dark=shown.base.dark,
    )
    few = "" if len(edges) <= messages.MOST_EDGES else " · only the selected word's edges are drawn"
    name = f":gray[**the same as a graph** · number = words heard{few}]"
    spec, alt = messages.graph(found), "The mask as a directed graph"
    picture = Picture("mask_graph", spec, alt, click={"query": "target"}, steps=steps(shown.base))
    return [Text("mask_graph_name", name), picture]


@shows
def row_in_words(shown: Shown) -> Pieces:
    """Say how many edges end at the selected query, and what it takes from them."""
    query, head = shown.base.query, shown.base.head
    degrees = graphs.in_degrees(shown.masked.allowed)
    row, name = shown.masked.trace.heads.weights[head, query], words.chip("query", shown.base.name)
    if degrees[query] == 0:
        return [Text("mask_row", f"{name} hears **0** words: no edge ends at it, its weights add up to {row.sum():.0f}.")]
    ties = int((row == row.max()).sum())
    winner = words.chip("key", shown.base.keys[int(row.argmax())])
    share = words.percent(row.max().item())
    plural = "s end" if degrees[query] > 1 else " ends"
    said = f"{degrees[query]} edge{plural} at {name}: it hears **{degrees[query]}** of {len(row)} words, "
    said += f"{ties} of them equally, {share} each. " if ties > 1 else f"most of all {winner}, {share}. "
    if len(degrees) <= heatmap.RECTS_UP_TO:
        said += f"From first to last, words hear {', '.join(map(str, degrees))}: their in-degrees in the graph."
    found = meaning.meeting(shown.base, shown.masked.trace)
    return [Text("mask_row", f"{said}\n\n{found}" if found else said)]
