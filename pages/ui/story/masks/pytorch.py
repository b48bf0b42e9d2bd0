"""What PyTorch makes of a mask: a query that sees nothing, what True means to each function, and the edges as a table."""

from collections.abc import Sequence

import pandas as pd
from torch import Tensor

from attn_core.experiments import mask_graph, torch_masks
from pages.ui import number_tables
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Code, Pieces, Table, Text
from pages.ui.story.masks.page_data import PageData, present
from pages.ui.text import markdown

shows = panel(present)


@shows
def sees_nothing(data: PageData) -> Pieces:
    """Say what a query that may see nothing takes away, computed three ways."""
    head, query, trace = data.base.head, data.base.query, data.trace
    outputs = torch_masks.sees_nothing(trace.q[head, query], trace.k[head], trace.v[head])
    names = ("these pages", "PyTorch’s fused attention", "a plain softmax")
    rows = [[name, _first(numbers)] for name, numbers in zip(names, outputs, strict=True)]
    blind = mask_graph.blind(data.allowed)
    names = ", ".join(markdown.chip("query", data.base.queries[i]) for i in blind)
    now = f"{names} may look at nothing" if blind else "every query sees something"
    name, output = markdown.chip("query", data.base.name), markdown.chip("output", "output")
    would = f"The {output} of {name} is:" if query in blind else f"If all were hidden from {name}, its {output} would be:"
    more = "A softmax of a row of −inf divides 0 by 0. Press “Hide all from this row” under step 1, and look at the row."
    return [
        Text("nothing_said", f"At present {now}. {would}"),
        Table("nothing", ["computed by", "first numbers"], rows),
        Text("nothing_why", f":gray[{more}]"),
    ]


def _first(numbers: Sequence[float | None]) -> str:
    """Return the first numbers of an output, NaN where there is none."""
    first = ["**NaN**" if number is None else f"{number:g}" for number in numbers[:3]]
    return ", ".join(first) + (", …" if len(numbers) > len(first) else "")


@shows
def polarity_in_words(data: PageData) -> Pieces:
    allowed = data.allowed
    fused = f"**scaled_dot_product_attention**: True = take part, {int(allowed.sum())} of {allowed.numel()}."
    module = f"**MultiheadAttention**: True = hide, {int((~allowed).sum())} of {allowed.numel()}."
    return [Text("polarity_said", f"The same mask, opposite ways. {fused} {module} {_swapped(allowed)}")]


def _swapped(allowed: Tensor) -> str:
    """Return what comes of a mask that is handed to the other function as it stands."""
    opened, hidden = int(allowed.sum()), int((~allowed).sum())
    if not hidden:
        return "Swap them, and everything is hidden: no word sees any."
    if not opened:
        return "Swap them, and everything is open."
    blind = len(mask_graph.blind(~allowed))
    nothing = f" {blind} of {len(allowed)} words then see nothing." if blind else ""
    return f"Swap them: what is open is hidden, and **{hidden}** cell{'s' * (hidden > 1)} to be hidden open up.{nothing}"


@shows
def program(data: PageData, function: str) -> Pieces:
    """Show the mask as one of PyTorch's functions takes it: "fused", scaled_dot_product_attention, or "module"."""
    write = {"fused": torch_masks.for_fused, "module": torch_masks.for_module}[function]
    return [Code(f"polarity_{function}", write(data.allowed))]


def _edges(data: PageData) -> pd.DataFrame:
    edges = mask_graph.edges(data.allowed)
    table = pd.DataFrame(edges, columns=["source", "target"])
    table["from"] = [data.base.scene.keys[source] for source, _ in edges]
    table["to"] = [data.base.scene.words[target] for _, target in edges]
    sources, targets = table["source"].to_list(), table["target"].to_list()
    for head, weights in enumerate(data.trace.heads.weights):
        table[f"weight in head {head + 1}"] = weights[targets, sources].tolist()
    return table


TABLES = {"edges": number_tables.numbers("edges", "edges", present, _edges)}
