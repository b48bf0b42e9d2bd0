"""What the page on the weighted sum is about: one query's ledger with every key, and the number that is followed."""

from collections.abc import Sequence
from dataclasses import dataclass

from torch import Tensor

from attn_core import comparison, one_query, scene
from attn_core.cache import remember
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.link import View


@dataclass(frozen=True, eq=False)
class PageData:
    """What the panels draw: Explore's own scene and selection, and every key's part of the sum.

    weights (Tk), values, adds, totals (Tk, Dv): the ledger of the selected query, no key left out; output (Dv)
    difference: the largest one between the last total and the output
    """

    base: traced_view.TracedView
    weights: Sequence[float]
    values: Tensor
    adds: Tensor
    totals: Tensor
    output: Tensor
    difference: float


Followed = tuple[PageData, int]  # and the number of the output that is followed


def present(view: View) -> PageData | None:
    """Return what a view shows; None where there is no word."""
    base = traced_view.present(view.shared.but(stage="weights"))
    return base and _ledger(base)


def followed(view: View) -> Followed | None:
    """Return what a view shows, and the number that it follows: one beyond the last is the last."""
    data = present(view)
    return data and (data, min(view.dimension, len(data.output) - 1))


shows, follows = panel(present), panel(followed)


@remember
def _ledger(base: traced_view.TracedView) -> PageData:
    trace = base.seen.trace
    adds, totals = one_query.running_total(trace, base.head, base.query)
    output = trace.heads.output[base.head, base.query]
    weights = trace.heads.dropped[base.head, base.query].tolist()
    return PageData(base, weights, trace.v[base.head], adds, totals, output, comparison.largest(totals[-1], output))


@remember
def every_row(setting: scene.Scene, head: int) -> list[one_query.LargestWeight]:
    """Return where every row of a head looks most, computed once for all panels and all queries."""
    return one_query.by_query(scene.see(setting).trace, head)
