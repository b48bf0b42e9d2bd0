"""The mask of the page of masks, as its controls combine it, and the attention under it."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import masks, scene
from attn_core.cache import remember
from attn_core.experiments import stacked_layers
from attn_core.heads import MultiHeadTrace, attend_in_heads
from pages.ui import traced_view as base
from pages.ui.charts import heatmap
from pages.ui.link import View


class Combined(NamedTuple):
    """What the page's own controls add to the sidebar's mask."""

    corner: str
    window: str
    prefix: int
    padding: int
    painted: str


@dataclass(frozen=True, eq=False)
class Masked:
    """A mask as it is combined, before and after painting (Tq, Tk), and the attention under it."""

    presets: Tensor
    allowed: Tensor
    trace: MultiHeadTrace
    own: stacked_layers.Layer | None
    x: Tensor | None


@dataclass(frozen=True, eq=False)
class PageData:
    """What all panels of the page draw; Explore's own, with another mask."""

    base: base.TracedView
    combined: Combined
    masked: Masked

    @property
    def scene(self) -> scene.Scene:
        """The settings, but for the mask."""
        return self.base.scene

    @property
    def cross(self) -> bool:
        """Whether the keys are other words."""
        return self.scene.memory is not None


def present(view: View) -> PageData | None:
    """Return what a view shows, or None where there is no word to look from or at."""
    found = base.present(view)
    return found and _prepare(found, Combined(*(getattr(view, f"mask_{name}") for name in Combined._fields)))


@remember
def _prepare(found: base.TracedView, own: Combined) -> PageData:
    """Return what the settings show; stretches longer than the sentence are all its words."""
    keys = len(found.keys)
    own = own._replace(prefix=min(own.prefix, keys), padding=min(own.padding, keys))
    return PageData(found, own, _masked(found.scene, own))


@remember
def _masked(setting: scene.Scene, own: Combined) -> Masked:
    """Return the mask and the attention under it."""
    presets = _presets(setting, own)
    allowed = masks.flipped(presets, cells(own.painted))
    x, memory, projections = scene.sources(setting, "cpu")
    trace = attend_in_heads(x, memory, projections, setting.heads, allowed, setting.config())
    if setting.memory is not None:
        return Masked(presets, allowed, trace, None, None)
    found, x = stacked_layers.of_scene(setting)
    return Masked(presets, allowed, trace, replace(found, allowed=allowed).evaluating(), x)


def windows(setting: scene.Scene, own: Combined) -> list[int]:
    """Return the reach of each window that is on: the sidebar's, and the page's own."""
    found = [setting.window] if setting.mask == "window" else []
    return found if own.window == "off" else [*found, int(own.window)]


def prefixes(setting: scene.Scene, own: Combined) -> list[int]:
    """Return the length of each prefix that is on: the sidebar's, and the page's own."""
    return [setting.prefix] * (setting.mask == "prefix") + [own.prefix] * (own.prefix > 0)


def _presets(setting: scene.Scene, own: Combined) -> Tensor:
    """Return the sidebar's mask and the page's own, combined."""
    tk, firsts = len(setting.keys), prefixes(setting, own)
    return masks.combined(
        len(setting.words),
        tk,
        corner=own.corner if setting.mask != "none" else None,
        reach=min(windows(setting, own), default=None),
        first=min(max(firsts), tk) if firsts else None,
        length=max(tk - own.padding, 0) if own.padding else None,
    )


def cells(painted: str) -> tuple[tuple[int, int], ...]:
    """Return the cells (query, key) of the link's text."""
    return tuple(tuple(map(int, cell.split("-"))) for cell in painted.split("_") if cell)


def sheet_of(data: PageData, values: Tensor) -> heatmap.Sheet:
    """Return weights (H, Tq, Tk) ready to be drawn, hidden where the mask hides."""
    query = data.base.query
    sees = bool(data.masked.allowed[query].any())
    winners = [int(row.argmax()) if sees else None for row in values[:, query]]
    return heatmap.Sheet(
        values=values,
        hidden=~data.masked.allowed,
        limit=1.0,
        signed=False,
        queries=data.base.queries,
        keys=data.base.keys,
        query=query,
        winners=winners,
        dark=data.base.dark,
    )
