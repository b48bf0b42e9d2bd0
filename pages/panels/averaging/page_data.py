"""What averaging computes from a View: means of the past, the rungs from there to attention, a word looking for another."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import averaging, masks
from attn_core.attention import AttentionConfig, AttentionTrace
from attn_core.experiments import averaging_to_attention
from pages.board.pieces import Picture, Pieces, Text
from pages.charts import heatmap
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.settings import View

alts = Words("alts")
POSITIONS = ("averaging_row", "hide_key", "looker", "sought")  # the controls that choose a word


@dataclass(frozen=True, eq=False)
class PageData:
    """The sentence in self-attention, and the page's own controls; those that a panel doesn't follow have their defaults.

    row: the selected word; steps: the effect of arrow keys on a picture of rows
    future, hidden (T, T): cells hidden for a mean of the past, and for the rungs; before: without the one cell
        that is hidden in addition
    divided (T, T): the triangle divided by its row sums, with keepdim or without
    """

    base: traced_view.TracedView
    own: View
    labels: Sequence[str]
    row: int
    steps: traced_view.Steps
    future: Tensor
    hidden: Tensor
    before: Tensor
    divided: Tensor

    @property
    def label(self) -> str:
        """The selected word's name."""
        return self.labels[self.row]

    @property
    def mean_weights(self) -> Mapping[str, Tensor]:
        """The weights of each way to compute the mean of the past, (T, T): its result for the identity."""
        return _each_way(self.base, self.own.in_place, identity=True)

    @property
    def means(self) -> Mapping[str, Tensor]:
        """The means of the tokens, (T, D), each way."""
        return _each_way(self.base, self.own.in_place, identity=False)

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

    def sheet(
        self, values: Tensor, hidden: Tensor | None = None, signed: float = 0.0, keys: Sequence[str] = ()
    ) -> heatmap.Sheet:
        """Return matrices (n, T, Tk) ready to be drawn; signed: the end of their scale, 0 for weights."""
        labels, winners, dark = self.labels, [None] * len(values), self.base.dark
        return heatmap.Sheet(values, hidden, signed or 1.0, signed > 0, labels, keys or labels, self.row, winners, dark)

    def picture(self, slot: str, values: Tensor, alt: str, **scale: object) -> Picture:
        """Return the heatmap of a matrix (T, Tk), in which a row can be selected; scale: see sheet."""
        spec = heatmap.one_head(self.sheet(values[None], **scale), 0, True)
        return Picture(slot, spec, alt, click={"averaging_row": "y"}, steps=self.steps)

    def matrix(self, slot: str, title: str, values: Tensor, alt: str, **scale: object) -> Pieces:
        """Return the heatmap of a matrix between the words (T, T) under its title."""
        said = alts.with_rows(picture=alt, rows=self.labels)
        return [Text(f"{slot}_name", title), self.picture(slot, values, said, **scale)]


def _page_data(base: traced_view.TracedView, view: View) -> PageData:
    """Return the data of a view; a position beyond the last word is the last."""
    labels, last = base.queries, len(base.queries) - 1
    own = view.but(**{name: min(getattr(view, name), last) for name in POSITIONS})
    row, past = own.averaging_row, masks.causal(len(labels), len(labels))
    divided = (averaging.normalised if own.keepdim else averaging.without_keepdim)(past)
    steps, hidden = traced_view.arrow_keys("averaging_row", len(labels)), _hidden(base, own.hide_key, row)
    return PageData(base, own, labels, row, steps, ~past, hidden, _hidden(base, -1, 0), divided)


def _hidden(base: traced_view.TracedView, hide_key: int, row: int) -> Tensor:
    """Return the hidden cells of the rungs: the future, independent of the link's mask, and one more if set."""
    hidden = ~masks.causal(len(base.queries), len(base.queries))
    if hide_key >= 0:
        hidden[row, hide_key] = True
    return hidden


# the page is about the first sentence alone: selections of other pages are ignored
ALONE = {"kind": "self", "text2": "", "query": 0, "head": 0, "stage": "weights"}
following = functools.partial(traced_view.following, _page_data, **ALONE)


def alone(view: View) -> traced_view.TracedView:
    """Return the page's data for a view, even without any word."""
    return traced_view.prepare(view.but(**ALONE))


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
    return averaging_to_attention.rungs(*sources(base), ~_hidden(base, hide_key, row), config(base))


@remember
def open_rungs(base: traced_view.TracedView) -> list[averaging_to_attention.Rung]:
    """Return the five rungs with nothing hidden."""
    everything = masks.bidirectional(len(base.queries), len(base.queries))
    return averaging_to_attention.rungs(*sources(base), everything, config(base))


def config(base: traced_view.TracedView) -> AttentionConfig:
    """Return how scores become weights: scale and temperature as they are set, no dropout."""
    view = base.view  # by head size: each rung divides by the width that it multiplies
    return AttentionConfig(None if view.scale == "head" else base.scene.factor(), view.temperature, power=view.power)


_looks_for = remember(averaging_to_attention.looks_for)
