"""What the panels of averaging show of scores: the rungs, the axis of softmax, a word that is looked for."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.attention import AttentionConfig, AttentionTrace
from attn_core.cache import remember
from attn_core.experiments import averaging_to_attention, word_importance
from pages.ui import traced_view
from pages.ui.link import View
from pages.ui.story.averaging.page_data import PageData, alone, present, sources

# ---- the rungs ----


class Hidden(NamedTuple):
    """The selection, and the key that is hidden from its row besides, -1 for none."""

    data: PageData
    key: int

    @property
    def allowed(self) -> Tensor:
        """Return who may look at whom on the rungs: the sidebar's mask, or the past, without the cell that is hidden."""
        masked = self.data.base.scene.allowed()
        allowed = (self.data.past if masked is None else masked).clone()
        if self.key >= 0:
            allowed[self.data.row, self.key] = False
        return allowed

    @property
    def rungs(self) -> list[averaging_to_attention.Rung]:
        """Return the five rungs over what is allowed."""
        return _rungs(self if self.key >= 0 else Hidden(self.data._replace(row=0), -1))  # without a cell any row will do


@remember
def _rungs(hidden: Hidden) -> list[averaging_to_attention.Rung]:
    """Return the five rungs over what is allowed."""
    base = hidden.data.base
    return averaging_to_attention.climb(*sources(base), hidden.allowed, config(base))


def hidden(view: View) -> Hidden | None:
    """Return what a view shows of the hidden cell."""
    found = present(view)
    return found and Hidden(found, min(view.hide_key, len(found.labels) - 1))


class Climbed(NamedTuple):
    """What is hidden, and the rung that is chosen: its number."""

    hidden: Hidden
    at: int

    @property
    def rung(self) -> averaging_to_attention.Rung:
        """Return the rung that is chosen."""
        return self.hidden.rungs[self.at]


def climbed(view: View) -> Climbed | None:
    """Return what a view shows of the ladder."""
    found = hidden(view)
    return found and Climbed(found, averaging_to_attention.RUNGS.index(view.rung))


def config(base: traced_view.TracedView) -> AttentionConfig:
    """Return how scores become weights: scale and temperature as they are set, no dropout."""
    view = base.view  # by head size: each rung divides by the width that it multiplies
    return AttentionConfig(None if view.scale == "head" else base.scene.factor(), view.temperature)


@remember
def open_rungs(base: traced_view.TracedView) -> list[averaging_to_attention.Rung]:
    """Return the five rungs with nothing hidden."""
    found = sources(base)
    return averaging_to_attention.climb(*found, torch.ones(len(found[0]), len(found[0]), dtype=torch.bool), config(base))


# ---- the axis of softmax ----


class Axis(NamedTuple):
    """The selection, and what softmax adds up to 1 over."""

    data: PageData
    over: str

    @property
    def weights(self) -> Tensor:
        """Return softmax of query·key scores, nothing hidden, over that axis.

        Scores X Xᵀ are symmetric: over the wrong axis they would give the right weights, turned over.
        """
        right, base = open_rungs(self.data.base)[4], self.data.base
        return (
            averaging_to_attention.over_queries(right.scores, config(base).temperature)
            if self.over == "queries"
            else right.weights
        )


def axis(view: View) -> Axis | None:
    """Return what a view shows of the axis of softmax."""
    found = present(view)
    return found and Axis(found, view.softmax_over)


# ---- one word that looks for another ----


class Wish(NamedTuple):
    """The position of the word that looks, of the word that matters to it, and how strongly it looks for that."""

    base: traced_view.TracedView
    looker: int
    sought: int
    pull: float

    @property
    def trace(self) -> AttentionTrace:
        """Return attention in which one word looks for another, with nothing hidden."""
        return _wished(self)


@remember
def _wished(wish: Wish) -> AttentionTrace:
    """Return attention in which one word looks for another."""
    base, pair, strength = wish.base, (wish.looker, wish.sought), wish.pull
    return word_importance.looks_for(base.scene.words, *pair, strength, None, config(base).temperature)


def wish(view: View) -> Wish | None:
    """Return what a view shows of what matters."""
    base = alone(view)
    if base is None:
        return None
    last = len(base.queries) - 1
    return Wish(base, min(view.looker, last), min(view.sought, last), view.pull)
