"""Ways to set the mask beside its sliders: a switch, masks with names, cells by click or in a grid."""

from collections.abc import Sequence

import pandas as pd
import streamlit as st
import torch
from torch import Tensor

from attn_core import masks
from pages.ui import state

from pages.ui.story.masks_shown import Shown, present

FIRST = {
    "Hide the future (causal)": ({"mask": "causal"}, "Each word then looks at itself and what came before it."),
    "Hide nothing": ({"mask": "none"}, "The sidebar’s mask off; what is set on top stays."),
}
OFF = {"mask": "none", "mask_window": "off", "mask_prefix": 0, "mask_padding": 0, "mask_painted": ""}
TRY = {
    "Sliding window": {**OFF, "mask": "causal", "mask_window": "2"},
    "Prefix language model": {**OFF, "mask": "causal", "mask_prefix": 3},
    "Padded encoder": {**OFF, "mask_padding": 2},
    "Open everything": OFF,
    "The word before": {"maps": "previous"},
    "Nobody before: hide it": {**OFF, "maps": "previous", "mask_painted": "2-1", "query": 2, "head": 0},
}
BLOCKS = {"none": "encoder", "causal": "decoder"}


def block() -> None:
    """Draw the one switch between an encoder's block and a decoder's."""
    seen = state.mirror("block_seen", "none" if state.now("mask") == "none" else "causal")
    st.segmented_control(
        "Block",
        list(BLOCKS),
        format_func=BLOCKS.get,
        required=True,
        key=seen,
        on_change=lambda: state.take_and_run_all("mask", seen),
        label_visibility="collapsed",
        help="encoder: the line that hides the future is left out. decoder: it stays.",
    )


def first() -> None:
    """Offer the mask that matters most, in sight when the page opens with none."""
    for label, (values, why) in FIRST.items():
        st.button(label, on_click=state.set_to, args=(values,), key=f"first {label}", help=why)


def paint(found: Shown, wanted: Tensor, **others: object) -> None:
    """In a callback: paint the cells in which the wanted mask differs from the presets."""
    flips = masks.differing(found.masked.presets, wanted)
    state.set_to({"mask_painted": "_".join(f"{query}-{key}" for query, key in flips), **others})


def clicked(at: dict[str, int]) -> None:
    """Callback of a click in the matrix: turn the cell over, where cells can be clicked, and follow its row."""
    found = present()
    if found is not None and at:
        cell = [(at["y"], at["x"])] if "x" in at else []
        paint(found, masks.flipped(found.masked.allowed, cell), query=at["y"])


def _hide_row() -> None:
    """Callback: hide every key from the selected query."""
    found = present()
    if found is not None:
        wanted = found.masked.allowed.clone()
        wanted[found.base.query] = False
        paint(found, wanted)


def try_this() -> None:
    """Offer masks with names, and an empty row; out of sight stands the owner of the painted cells."""
    with st.container(key="link_only_painted"):
        st.text_input("Painted cells", "", **state.linked("mask_painted"))
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown("**Try this:**", width="content")
        for label, values in TRY.items():
            st.button(label, type="tertiary", on_click=state.set_to, args=(values,), key=f"try {label}")
        st.button("Hide all from this row", type="tertiary", on_click=_hide_row, key="hide_row")


def grid() -> None:
    """Offer the mask as a grid of boxes, for the keyboard and for long sentences."""
    follow("paint_grid", present, _grid)


def _grid(found: Shown | None) -> None:
    """Draw the grid, unless it is folded away."""
    fold = st.expander("Paint in a grid: a tick means may look", key="paint_open", on_change="rerun")
    if not fold.open or found is None:
        state.leave("paint_grid")
        return
    names = [f"{i} {word}" for i, word in enumerate(found.scene.keys)]
    rows = [f"{i} {word}" for i, word in enumerate(found.scene.words)]
    now = tuple(map(tuple, found.masked.allowed.tolist()))
    key, start = state.table("paint", now, lambda base, changes: _ticked(base, changes, names))
    table = pd.DataFrame(list(map(list, start)), columns=names, index=rows)
    height = min(35 * len(rows) + 40, 420)
    with fold:
        st.data_editor(table, disabled=["_index"], key=key, on_change=_edited, args=(key, start, names), height=height)


def _ticked(
    base: Sequence[Sequence[bool]], changes: dict[int, dict[str, object]], names: Sequence[str]
) -> tuple[tuple[bool, ...], ...]:
    """Return the cells of a grid with its changes."""
    cells = [list(row) for row in base]
    for row, columns in changes.items():
        for name, ticked in columns.items():
            if row < len(cells) and name in names:
                cells[row][names.index(name)] = bool(ticked)
    return tuple(map(tuple, cells))


def _edited(table: str, base: Sequence[Sequence[bool]], names: Sequence[str]) -> None:
    """Callback of the grid: paint what it shows."""
    found = present()
    if found is not None:
        wanted = torch.tensor(_ticked(base, state.edited(table), names))
        if wanted.shape == found.masked.allowed.shape:
            paint(found, wanted)
