"""One query of one head, followed to its output: its row, how sharp that is, and the ledger of what each key adds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, sharpness
from attn_core.attention import AttentionTrace, soft_cap, softmax, tied
from attn_core.heads import MultiHeadTrace
from attn_core.scene import Scene

OUTWEIGHS = 0.02  # a margin that is seen in two decimals
SHOWN_ALL, SHOWN_LARGEST = 9, 6  # up to 9 keys are drawn; of more, those of the 6 largest weights


class LargestWeight(NamedTuple):
    """The largest weight of a row, its key (the first of equals, None where nothing is seen), how many keys share it.

    Keys share it whose scores are `attention.tied`: they differ by rounding alone.
    """

    winner: int | None
    largest: float
    ties: int

    @property
    def leader(self) -> int | None:
        """The key whose weight is larger than all others: what pictures mark. None where several share the largest, or 0."""
        return self.winner if self.ties == 1 and self.largest > 0 else None


def leader(weights: Tensor) -> int | None:
    """Return the key of a row of weights (Tk,) that is larger than all others, as LargestWeight's; None without one."""
    largest = tied(weights) & (weights > 0)
    return int(largest.int().argmax()) if largest.sum() == 1 else None


def by_head(trace: MultiHeadTrace, query: int) -> list[LargestWeight]:
    """Return the largest weight of one query in each head."""
    return _largest(trace.heads, (slice(None), query))


def by_query(trace: MultiHeadTrace, head: int) -> list[LargestWeight]:
    """Return the largest weight of each query in one head."""
    return _largest(trace.heads, (head,))


def by_example(trace: MultiHeadTrace, head: int, query: int) -> list[LargestWeight]:
    """Return the largest weight of one query in one head of each example, of a trace of a batch (B, H, ...)."""
    return _largest(trace.heads, (slice(None), head, query))


def of_last(trace: AttentionTrace) -> LargestWeight:
    """Return the largest weight of the last query of one head."""
    return _largest(trace, (slice(-1, None),))[0]


def _largest(trace: AttentionTrace, at: tuple[int | slice, ...]) -> list[LargestWeight]:
    """Return the largest weight of each of those rows, (n, Tk), that stand at an index of a trace's steps."""
    weights, ties = trace.weights[at], trace.ties(at)
    columns = ties.int().argmax(-1), sharpness.largest(weights), ties.sum(-1)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return [LargestWeight(key if count else None, weight, count) for key, weight, count in rows]


@dataclass(frozen=True, eq=False)
class Row:
    """One row of attention, (Tk,): its weights before dropout, which keys it may look at, its largest weight, its sharpness.

    ties               how many scores are the largest: their keys share all weight as the temperature falls to 0
    at_one, unscaled   its weights as they would be at temperature 1, and if scores were not multiplied by the scale; a cap,
                       a bias and a sink act on either
    effective, count   its effective number of keys e^entropy, without a sink's share, and how many keys it may look at
    sink               the share of a sink, None where there is none
    """

    weights: Tensor
    at_one: Tensor
    unscaled: Tensor
    visible: Tensor
    winner: int | None
    largest: float
    ties: int
    effective: float
    count: int
    sink: float | None = None

    @property
    def leader(self) -> int | None:
        """The key whose weight is larger than all others, as LargestWeight's."""
        return LargestWeight(self.winner, self.largest, self.ties).leader

    @property
    def uniform(self) -> float:
        """The weight of each key if all visible ones, and a sink, had the same; 0 where there is no key."""
        return 1 / (self.count + (self.sink is not None)) if self.count else 0.0


def row(trace: MultiHeadTrace, scene: Scene, head: int, query: int) -> Row:
    """Return one row of a scene's trace."""
    weights = trace.heads.weights[head, query].clone()  # a view would keep every row of every head
    at_one, unscaled, visible = _other_settings(trace, scene, head, query)
    masked, capped = trace.heads.masked[head, query], trace.heads.capped[head, query]
    of_keys = weights if trace.heads.sink is None else softmax(masked, scene.temperature, unbiased=capped)
    largest = _largest(trace.heads, (head, slice(query, query + 1)))[0]
    return Row(
        weights,
        at_one,
        unscaled,
        visible,
        *largest,
        effective=sharpness.effective_keys(of_keys).item(),
        count=int(visible.sum()),
        sink=None if trace.heads.sink is None else max(0.0, 1 - weights.sum().item()),
    )


