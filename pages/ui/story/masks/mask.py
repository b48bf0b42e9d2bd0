"""What the page of masks shows first: the mask in words, as a matrix whose cells can be turned over, and as a graph."""

from attn_core import masks, one_query
from attn_core.experiments import mask_graph
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces, Text, titled
from pages.ui.charts import graphs, heatmap, templates
from pages.ui.story.masks.page_data import PageData, open_prefix, present, sheet, spelled
from pages.ui.text import head_roles, markdown, numbers
from pages.ui.traced_view import steps

HEADING = "## 1  A mask opens some cells and hides the others"
OFF = {"mask": "none", "mask_window": "off", "mask_prefix": 0, "mask_padding": 0, "mask_painted": ""}
SUGGESTIONS = {
    "Sliding window": {**OFF, "mask": "causal", "mask_window": "2"},
    "Prefix language model": {**OFF, "mask": "causal", "mask_prefix": 3},
    "Padded encoder": {**OFF, "mask_padding": 2},
    "Open everything": OFF,
    "The word before": {"maps": "previous"},
    "Nobody before: hide it": {**OFF, "maps": "previous", "mask_painted": "2-1", "query": 2, "head": 0},
}
shows = panel(present)


@shows
def lead(data: PageData) -> Pieces:
    hidden, count = int((~data.allowed).sum()), data.allowed.numel()
    if hidden:
        sentence = f"**{hidden} of {count}** cells are hidden: their weight is exactly 0."
        more = "Hide nothing: the sidebar’s mask off; what is set on top stays."
    else:
        sentence = f"**Nothing is hidden yet:** every word may attend to every word, so all **{count}** cells are open."
        more = "Hide the future: each word may then attend to itself and to what stands before it."
        if data.base.scene.memory is not None:
            more = "Hide the future: which words of the second sentence are open to a word then goes by places alone."
    return [Text("mask_lead", f"{sentence}\n\n:gray[{more}]")]


@panel(lambda view: view.mask != "none")
def block(masked: bool) -> Pieces:
    """Offer the one switch between an encoder's block and a decoder's; what it is at present can't be pressed."""
    encoder, decoder = ({"mask": "none"} if masked else None), (None if masked else {"mask": "causal"})
    return [Buttons("block", "**Block:**", {"encoder": encoder, "decoder": decoder})]


@shows
def mask_in_words(data: PageData) -> Pieces:
    if data.base.scene.memory is None:
        kind = _block(data.base.scene.mask != "none", *mask_graph.later_tokens(data.allowed))
    else:
        kind = "**Cross-attention**: columns are another sentence’s words, so no column is a row’s own future."
        kind += "" if data.base.scene.mask == "none" else " The causal line goes by places alone."
    count = f"**{int(data.allowed.sum())} of {data.allowed.numel()}** cells are open."
    return [Text("mask_said", f"{HEADING}\n\n{kind} {count}\n\nallowed = **{_formula(data)}**")]


def _block(masked: bool, opened: int, cells: int) -> str:
    """Return which block it is; opened: how many of so many cells of the future are open."""
    if masked and not opened:
        return "This is a **decoder block**: one line, scores.masked_fill(~allowed, −inf), hides the future."
    if masked:
        count = f"**{opened} of {cells}** cells of the future are open"
        return f"The line of a **decoder block** stands, scores.masked_fill(~allowed, −inf), but {count}."
    if opened == cells:
        return "This is an **encoder block**: the line that hides the future is left out."
    left_out = "The line that hides the future is left out, as in an **encoder block**"
    return f"{left_out}, yet what is set below hides **{cells - opened} of {cells}** cells of the future."


