"""Masks in PyTorch: a fully masked row, the meaning of True in each function, edges as a table."""

from collections.abc import Sequence

import pandas as pd

from attn_core import masks, torch_agreement
from attn_core.experiments import mask_graph, torch_masks
from pages.board.panel import panel
from pages.board.pieces import Buttons, Code, Pieces, Table, Text
from pages.panels.masks.page_data import PageData, present, spelled
from pages.panels.shared import number_tables, selected_row
from pages.text import markdown
from pages.text.languages import Words

words = Words("masks")
deeper = Words("masks_deeper")
WAYS = ("core", "fused", "plain")  # in which the output of a query without keys is computed
shows = panel(present)


@shows
def sees_nothing(data: PageData) -> Pieces:
    """State the output of a fully masked query, computed in three ways, and offer to hide a row."""
    head, query, trace = data.base.head, data.base.query, data.trace
    outputs = torch_masks.sees_nothing(trace.q[head, query], trace.k[head], trace.v[head])
    rows = [[deeper.NOTHING_WAYS[way], _first(numbers)] for way, numbers in zip(WAYS, outputs, strict=True)]
    blind = mask_graph.blind(data.allowed)
    names = [markdown.chip("query", data.base.queries[i]) for i in blind]
    now = deeper.nothing_now(names=names, count=len(names), query=data.base.name, is_blind=query in blind)
    wanted = data.allowed.clone()
    wanted[query] = False
    hide = {"mask_painted": spelled(masks.differing(data.presets, wanted))}
    return [
        Text("nothing_said", now),
        Table("nothing", [deeper.NOTHING_HEADER[name] for name in ("way", "numbers")], rows),
        Text("nothing_why", deeper.NOTHING_WHY),
        Buttons("hide_row", words.TRY, {deeper.HIDE_ROW: None if query in blind else hide}),
    ]


def _first(numbers: Sequence[float | None]) -> str:
    """Return the first numbers of an output, NaN where there is none."""
    first = ["**NaN**" if number is None else f"{number:g}" for number in numbers[:3]]
    return ", ".join(first) + (", …" if len(numbers) > len(first) else "")


@shows
def polarity_in_words(data: PageData) -> Pieces:
    opened, hidden = int(data.allowed.sum()), int((~data.allowed).sum())
    swapped = deeper.swapped(
        opened=opened, hidden=hidden, blind=len(mask_graph.blind(~data.allowed)), queries=len(data.allowed)
    )
    counts = {"opened": opened, "hidden": hidden, "cells": opened + hidden}
    return [Text("polarity_said", deeper.polarity(**counts, swapped=swapped))]


@shows
def polarity(data: PageData, function: str) -> Pieces:
    """Show the mask as one of PyTorch's functions takes it: "fused", scaled_dot_product_attention, or "module"."""
    write = {"fused": torch_masks.for_fused, "module": torch_masks.for_module}[function]
    return [Code(f"polarity_{function}", write(data.allowed))]


@shows
def program_lacks(data: PageData) -> Pieces:
    """State the parts of the mask that the page's program lacks; nothing if it has all."""
    own = masks.MASKS[data.base.scene.mask].allowed(*data.allowed.shape, data.base.scene.mask_number)
    return [Text("program_lacks", "" if own.equal(data.allowed) else deeper.PROGRAM_LACKS)]


@shows
def verified(data: PageData) -> Pieces:
    """Say whether torch gives the same outputs under the page's mask."""
    setting = data.base.scene
    agreement = torch_agreement.with_torch(data.trace, data.allowed, setting.config(), setting.added())
    return [Text("verified", selected_row.agreement(*agreement))]


def _edges(data: PageData) -> pd.DataFrame:
    edges = mask_graph.edges(data.allowed)
    table = pd.DataFrame(edges, columns=["source", "target"])
    table["from"] = [data.base.scene.keys[source] for source, _ in edges]
    table["to"] = [data.base.scene.words[target] for _, target in edges]
    sources, targets = table["source"].to_list(), table["target"].to_list()
    for head, weights in enumerate(data.trace.heads.weights):
        table[f"weight in head {head}"] = weights[targets, sources].tolist()
    return table


TABLES = {"edges": number_tables.numbers("edges", present, _edges)}
