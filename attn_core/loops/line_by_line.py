"""Attention one scalar at a time, as a walk: after any number of steps, the line of code, the cell, and what is filled."""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import SMALLEST, AttentionConfig
from attn_core.loops import against_matrices
from attn_core.loops.against_matrices import Scalars

LINES = (
    "for i in range(len(q)):",
    "    score, part = {}, {}",
    "    for j in range(len(k)):",
    "        if not allowed[i][j]:",
    "            continue",
    "        score[j] = sum(a * b for a, b in zip(q[i], k[j])) * scale",
    "    for j in score:",
    "        part[j] = math.exp((score[j] - max(score.values())) / temperature)",
    "    for j in part:",
    "        weights[i][j] = part[j] / sum(part.values())",
    "    for j in part:",
    "        for d in range(len(v[j])):",
    "            output[i][d] += weights[i][j] * v[j][d]",
)
COLD = "        part[j] = float(score[j] == max(score.values()))"  # at temperature 0, in place of the line that divides
Phase = Literal["start", "skip", "score", "exp", "normalise", "add"]
LINE_OF: dict[str, int] = {"start": 0, "skip": 4, "score": 5, "exp": 7, "normalise": 9, "add": 12}
VALUE_OF = {"score": "scores", "exp": "parts", "normalise": "weights", "add": "weights"}
PHASES: tuple[Phase, ...] = ("exp", "normalise", "add")  # of a row, after its scores


class Filled(NamedTuple):
    """A matrix on its way: values, 0 where nothing is yet, and filled, True where a number stands."""

    values: Tensor
    filled: Tensor


@dataclass(frozen=True, eq=False)
class Moment:
    """What stands there after so many steps.

    cursor   the number of steps taken
    phase    of the last step: "score", "skip" (hidden: the loop's continue), "exp", "normalise", "add"; "start" before any
    line     the line of LINES that the last step ran
    query, key   the cell of the last step; None at the start
    value    the number that it made: score, part, weight, or weight again for "add"; None where it made none
    skipped  (Tq, Tk), True where a continue has been reached
    scores, parts, weights   (Tq, Tk) each: scaled scores, exponentials, weights
    output   (Tq, Dv), rows grow key by key; filled as soon as their first key is in
    """

    cursor: int
    phase: Phase
    line: int
    query: int | None
    key: int | None
    value: float | None
    skipped: Tensor
    scores: Filled
    parts: Filled
    weights: Filled
    output: Filled


@dataclass(frozen=True, eq=False)
class Walk:
    """A way through the loops of one head; made by `prepare`.

    lines    the program, whose every line is run as it stands: LINES, or, at temperature 0, its limit
    made     the numbers at the end
    v        (Tk, Dv), float64
    keys     the keys that each query may look at
    starts   the cursor before each row's first step, and after the last row: Tq + 1 numbers
    """

    lines: tuple[str, ...]
    made: Scalars
    v: Tensor
    keys: list[list[int]]
    starts: list[int]

    @property
    def total(self) -> int:
        """The number of steps: for each query Tk, and three more for each key that it may look at."""
        return self.starts[-1]

    def at(self, cursor: int) -> Moment:
        """Return what stands there after `cursor` steps. ValueError for a cursor outside 0..total."""
        validation.whole("cursor", cursor, low=0, high=self.total)
        phase, query, key, counts = self._last(cursor)
        cells = [self._cells(query, count) for count in counts[:3]]
        looked = torch.zeros_like(self.made.allowed)
        if query is not None and key is not None:
            looked[:query] = True
            looked[query, : None if phase in PHASES else key + 1] = True
        value = None
        if phase in VALUE_OF:
            value = getattr(self.made, VALUE_OF[phase])[query, key].item()
        steps = (self.made.scores, self.made.parts, self.made.weights)
        scores, parts, weights = (Filled(step.where(there, 0.0), there) for step, there in zip(steps, cells, strict=True))
        skipped = looked & ~self.made.allowed
        output = self._rows(query, counts[3])
        return Moment(cursor, phase, LINE_OF[phase], query, key, value, skipped, scores, parts, weights, output)

    def _last(self, cursor: int) -> tuple[Phase, int | None, int | None, tuple[int, int, int, int]]:
        """Return phase, query and key of the last step, and how many of its row's keys each of 4 phases has done."""
        if cursor == 0:
            return "start", None, None, (0, 0, 0, 0)
        query = bisect_right(self.starts, cursor - 1) - 1
        step, width, keys = cursor - 1 - self.starts[query], self.made.allowed.shape[1], self.keys[query]
        if step < width:
            return ("score" if step in keys else "skip"), query, step, (bisect_right(keys, step), 0, 0, 0)
        phase, place = divmod(step - width, len(keys))
        done = [len(keys)] * (1 + phase) + [place + 1] + [0] * (2 - phase)
        return PHASES[phase], query, keys[place], (done[0], done[1], done[2], done[3])

    def _cells(self, query: int | None, count: int) -> Tensor:
        """Return (Tq, Tk), True for the allowed cells of rows before query and for its first `count` keys."""
        cells = torch.zeros_like(self.made.allowed)
        if query is not None:
            cells[:query] = self.made.allowed[:query]
            cells[query, self.keys[query][:count]] = True
        return cells

    def _rows(self, query: int | None, added: int) -> Filled:
        """Return the output (Tq, Dv): rows before query, and query's row as far as its first `added` keys bring it."""
        values, filled = torch.zeros_like(self.made.output), torch.zeros_like(self.made.output, dtype=torch.bool)
        if query is not None:
            values[:query] = self.made.output[:query]
            for j in self.keys[query][:added]:
                values[query] += self.made.weights[query, j] * self.v[j]
            filled[:query] = True
            filled[query] = added > 0 or not self.keys[query]
        return Filled(values, filled)


def steps(queries: int, keys: int, allowed: Tensor | None = None) -> int:
    """Return how many steps the walk through such a head has: its `total`, without walking it; allowed (Tq, Tk) or None."""
    cells = queries * keys
    return cells + 3 * (cells if allowed is None else int(allowed.sum()))


def prepare(
    q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> Walk:
    """Return the walk through one head: q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), allowed (Tq, Tk) or None.

    After its last step weights and output are those of `reference.attend_by_loops`, to the bit. Dropout is not walked.
    Raises what `scalars.by_loops` raises.
    """
    found = against_matrices.by_loops(q, k, v, allowed, config)
    keys = [[j for j, may in enumerate(row) if may] for row in found.allowed.tolist()]
    starts = [0]
    for visible in keys:
        starts.append(starts[-1] + len(k) + 3 * len(visible))
    cold = config.temperature < SMALLEST
    lines = tuple(COLD if cold and at == LINE_OF["exp"] else line for at, line in enumerate(LINES))
    return Walk(lines, found, v.double(), keys, starts)
