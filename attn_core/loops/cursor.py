"""The scalar loops step by step: after any number of steps, the line of code that ran, its cell, and the filled cells."""

import bisect
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

import torch
from torch import Tensor

from attn_core import reference, sinks
from attn_core.attention import EQUAL, SMALLEST, AttentionConfig

SCORE = "        score[j] = sum(a * b for a, b in zip(q[i], k[j])) * scale"
TOP = "    top = max(score.values(), default=0)"
PART = "        part[j] = math.exp((score[j] - top) / temperature)"
LINES = (  # of attention without cap and sink, above temperature 0
    "for i in range(len(q)):",
    "    score, part = {}, {}",
    "    for j in range(len(k)):",
    "        if not allowed[i][j]:",
    "            continue",
    SCORE,
    TOP,
    "    for j in score:",
    PART,
    "    for j in part:",
    "        weights[i][j] = part[j] / sum(part.values())",
    "    for j in part:",
    "        for d in range(len(v[j])):",
    "            output[i][d] += weights[i][j] * v[j][d]",
)
COLD = f"        part[j] = float(top - score[j] <= {EQUAL} * max(map(abs, score.values())))"  # the limit, 0
FILLS = {  # a phase → how the line begins that ran last in it
    "start": "for i in",
    "skip": "            continue",
    "score": "        score[j] = ",
    "exp": "        part[j] = ",
    "normalise": "        weights[i][j] = ",
    "add": "            output[i][d] += ",
}
PHASES = ("skip", "score", "exp", "normalise", "add")


class Filled(NamedTuple):
    """A matrix on its way: values, 0 where nothing is yet, and filled, True where a number stands."""

    values: Tensor
    filled: Tensor


class State(NamedTuple):
    """The state of the loops after a number of steps.

    phase    of the last step, one of PHASES ("skip": hidden, the loop's continue); "start" before any
    query, key   the cell of the last step; None at the start
    value    the number that it made: score, part, weight, or weight again for "add"; None where it made none
    skipped  (Tq, Tk), True where a continue has been reached
    scores, parts, weights   (Tq, Tk) each: scaled scores, exponentials, weights
    output   (Tq, Dv), rows grow key by key; filled as soon as their first key is in
    line     of the program, that the last step ran
    """

    cursor: int
    phase: str
    query: int | None
    key: int | None
    value: float | None
    skipped: Tensor
    scores: Filled
    parts: Filled
    weights: Filled
    output: Filled
    line: int


@dataclass(frozen=True, eq=False)
class Execution:
    """The loops of one head, run to their end; made by `execute`. Numbers are float64.

    lines    the program, every line of which is run unchanged: see `written`
    taken    (5, Tq, Tk), for each of PHASES which step, counted from 1, was taken for a cell; 0 where none is
    scores, parts, weights   (Tq, Tk), 0 where hidden
    output   (Tq, Dv)
    arguments   of `reference.steps`: q, k, v and the mask, and its settings by name
    """

    lines: tuple[str, ...]
    taken: Tensor
    scores: Tensor
    parts: Tensor
    weights: Tensor
    output: Tensor
    arguments: tuple[tuple[Tensor, ...], dict[str, Any]]

    @property
    def allowed(self) -> Tensor:
        """(Tq, Tk)."""
        return self.taken[PHASES.index("score")] > 0

    @property
    def starts(self) -> list[int]:
        """The cursor before each row's first step, and after the last row: Tq + 1 numbers."""
        return [0, *(self.taken > 0).sum((0, 2)).cumsum(0).tolist()]

    @property
    def total(self) -> int:
        """The number of steps: for each query Tk, and three more for each key that it may look at."""
        return int((self.taken > 0).sum())

    def beside(self, cursor: int, by_row: bool) -> tuple[int, int]:
        """Return where a step back and a step on lead, by one number or to a row's start; none leads beyond an end."""
        stops = self.starts if by_row else range(self.total + 1)
        before, after = bisect.bisect_left(stops, cursor) - 1, bisect.bisect_right(stops, cursor)
        return stops[max(before, 0)], stops[min(after, len(stops) - 1)]

    def at(self, cursor: int) -> State:
        """Return the state after `cursor` steps, 0..total."""
        skipped, scored, raised, normalised, added = (self.taken > 0) & (self.taken <= cursor)
        number, query, key = (self.taken == cursor).nonzero().tolist()[0] if cursor else (None, None, None)
        phase = "start" if number is None else PHASES[number]
        made = {"score": self.scores, "exp": self.parts, "normalise": self.weights, "add": self.weights}.get(phase)
        begun = (added | (skipped & ~self.allowed.any(-1, keepdim=True))).any(-1, keepdim=True)
        output = self.output.where((added == self.allowed).all(-1, keepdim=True) & begun, 0.0)
        if phase == "add" and query is not None:  # the loops of this query run anew, as far as the step that adds
            (q, k, v, allowed), settings = self.arguments
            row = reference.steps(q[query : query + 1], k, v, allowed[query : query + 1], **settings)
            so_far = next(islice(row, cursor - self.starts[query] - 1, None))[-1]
            output[query] = torch.tensor(so_far, dtype=torch.float64)
        return State(
            cursor,
            phase,
            query,
            key,
            None if made is None else made[query, key].item(),
            skipped,
            Filled(self.scores.where(scored, 0.0), scored),
            Filled(self.parts.where(raised, 0.0), raised),
            Filled(self.weights.where(normalised, 0.0), normalised),
            Filled(output, begun.expand_as(output)),
            max(number for number, line in enumerate(self.lines) if line.startswith(FILLS[phase])),
        )