def at_zero(alone: MultiHeadTrace) -> float:
    """Return the share of a sink in a row that stands alone as the temperature falls to 0: 1, 0, or with ties between."""
    masked, capped, sink = alone.heads.masked[0, 0], alone.heads.capped[0, 0], _sink(alone, 0, 0)
    return 1 - softmax(masked, 0.0, unbiased=capped, sink=sink).sum().item()


def _other_settings(trace: MultiHeadTrace, scene: Scene, head: int, query: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return a row's weights at temperature 1, its weights without the scale, and which keys it may look at, (Tk,) each."""
    steps = (trace.heads.scores, trace.heads.capped, trace.heads.biased, trace.heads.masked)
    scores, capped, biased, masked = (step[head, query] for step in steps)
    visible, config, sink = ~masked.isneginf(), scene.config(), _sink(trace, head, query)
    scores = scores if config.cap is None else soft_cap(scores, config.cap)
    unscaled = (scores + (biased - capped)).masked_fill(~visible, -torch.inf)
    return softmax(masked, 1.0, sink=sink), softmax(unscaled, config.temperature, unbiased=scores, sink=sink), visible


def _sink(trace: MultiHeadTrace, head: int, query: int) -> Tensor | None:
    """Return the score of the sink beside one row, (1,); None where there is none."""
    return None if trace.heads.sink is None else trace.heads.sink[head, query]


class Bars(NamedTuple):
    """A row cut to what fits a picture, in sentence order, the last entry the sum of all others where there are many.

    keys: the key of each bar, -1 for the others, whose number is `others`; winner: the bar of the row's leader, if any
    weights, at_one, unscaled: as in Row, None where the key is hidden, or all the others are
    """

    keys: list[int]
    weights: list[float | None]
    at_one: list[float | None]
    unscaled: list[float | None]
    others: int
    winner: int | None


def bars(row: Row) -> Bars:
    """Return a row as bars: all keys up to 9, else the 6 largest and the sum of the others."""
    keys, rest = _cut(row.weights)
    others, visible = int(rest.sum()), row.visible.tolist()

    def shares(weights: Tensor) -> list[float | None]:
        every = weights.tolist()
        single: list[float | None] = [every[key] if visible[key] else None for key in keys]
        if not others:
            return single
        return [*single, weights[rest].sum().item() if row.visible[rest].any() else None]

    winner = None if row.leader is None else keys.index(row.leader)
    listed = keys + [-1] * bool(others)
    return Bars(listed, shares(row.weights), shares(row.at_one), shares(row.unscaled), others, winner)


def keys_to_draw(weights: Tensor, always: Sequence[int] = ()) -> list[int]:
    """Return keys of weights (..., Tk), in order: all up to 9, else `always` and those of the largest, 6 together."""
    largest = weights.reshape(-1, weights.shape[-1]).amax(0)
    if len(largest) <= SHOWN_ALL:
        return list(range(len(largest)))
    order = largest.argsort(descending=True, stable=True).tolist()
    return sorted(list(dict.fromkeys([*always, *order]))[:SHOWN_LARGEST])


def _cut(weights: Tensor) -> tuple[list[int], Tensor]:
    """Return the keys that are shown, in sentence order, and a mask of the rest."""
    rest = torch.ones_like(weights, dtype=torch.bool)
    keys = keys_to_draw(weights)
    rest[keys] = False
    return keys, rest


class Curve(NamedTuple):
    """A row against temperature, (n,) each: its largest weight, and its effective keys as a share of the visible ones."""

    largest: list[float]
    in_use: list[float]


def curve(trace: MultiHeadTrace, head: int, query: int, temperatures: Sequence[float]) -> Curve:
    """Return how sharp one row would be at other temperatures."""
    masked, capped, sink = trace.heads.masked[head, query], trace.heads.capped[head, query], _sink(trace, head, query)
    weights = sharpness.over_temperatures(masked, torch.tensor(temperatures), capped, sink)  # (n, Tk)
    count = max(1, int((~masked.isneginf()).sum()))
    in_use = weights if sink is None else sharpness.over_temperatures(masked, torch.tensor(temperatures), capped)
    return Curve(sharpness.largest(weights).tolist(), (sharpness.effective_keys(in_use) / count).tolist())


class Ledger(NamedTuple):
    """What one query takes from its keys: a row a key, in sentence order; a last one for all others where there are many.

    keys        the key of each row; -1 for the others
    hidden      whether the mask hides it; the others, where it hides all of them
    weights (n,), values (n, Dv), adds (n, Dv)  after dropout; weight × value = what the row adds to output (Dv,)
    difference  the largest between output, as attention computed it, and the sum of adds
    others      how many keys the last row stands for, 0 if none; weighing: how many of them have any weight
    by_weight   the rows of single keys with any weight, largest first; winner: the first of them, if it leads
    """

    keys: list[int]
    hidden: list[bool]
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
    """Return one query's output as a sum over its keys; of more than 9 keys, the 6 largest and the sum of the others."""
    all_adds = trace.heads.contributions(query)[head]
    all_weights = trace.heads.dropped[head, query]
    keys, rest = _cut(all_weights)
    weights, values, adds = all_weights[keys], trace.v[head][keys], all_adds[keys]
    out_of_sight = trace.heads.masked[head, query].isneginf()
    hidden = [*out_of_sight[keys].tolist(), *[bool(out_of_sight[rest].all())] * bool(rest.any())]
    ties = tied(weights)
    level = weights.where(~ties, weights.max())  # ties stay in sentence order
    positive = (level > 0).tolist()
    order = [row for row in level.argsort(descending=True, stable=True).tolist() if positive[row]]
    others, weighing = int(rest.sum()), int((all_weights[rest] > 0).sum())
    if others:
        weight, added = all_weights[rest].sum(), all_adds[rest].sum(0)
        mean = added / weight if weight else torch.zeros_like(added)
        weights, values, adds = torch.hstack([weights, weight]), torch.vstack([values, mean]), torch.vstack([adds, added])
    winner, output = order[0] if order and ties.sum() == 1 else None, trace.heads.output[head, query]
    difference, listed = comparison.largest(all_adds.sum(0), output), keys + [-1] * bool(others)
    return Ledger(listed, hidden, weights, values, adds, output, difference, others, weighing, winner, order)


def total(trace: MultiHeadTrace, stage: str, head: int, query: int) -> float:
    """Return what one row of a step adds up to: 1 for weights, unless nothing is allowed; anything after dropout."""
    return getattr(trace.heads, stage)[head, query].sum().item()


def running_total(trace: MultiHeadTrace, head: int, query: int) -> tuple[Tensor, Tensor]:
    """Return what each key adds to one query's output, and the running total: both (Tk, Dv), the last total the output."""
    adds = trace.heads.contributions(query)[head]
    return adds, adds.cumsum(0)


def outweighed(adds: Tensor, key: int, without: int) -> tuple[int, int] | None:
    """Return a number of an output to which another key adds more, up or down, than this one, and that key, or None.

    adds (Tk, Dv): what each key adds. Of several numbers the one with the widest margin is returned, never `without`; if
    possible, one to which both keys add something that is seen in two decimals.
    """
    most, keys = adds.abs().max(0)
    own = adds[key].abs()
    margins = torch.where(most - own >= OUTWEIGHS, most - own, 0.0)
    margins[without : without + 1] = 0.0
    both = torch.where(own >= OUTWEIGHS, margins, 0.0)
    margins = both if both.any() else margins
    number = int(margins.argmax())
    return (number, int(keys[number])) if margins[number] > 0 else None
