"""What the page on self and cross computes from a View: both kinds on the same projections, and newest words over all."""

from dataclasses import dataclass
from typing import NamedTuple

from attn_core.cache import remember
from attn_core.experiments import self_and_cross
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.link import View
from pages.ui.traced_view import TracedView

KINDS = ("self", "cross")


class PageData(NamedTuple):
    """Which kind is set, and both kinds on the same projections; two: None where there is no second sentence to read."""

    kind: str
    alone: TracedView
    two: TracedView | None

    @property
    def sides(self) -> dict[str, TracedView]:
        """The kinds that there are."""
        return {"self": self.alone} | ({"cross": self.two} if self.two else {})

    @property
    def present(self) -> TracedView:
        """The kind that is set."""
        return self.sides[self.kind]

    def sources(self) -> dict[str, self_and_cross.Source]:
        """Return where q, k and v come from, by letter."""
        return self_and_cross.sources(self.present.seen.trace, self.alone.seen.trace, self.kind == "cross")


def present(view: View) -> PageData | None:
    """Return what is set, or None where there is no word to look from or at."""
    alone, two = (traced_view.present(view.shared.but(kind=kind)) for kind in KINDS)
    if two and two.scene.memory is None:  # its projections read one sentence
        two = None
    data = PageData(traced_view.taken(view).kind, alone, two)
    return data if data.sides.get(data.kind) else None


@dataclass(frozen=True, eq=False)
class Newest:
    """The sentence on itself, how many of its words are new, and these over all, with the mask in both corners."""

    base: TracedView
    count: int
    decodings: dict[str, self_and_cross.Decoding]


def newest(view: View) -> Newest | None:
    """Return what is set, or None where there is no word; no more of the words are new than there are."""
    data = present(view)
    return data and _newest(data.alone, min(view.new_tokens, len(data.alone.keys)))


@remember
def _newest(base: TracedView, count: int) -> Newest:
    trace, config, corners = base.seen.trace, base.scene.config(), self_and_cross.CORNERS
    return Newest(base, count, {c: self_and_cross.decode(trace, base.head, count, c, config) for c in corners})


shows, shows_newest = panel(present), panel(newest)
