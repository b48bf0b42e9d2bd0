"""What the page of order and batch shows: the sentence shuffled, a pair of words apart, a batch of examples."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import scene
from attn_core.cache import remember
from attn_core.experiments import permutation as order
from attn_core.experiments import perturbation, stacked_layers
from pages.ui import traced_view as base
from pages.ui.link import View

FARTHEST = 16  # places between two words


class Known(NamedTuple):
    """What a layer knows of order: positions added, or a mask's name."""

    positions: bool
    mask: str


@dataclass(frozen=True, eq=False)
class PageData:
    """What the panels about the shuffled sentence draw.

    order: place i holds word order[i]; before and after a shuffle under the present settings, and the difference for
    every other way to know of order
    """

    base: base.TracedView
    order: Tensor
    shuffled: order.Shuffled
    differences: dict[Known, float]

    @property
    def now(self) -> Known:
        """What the layer knows of order at present."""
        return Known(self.base.scene.positions, self.base.scene.mask)


def alone(view: View) -> base.TracedView | None:
    """Return what a view shows of the first sentence by itself, or None where there is no word: the page is about self."""
    return base.present(view.but(kind="self"))


def present(view: View) -> PageData | None:
    """Return what a view shows of a shuffle, or None where there is no word."""
    found = alone(view)
    return found and _prepare(found, view.order_shuffle)


@remember
def _prepare(found: base.TracedView, seed: int) -> PageData:
    """Return what the settings show."""
    each = _differently(found.scene, seed)
    now = each[Known(found.scene.positions, found.scene.mask)]
    differences = {known: shuffled.difference for known, shuffled in each.items()}
    return PageData(found, order.permutation(len(found.queries), seed), now, differences)


@remember
def _differently(setting: scene.Scene, seed: int) -> dict[Known, order.Shuffled]:
    """Return the sentence before and after the shuffle, for every way to know of order."""
    mask = setting.mask if setting.mask != "none" else "causal"
    either = (False,) if setting.maps == "learned" else (False, True)  # such weights leave positions out
    knows = [Known(positions, which) for which in ("none", mask) for positions in either]
    places = order.permutation(len(setting.words), seed)
    return {known: _shuffled(setting, known, places) for known in knows}


def _shuffled(setting: scene.Scene, known: Known, places: Tensor) -> order.Shuffled:
    """Return the sentence before and after the shuffle, for a layer that knows this of order."""
    found, x = stacked_layers.of_scene(replace(setting, positions=known.positions, mask=known.mask))
    return order.shuffle(found.evaluating(), x, places)


class Apart(NamedTuple):
    """What the panels about two words draw: the settings, the word that is looked at, and how many places are between."""

    base: base.TracedView
    other: int
    distance: int


def apart(view: View) -> Apart | None:
    """Return what a view shows of two words, or None where there is no word; a position beyond the last is the last."""
    found = alone(view)
    return found and Apart(found, min(view.order_other, len(found.queries) - 1), view.order_distance)


def distances(data: Apart, positions: bool) -> list[float]:
    """Return the selected word's score for the other word at every distance, in the selected head."""
    scores = _distances(replace(data.base.scene, positions=positions), data.base.query, data.other)
    return scores[:, data.base.head].tolist()


@remember
def _distances(setting: scene.Scene, query: int, other: int) -> Tensor:
    """Return one score at every distance, (FARTHEST, H)."""
    return order.by_distance(setting, query, other, range(1, FARTHEST + 1))


@dataclass(frozen=True, eq=False)
class Pooled:
    """What the panels about a batch draw: the page's settings, the batch, and how far its examples move."""

    base: base.TracedView
    batch: order.Batch
    moved: tuple[float, ...]
    example: int
    query: int


def pooled(view: View) -> Pooled | None:
    """Return the batch of a view, or None where there is no word, so that the page is empty then."""
    found = alone(view)
    return found and _pool(found, view.batch_size, view.batch_tokens, view.batch_example)


@remember
def _pool(found: base.TracedView, size: int, length: int, example: int) -> Pooled:
    """Return the batch; an example or a row beyond the last is the last."""
    drawn, which = _batch(found.scene, size, length), min(example, size - 1)
    return Pooled(
        found, drawn, tuple(perturbation.one_example(drawn.layer, drawn.x, which)), which, min(found.query, length - 1)
    )


@remember
def _batch(setting: scene.Scene, size: int, length: int) -> order.Batch:
    """Return the batch, drawn once whichever of its rows is looked at."""
    return order.batch(setting, size, length)