def count_steps(queries: int, keys: int, allowed: Tensor | None = None) -> int:
    """Return the `total` of such a head without running its loops; allowed (Tq, Tk) or None."""
    cells = queries * keys
    return cells + 3 * (cells if allowed is None else int(allowed.sum()))


def written(config: AttentionConfig) -> tuple[str, ...]:
    """Return the lines as a config has them: LINES, with its cap and its sink, or the limit of temperature 0."""
    text, cold, size = "\n".join(LINES), config.temperature < SMALLEST, "max(map(abs, score.values()))"
    if cold:
        text = text.replace(PART, COLD)
    if config.cap is not None:
        capped = f"        score[j] = {config.cap!r} * math.tanh(score[j] / {config.cap!r})"
        text = text.replace(SCORE, f"{SCORE}\n{capped}")
    for sink in sinks.listed(config.sink):  # of one head: at most one
        with_sink, top = "max([abs(top), *map(abs, score.values())])", f"    top = max([*score.values(), {sink!r}])"
        rest = f"float(top - {sink!r} <= {EQUAL} * {with_sink})" if cold else f"math.exp(({sink!r} - top) / temperature)"
        text = text.replace(TOP, f"{top}  # the last score is the sink’s\n    rest = {rest}").replace(size, with_sink)
        text = text.replace("sum(part.values())", "(sum(part.values()) + rest)")
    return tuple(text.split("\n"))


def execute(
    q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> Execution:
    """Run the loops of one head: q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), allowed broadcasts to (Tq, Tk), or None.

    The steps follow `reference.steps`; dropout is left out.
    """
    shape = queries, keys = len(q), len(k)
    mask = torch.ones(shape, dtype=torch.bool) if allowed is None else allowed.expand(shape)
    settings = {
        "scale": config.factor(q.shape[1]),
        "temperature": config.temperature,
        "cap": config.cap,
        "sink": config.sink,
    }
    taken = [[[0] * keys for _ in range(queries)] for _ in PHASES]
    values = {phase: [[0.0] * keys for _ in range(queries)] for phase in ("score", "exp", "normalise")}
    output = [[0.0] * v.shape[1] for _ in range(queries)]
    for number, (phase, i, j, value) in enumerate(reference.steps(q, k, v, mask, **settings), start=1):
        taken[PHASES.index(phase)][i][j] = number
        if phase == "add":
            output[i] = value
        elif phase != "skip":
            values[phase][i][j] = value

    def float64(rows: list[list[float]], width: int) -> Tensor:
        return torch.tensor(rows, dtype=torch.float64).reshape(queries, width)

    scores, parts, weights = (float64(rows, keys) for rows in values.values())
    steps = torch.tensor(taken).reshape(len(PHASES), queries, keys)
    arguments = (q, k, v, mask), settings
    return Execution(written(config), steps, scores, parts, weights, float64(output, v.shape[1]), arguments)
