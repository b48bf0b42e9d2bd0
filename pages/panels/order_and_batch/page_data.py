"""What the page of order computes from a View: the sentence shuffled, and two words at every distance."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import masks, one_query, scene
from attn_core.experiments import perturbation, stacked_layers
from pages.text.languages import remember
from pages.view import traced_view
from pages.view.settings import SHUFFLES, View
from pages.view.traced_view import TracedView

FARTHEST = 16  # places apart that two words are compared at
DEFAULT = "previous"  # of the projections: it needs positions, and never finds a word that stands later

Known = tuple[bool, str, str]  # what tells a layer the order: whether positions are added, the mask and the bias


@dataclass(frozen=True, eq=False)
class PageData:
    """The sentence before and after a shuffle: place i holds word order[i].

    before, after: where the selected word attends in the selected head, as written and shuffled, its keys in sentence order
    """

    base: TracedView
    seed: int
    order: Tensor
    shuffled: perturbation.Shuffled
    before: one_query.LargestWeight
    after: one_query.LargestWeight

    @property
    def now(self) -> Known:
        return self.base.scene.positions, self.base.scene.mask, self.base.scene.bias

    @property
    def telling(self) -> Known:
        """The same without a mask that treats all words alike, wherever they stand."""
        positions, mask, bias = self.now
        allowed = self.base.scene.allowed()
        return positions, "none" if allowed is None or not masks.tells_order(allowed) else mask, bias

    @property
    def place(self) -> int:
        """Where the selected word stands after the shuffle."""
        return self.order.tolist().index(self.base.query)

    @property
    def differences(self) -> dict[Known, float]:
        """How far outputs that are put back in order differ, by what tells the order; with a bias only where one is set."""
        setting, differences = self.base.scene, {}
        masks = ("none", setting.mask if setting.mask != "none" else "causal")
        placed = (False, True) if setting.knows_places else (False,)
        ways = [(positions, mask, "none") for mask in masks for positions in placed]
        for positions, mask, bias in dict.fromkeys([*ways, (False, "none", setting.bias), self.now]):
            scene = replace(setting, positions=positions, mask=mask, bias=bias)
            differences[positions, mask, bias] = _shuffled(scene, self.seed).difference
        return differences


def _prepare(base: TracedView, own: View) -> PageData:
    seed, setting, query = own.order_shuffle, base.scene, base.query
    order = perturbation.permutation(len(base.queries), seed)
    layer, x = stacked_layers.of_scene(setting)
    rows = []
    for words, place in ((x, query), (x[order], order.tolist().index(query))):
        rows.append(one_query.by_head(layer.evaluating().trace(words), place)[base.head])
    before, after = rows
    if after.winner is not None:
        after = after._replace(winner=int(order[after.winner]))
    return PageData(base, seed, order, _shuffled(setting, seed), before, after)


@remember
def _shuffled(setting: scene.Scene, seed: int) -> perturbation.Shuffled:
    layer, x = stacked_layers.of_scene(setting)
    return perturbation.shuffle(layer.evaluating(), x, perturbation.permutation(len(x), seed))


def to_stand_first(count: int) -> int | None:
    """Return the word that the first task asks for: one that a shuffle puts first, not so as written or by default.

    The second word where that may be; None for fewer than two words.
    """
    if count < 2:
        return None
    by_default = int(perturbation.permutation(count, View().order_shuffle)[0])
    first = {int(perturbation.permutation(count, seed)[0]) for seed in SHUFFLES} - {by_default}
    return min(first - {0}, default=0)


present = traced_view.following(_prepare, "order_shuffle", kind="self")


def alone(view: View) -> PageData | None:
    """Return the shuffle without any information about order; “same” then replaces “previous”."""
    return present(_instead(view, "same").but(positions=False, mask="none", bias="none"))


def _instead(view: View, projections: str) -> View:
    """Return a view with other projections in place of the default ones."""
    return view.but(projections=projections) if view.projections == DEFAULT else view


class Pair(NamedTuple):
    """Two words, and the selected one's score for the other at every distance in the selected head.

    other: the position of the second word; distance: how many places apart they are
    """

    base: TracedView
    other: int
    distance: int
    with_positions: tuple[float, ...]
    without: tuple[float, ...]

    @property
    def now(self) -> tuple[float, float]:
        """The score at the distance that is set, without positions and with them."""
        return self.without[self.distance - 1], self.with_positions[self.distance - 1]


def _pair(base: TracedView, own: View) -> Pair:
    """Return two words; a position beyond the last is the last."""
    other = min(own.order_other, len(base.queries) - 1)
    scenes = [replace(base.scene, positions=positions, bias="none") for positions in (True, False)]
    scores = (tuple(_scores(setting, base.query, other)[:, base.head].tolist()) for setting in scenes)
    return Pair(base, other, own.order_distance, *scores)


_paired = traced_view.following(_pair, "order_other", "order_distance", kind="self")


def pair(view: View) -> Pair | None:
    """Return two words at every distance; random projections replace “previous”."""
    return _paired(_instead(view, "random"))


@remember
def _scores(setting: scene.Scene, query: int, other: int) -> Tensor:
    """Return one score at every distance, (FARTHEST, H)."""
    return perturbation.by_distance(setting, query, other, range(1, FARTHEST + 1))
