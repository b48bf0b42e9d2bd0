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
    apart: the largest difference between the last total and the output
    """

    base: traced_view.TracedView
    weights: Sequence[float]
    values: Tensor
    adds: Tensor
    totals: Tensor
    output: Tensor
    apart: float

    @property
    def name(self) -> str:
        """The label of the selected query."""
        return self.base.name


Followed = tuple[PageData, int]  # and the number of the output that is followed


def present(view: View) -> PageData | None:
    """Return what a view shows; None where there is no word."""
    base = traced_view.present(view.shared.but(stage="weights"))
    return base and _ledger(base)


def followed(view: View) -> Followed | None:
    """Return what a view shows, and the number that it follows: one beyond the last is the last."""
    found = present(view)
    return found and (found, min(view.dimension, len(found.output) - 1))


@remember
def _ledger(base: traced_view.TracedView) -> PageData:
    """Return the selected query's ledger."""
    trace = base.seen.trace
    adds, totals = one_query.running_total(trace, base.head, base.query)
    output = trace.heads.output[base.head, base.query]
    weights = trace.heads.dropped[base.head, base.query].tolist()
    return PageData(base, weights, trace.v[base.head], adds, totals, output, comparison.largest(totals[-1], output))


shows, follows = panel(present), panel(followed)


def every_row(data: PageData) -> list[one_query.Look]:
    """Return where every row of the selected head looks most."""
    return _every_row(data.base.scene, data.base.head)


@remember
def _every_row(setting: scene.Scene, head: int) -> list[one_query.Look]:
    """Return where every row of a head looks most, found once for all panels and all queries."""
    return one_query.by_query(scene.see(setting).trace, head)


def signed(number: float, digits: int = 2) -> str:
    """Return a number with its sign, and one that rounds to 0 as 0."""
    return f"{number:+.{digits}f}".replace("-", "−") if abs(number) >= 0.5 * 10**-digits else f"{0:.{digits}f}"
