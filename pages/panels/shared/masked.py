"""The mask as the controls of the page of masks combine it, and the attention under it: what several rooms ask for."""

from collections.abc import Iterable
from dataclasses import replace

from torch import Tensor

from attn_core import masks, scene
from attn_core.experiments import stacked_layers
from pages.board.facts import Facts, facts
from pages.text.languages import remember
from pages.view.traced_view import TracedView, present

ON_TOP = tuple(f"mask_{name}" for name in ("corner", "window", "prefix", "padding", "painted"))  # of the mask of step 1


@facts(*ON_TOP, of=present)
def masked(base: TracedView, corner: str, window: str, prefix: int, padding: int, painted: str) -> Facts:
    """Return the mask of step 1 with what is combined with it, and the attention under it.

    combined, presets (Tq, Tk): the mask before single cells are turned over; allowed (Tq, Tk): after
    layer, x: the attention as a layer without dropout, and its input (T, D); None across two sentences
    is_set: whether there is a mask to follow: one is chosen, or cells are hidden otherwise
    window, prefix: the numbers that the kind of mask reads; 0 for one that it doesn't
    named: the kind of mask, or "combined" where more than that hides or opens a cell
    """
    kind, numbers, tq, tk = base.scene.mask, base.scene.mask_numbers, len(base.queries), len(base.keys)
    combined = masks.Combined(
        kind=kind,
        numbers=tuple(numbers.values()),
        align=corner if kind != "none" else "upper_left",
        window=None if window == "off" else int(window),
        prefix=min(prefix, tk),
        padding=min(padding, tk),
    )
    presets, allowed, trace, layer, x = _attention(base.scene, combined, painted)
    alone = masks.MASKS[kind].allowed(tq, tk, *combined.numbers).equal(allowed)
    return Facts(
        base=base,
        combined=combined,
        presets=presets,
        allowed=allowed,
        trace=trace,
        layer=layer,
        x=x,
        mask=combined.kind,
        **{"window": 0, "prefix": 0, **numbers},
        named=kind if alone else "combined",
        query=base.name,
        queries=tq,
        keys=tk,
        rows=base.queries,
        columns=base.keys,
        across=layer is None,
        is_set=kind != "none" or not bool(allowed.all()),
        opened=int(allowed.sum()),
        hidden=int((~allowed).sum()),
        cells=allowed.numel(),
    )


@remember
def _attention(setting: scene.Scene, combined: masks.Combined, painted: str) -> tuple[object, ...]:
    """Return what is the same whichever query is selected: presets, allowed, trace, layer and x."""
    presets = combined.allowed(len(setting.words), len(setting.keys))
    allowed = masks.flipped(presets, cells(painted))
    trace = scene.under(setting, allowed)
    if setting.memory is not None:
        return presets, allowed, trace, None, None
    layer, x = stacked_layers.of_scene(setting)
    return presets, allowed, trace, replace(layer, allowed=allowed).evaluating(), x


def followed(mask: Facts, reach: int | None = None) -> Tensor:
    """Return the mask that a step follows, (T, T): the page's own, or, where none is set, a causal one as an example.

    reach: how many words back the example lets a word attend; None: to all
    """
    if mask.is_set:
        return mask.allowed
    causal = masks.causal(*mask.allowed.shape)
    return causal if reach is None else causal & masks.window(*mask.allowed.shape, reach)


def cells(painted: str) -> list[tuple[int, int]]:
    """Return the cells (query, key) of the link's text."""
    return [tuple(map(int, cell.split("-"))) for cell in painted.split("_") if cell]


def spelled(painted: Iterable[tuple[int, int]]) -> str:
    """Return painted cells (query, key) as the link spells them."""
    return "_".join(f"{query}-{key}" for query, key in sorted(painted))
