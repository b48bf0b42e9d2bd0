"""Other mixers in attention's place: the same tokens, another W, and W changed by hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, validation
from attn_core.experiments import mixing
from attn_core.experiments.mixing import Mixed
from attn_core.projections.one_head import one_head
from attn_core.scene import Scene

MIXERS = ("attention", "mean", "past", "convolution", "mlp", "none")
KERNEL = (0.25, 0.5, 0.25)  # half of itself, a quarter of each neighbour
HIDDEN = 4  # hidden positions of the MLP, for each token


class Entry(NamedTuple):
    """One number of W changed by hand: its row, its column, its value."""

    row: int
    column: int
    value: float


def mixed(name: str, setting: Scene, head: int = 0) -> tuple[Tensor, Mixed]:
    """Return the scene's own tokens x (T, D), and what a mixer makes of them.

    "attention": one head's weights over x itself, with the scene's mask; "mean" of all, or of the "past"; "convolution"
    with KERNEL; "mlp" over positions, drawn from the seed; "none": W is the identity. A second sentence has no part in
    it. ValueError for another name, or a head that isn't there.
    """
    if name not in MIXERS:
        raise ValueError(f"name must be one of {', '.join(MIXERS)}, got {name!r}")
    alone = replace(setting, memory=None)
    return (x := alone.inputs(alone.words)), _mix(name, alone, x, head)


def _mix(name: str, setting: Scene, x: Tensor, head: int) -> Mixed:
    """Return what a mixer makes of x."""
    if name == "attention":
        one = one_head("random", setting, head)
        return mixing.attention(x, one.matrix("q"), one.matrix("k"), setting.allowed(), setting.config())
    if name == "mlp":
        return mixing.mlp(x, *mixing.draw_mlp(len(x), HIDDEN * len(x), setting.seed))
    if name == "convolution":
        return mixing.convolution(x, KERNEL, "centred")
    return mixing.by_hand(x, torch.eye(len(x))) if name == "none" else mixing.mean(x, causal=name == "past")


def by_hand(x: Tensor, found: Mixed, entries: Sequence[Entry]) -> Mixed:
    """Return W x with numbers of W changed; those that don't fit (see `fitting`) are left out."""
    inside = fitting(found, entries)
    if not inside:
        return found
    matrix = found.matrix.clone()
    for row, column, value in inside:
        validation.number("value", value)
        matrix[row, column] = value
    return mixing.by_hand(x, matrix)


def fitting(found: Mixed, entries: Sequence[Entry]) -> list[Entry]:
    """Return the changes that lie inside W; none where output isn't W x."""
    rows, columns = found.matrix.shape
    return [e for e in entries if found.linear and 0 <= e.row < rows and 0 <= e.column < columns]


def with_other_words(name: str, setting: Scene, head: int = 0, before: Tensor | None = None) -> float:
    """Return how far W moves when every word is another one, its place the same: 0 unless the mixer follows the data.

    Maps that aren't drawn know no other words: there each word gives its place to the next one. before: W of the words
    themselves, where it is known; None finds it.
    """
    if before is None:
        before = mixed(name, setting, head)[1].matrix
    other = tuple(f"other {word}" for word in setting.words)
    turned = setting.words[1:] + setting.words[:1]
    others = replace(setting, words=other if setting.maps == "random" else turned, memory=None)
    return comparison.largest(before, mixed(name, others, head)[1].matrix)
