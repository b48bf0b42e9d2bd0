"""The mask as the controls of the page of masks combine it, and the attention under it: what several rooms ask for."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import masks, scene
from attn_core.experiments import stacked_layers
from attn_core.heads import MultiHeadTrace
from pages.board.facts import Kept, facts
from pages.text.languages import remember
from pages.view.traced_view import TracedView, present

ON_TOP = tuple(f"mask_{name}" for name in ("corner", "window", "prefix", "padding", "painted"))  # of the mask of step 1


@dataclass(frozen=True, eq=False)
class Masked(Kept):
    """The mask of step 1 with what is combined with it, and the attention under it.

    combined, presets  the mask before single cells are turned over, (Tq, Tk); allowed (Tq, Tk): after
    layer, x           the attention as a layer without dropout, and its input (T, D); None across two sentences
    mask               the kind of mask of step 1
    window, prefix     the numbers that this reads; 0 for one that it doesn't
    named              the kind, or "combined" where more than that hides or opens a cell
    query              the selected word; rows, columns: the words of queries and of keys
    queries, keys      how many there are; across: whether there are two sentences
    is_set             whether there is a mask to follow: one is chosen, or cells are hidden otherwise
    opened, hidden, cells  how many cells are open, are hidden, and there are
    """

    base: TracedView
    combined: masks.Combined
    presets: Tensor
    allowed: Tensor
    trace: MultiHeadTrace
    layer: stacked_layers.Layer | None
    x: Tensor | None
    mask: str
    window: int
    prefix: int
    named: str
    query: str
    queries: int
    keys: int
    rows: list[str]
    columns: list[str]
    across: bool
    is_set: bool
    opened: int
    hidden: int
    cells: int


@facts(*ON_TOP, of=present)
def masked(base: TracedView, corner: masks.Align, window: str, prefix: int, padding: int, painted: str) -> Masked:
    """Return the mask and the attention under it."""
    kind, numbers, tq, tk = base.scene.mask, base.scene.mask_numbers, len(base.queries), len(base.keys)
    combined = masks.Combined(
        kind=kind,
        numbers=tuple(numbers.values()),
        align=corner if kind != "none" else "upper_left",
        window=None if window == "off" else int(window),
        prefix=min(prefix, tk),
        padding=min(padding, tk),
    )
    found = _attention(base.scene, combined, painted)
    allowed = found.allowed
    alone = masks.MASKS[kind].allowed(tq, tk, *combined.numbers).equal(allowed)
    return Masked(
        base=base,
        combined=combined,
        presets=found.presets,
        allowed=allowed,
        trace=found.trace,
        layer=found.layer,
        x=found.x,
        mask=combined.kind,
        window=numbers.get("window", 0),
        prefix=numbers.get("prefix", 0),
        named=kind if alone else "combined",
        query=base.name,
        queries=tq,
        keys=tk,
        rows=base.queries,
        columns=base.keys,
        across=found.layer is None,
        is_set=kind != "none" or not bool(allowed.all()),
        opened=int(allowed.sum()),
        hidden=int((~allowed).sum()),
        cells=allowed.numel(),
    )


class Attention(NamedTuple):
    """What is the same whichever query is selected; see Masked."""

    presets: Tensor
    allowed: Tensor
    trace: MultiHeadTrace
    layer: stacked_layers.Layer | None = None
    x: Tensor | None = None


@remember
def _attention(setting: scene.Scene, combined: masks.Combined, painted: str) -> Attention:
    presets = combined.allowed(len(setting.words), len(setting.keys))
    allowed = masks.flipped(presets, cells(painted))
    trace = scene.under(setting, allowed)
    if setting.memory is not None:
        return Attention(presets, allowed, trace)
    layer, x = stacked_layers.of_scene(setting)
    return Attention(presets, allowed, trace, replace(layer, allowed=allowed).evaluating(), x)


def followed(mask: Masked, reach: int | None = None) -> Tensor:
    """Return the mask that a step follows, (T, T): the page's own, or, where none is set, a causal one as an example.

    reach: how many words back the example lets a word attend; None: to all
    """
    if mask.is_set:
        return mask.allowed
    causal = masks.causal(mask.queries, mask.keys)
    return causal if reach is None else causal & masks.window(mask.queries, mask.keys, reach)


def cells(painted: str) -> list[tuple[int, int]]:
    """Return the cells (query, key) of the link's text."""
    pairs = (cell.split("-") for cell in painted.split("_") if cell)
    return [(int(query), int(key)) for query, key in pairs]


def spelled(painted: Iterable[tuple[int, int]]) -> str:
    """Return painted cells (query, key) as the link spells them."""
    return "_".join(f"{query}-{key}" for query, key in sorted(painted))
