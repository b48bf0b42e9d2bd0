"""What averaging computes from a View: means of the past, the rungs from there to attention, a word looking for another."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import averaging, masks
from attn_core.attention import AttentionConfig, AttentionTrace
from attn_core.cache import remember
from attn_core.experiments import averaging_to_attention, word_importance
from pages.ui import traced_view
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap
from pages.ui.link import View
from pages.ui.text import markdown

POSITIONS = ("averaging_row", "hide_key", "looker", "sought")  # the controls that choose a word


@dataclass(frozen=True, eq=False)
class PageData:
    """A sentence that looks at itself, and the page's own controls; one that a panel doesn't follow is at its default."""

    base: traced_view.TracedView
    own: View

    @property
    def labels(self) -> Sequence[str]:
        """The words as labels."""
        return self.base.queries

    @property
    def row(self) -> int:
        """The selected row."""
        return self.own.averaging_row

    @property
    def name(self) -> str:
        """The chip of the selected row's word."""
        return markdown.chip("query", self.labels[self.row])

    @property
    def future(self) -> Tensor:
        """Which cells a mean of the past hides, (T, T)."""
        return ~masks.causal(len(self.labels), len(self.labels))

    @property
    def mean_weights(self) -> Mapping[str, Tensor]:
        """The weights of each way to the mean of the past, (T, T): what it makes of the identity."""
        return _each_way(self.base, self.own.in_place, identity=True)

    @property
    def means(self) -> Mapping[str, Tensor]:
        """The means of the tokens, (T, D), each way."""
        return _each_way(self.base, self.own.in_place, identity=False)

    @property
    def divided(self) -> Tensor:
        """The triangle divided by its row sums, (T, T), whose axis is kept or not."""
        return (averaging.normalised if self.own.keepdim else averaging.without_keepdim)(~self.future)

    @property
    def hidden(self) -> Tensor:
        """Which cells the rungs hide, (T, T): those of the sidebar's mask, or the future, and one more where it is set."""
        allowed = self.base.scene.allowed()
        hidden = self.future if allowed is None else ~allowed
        if self.own.hide_key >= 0:
            hidden[self.row, self.own.hide_key] = True
        return hidden

    @property
    def rungs(self) -> list[averaging_to_attention.Rung]:
        """The five rungs without the cells that are hidden."""
        return _rungs(self.base, self.own.hide_key, self.row if self.own.hide_key >= 0 else 0)

    @property
    def rung(self) -> averaging_to_attention.Rung:
        """The rung that is chosen."""
        return self.rungs[averaging_to_attention.RUNGS.index(self.own.rung)]

    @property
    def over_axis(self) -> Tensor:
        """Softmax of query·key scores, nothing hidden, over the axis that is set, (T, T).

        Scores X Xᵀ are symmetric: over the wrong axis they would give the right weights, turned over.
        """
        projected = open_rungs(self.base)[4]
        if self.own.softmax_over == "keys":
            return projected.weights
        return averaging_to_attention.over_queries(projected.scores, self.base.view.temperature)

    @property
    def looking(self) -> AttentionTrace:
        """Attention in which one word looks for another, with nothing hidden."""
        own = self.own
        return _looks_for(self.base.scene.words, own.looker, own.sought, own.pull, None, self.base.view.temperature)

    @property
    def steps(self) -> traced_view.Steps:
        """What the arrow keys do on a focused picture of rows: the row above or below."""
        return traced_view.arrow_keys("averaging_row", len(self.labels))

    def sheet(
        self, values: Tensor, hidden: Tensor | None = None, signed: float = 0.0, keys: Sequence[str] = ()
    ) -> heatmap.Sheet:
        """Return matrices (n, T, Tk) ready to be drawn; signed: the end of their scale, 0 for weights."""
        return heatmap.Sheet(
            values=values,
            hidden=hidden,
            limit=signed or 1.0,
            signed=signed > 0,
            queries=self.labels,
            keys=keys or self.labels,
            query=self.row,
            winners=[None] * len(values),
            dark=self.base.dark,
        )

    def picture(self, slot: str, values: Tensor, alt: str, **scale: object) -> Picture:
        """Return the heatmap of a matrix (T, Tk): a click selects a row, arrow keys step through them; scale: see sheet."""
        spec = heatmap.one_head(self.sheet(values[None], **scale), 0, True)
        return Picture(slot, spec, alt, click={"averaging_row": "y"}, steps=self.steps)

    def matrix(self, slot: str, title: str, values: Tensor, alt: str, **scale: object) -> Pieces:
        """Return the heatmap of a matrix between the words (T, T) under its title."""
        return [Text(f"{slot}_name", title), self.picture(slot, values, f"{alt}: rows {', '.join(self.labels)}", **scale)]


def _page_data(base: traced_view.TracedView, view: View) -> PageData:
    """Return what a view shows; a position beyond the last word is the last."""
    last = len(base.queries) - 1
    return PageData(base, view.but(**{name: min(getattr(view, name), last) for name in POSITIONS}))


# the page is about the first sentence by itself: what other pages select counts for nothing
ALONE = {"kind": "self", "text2": "", "query": 0, "head": 0, "stage": "weights"}
following = functools.partial(traced_view.following, _page_data, **ALONE)


@remember
def sources(base: traced_view.TracedView) -> tuple[Tensor, Tensor, Tensor]:
    """Return the tokens (T, D), and the first head's projections for queries and keys (D, Dk)."""
    projections, size = base.scene.projections(), base.view.head_size
    return base.scene.inputs(base.scene.words), projections.wq[:, :size], projections.wk[:, :size]


@remember
def _each_way(base: traced_view.TracedView, in_place: bool, identity: bool) -> Mapping[str, Tensor]:
    x = torch.eye(len(base.queries)) if identity else sources(base)[0]
    loop = averaging.in_place if in_place else averaging.by_loop
    return {"loop": loop(x), "triangle": averaging.by_matrix(x), "softmax": averaging.by_softmax(x)}


@remember
def _rungs(base: traced_view.TracedView, hide_key: int, row: int) -> list[averaging_to_attention.Rung]:
    """Return the five rungs, found once for all panels; without a cell that is hidden any row will do."""
    hidden = PageData(base, base.view.but(hide_key=hide_key, averaging_row=row)).hidden
    return averaging_to_attention.rungs(*sources(base), ~hidden, config(base))


@remember
def open_rungs(base: traced_view.TracedView) -> list[averaging_to_attention.Rung]:
    """Return the five rungs with nothing hidden."""
    length = len(base.queries)
    return averaging_to_attention.rungs(*sources(base), torch.ones(length, length, dtype=torch.bool), config(base))


def config(base: traced_view.TracedView) -> AttentionConfig:
    """Return how scores become weights: scale and temperature as they are set, no dropout."""
    view = base.view  # by head size: each rung divides by the width that it multiplies
    return AttentionConfig(None if view.scale == "head" else base.scene.factor(), view.temperature)


_looks_for = remember(word_importance.looks_for)
