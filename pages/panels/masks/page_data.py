"""The mask of the page of masks, as its controls combine it, and the attention under it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from torch import Tensor

from attn_core import masks, one_query, scene
from attn_core.experiments import stacked_layers
from attn_core.heads import MultiHeadTrace
from pages.charts import heatmap
from pages.text.languages import remember
from pages.view import traced_view
from pages.view.settings import View

ON_TOP = tuple(f"mask_{name}" for name in ("corner", "window", "prefix", "padding", "painted"))  # of the mask of step 1


@dataclass(frozen=True, eq=False)
class PageData:
    """Data of all panels of the page: the combined mask, and the attention under it.

    base: Explore's own view, whose trace has only the mask of step 1; on_top: further masks of the page's controls
    presets, allowed (Tq, Tk): the mask before and after painting
    layer, x: the attention as a layer without dropout, and its input (T, D); None across two sentences
    """

    base: traced_view.TracedView
    on_top: View
    presets: Tensor
    allowed: Tensor
    trace: MultiHeadTrace
    layer: stacked_layers.Layer | None
    x: Tensor | None

    @property
    def is_set(self) -> bool:
        """Whether there is a mask to follow: one is chosen, or cells are hidden otherwise."""
        return self.base.scene.mask != "none" or not bool(self.allowed.all())

    def example(self, reach: int | None = None) -> Tensor:
        """Return the mask that a step follows, (T, T): the page's own, or, where none is set, a causal one as an example.

        reach: how many words back the example lets a word attend; None: to all
        """
        if self.is_set:
            return self.allowed
        causal = masks.causal(*self.allowed.shape)
        return causal if reach is None else causal & masks.window(*self.allowed.shape, reach)


def _page_data(base: traced_view.TracedView, view: View) -> PageData:
    """Return the data of the settings; a prefix or a padding longer than the sentence covers all its words."""
    lengths = {name: min(getattr(view, name), len(base.keys)) for name in ("mask_prefix", "mask_padding")}
    on_top = view.only(*ON_TOP).but(**lengths)
    return PageData(base, on_top, *_masked(base.scene, on_top))


present = traced_view.following(_page_data, *ON_TOP)


@remember
def _masked(setting: scene.Scene, on_top: View) -> tuple[Tensor | MultiHeadTrace | stacked_layers.Layer | None, ...]:
    """Return the fields of PageData that are the same whichever query is selected."""
    presets = _presets(setting, on_top)
    allowed = masks.flipped(presets, cells(on_top.mask_painted))
    trace = scene.under(setting, allowed)
    if setting.memory is not None:
        return presets, allowed, trace, None, None
    layer, x = stacked_layers.of_scene(setting)
    return presets, allowed, trace, replace(layer, allowed=allowed).evaluating(), x


def open_prefix(setting: scene.Scene, on_top: View) -> int:
    """Return how many first keys are open to every query: the longer one of the mask's prefix and the one that is added."""
    return max(setting.mask_number if masks.MASKS[setting.mask].opens_prefix else 0, on_top.mask_prefix)


def _presets(setting: scene.Scene, on_top: View) -> Tensor:
    """Return the mask of step 1 combined with the page's others: ((pattern & window) | prefix) & padding."""
    tq, tk = len(setting.words), len(setting.keys)
    corner = on_top.mask_corner if setting.mask != "none" else "upper_left"
    allowed = masks.MASKS[setting.mask].pattern(tq, tk, setting.mask_number, corner)
    if on_top.mask_window != "off":
        allowed = allowed & masks.window(tq, tk, int(on_top.mask_window), corner)
    allowed = allowed | masks.prefix(tq, tk, min(open_prefix(setting, on_top), tk))
    return allowed & masks.padding([tk - on_top.mask_padding], tk)[0]


def cells(painted: str) -> list[tuple[int, int]]:
    """Return the cells (query, key) of the link's text."""
    return [tuple(map(int, cell.split("-"))) for cell in painted.split("_") if cell]


def spelled(painted: Iterable[tuple[int, int]]) -> str:
    """Return painted cells (query, key) as the link spells them."""
    return "_".join(f"{query}-{key}" for query, key in sorted(painted))


def sheet(data: PageData, values: Tensor) -> heatmap.Sheet:
    """Return weights (H, Tq, Tk) ready to be drawn, hidden where the mask hides."""
    base = data.base
    winners = [row.leader for row in one_query.by_head(data.trace, base.query)]
    return heatmap.Sheet(values, ~data.allowed, 1.0, False, base.queries, base.keys, base.query, winners, base.dark)
