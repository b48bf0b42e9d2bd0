"""The mask of the page of masks, as its controls combine it, and the attention under it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import masks, scene
from attn_core.cache import remember
from attn_core.experiments import stacked_layers
from attn_core.heads import MultiHeadTrace, attend_in_heads
from pages.ui import traced_view
from pages.ui.charts import heatmap
from pages.ui.link import View


class OnTop(NamedTuple):
    """What the page's own controls add to the sidebar's mask."""

    corner: str
    window: str
    prefix: int
    padding: int
    painted: str


@dataclass(frozen=True, eq=False)
class Masked:
    """A mask as it is combined, whichever query is selected, and the attention under it.

    presets, allowed (Tq, Tk): the mask before and after painting
    layer, x: the attention as a layer without dropout, and its input (T, D); None across two sentences
    """

    on_top: OnTop
    presets: Tensor
    allowed: Tensor
    trace: MultiHeadTrace
    layer: stacked_layers.Layer | None
    x: Tensor | None


@dataclass(frozen=True, eq=False)
class PageData(Masked):
    """What all panels of the page draw: the mask, and Explore's own view, whose trace has the sidebar's mask alone."""

    base: traced_view.TracedView


def present(view: View) -> PageData | None:
    """Return what a view shows, or None where there is no word to look from or at."""
    base = traced_view.present(view)
    return base and _prepare(base, OnTop(*(getattr(view, f"mask_{name}") for name in OnTop._fields)))


@remember
def _prepare(base: traced_view.TracedView, on_top: OnTop) -> PageData:
    """Return what the settings show; a prefix or a padding longer than the sentence is all its words."""
    keys = len(base.keys)
    on_top = on_top._replace(prefix=min(on_top.prefix, keys), padding=min(on_top.padding, keys))
    return PageData(**vars(_masked(base.scene, on_top)), base=base)


@remember
def _masked(setting: scene.Scene, on_top: OnTop) -> Masked:
    presets = _presets(setting, on_top)
    allowed = masks.flipped(presets, cells(on_top.painted))
    x, memory, projections = scene.attention_inputs(setting, "cpu")
    trace = attend_in_heads(x, memory, projections, setting.heads, allowed, setting.config())
    if setting.memory is not None:
        return Masked(on_top, presets, allowed, trace, None, None)
    layer, x = stacked_layers.of_scene(setting)
    return Masked(on_top, presets, allowed, trace, replace(layer, allowed=allowed).evaluating(), x)


def open_prefix(setting: scene.Scene, on_top: OnTop) -> int:
    """Return how many first keys are open to every query: the longer one of the sidebar's prefix and the page's own."""
    return max(setting.mask_number if masks.MASKS[setting.mask].opens_prefix else 0, on_top.prefix)


def _presets(setting: scene.Scene, on_top: OnTop) -> Tensor:
    """Return the sidebar's mask and the page's own, combined: ((pattern & window) | prefix) & padding."""
    tq, tk = len(setting.words), len(setting.keys)
    corner = on_top.corner if setting.mask != "none" else "upper_left"
    allowed = masks.MASKS[setting.mask].pattern(tq, tk, setting.mask_number, corner)
    if on_top.window != "off":
        allowed = allowed & masks.window(tq, tk, int(on_top.window), corner)
    allowed = allowed | masks.prefix(tq, tk, min(open_prefix(setting, on_top), tk))
    return allowed & masks.padding([tk - on_top.padding], tk)[0]


def cells(painted: str) -> list[tuple[int, int]]:
    """Return the cells (query, key) of the link's text."""
    return [tuple(map(int, cell.split("-"))) for cell in painted.split("_") if cell]


def spelled(painted: Iterable[tuple[int, int]]) -> str:
    """Return painted cells (query, key) as the link spells them."""
    return "_".join(f"{query}-{key}" for query, key in sorted(painted))


def sheet(data: PageData, values: Tensor) -> heatmap.Sheet:
    """Return weights (H, Tq, Tk) ready to be drawn, hidden where the mask hides."""
    base = data.base
    sees = bool(data.allowed[base.query].any())
    return heatmap.Sheet(
        values=values,
        hidden=~data.allowed,
        limit=1.0,
        signed=False,
        queries=base.queries,
        keys=base.keys,
        query=base.query,
        winners=[int(row.argmax()) if sees else None for row in values[:, base.query]],
        dark=base.dark,
    )
