"""Ways to set the mask in a picture and by buttons: cells that a click turns over, masks with names, an empty row."""

from collections.abc import Iterable

from attn_core import masks
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces
from pages.ui.story.masks.page_data import PageData, present

FIRST = {"Hide the future (causal)": {"mask": "causal"}, "Hide nothing": {"mask": "none"}}
OFF = {"mask": "none", "mask_window": "off", "mask_prefix": 0, "mask_padding": 0, "mask_painted": ""}
TRY = {
    "Sliding window": {**OFF, "mask": "causal", "mask_window": "2"},
    "Prefix language model": {**OFF, "mask": "causal", "mask_prefix": 3},
    "Padded encoder": {**OFF, "mask_padding": 2},
    "Open everything": OFF,
    "The word before": {"maps": "previous"},
    "Nobody before: hide it": {**OFF, "maps": "previous", "mask_painted": "2-1", "query": 2, "head": 0},
}


@panel(lambda view: view.mask != "none")
def block(masked: bool) -> Pieces:
    """Offer the one switch between an encoder's block and a decoder's; what it is at present can't be pressed."""
    encoder, decoder = ({"mask": "none"} if masked else None), (None if masked else {"mask": "causal"})
    return [Buttons("block", "**Block:**", {"encoder": encoder, "decoder": decoder})]


@panel(present)
def try_this(data: PageData) -> Pieces:
    """Offer masks with names, and an empty row."""
    wanted = data.masked.allowed.clone()
    wanted[data.base.query] = False
    hidden = {"mask_painted": _written(masks.differing(data.masked.presets, wanted))}
    row = None if wanted.equal(data.masked.allowed) else hidden
    return [Buttons("try_masks", "**Try this:**", {**TRY, "Hide all from this row": row})]


def turned(data: PageData) -> list[str]:
    """Return for each cell, row by row, all painted cells as the link spells them once this cell is turned over."""
    queries, keys = data.masked.allowed.shape
    now = set(masks.differing(data.masked.presets, data.masked.allowed))
    return [_written(now ^ {(query, key)}) for query in range(queries) for key in range(keys)]


def _written(cells: Iterable[tuple[int, int]]) -> str:
    """Return painted cells (query, key) as the link spells them."""
    return "_".join(f"{query}-{key}" for query, key in sorted(cells))
