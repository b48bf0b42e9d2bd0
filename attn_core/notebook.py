"""What a trace shows in a notebook: its weights as small heatmaps, HTML without scripts."""

import math
from itertools import product
from typing import Any

from torch import Tensor

MOST_HEADS, MOST_CELLS = 8, 32  # that are drawn: heads of all examples, and queries or keys of each
COLOUR, NAN = "#3388e6", "#d73c32"  # seen on a light page and on a dark one
GRID = "display:grid;gap:1px;width:max-content;background:rgba(128,128,128,.2);grid:auto-flow 9px/repeat({keys},9px)"


def of_trace(trace: Any) -> str:
    """Return the weights (..., Tq, Tk) of an AttentionTrace as heatmaps, with what is not drawn in words."""
    weights = trace.weights.cpu()
    if not weights.numel():
        return f"<pre>{trace!r}</pre>"
    maps = weights.reshape(-1, *weights.shape[-2:])
    drawn = maps[:MOST_HEADS, :MOST_CELLS, :MOST_CELLS]
    largest = drawn.nan_to_num(0.0).max().item()
    places = list(product(*map(range, weights.shape[:-2])))[: len(drawn)]
    figures = "".join(_figure(_place(at), one, largest or 1.0) for at, one in zip(places, drawn, strict=True))
    scale = f"Rows: queries; columns: keys. Point at a cell for its query, key and weight. Colour scale: 0 to {largest:.3g}."
    said = f"Attention weights {tuple(weights.shape)}. {scale}{_left_out(maps, drawn)}{_nan(maps)}"
    return f"<div><div>{said}</div>{figures}</div>"


def _figure(name: str, weights: Tensor, largest: float) -> str:
    """Return the heatmap of one head: the stronger the colour of a cell, the larger its weight."""
    rows = enumerate(weights.tolist())
    cells = "".join(_cell(f"{query}, {key}", weight, largest) for query, row in rows for key, weight in enumerate(row))
    grid = f"<div style='{GRID.format(keys=weights.shape[-1])}'>{cells}</div>"
    return f"<div style='display:inline-block;margin:8px 16px 0 0'>{name}{grid}</div>"


def _cell(place: str, weight: float, largest: float) -> str:
    colour = NAN if math.isnan(weight) else f"{COLOUR}{round(255 * weight / largest):02x}"
    return f"<i title='{place}: {weight:.3g}' style='background:{colour}'></i>"


def _place(at: tuple[int, ...]) -> str:
    """Return the caption of a heatmap, whose last leading axis is the head."""
    return ", ".join([*(f"example {n}" for n in at[:-1]), *(f"head {n}" for n in at[-1:])])


def _left_out(maps: Tensor, drawn: Tensor) -> str:
    """Return a sentence on what is not drawn; "" where all is."""
    sizes = zip(("heatmaps", "queries", "keys"), drawn.shape, maps.shape, strict=True)
    parts = [f"{few} of {size} {name}" for name, few, size in sizes if few < size]
    return f" Only the first are drawn: {', '.join(parts)}." if parts else ""


def _nan(maps: Tensor) -> str:
    """Return a sentence on rows with NaN; "" where there are none."""
    rows = int(maps.isnan().any(-1).sum())
    return f" NaN is drawn in red and stands in {rows} of {maps.shape[:-1].numel()} rows." if rows else ""
