"""What the panels of averaging are made of: a matrix between the words, a line of code, a row in words."""

from collections.abc import Sequence

import torch
from torch import Tensor

from pages.ui.board.pieces import Picture
from pages.ui.charts import heatmap, templates
from pages.ui.charts import row_sums as sums
from pages.ui.story.averaging.page_data import PageData
from pages.ui.text import markdown, numbers

CLOSE = 1e-5  # three ways differ by float32's rounding only
FEW = 4  # numbers that stand in a sentence
ROW = {"averaging_row": "y"}  # a click in a heatmap selects its row


def matrix(
    slot: str, data: PageData, values: Tensor, alt: str, hidden: Tensor | None = None, signed: float = 0.0
) -> Picture:
    """Return the heatmap of one matrix (T, T) between the words; signed: the end of its scale, 0 for weights."""
    sheet = data.sheet(values[None], hidden, signed)
    said = f"{alt}: rows {', '.join(data.labels)}"
    return rows(slot, data, heatmap.one_head(sheet, 0, True), said)


def rows(slot: str, data: PageData, spec: templates.Spec, alt: str) -> Picture:
    """Return a heatmap of one row a word: a click selects a row, arrow keys step through them."""
    return Picture(slot, spec, alt, click=ROW, steps=data.steps)


def row_sums(slot: str, data: PageData, values: Tensor) -> Picture:
    """Return what each row of a matrix (T, T) adds up to, as bars beside it; arrow keys step through the rows."""
    spec = sums.beside(values.sum(-1).tolist(), data.labels, data.row, data.base.dark)
    return Picture(slot, spec, "Row sums", steps=data.steps)


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
        return f"**{numbers.percent(weights[seen[0]].item())}** of each of {len(seen)} words"
    said = [f"**{numbers.percent(weights[i].item())}** of {markdown.plain(names[i])}" for i in few if weights[i] > 0]
    rest = weights.sum() - weights[few].sum()
    others = len(seen) - FEW
    return ", ".join(said) + (
        f", {numbers.percent(rest.item())} of {others} other{'s' * (others > 1)}" if others > 0 else ""
    )