def _formula(data: PageData) -> str:
    """Return how the mask is combined, in the core's names."""
    setting, on_top = data.base.scene, data.on_top
    kind, corner = masks.MASKS[setting.mask], "" if on_top.mask_corner == "upper_left" else ", lower right"
    parts = [part.format(corner=corner, number=setting.mask_number) for part in kind.formula]
    parts += [f"window {on_top.mask_window} either side"] if on_top.mask_window != "off" else []
    formula = " &amp; ".join(parts) or "everything"
    if kind.opens_prefix or on_top.mask_prefix:
        length = open_prefix(setting, on_top)
        formula = f"{_in_brackets(formula)} | prefix {length}{' of the sidebar' if on_top.mask_prefix < length else ''}"
    if on_top.mask_padding:
        formula = f"{_in_brackets(formula)} &amp; padding from key {len(setting.keys) - on_top.mask_padding}"
    painted = len(masks.differing(data.presets, data.allowed))
    return formula + (f", and {numbers.plural(painted, 'cell')} painted" if painted else "")


def _in_brackets(formula: str) -> str:
    return f"({formula})" if " &amp; " in formula or " | " in formula else formula


@shows
def matrix(data: PageData) -> Pieces:
    """Draw the weights of the selected head under the mask; a click follows a row, and turns a cell of few words over."""
    base, by_cell = data.base, max(data.allowed.shape) <= heatmap.RECTS_UP_TO
    action = "click to open or hide" if by_cell else "click a row"
    spec = heatmap.one_head(sheet(data, data.trace.heads.weights), base.head, True)
    if by_cell:
        spec = templates.with_column(spec, "cells", painted=_turned(data))
    name = f":gray[**head {base.head + 1}** · row → column · dot = hidden · {action}]"
    alt = f"Who may look at whom: rows {', '.join(base.queries)}; columns {', '.join(base.keys)}"
    return titled("mask_matrix", name, spec, alt, click={"query": "y", "mask_painted": "painted"}, steps=steps(base))


def _turned(data: PageData) -> list[str]:
    """Return for each cell, row by row, all painted cells as the link spells them once this cell is turned over."""
    queries, keys = data.allowed.shape
    painted = set(masks.differing(data.presets, data.allowed))
    return [spelled(painted ^ {(query, key)}) for query in range(queries) for key in range(keys)]


@shows
def graph(data: PageData) -> Pieces:
    base, weights = data.base, data.trace.heads.weights[data.base.head]
    edges = [(source, target, weights[target, source].item()) for source, target in mask_graph.edges(data.allowed)]
    few = "" if len(edges) <= graphs.MOST_EDGES else " · only the selected word's edges are drawn"
    name = f":gray[**the same as a graph** · number = words heard{few}]"
    spec = graphs.attention(base.keys, base.queries, edges, base.query, base.dark)
    return titled("mask_graph", name, spec, "The mask as a directed graph", click={"query": "target"}, steps=steps(base))


@shows
def row_in_words(data: PageData) -> Pieces:
    """Say how many edges end at the selected query, and what it takes from them."""
    query, degrees = data.base.query, mask_graph.in_degrees(data.allowed)
    row, name = one_query.by_head(data.trace, query)[data.base.head], markdown.chip("query", data.base.name)
    if row.winner is None:
        return [Text("mask_row", f"{name} hears **0** words: no edge ends at it, its weights add up to 0.")]
    share, winner = numbers.percent(row.largest), markdown.chip("key", data.base.keys[row.winner])
    ends = "edges end" if degrees[query] > 1 else "edge ends"
    sentence = f"{degrees[query]} {ends} at {name}: it hears **{degrees[query]}** of {len(data.base.keys)} words, "
    most = "" if row.ties == degrees[query] else "most of all "
    sentence += f"{most}{row.ties} of them equally, {share} each. " if row.ties > 1 else f"most of all {winner}, {share}. "
    if len(degrees) <= heatmap.RECTS_UP_TO:
        sentence += f"From first to last, words hear {', '.join(map(str, degrees))}: their in-degrees in the graph."
    match = head_roles.match(data.base, data.trace)
    return [Text("mask_row", f"{sentence}\n\n{match}" if match else sentence)]


@shows
def suggestions(data: PageData) -> Pieces:
    wanted = data.allowed.clone()
    wanted[data.base.query] = False
    hidden = {"mask_painted": spelled(masks.differing(data.presets, wanted))}
    row = None if wanted.equal(data.allowed) else hidden
    return [Buttons("try_masks", "**Try this:**", {**SUGGESTIONS, "Hide all from this row": row})]
