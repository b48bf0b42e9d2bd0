"""What the panels of averaging show: the tokens, their means, the rungs, each computed once for equal settings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import averaging, importance, ladder, masks, scene
from attn_core.attention import AttentionConfig, AttentionTrace
from attn_core.cache import remember
from pages.ui import heatmap, shown, state

WAYS = ("loop", "triangle", "softmax")


class Own(NamedTuple):
    """What this page's own controls are set to; the fields are the link's names."""

    averaging_row: int
    in_place: bool
    keepdim: bool
    hide_key: int
    rung: str
    softmax_over: str
    looker: int
    sought: int
    pull: float


@dataclass(frozen=True, eq=False)
class Shown:
    """The settings, and what follows from them, computed where a panel asks for it."""

    base: shown.Shown
    own: Own

    @property
    def labels(self) -> Sequence[str]:
        """Return the words as labels."""
        return self.base.queries

    @property
    def row(self) -> int:
        """Return the selected row."""
        return min(self.own.averaging_row, len(self.labels) - 1)

    @cached_property
    def past(self) -> Tensor:
        """Return who may look at whom in a mean of the past, (T, T)."""
        return masks.causal(len(self.labels), len(self.labels))

    @cached_property
    def sources(self) -> tuple[Tensor, Tensor, Tensor]:
        """Return the tokens (T, D), and the maps of the first head for queries and keys (D, Dk)."""
        x, _, maps = scene.sources(self.base.scene, "cpu")
        size = self.base.view.head_size
        return x, maps.wq[:, :size], maps.wk[:, :size]

    def way(self, name: str, of: Tensor) -> Tensor:
        """Return the mean of the past of (T, C), computed one way; the loop has its bug if it is switched on."""
        if name == "loop":
            return (averaging.in_place if self.own.in_place else averaging.by_loop)(of)
        return {"triangle": averaging.by_matrix, "softmax": averaging.by_softmax}[name](of)

    @cached_property
    def ways(self) -> dict[str, Tensor]:
        """Return the weights of each way: what it makes of the identity."""
        return {name: self.way(name, torch.eye(len(self.labels))) for name in WAYS}

    @cached_property
    def means(self) -> dict[str, Tensor]:
        """Return the means of the tokens, (T, D), each way."""
        return {name: self.way(name, self.sources[0]) for name in WAYS}

    @property
    def past_shares(self) -> Tensor:
        """Return the selected row of the right mean, (T,)."""
        return self.ways["triangle"][self.row]

    @cached_property
    def divided(self) -> Tensor:
        """Return the triangle divided by its row sums, the axis of the sums kept or not."""
        return (averaging.normalised if self.own.keepdim else averaging.without_keepdim)(self.past)

    @cached_property
    def allowed(self) -> Tensor:
        """Return who may look at whom on the rungs: the sidebar's mask, or the past, without the cell that is hidden."""
        length = len(self.labels)
        alone = replace(self.base.scene, memory=None).allowed()
        allowed = (self.past if alone is None else alone).clone()
        if 0 <= self.own.hide_key < length:
            allowed[self.row, self.own.hide_key] = False
        return allowed

    @cached_property
    def config(self) -> AttentionConfig:
        """Return how scores become weights: scale and temperature as they are set, no dropout."""
        view = self.base.view  # by head size: each rung divides by the width that it multiplies
        return AttentionConfig(None if view.scale == "head" else self.base.scene.factor(), view.temperature)

    @cached_property
    def rungs(self) -> list[ladder.Rung]:
        """Return the five rungs over what is allowed."""
        return ladder.climb(*self.sources, self.allowed, self.config)

    @cached_property
    def open_rungs(self) -> list[ladder.Rung]:
        """Return the five rungs with nothing hidden."""
        return ladder.climb(*self.sources, torch.ones_like(self.past), self.config)

    @property
    def score_end(self) -> float:
        """Return the end of the colour scale of scores x xᵀ, by the settings alone: what a unit vector has with itself."""
        width = self.base.view.d_model
        return width * self.config.factor(width)

    @cached_property
    def over_axis(self) -> Tensor:
        """Return softmax of query·key scores, nothing hidden, over the axis that is set.

        Scores X Xᵀ are symmetric: over the wrong axis they would give the right weights, turned over.
        """
        right = self.open_rungs[4]
        wrong = self.own.softmax_over == "queries"
        return ladder.over_queries(right.scores, self.config.temperature) if wrong else right.weights

    @property
    def pair(self) -> tuple[int, int]:
        """Return the positions of the word that looks and of the word that matters."""
        last = len(self.labels) - 1
        return min(self.own.looker, last), min(self.own.sought, last)

    @cached_property
    def wished(self) -> AttentionTrace:
        """Return attention in which one word looks for another, with nothing hidden."""
        return importance.looks_for(self.base.scene.words, *self.pair, self.own.pull, None, self.config.temperature)

    def sheet(self, values: Tensor, hidden: Tensor | None, signed: float = 0.0, keys: Sequence[str] = ()) -> heatmap.Sheet:
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
            turn=self.base.turn,
            dark=self.base.dark,
        )


def present() -> Shown | None:
    """Return what the present settings show, or None without a word."""
    if not shown.count(state.view()):
        return None
    own = Own(**{name: state.now(name) for name in Own._fields})
    return _prepare(state.view(), state.dark(), state.turn(), own)


@remember
def _prepare(view: View, dark: bool, turn: int, own: Own) -> Shown:
    """Return what the settings show."""
    return Shown(shown.prepare(view, dark, turn), own)
