"""Numbers of a head's projections changed by hand, and what that changes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from torch import Tensor

from attn_core import validation
from attn_core.heads import Projections
from attn_core.projections.one_head import HeadProjections, HeadTrace

Matrix = Literal["q", "k", "v"]
MATRICES: tuple[Matrix, ...] = ("q", "k", "v")


class Edit(NamedTuple):
    """One number of wq, wk or wv of a head, changed by hand."""

    matrix: Matrix
    row: int
    column: int
    value: float


def edited(one: HeadProjections, edits: Sequence[Edit]) -> HeadProjections:
    """Return the head with numbers of its projections changed; edits outside a matrix are left out (see `fitting`).

    ValueError for a value that is not a finite number.
    """
    matrices = {name: getattr(one.projections, f"w{name}").clone() for name in MATRICES}
    for name, row, column, value in fitting(one, edits):
        validation.number("value", value)
        width = matrices[name].shape[1] // one.scene.heads
        matrices[name][row, one.head * width + column] = value
    return replace(one, projections=Projections(matrices["q"], matrices["k"], matrices["v"], one.projections.wo))


def fitting(one: HeadProjections, edits: Sequence[Edit]) -> list[Edit]:
    """Return the edits that lie inside this head's matrices."""
    shapes = {name: one.matrix(name).shape for name in MATRICES}
    return [e for e in edits if 0 <= e.row < shapes[e.matrix][0] and 0 <= e.column < shapes[e.matrix][1]]


class Changes(NamedTuple):
    """What became of v (Tk, Dv), weights (Tq, Tk) and output (Tq, Dv): after minus before."""

    v: Tensor
    weights: Tensor
    output: Tensor


def changes(before: HeadTrace, after: HeadTrace) -> Changes:
    """Return what changed between two traces of the same shapes."""
    weights, output = after.trace.weights - before.trace.weights, after.trace.output - before.trace.output
    return Changes(after.v - before.v, weights, output)
