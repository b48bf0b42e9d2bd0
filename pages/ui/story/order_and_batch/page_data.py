"""What the page of order and batch computes from a View: the sentence shuffled, two words apart, a batch of examples."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import scene
from attn_core.cache import remember
from attn_core.experiments import perturbation, stacked_layers
from pages.ui import traced_view
from pages.ui.link import View
from pages.ui.traced_view import TracedView

FARTHEST = 16  # places apart that two words are compared at

Known = tuple[bool, str]  # what a layer knows of order: whether positions are added, and its mask's name


@dataclass(frozen=True, eq=False)
class PageData:
    """The sentence before and after a shuffle: place i holds word order[i]; and the difference whatever a layer knows."""

    base: TracedView
    order: Tensor
    now: Known
    shuffled: perturbation.Shuffled
    differences: dict[Known, float]


def _prepare(base: TracedView, own: View) -> PageData:
    seed = own.order_shuffle
    shuffles = _shuffles(base.scene, seed)
    differences = {known: shuffled.difference for known, shuffled in shuffles.items()}
    now = base.scene.positions, base.scene.mask
    return PageData(base, perturbation.permutation(len(base.queries), seed), now, shuffles[now], differences)


present = traced_view.following(_prepare, "order_shuffle", kind="self")


@remember
def _shuffles(setting: scene.Scene, seed: int) -> dict[Known, perturbation.Shuffled]:
    """Return the sentence before and after the shuffle, for every way to know of order."""
    order, shuffles = perturbation.permutation(len(setting.words), seed), {}
    for mask in ("none", setting.mask if setting.mask != "none" else "causal"):
        for positions in (False, True) if setting.knows_places else (False,):
            layer, x = stacked_layers.of_scene(replace(setting, positions=positions, mask=mask))
            shuffles[positions, mask] = perturbation.shuffle(layer.evaluating(), x, order)
    return shuffles


class Pair(NamedTuple):
    """Two words, and the selected one's score for the other at every distance in the selected head.

    other: the position of the word that is looked at; distance: how many places apart they are
    """

    base: TracedView
    other: int
    distance: int
    with_positions: tuple[float, ...]
    without: tuple[float, ...]


def _pair(base: TracedView, own: View) -> Pair:
    """Return two words; a position beyond the last is the last."""
    other = min(own.order_other, len(base.queries) - 1)
    scenes = [replace(base.scene, positions=positions) for positions in (True, False)]
    scores = (tuple(_scores(setting, base.query, other)[:, base.head].tolist()) for setting in scenes)
    return Pair(base, other, own.order_distance, *scores)


pair = traced_view.following(_pair, "order_other", "order_distance", kind="self")


@remember
def _scores(setting: scene.Scene, query: int, other: int) -> Tensor:
    """Return one score at every distance, (FARTHEST, H)."""
    return perturbation.by_distance(setting, query, other, range(1, FARTHEST + 1))


@dataclass(frozen=True, eq=False)
class BatchData:
    """A batch, how far each of its examples moves when one of them is changed, and which row is selected."""

    base: TracedView
    batch: perturbation.Batch
    moved: list[float]
    example: int
    query: int


def _batched(base: TracedView, own: View) -> BatchData:
    """Return the batch; an example or a row beyond the last is the last."""
    drawn = _draw(base.scene, own.batch_size, own.batch_tokens)
    example, query = min(own.batch_example, len(drawn.x) - 1), min(base.query, drawn.x.shape[1] - 1)
    moved = perturbation.moved(drawn.layer, drawn.x, example).tolist()
    return BatchData(base, drawn, moved, example, query)


batched = traced_view.following(_batched, "batch_size", "batch_tokens", "batch_example", kind="self")


_draw = remember(perturbation.draw_batch)  # once, whichever of its rows is looked at
