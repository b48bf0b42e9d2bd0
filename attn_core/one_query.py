"""One query of one head, followed to its output: its row, how sharp that is, and the ledger of what it takes away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import sharpness
from attn_core.attention import softmax
from attn_core.heads import MultiHeadTrace
from attn_core.scene import Scene

SHOWN_ALL, SHOWN_LARGEST = 9, 6  # up to 9 keys stand in the ledger; of more, the 6 largest and the sum of the others


@dataclass(frozen=True, eq=False)
class Row:
    """One row of attention.

    weights (Tk,)       as they are, before dropout
    at_one (Tk,)        as they would be at temperature 1
    unscaled (Tk,)      as they would be if scores were not multiplied by the scale
    visible (Tk,)       which keys the query may look at
    winner              the key with the largest weight, the first of equals; None where nothing is seen
    ties                how many keys share the largest weight
    largest, effective  its largest weight, and its effective number of keys e^entropy
    uniform             1 / number of visible keys; 0 for none
    """

    weights: Tensor
    at_one: Tensor
    unscaled: Tensor
    visible: Tensor
    winner: int | None
    ties: int
    largest: float
    effective: float
    uniform: float


def row(trace: MultiHeadTrace, scene: Scene, head: int, query: int) -> Row:
    """Return one row of a scene's trace. ValueError where head or query is not in it."""
    weights = _one(trace.heads.weights, head, query).clone()  # a view would keep every row of every head
    masked = _one(trace.heads.masked, head, query)
    visible = ~masked.isneginf()
    unscaled = _one(trace.heads.scores, head, query).masked_fill(~visible, -torch.inf)
    count = int(visible.sum())
    top = sharpness.largest(weights).item()
    return Row(
        weights=weights,
        at_one=softmax(masked, 1.0),
        unscaled=softmax(unscaled, scene.temperature),
        visible=visible,
        winner=int(weights.argmax()) if count else None,
        ties=int((weights == top).sum()) if count else 0,
        largest=top,
        effective=sharpness.effective_keys(weights).item(),
        uniform=1 / count if count else 0.0,
    )


class Look(NamedTuple):
    """Where one row looks most: the winner, its weight and how many keys share it, as in `Row`."""

    winner: int | None
    largest: float
    ties: int


def by_head(trace: MultiHeadTrace, query: int) -> list[Look]:
    """Return where each head of one query looks most. ValueError for a query that is not in the trace."""
    _one(trace.heads.weights, 0, query)
    return _looks(trace.heads.weights[:, query], trace.heads.masked[:, query])


def by_query(trace: MultiHeadTrace, head: int) -> list[Look]:
    """Return where each query of one head looks most. ValueError for a head that is not in the trace."""
    _one(trace.heads.weights, head, 0)
    return _looks(trace.heads.weights[head], trace.heads.masked[head])


def _looks(weights: Tensor, masked: Tensor) -> list[Look]:
    """Return where each row of (n, Tk) looks most."""
    if not weights.shape[-1]:
        return [Look(None, 0.0, 0)] * len(weights)
    top = sharpness.largest(weights)
    ties = (weights == top[:, None]).sum(-1)
    sees = ~masked.isneginf().all(-1)
    found = zip(weights.argmax(-1).tolist(), top.tolist(), ties.tolist(), sees.tolist(), strict=True)
    return [Look(winner if seen else None, most, shared if seen else 0) for winner, most, shared, seen in found]


def _one(steps: Tensor, head: int, query: int) -> Tensor:
    """Return (Tk,) or (Dv,) of (H, Tq, ...)."""
    if not 0 <= head < steps.shape[0] or not 0 <= query < steps.shape[1]:
        raise ValueError(f"head and query must be in {tuple(steps.shape[:2])}, counted from 0, got {head} and {query}")
    return steps[head, query]


@dataclass(frozen=True)
class Bars:
    """A row cut to what fits a picture, in sentence order, the last entry the sum of all others where there are many.

    keys      the key of each bar; -1 for the others, whose number is `others`
    weights, at_one, unscaled   as in Row, None where the key is hidden, or all the others are
    winner    the bar of the largest weight; None where nothing is seen
    """

    keys: list[int]
    weights: list[float | None]
    at_one: list[float | None]
    unscaled: list[float | None]
    others: int
    winner: int | None


