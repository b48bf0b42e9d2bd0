"""What the page of masks shows: the mask as a matrix and as a graph, and as PyTorch takes it."""

from collections.abc import Sequence

import pandas as pd
import streamlit as st
from torch import Tensor

from attn_core import graphs, masks, polarity
from pages.ui import folds, heatmap, meaning, messages, words
from pages.ui import shown as base
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story import masks_paint
from pages.ui.story.masks_shown import Shown, prefixes, present, sheet_of
from pages.ui.board.pieces import Table

HELP = {
    "window": "A word looks at most so far to either side, also ahead. This comes on top of the sidebar’s mask, whose own "
    "window only reaches back. off: nothing more is hidden.",
    "prefix": "These first words are open to everybody, even ahead. This comes on top of the sidebar’s mask, and adds "
    "something only where that hides them.",
    "padding": "Filler at the end that makes texts equally long: hidden from everybody, whatever the sidebar’s mask says.",
    "corner": "Where the causal triangle starts if there are not as many keys as queries (cross, in the sidebar).",
    "changed": "1 is added to every number of this word’s vector, and the outputs are compared.",
    "grown": "This word has just been added to those before it, and their outputs are compared.",
}

CORNERS = {"upper_left": "top left", "lower_right": "bottom right"}


def sizes() -> tuple[int, int]:
    """Return how many queries there are, and how many stops a slider over numbers of keys has; 0 for none."""
    found = base.remarked()
    return len(found.queries), len(found.keys) + bool(found.keys)  # 0 to all of them


shows = panel(present)


@shows
def lead(shown: Shown) -> Pieces:
    """Say what is hidden at all, in one line."""
    hidden, cells = int((~shown.masked.allowed).sum()), shown.masked.allowed.numel()
    if not hidden:
        return [Text("mask_lead", f"**Nothing is hidden yet:** every word looks at every word, {cells} lines below.")]
    return [Text("mask_lead", f"**{hidden} of {cells}** cells are hidden: their weight is exactly 0.")]


@shows
def mask_in_words(shown: Shown) -> Pieces:
    """Say which block it is, how the mask is combined, and how many cells are open."""
    allowed = shown.masked.allowed
    kind = _crossed(shown) if shown.cross else _kind(shown, *graphs.ahead(allowed))
    count = f"**{int(allowed.sum())} of {allowed.numel()}** cells are open."
    return [Text("mask_said", f"{kind} {count}\n\nallowed = **{_formula(shown)}**")]


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
    """Draw the weights of the selected head under the mask; a click turns a cell over."""
    act = "click to open or hide" if max(shown.masked.allowed.shape) <= heatmap.RECTS_UP_TO else "click a row"
    name = f":gray[**head {shown.base.head + 1}** · row → column · dot = hidden · {act}]"
    spec = heatmap.one_head(sheet_of(shown, shown.masked.trace.heads.weights), shown.base.head, True)
    alt = f"Who may look at whom: rows {', '.join(shown.base.queries)}; columns {', '.join(shown.base.keys)}"
    return [Text("mask_matrix_name", name), Picture("mask_matrix", spec, alt, on_click=masks_paint.clicked)]


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
    return [Text("mask_graph_name", name), Picture("mask_graph", messages.graph(found), "The mask as a directed graph")]


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


# ---- 5 and 6: PyTorch ----


@shows
def sees_nothing(shown: Shown) -> Pieces:
    """Say what a query that may see nothing takes away, computed three ways."""
    head, query, trace = shown.base.head, shown.base.query, shown.masked.trace
    found = polarity.sees_nothing(trace.q[head, query], trace.k[head], trace.v[head])
    named = {"these pages": found.core, "PyTorch’s fused attention": found.fused}
    named["a plain softmax"] = found.plain
    rows = [[name, _first(output)] for name, output in named.items()]
    blind = [words.chip("query", shown.base.queries[i]) for i in graphs.blind(shown.masked.allowed)]
    blind_row = query in graphs.blind(shown.masked.allowed)
    now = f"{', '.join(blind)} may look at nothing" if blind else "every query sees something"
    name, output = words.chip("query", shown.base.name), words.chip("output", "output")
    would = f"The {output} of {name} is:" if blind_row else f"If all were hidden from {name}, its {output} would be:"
    more = "A softmax of a row of −inf divides 0 by 0. Press “Hide all from this row” under step 1, and look at the row."
    return [
        Text("nothing_said", f"At present {now}. {would}"),
        Table("nothing", ["computed by", "first numbers"], rows),
        Text("nothing_why", f":gray[{more}]"),
    ]


def _first(numbers: Sequence[float | None]) -> str:
    """Return the first numbers of an output, NaN where there is none."""
    kept = ["**NaN**" if number is None else f"{number:g}" for number in numbers[:3]]
    return ", ".join(kept) + (", …" if len(numbers) > len(kept) else "")


@shows
def polarity_in_words(shown: Shown) -> Pieces:
    """Say how many True each function wants for this mask."""
    allowed = shown.masked.allowed
    fused = f"**scaled_dot_product_attention**: True = take part, {int(allowed.sum())} of {allowed.numel()}."
    module = f"**MultiheadAttention**: True = hide, {int((~allowed).sum())} of {allowed.numel()}."
    return [
        Text(
            "polarity_said",
            f"The same mask, opposite ways. {fused} {module} {_swapped(allowed)}",
        )
    ]


def _swapped(allowed: Tensor) -> str:
    """Return what comes of a mask that is handed to the other function as it stands."""
    opened, hidden = int(allowed.sum()), int((~allowed).sum())
    if not hidden:
        return "Swap them, and everything is hidden: no word sees any."
    if not opened:
        return "Swap them, and everything is open."
    blind = len(graphs.blind(~allowed))
    nothing = f" {blind} of {len(allowed)} words then see nothing." if blind else ""
    return f"Swap them: what is open is hidden, and **{hidden}** cell{'s' * (hidden > 1)} to be hidden open up.{nothing}"


def _programs() -> tuple[str, str] | None:
    """Return the present mask as both functions take it."""
    found = present()
    return found and (polarity.for_fused(found.masked.allowed), polarity.for_module(found.masked.allowed))


def polarity_code() -> None:
    """Draw the mask as both functions take it."""
    follow("polarity", _programs, _polarity)


def _polarity(programs: tuple[str, str] | None) -> None:
    """Draw two programs side by side."""
    if programs is not None:
        few = programs[0].count("\n") <= heatmap.RECTS_UP_TO + 2  # longer lines scroll
        for column, program in zip(st.columns(2, gap="medium"), programs, strict=True):
            column.code(program, language="python", wrap_lines=few, height=min(24 * program.count("\n") + 90, 380))


def numbers() -> None:
    """Offer the mask and the weights under it as tables and CSV."""
    folds.tables("mask_numbers", present, _numbers)


def _numbers(found: Shown) -> folds.Tables:
    """Return every edge with its weight in each head."""
    edges = graphs.edges(found.masked.allowed)
    weights = found.masked.trace.heads.weights
    table = pd.DataFrame(edges, columns=["source", "target"])
    table["from"] = [found.scene.keys[source] for source, _ in edges]
    table["to"] = [found.scene.words[target] for _, target in edges]
    for head in range(found.scene.heads):
        table[f"weight in head {head + 1}"] = [weights[head, target, source].item() for source, target in edges]
    return {"edges": ("edges", table)}
