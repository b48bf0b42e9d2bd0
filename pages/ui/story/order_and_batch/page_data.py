"""What the page of order and batch computes from a View: the sentence shuffled, two words apart, a batch of examples."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import scene
from attn_core.cache import remember
from attn_core.experiments import batch, permutation, perturbation, stacked_layers
from pages.ui import traced_view
from pages.ui.link import View
from pages.ui.traced_view import TracedView

FARTHEST = 16  # places between two words


class Known(NamedTuple):
    """What a layer knows of order: positions added, or a mask's name."""

    positions: bool
    mask: str


@dataclass(frozen=True, eq=False)
class PageData:
    """The sentence before and after a shuffle: place i holds word order[i]; and the difference whatever a layer knows."""

    base: TracedView
    order: Tensor
    now: Known
    shuffled: permutation.Shuffled
    differences: dict[Known, float]


def alone(view: View) -> TracedView | None:
    """Return what a view shows of the first sentence by itself, or None where there is no word: the page is about self."""
    return traced_view.present(view.but(kind="self"))


def present(view: View) -> PageData | None:
    """Return what a view shows of a shuffle, or None where there is no word."""
    base = alone(view)
    return base and _prepare(base, view.order_shuffle)


@remember
def _prepare(base: TracedView, seed: int) -> PageData:
    shuffles = _shuffles(base.scene, seed)
    differences = {known: shuffled.difference for known, shuffled in shuffles.items()}
    now = Known(base.scene.positions, base.scene.mask)
    return PageData(base, permutation.permutation(len(base.queries), seed), now, shuffles[now], differences)


@remember
def _shuffles(setting: scene.Scene, seed: int) -> dict[Known, permutation.Shuffled]:
    """Return the sentence before and after the shuffle, for every way to know of order."""
    order, shuffles = permutation.permutation(len(setting.words), seed), {}
    for mask in ("none", setting.mask if setting.mask != "none" else "causal"):
        for positions in (False,) if setting.maps == "learned" else (False, True):  # trained heads leave positions out
            layer, x = stacked_layers.of_scene(replace(setting, positions=positions, mask=mask))
            shuffles[Known(positions, mask)] = permutation.shuffle(layer.evaluating(), x, order)
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


def pair(view: View) -> Pair | None:
    """Return what a view shows of two words, or None where there is no word; a position beyond the last is the last."""
    base = alone(view)
    if base is None:
        return None
    other = min(view.order_other, len(base.queries) - 1)
    scenes = [replace(base.scene, positions=positions) for positions in (True, False)]
    scores = (tuple(_scores(setting, base.query, other)[:, base.head].tolist()) for setting in scenes)
    return Pair(base, other, view.order_distance, *scores)


@remember
def _scores(setting: scene.Scene, query: int, other: int) -> Tensor:
    """Return one score at every distance, (FARTHEST, H)."""
    return permutation.by_distance(setting, query, other, range(1, FARTHEST + 1))


@dataclass(frozen=True, eq=False)
class BatchData:
    """A batch, how far each of its examples moves when one of them is changed, and which row is selected."""

    base: TracedView
    batch: batch.Batch
    moved: list[float]
    example: int
    query: int


def batched(view: View) -> BatchData | None:
    """Return the batch of a view, or None where there is no word, so that the page is empty then."""
    base = alone(view)
    return base and _batched(base, view.batch_size, view.batch_tokens, view.batch_example)


@remember
def _batched(base: TracedView, size: int, length: int, example: int) -> BatchData:
    """Return the batch; an example or a row beyond the last is the last."""
    drawn, example = _draw(base.scene, size, length), min(example, size - 1)
    moved = perturbation.moved(drawn.layer, drawn.x, example).tolist()
    return BatchData(base, drawn, moved, example, min(base.query, length - 1))


_draw = remember(batch.draw)  # once, whichever of its rows is looked at
