"""What the page of masks shows first: the mask in words, as a matrix and as a graph."""

from attn_core import masks
from attn_core.experiments import mask_graph
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap, templates
from pages.ui.charts import mask_graph as messages
from pages.ui.story.masks import painting
from pages.ui.story.masks.page_data import PageData, prefixes, present, sheet_of
from pages.ui.text import head_roles, markdown, numbers
from pages.ui.traced_view import steps

HEADING = "## 1  A mask opens some cells and hides the others"
CLICK = {"query": "y", "mask_painted": "painted"}  # a cell’s row is followed, and the cell is turned over
shows = panel(present)


@shows
def lead(data: PageData) -> Pieces:
    """Say what is hidden at all, in one line, and what a button beside it would do."""
    hidden, cells = int((~data.masked.allowed).sum()), data.masked.allowed.numel()
    if hidden:
        said = f"**{hidden} of {cells}** cells are hidden: their weight is exactly 0."
        more = "Hide nothing: the sidebar’s mask off; what is set on top stays."
    else:
        said = f"**Nothing is hidden yet:** every word looks at every word, {cells} lines below."
        more = "Hide the future: each word then looks at itself and what came before it."
    return [Text("mask_lead", f"{said}\n\n:gray[{more}]")]


@shows
def mask_in_words(data: PageData) -> Pieces:
    """Say which block it is, how the mask is combined, and how many cells are open."""
    allowed = data.masked.allowed
    kind = _crossed(data) if data.cross else _kind(data, *mask_graph.later_tokens(allowed))
    count = f"**{int(allowed.sum())} of {allowed.numel()}** cells are open."
    return [Text("mask_said", f"{HEADING}\n\n{kind} {count}\n\nallowed = **{_formula(data)}**")]


def _kind(data: PageData, opened: int, cells: int) -> str:
    """Return which block it is; opened: how many of so many cells of the future are open."""
    if data.scene.mask != "none":
        if not opened:
            return "This is a **decoder block**: one line, scores.masked_fill(~allowed, −inf), hides the future."
        count = f"**{opened} of {cells}** cells of the future are open"
        return f"The line of a **decoder block** stands, scores.masked_fill(~allowed, −inf), but {count}."
    if opened == cells:
        return "This is an **encoder block**: the line that hides the future is left out."
    left_out = "The line that hides the future is left out, as in an **encoder block**"
    return f"{left_out}, yet what is set below hides **{cells - opened} of {cells}** cells of the future."


def _crossed(data: PageData) -> str:
    """Return what a mask means between two sentences."""
    said = "**Cross-attention**: columns are another sentence’s words, so no column is a row’s own future."
    return said if data.scene.mask == "none" else f"{said} The causal line goes by places alone."


def _formula(data: PageData) -> str:
    """Return how the mask is combined, in the core's names."""
    setting, own = data.scene, data.combined
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
    turned = len(masks.differing(data.masked.presets, data.masked.allowed))
    return said + (f", and {turned} cell{'s' * (turned > 1)} painted" if turned else "")


def _held(formula: str) -> str:
    """Return a formula in brackets, if it has more than one part."""
    return f"({formula})" if " &amp; " in formula or " | " in formula else formula


@shows
def matrix(data: PageData) -> Pieces:
    """Draw the weights of the selected head under the mask; a click follows a row, and turns a cell of few words over."""
    by_cell = max(data.masked.allowed.shape) <= heatmap.RECTS_UP_TO
    act = "click to open or hide" if by_cell else "click a row"
    name = f":gray[**head {data.base.head + 1}** · row → column · dot = hidden · {act}]"
    spec = heatmap.one_head(sheet_of(data, data.masked.trace.heads.weights), data.base.head, True)
    if by_cell:
        spec = templates.with_column(spec, "cells", painted=painting.turned(data))
    alt = f"Who may look at whom: rows {', '.join(data.base.queries)}; columns {', '.join(data.base.keys)}"
    return [Text("mask_matrix_name", name), Picture("mask_matrix", spec, alt, click=CLICK, steps=steps(data.base))]


@shows
def graph(data: PageData) -> Pieces:
    """Draw the same mask as a graph, lines as thick as the selected head's weights."""
    edges = mask_graph.edges(data.masked.allowed)
    weights = data.masked.trace.heads.weights[data.base.head]
    found = messages.Messages(
        sources=data.base.keys,
        targets=data.base.queries,
        edges=edges,
        weights=[weights[target, source].item() for source, target in edges],
        degrees=mask_graph.in_degrees(data.masked.allowed),
        query=data.base.query,
        dark=data.base.dark,
    )
    few = "" if len(edges) <= messages.MOST_EDGES else " · only the selected word's edges are drawn"
    name = f":gray[**the same as a graph** · number = words heard{few}]"
    spec, alt = messages.graph(found), "The mask as a directed graph"
    picture = Picture("mask_graph", spec, alt, click={"query": "target"}, steps=steps(data.base))
    return [Text("mask_graph_name", name), picture]


@shows
def row_in_words(data: PageData) -> Pieces:
    """Say how many edges end at the selected query, and what it takes from them."""
    query, head = data.base.query, data.base.head
    degrees = mask_graph.in_degrees(data.masked.allowed)
    row, name = data.masked.trace.heads.weights[head, query], markdown.chip("query", data.base.name)
    if degrees[query] == 0:
        return [Text("mask_row", f"{name} hears **0** words: no edge ends at it, its weights add up to {row.sum():.0f}.")]
    ties = int((row == row.max()).sum())
    winner = markdown.chip("key", data.base.keys[int(row.argmax())])
    share = numbers.percent(row.max().item())
    plural = "s end" if degrees[query] > 1 else " ends"
    said = f"{degrees[query]} edge{plural} at {name}: it hears **{degrees[query]}** of {len(row)} words, "
    said += f"{ties} of them equally, {share} each. " if ties > 1 else f"most of all {winner}, {share}. "
    if len(degrees) <= heatmap.RECTS_UP_TO:
        said += f"From first to last, words hear {', '.join(map(str, degrees))}: their in-degrees in the graph."
    found = head_roles.meeting(data.base, data.masked.trace)
    return [Text("mask_row", f"{said}\n\n{found}" if found else said)]
