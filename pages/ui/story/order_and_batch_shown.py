"""What the page of order and batch shows: the sentence shuffled, a pair of words apart, a batch of examples."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import layer, order, perturb, scene
from attn_core.cache import remember
from pages.ui import shown as base
from pages.ui import state

FARTHEST = 16  # places between two words


class Known(NamedTuple):
    """What a layer knows of order: positions added, or a mask's name."""

    positions: bool
    mask: str


@dataclass(frozen=True, eq=False)
class Shown:
    """What the panels about the sentence draw.

    order: place i holds word order[i]; before and after a shuffle under the present settings, and the difference for
    every other way to know of order
    """

    base: base.Shown
    order: Tensor
    shuffled: order.Shuffled
    differences: dict[Known, float]
    other: int
    distance: int

    @property
    def now(self) -> Known:
        """What the layer knows of order at present."""
        return Known(self.base.scene.positions, self.base.scene.mask)


def alone() -> base.Shown:
    """Return what the settings show of the first sentence by itself: this page is about self-attention."""
    return base.prepare(replace(state.view(), kind="self"), state.dark(), state.turn())


def present() -> Shown | None:
    """Return what the present settings show, or None where there is no word."""
    found = alone()
    return None if found.blank else _prepare(found, *(state.now(f"order_{n}") for n in ("shuffle", "other", "distance")))


@remember
def _prepare(found: base.Shown, seed: int, other: int, distance: int) -> Shown:
    """Return what the settings show; a position beyond the last word is the last."""
    places = order.permutation(len(found.queries), seed)
    mask = found.scene.mask if found.scene.mask != "none" else "causal"
    either = (False,) if found.scene.maps == "learned" else (False, True)  # such weights leave positions out
    knows = [Known(positions, which) for which in ("none", mask) for positions in either]
    each = {known: _shuffled(found.scene, known, places) for known in knows}
    now = each[Known(found.scene.positions, found.scene.mask)]
    differences = {known: shuffled.difference for known, shuffled in each.items()}
    return Shown(found, places, now, differences, min(other, len(found.queries) - 1), distance)


def _shuffled(setting: scene.Scene, known: Known, places: Tensor) -> order.Shuffled:
    """Return the sentence before and after the shuffle, for a layer that knows this of order."""
    found, x = layer.of_scene(replace(setting, positions=known.positions, mask=known.mask))
    return order.shuffle(found.evaluating(), x, places)


def distances(shown: Shown, positions: bool) -> list[float]:
    """Return the selected word's score for the other word at every distance, in the selected head."""
    return _distances(replace(shown.base.scene, positions=positions), shown.base.query, shown.other)[
        :, shown.base.head
    ].tolist()


@remember
def _distances(setting: scene.Scene, query: int, other: int) -> Tensor:
    """Return one score at every distance, (FARTHEST, H)."""
    return order.by_distance(setting, query, other, range(1, FARTHEST + 1))


@dataclass(frozen=True, eq=False)
class Pooled:
    """What the panels about a batch draw: Explore's settings, the batch, and how far its examples move."""

    base: base.Shown
    batch: order.Batch
    moved: tuple[float, ...]
    example: int
    query: int


def pooled() -> Pooled | None:
    """Return the batch of the present settings, or None where there is no word, so that the page is empty then."""
    found = alone()
    own = (state.now(f"batch_{name}") for name in ("size", "tokens", "example"))
    return None if found.blank else _pool(found, *own)


@remember
def _pool(found: base.Shown, size: int, length: int, example: int) -> Pooled:
    """Return the batch; an example or a row beyond the last is the last."""
    drawn, which = order.batch(found.scene, size, length), min(example, size - 1)
    return Pooled(found, drawn, tuple(perturb.one_example(drawn.layer, drawn.x, which)), which, min(found.query, length - 1))
