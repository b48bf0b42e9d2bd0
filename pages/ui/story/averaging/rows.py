"""Rows of weights: one as bars or in words, what each adds up to, and whether two results agree."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core import one_query
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, titled
from pages.ui.charts import row_bars, templates
from pages.ui.story.averaging.page_data import PageData, following
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import TracedView

CLOSE = 1e-5  # results that agree differ by float32's rounding only
FEW = 4  # numbers that stand in a sentence
SUMS = "every row adds up to 1", "rows no longer add up to 1"  # see `agreement`


def bars(base: TracedView, weights: Tensor, seen: Tensor, compared: Tensor, marked: Sequence[int]) -> templates.Spec:
    """Return a row of weights (T,) as bars, cut to the most important keys of all that are compared; the last is marked.

    A bar's column "position" is its key's, None where it is several.
    """
    keys = one_query.keys_to_draw(compared, marked)
    names, positions = [base.queries[key] for key in keys], [*keys]
    shares = [weights[key].item() if seen[key] else None for key in keys]
    others = len(base.queries) - len(keys)
    if others:
        names.append(f"{others} others")
        positions.append(None)
        rest = seen.clone()
        rest[keys] = False
        shares.append(max((weights.sum() - weights[keys].sum()).item(), 0.0) if rest.any() else None)
    labels = ["hidden" if share is None else numbers.percent(share) for share in shares]
    spec = row_bars.weights(names, {"now": shares}, keys.index(marked[-1]) if marked else None, labels, base.dark)
    return templates.with_column(spec, "bars", position=positions)


@panel(following("averaging_row", "keepdim", "softmax_over"))
def sums(data: PageData, slot: str) -> Pieces:
    """Draw what each row of the divided triangle, or of softmax over the axis that is set, adds up to."""
    weights = {"divided_sums": data.divided, "axis_sums": data.over_axis}[slot]
    spec = row_bars.sums(weights.sum(-1).tolist(), data.labels, data.row, data.base.dark)
    return titled(slot, "**what each row adds up to** :gray[· line: 1]", spec, "Row sums", steps=data.steps)


def agreement(difference: float, same: str, differs: str) -> str:
    """Return the badge that says whether two results are the same but for rounding, and how far they are apart."""
    if difference <= CLOSE:
        return markdown.badge(True, same, difference)
    return markdown.badge(False, f"{differs}, largest difference {difference:.2f}")


def code(line: str) -> str:
    """Return a line of code as it stands in a sentence."""
    return f'<code style="font-size: 14px">{line}</code>'


def shares(weights: Tensor, names: Sequence[str]) -> str:
    """Return a row of weights in words: the few largest, in the sentence's order, and what the others share."""
    seen = weights.nonzero().flatten().tolist()
    if not seen:
        return "nothing"
    others = len(seen) - FEW
    if others > 0 and torch.isclose(weights[seen].max(), weights[seen].min()):
        return f"**{numbers.percent(weights[seen[0]].item())}** of each of {len(seen)} words"
    few = sorted(weights.argsort(descending=True, stable=True)[:FEW].tolist())
    parts = [f"**{numbers.percent(weights[i].item())}** of {markdown.plain(names[i])}" for i in few if weights[i] > 0]
    if others > 0:
        rest = weights.sum() - weights[few].sum()
        parts.append(f"{numbers.percent(rest.item())} of {numbers.plural(others, 'other')}")
    return ", ".join(parts)
