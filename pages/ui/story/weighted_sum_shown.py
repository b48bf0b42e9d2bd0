"""What the page on the weighted sum is about: one query's ledger with every key, and the number that is followed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from torch import Tensor

from attn_core import difference, focus
from attn_core.cache import remember
from pages.ui import shown, state
from pages.ui.board.panel import panel


@dataclass(frozen=True, eq=False)
class Shown:
    """What the panels draw: Explore's own scene and selection, every key's part of the sum, and the dimension followed.

    weights (Tk), values, adds, totals (Tk, Dv): the ledger of the selected query, no key left out; output (Dv)
    """

    base: shown.Shown
    dimension: int
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


def present() -> Shown | None:
    """Return what the present settings show; None where there is no word."""
    view = replace(state.view(), stage="weights")
    return prepare(view, int(state.now("dimension")), state.dark(), state.turn())


@remember
def prepare(view: View, dimension: int, dark: bool, turn: int) -> Shown | None:
    """Return what these settings show."""
    base = shown.prepare(view, dark, turn)
    if base.blank:
        return None
    trace = base.seen.trace
    adds, totals = focus.running_total(trace, base.head, base.query)
    output = trace.heads.output[base.head, base.query]
    weights = trace.heads.dropped[base.head, base.query].tolist()
    apart = difference.largest(totals[-1], output)
    return Shown(base, min(dimension, base.view.head_size - 1), weights, trace.v[base.head], adds, totals, output, apart)


shows = panel(present)


def count() -> int:
    """Return how many queries there are."""
    return shown.count(state.view())


@remember
def every_row(shown: Shown) -> list[focus.Look]:
    """Return where every row of the selected head looks most, found once for all panels."""
    return focus.by_query(shown.base.seen.trace, shown.base.head)


def signed(number: float, digits: int = 2) -> str:
    """Return a number with its sign, and one that rounds to 0 as 0."""
    return f"{number:+.{digits}f}".replace("-", "−") if abs(number) >= 0.5 * 10**-digits else f"{0:.{digits}f}"
