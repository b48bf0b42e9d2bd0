"""What the panels of averaging are made of: a matrix between the words, a line of code, a row in words."""

from collections.abc import Sequence

import torch
from torch import Tensor

from pages.ui import heatmap, state, words
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture
from pages.ui.story.averaging_shown import Shown, present

CLOSE = 1e-5  # three ways differ by float32's rounding only
FEW = 4  # numbers that stand in a sentence

shows = panel(present)


def labels() -> Sequence[str]:
    """Return the words as labels; none while there is no word."""
    found = present()
    return () if found is None else found.labels


def choose_row(clicked: dict[str, int]) -> None:
    """Callback of a heatmap: select the row that was clicked."""
    if clicked:
        state.set_to({"averaging_row": clicked["y"]})


def matrix(slot: str, shown: Shown, values: Tensor, alt: str, hidden: Tensor | None = None, signed: float = 0.0) -> Picture:
    """Return the heatmap of one matrix (T, T) between the words; signed: the end of its scale, 0 for weights."""
    sheet = shown.sheet(values[None], hidden, signed)
    said = f"{alt}: rows {', '.join(shown.labels)}"
    return Picture(slot, heatmap.one_head(sheet, 0, True), said, on_click=choose_row)


def code(line: str) -> str:
    """Return a line of code as it stands in a sentence."""
    return f'<code style="font-size: 14px">{line}</code>'


def shares(weights: Tensor, names: Sequence[str]) -> str:
    """Return a row of weights in words: the few largest, in the sentence's order, and what the others share."""
    seen = weights.nonzero().flatten().tolist()
    if not seen:
        return "nothing"
    few = sorted(weights.argsort(descending=True, stable=True)[:FEW].tolist())
    if len(seen) > FEW and torch.isclose(weights[seen].max(), weights[seen].min()):
        return f"**{words.percent(weights[seen[0]].item())}** of each of {len(seen)} words"
    said = [f"**{words.percent(weights[i].item())}** of {words.plain(names[i])}" for i in few if weights[i] > 0]
    rest = weights.sum() - weights[few].sum()
    others = len(seen) - FEW
    return ", ".join(said) + (f", {words.percent(rest.item())} of {others} other{'s' * (others > 1)}" if others > 0 else "")
