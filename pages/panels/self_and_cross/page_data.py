"""What the page on self and cross computes from a View: a sentence on itself, on a second one, and newest words over all."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from attn_core.experiments import self_and_cross
from attn_core.sources import SOURCES
from pages.board.panel import panel
from pages.panels.shared import head_roles
from pages.text.languages import remember
from pages.view import traced_view
from pages.view.settings import DEFAULTS, View
from pages.view.traced_view import TracedView

KINDS = ("self", "cross")
same_projections = remember(self_and_cross.same_projections)


def second(view: View) -> str:
    """Return the link name that holds the second sentence: the page's own, but where a link has one for all pages."""
    return "text2" if view.text2 != DEFAULTS["text2"] else "cross_text"


class PageData(NamedTuple):
    """A sentence on itself, and on a second one, None where there is none to read."""

    alone: TracedView
    two: TracedView | None

    @property
    def sides(self) -> dict[str, TracedView]:
        """The kinds that there are."""
        return {"self": self.alone} | ({"cross": self.two} if self.two else {})

    def sources(self, kind: str) -> dict[str, self_and_cross.Source]:
        """Return where q, k and v of the selected head come from, by letter, and how they differ from self-attention's."""
        side = self.sides[kind]
        alike = kind == "self" or same_projections(self.alone.scene, side.scene)
        trace = self.alone.seen.trace if alike else None
        return self_and_cross.sources(side.seen.trace, trace, side.head, kind == "cross")


def present(view: View) -> PageData | None:
    """Return the page's data, or None without a word in the first sentence."""
    alone = traced_view.present(itself(view))
    return alone and PageData(alone, _two(view))


def itself(view: View) -> View:
    """Return the self-attention of a view, also where cross-attention is set."""
    return view.shared.but(**{name: DEFAULTS[name] for name in ("kind", "text2")})


def _two(view: View) -> TracedView | None:
    """Return the sentence on the second one; a worked example has its own tokens, and no second sentence."""
    if SOURCES[view.projections].fixed:
        return None
    traced = _across(_of_both(view))
    return None if traced.blank else traced


def _of_both(view: View) -> View:
    across, text = SOURCES[view.projections].across or view.projections, getattr(view, second(view))
    return view.shared.but(projections=across, kind="cross", text2=text, tokens=traced_view.taken(view).tokens)


@remember
def _across(view: View) -> TracedView:
    """Return what a view shows of both sentences; designed projections read both."""
    read = traced_view.prepare(view.but(projections="random"))
    setting = replace(read.scene, source=view.projections) if not SOURCES[view.projections].is_drawn else read.scene
    sizes = {name: getattr(setting, name) for name in ("d_model", "head_size")}
    return replace(read, scene=setting, view=read.view.but(projections=view.projections, **sizes))


def remarks(view: View) -> list[str]:
    """Return which worked example there is, or notices about the second sentence."""
    alone = traced_view.prepare(itself(view))
    if alone.scene.origin.fixed:
        return [head_roles.example(alone.scene)]
    known = alone.remarks
    return [remark for remark in _across(_of_both(view)).remarks if remark not in known]


@dataclass(frozen=True, eq=False)
class Newest:
    """The sentence on itself, how many of its words are new, and these over all, with the mask in both corners."""

    base: TracedView
    count: int
    decodings: dict[str, self_and_cross.Decoding]


def newest(view: View) -> Newest | None:
    """Return the data of decoding, or None if there is no word; at most all words are new."""
    alone = traced_view.present(itself(view))
    return alone and _newest(alone, min(view.new_tokens, len(alone.keys)))


@remember
def _newest(base: TracedView, count: int) -> Newest:
    trace, config, corners = base.seen.trace, base.scene.config(), self_and_cross.CORNERS
    return Newest(base, count, {c: self_and_cross.decode(trace, base.head, count, c, config) for c in corners})


shows, shows_newest = panel(present), panel(newest)