def bars(found: Row) -> Bars:
    """Return a row as bars: all keys up to 9, else the 6 largest and the sum of the others."""
    keys, rest = _cut(found.weights)

    def shown(weights: Tensor) -> list[float | None]:
        each: list[float | None] = [weights[key].item() if found.visible[key] else None for key in keys]
        more = weights[rest].sum().item() if found.visible[rest].any() else None
        return each + [more] * bool(rest.any())

    return Bars(
        keys=keys + [-1] * bool(rest.any()),
        weights=shown(found.weights),
        at_one=shown(found.at_one),
        unscaled=shown(found.unscaled),
        others=int(rest.sum()),
        winner=None if found.winner is None else keys.index(found.winner),
    )


def _cut(weights: Tensor) -> tuple[list[int], Tensor]:
    """Return the keys that are shown, in sentence order, and a mask of the rest."""
    keys = list(range(len(weights)))
    if len(keys) > SHOWN_ALL:
        keys = sorted(weights.argsort(descending=True, stable=True)[:SHOWN_LARGEST].tolist())
    rest = torch.ones_like(weights, dtype=torch.bool)
    rest[keys] = False
    return keys, rest


@dataclass(frozen=True)
class Curve:
    """A row against temperature, (n,) each: its largest weight, and its effective keys as a share of the visible ones."""

    largest: list[float]
    in_use: list[float]


def curve(trace: MultiHeadTrace, head: int, query: int, temperatures: Sequence[float]) -> Curve:
    """Return how sharp one row would be at other temperatures."""
    masked = _one(trace.heads.masked, head, query)
    over = sharpness.over_temperatures(masked, torch.tensor(temperatures))  # (n, Tk)
    count = max(1, int((~masked.isneginf()).sum()))
    return Curve(sharpness.largest(over).tolist(), (sharpness.effective_keys(over) / count).tolist())


@dataclass(frozen=True, eq=False)
class Ledger:
    """What one query takes away: a row a key, in sentence order; a last one for all others where there are many.

    keys      the key of each row; -1 for the others
    weights (n,), values (n, Dv), adds (n, Dv)  after dropout; weight × value = what the row adds
    output (Dv,)   what the rows must add up to, as attention computed it
    difference     the largest difference between that and the sum of adds
    others         how many keys the last row stands for, 0 if none
    weighing       how many of the others have any weight
    winner         the row of the largest weight; None where all are 0
    by_weight      the rows of single keys with any weight, largest first
    """

    keys: list[int]
    weights: Tensor
    values: Tensor
    adds: Tensor
    output: Tensor
    difference: float
    others: int
    weighing: int
    winner: int | None
    by_weight: list[int]

    def beyond(self, count: int) -> tuple[int, float]:
        """Return how many keys with any weight come after the first `count` of by_weight, and their weight together."""
        rest = self.by_weight[count:]
        return len(rest) + self.weighing, self.weights[rest].sum().item() + (self.weights[-1].item() if self.others else 0.0)


def ledger(trace: MultiHeadTrace, head: int, query: int) -> Ledger:
    """Return one query's output, taken apart by key; more than 9 keys are cut to the 6 largest and the others."""
    weights, output = _one(trace.heads.dropped, head, query), _one(trace.heads.output, head, query)
    values = trace.v[head]
    adds = trace.heads.contributions(query)[head]
    keys, rest = _cut(weights)
    others = int(rest.sum())
    rows = [weights[keys], values[keys], adds[keys]]
    if others:
        weight, added = weights[rest].sum(), adds[rest].sum(0)
        mean = added / weight if weight else torch.zeros_like(added)
        rows = [torch.cat([have, more[None]]) for have, more in zip(rows, (weight, mean, added), strict=True)]
    order = [i for i in rows[0][: len(keys)].argsort(descending=True, stable=True).tolist() if rows[0][i] > 0]
    return Ledger(
        keys=keys + [-1] * bool(others),
        weights=rows[0],
        values=rows[1],
        adds=rows[2],
        output=output,
        difference=(adds.sum(0) - output).abs().max().item() if output.numel() else 0.0,
        others=others,
        weighing=int((weights[rest] > 0).sum()),
        winner=order[0] if order else None,
        by_weight=order,
    )


def total(trace: MultiHeadTrace, stage: str, head: int, query: int) -> float:
    """Return what one row of a step adds up to: 1 for weights, unless nothing is allowed; anything after dropout."""
    return _one(getattr(trace.heads, stage), head, query).sum().item()


def running_total(trace: MultiHeadTrace, head: int, query: int) -> tuple[Tensor, Tensor]:
    """Return what each key adds to one query's output, and the running total: both (Tk, Dv), the last total the output.

    ValueError where head or query is not in the trace.
    """
    _one(trace.heads.weights, head, query)
    adds = trace.heads.contributions(query)[head]
    return adds, adds.cumsum(0)
