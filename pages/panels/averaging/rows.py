"""Rows of weights: one as bars or in words, their sums, and whether two results agree."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core import comparison, one_query
from attn_core.attention import tied
from pages.board.panel import panel
from pages.board.pieces import Pieces, titled
from pages.charts import row_bars, templates
from pages.panels.averaging.page_data import PageData, following
from pages.text import averaging_words, numbers
from pages.text.languages import Words
from pages.text.markup import element
from pages.view.traced_view import TracedView

alts = Words("alts")
words, deeper = Words("averaging"), Words("averaging_deeper")
CLOSE = 1e-5  # results that agree differ by float32's rounding only
SYMMETRIC = 1e-3  # so do scores across the diagonal, which are larger
FEW = 4  # numbers in a sentence


def bars(base: TracedView, weights: Tensor, seen: Tensor, compared: Tensor, marked: Sequence[int]) -> templates.Spec:
    """Return a row of weights (T,) as bars, cut to the most important keys of all that are compared; the last is marked.

    A bar's column "position" is its key's, None where it is several.
    """
    keys = one_query.keys_to_draw(compared, marked)
    names, positions = [base.queries[key] for key in keys], [*keys]
    shares = [weights[key].item() if seen[key] else None for key in keys]
    others = len(base.queries) - len(keys)
    if others:
        names.append(alts.others(count=others))
        positions.append(None)
        rest = seen.clone()
        rest[keys] = False
        shares.append(max((weights.sum() - weights[keys].sum()).item(), 0.0) if rest.any() else None)
    percents, _ = numbers.percents([share or 0.0 for share in shares])
    labels = [alts.HIDDEN if share is None else text for share, text in zip(shares, percents, strict=True)]
    spec = row_bars.weights(names, {"now": shares}, keys.index(marked[-1]) if marked else None, labels, base.dark)
    return templates.with_column(spec, "bars", position=positions)


@panel(following("averaging_row", "keepdim", "softmax_over"))
def sums(data: PageData, slot: str) -> Pieces:
    """Draw the row sums of the divided triangle, or of softmax over the chosen axis."""
    weights = {"divided_sums": data.divided, "axis_sums": data.over_axis}[slot]
    spec = row_bars.sums(weights.sum(-1).tolist(), data.labels, data.row, data.base.dark)
    return titled(slot, deeper.SUMS, spec, alts.ROW_SUMS, steps=data.steps)


def from_one(weights: Tensor) -> float:
    """Return how far the sum of a row of weights (T, Tk) is from 1, at most."""
    sums = weights.sum(-1)
    return comparison.largest(sums, torch.ones_like(sums))


def code(line: str) -> str:
    """Format a line of code for a sentence."""
    return element("code", line, style="font-size: 14px")


def shares(weights: Tensor, names: Sequence[str]) -> str:
    """Return a row of weights in words: the few largest, in the sentence's order, and the sum of the others."""
    seen = weights.nonzero().flatten().tolist()
    others = len(seen) - FEW
    if others > 0 and tied(weights[seen]).all():
        return words.equal_shares(share=weights[seen[0]].item(), count=len(seen))
    few = sorted(weights.argsort(descending=True, stable=True)[:FEW].tolist())
    rest = [(weights.sum() - weights[few].sum()).item()] if others > 0 else []
    listed = [i for i in few if weights[i] > 0]
    shares, rounded = numbers.percents([*weights[listed].tolist(), *rest])
    return averaging_words.shares([names[i] for i in listed], shares, max(others, 0), rounded)
