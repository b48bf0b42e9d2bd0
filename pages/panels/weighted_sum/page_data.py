"""What the page on the weighted sum is about: one query's ledger with every key, and the number that is followed."""

from collections.abc import Sequence
from dataclasses import dataclass

from torch import Tensor

from attn_core import comparison, one_query, scene
from pages.board.panel import panel
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.settings import View

words, deeper = Words("weighted_sum"), Words("weighted_sum_deeper")


@dataclass(frozen=True, eq=False)
class PageData:
    """Data of the panels: Explore's own scene and selection, and every key's part of the sum.

    book: the ledger of the selected query, cut to fit a picture
    weights (Tk), after dropout, values, adds, totals (Tk, Dv): the same, no key left out
    winner: the key whose weight is larger than all others of these, if any; output (Dv)
    difference: the largest one between the last total and the output; number: the selected component of the output
    """

    base: traced_view.TracedView
    book: one_query.Ledger
    weights: Sequence[float]
    winner: int | None
    values: Tensor
    adds: Tensor
    totals: Tensor
    output: Tensor
    difference: float
    number: int

    @property
    def names(self) -> list[str]:
        """Return the labels of the rows of the ledger."""
        return [self.base.keys[key] if key >= 0 else words.others(count=self.book.others) for key in self.book.keys]


def _page_data(base: traced_view.TracedView, view: View) -> PageData:
    """Return the data of a view; a component beyond the last of the output is the last."""
    trace = base.seen.trace
    adds, totals = one_query.running_total(trace, base.head, base.query)
    output = trace.heads.output[base.head, base.query]
    weights = trace.heads.dropped[base.head, base.query]
    winner = one_query.leader(weights)
    book, number = one_query.ledger(trace, base.head, base.query), min(view.dimension, len(output) - 1)
    difference = comparison.largest(totals[-1], output)
    return PageData(base, book, weights.tolist(), winner, trace.v[base.head], adds, totals, output, difference, number)


present = traced_view.following(_page_data, stage="weights")
followed = traced_view.following(_page_data, "dimension", stage="weights")
shows, follows = panel(present), panel(followed)


@remember
def every_row(setting: scene.Scene, head: int) -> list[one_query.LargestWeight]:
    """Return where every row of a head attends most, computed once for all panels and all queries."""
    return one_query.by_query(scene.see(setting).trace, head)
