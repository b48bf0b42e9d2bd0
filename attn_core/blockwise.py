"""Attention over long texts, one block of queries of one head at a time: whole matrices are never kept, nor made at once."""

import bisect
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import downsampling, torch_agreement, validation
from attn_core.attention import AttentionConfig, check_inputs, check_scores, steps
from attn_core.downsampling import Pooled
from attn_core.dropout import drop, drop_next
from attn_core.heads import MultiHeadTrace
from attn_core.torch_agreement import Agreement

MOST_WHOLE = 8 * 512**2  # scores, of all heads together, up to which every step is kept whole
ON_CPU_MB, ELSEWHERE_MB = 100, 400  # of memory that a block takes at most while it is computed
BYTES = 96  # of it for each score: five steps, the mask and its distances, and what torch makes on the way


@dataclass(frozen=True, eq=False)
class Head:
    """What one head computes with, on one device. Checked when made: a ValueError where `attend` raises one.

    q (Tq, Dk), k (Tk, Dk), v (Tk, Dv)
    allowed   (first, count) → (count, Tk): who of so many queries may look at whom; None hides nothing
    bias      (first, count) → (count, Tk): what is added to the scaled scores of so many queries; None adds nothing
    bound     on the magnitude of scores and scaled scores
    """

    q: Tensor
    k: Tensor
    v: Tensor
    allowed: Callable[[int, int], Tensor] | None
    config: AttentionConfig
    bias: Callable[[int, int], Tensor | None] | None = None
    bound: float = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bound", check_inputs(self.q, self.k, self.v, None, self.config))

    def mask(self, first: int, count: int) -> Tensor | None:
        """Return who of so many queries may look at whom, (count, Tk); None where nothing is hidden."""
        return None if self.allowed is None else self.allowed(first, count)

    def added(self, first: int, count: int) -> Tensor | None:
        """Return what is added to the scaled scores of so many queries, (count, Tk); None where there is no bias."""
        return None if self.bias is None else self.bias(first, count)

    def rows(
        self, first: int, count: int, allowed: Tensor | None, draws: torch.Generator | None, bias: Tensor | None = None
    ) -> MultiHeadTrace:
        """Return so many rows from the first one on, every step, as a trace of one head with so many queries.

        allowed, bias: of these rows; draws: the generator of dropout where it stands for them, None where nothing is drawn
        """
        q, k, v, p = self.q[None, first : first + count], self.k[None], self.v[None], self.config.dropout
        undropped = replace(self.config, dropout=0.0)
        cells = (1, *q.shape[1:2], *k.shape[1:2])
        if allowed is not None:
            validation.mask(allowed, cells)
        bound = self.bound + (0.0 if bias is None else validation.bias(bias, cells))
        found = steps(q, k, v, allowed, undropped, bias)
        check_scores(bound, found)
        if p:
            dropped = drop(found.weights, p, self.config.seed) if draws is None else drop_next(found.weights, p, draws)
            found = replace(found, dropped=dropped, output=dropped @ v)
        return MultiHeadTrace(found, found.output[0], found.output[0])


class Marks(NamedTuple):
    """Where dropout's draws stand before some rows of (H * Tq, Tk), in order; none where nothing is drawn.

    rows, states (n, bytes of a generator's state)
    """

    rows: list[int]
    states: Tensor

    def put(self, row: int, draws: torch.Generator | None) -> None:
        """Keep where the draws stand before a row, which comes after those that are kept."""
        if draws is not None:
            self.states[len(self.rows)] = draws.get_state()
            self.rows.append(row)

    def before(self, row: int, tk: int) -> torch.Generator:
        """Return the generator where it stands before one row of tk weights."""
        near, draws = bisect.bisect_right(self.rows, row) - 1, torch.Generator()
        draws.set_state(self.states[near].clone())  # it reads from the start of the storage, whatever the offset
        torch.rand((row - self.rows[near]) * tk, generator=draws)  # those of the rows between
        return draws


class Summary(NamedTuple):
    """What is kept of the attention over a long text, on the CPU.

    pooled      steps of all heads, in blocks of cells
    agreement   with torch's own function, of all rows
    variance    of all scores
    marks       where dropout's draws stand
    """

    pooled: dict[str, Pooled]
    agreement: Agreement
    variance: float
    marks: Marks


def summary(
    heads: Iterable[Head], shape: tuple[int, int, int], names: tuple[str, ...], most: int, device: torch.device
) -> Summary:
    """Return the named steps of heads in at most `most` cells either way, pooled where they are made.

    shape: the number of heads, queries and keys, at least one of each; device: where the heads are. They are computed one
    after another, and their rows in order, so that dropout's draws are those of whole matrices.
    """
    (count, tq, tk), (high, wide) = shape, (math.ceil(size / most) for size in shape[1:])
    # what stays is made before what goes: between blocks that are freed it would keep their memory in pieces
    cells = {name: torch.zeros(count, math.ceil(tq / high), math.ceil(tk / wide), device=device) for name in names}
    agreements, moments, marks, draws = [], [], Marks([], torch.zeros(0)), None
    parts = blocks(tq, tk, high, device.type)
    for number, head in enumerate(heads):
        if number == 0 and 0 < head.config.dropout < 1:
            draws = torch.Generator().manual_seed(head.config.seed)
            marks = Marks([], draws.get_state().expand(count * len(parts), -1).clone())
        moments.append(_moments(head.q, head.k))
        for part in parts:
            marks.put(number * tq + part[0], draws)
            places = {name: step[number, part[0] // high :] for name, step in cells.items()}
            agreements.append(_pool(head, part, draws, places, (high, wide)))
    pooled = {name: Pooled(step.cpu(), high, wide) for name, step in cells.items()}
    return Summary(pooled, _worst(agreements), _variance(moments, tq * tk), marks)


def blocks(tq: int, tk: int, high: int, device: str) -> list[tuple[int, int]]:
    """Return the first row and the number of rows of each block: whole cells of `high` rows, as many as fit into memory."""
    scores = 1_000_000 * (ON_CPU_MB if device == "cpu" else ELSEWHERE_MB) // BYTES
    size = max(1, scores // (tk * high)) * high
    return [(first, min(size, tq - first)) for first in range(0, tq, size)]


def _pool(
    head: Head, part: tuple[int, int], draws: torch.Generator | None, places: dict[str, Tensor], sizes: tuple[int, int]
) -> Agreement:
    """Compute so many rows of a head from the first one on, write their steps where they belong, and return what torch says.

    sizes: queries and keys of a cell. A step that is the same as another is pooled once.
    """
    allowed, bias, made = head.mask(*part), head.added(*part), {}
    trace = head.rows(*part, allowed, draws, bias)
    for name, place in places.items():
        step = getattr(trace.heads, name)
        if id(step) not in made:
            made[id(step)] = downsampling.in_blocks(step, *sizes)[0]
        place[: len(made[id(step)])] = made[id(step)]
    return torch_agreement.with_torch(trace, allowed, head.config, bias)


def _worst(agreements: list[Agreement]) -> Agreement:
    """Return the largest difference of all; the words are those of the blocks that torch's own function couldn't express."""
    return max(agreements)._replace(call=min(each.call for each in agreements))


def _moments(q: Tensor, k: Tensor) -> tuple[float, float]:
    """Return the sum of all scores q·k, and of their squares, without making them; q (Tq, D), k (Tk, D)."""
    total, squares = (q.sum(0), k.sum(0)), (q.mT @ q, k.mT @ k)  # Σ (q·k)² is the trace of (QᵀQ)(KᵀK)
    one, other = ((a.cpu().double() * b.cpu().double()).sum().item() for a, b in (total, squares))
    return one, other


def _variance(moments: list[tuple[float, float]], count: int) -> float:
    """Return the sample variance of the scores of all heads, with so many each."""
    total, squares = map(sum, zip(*moments, strict=True))
    count *= len(moments)
    return max(0.0, (squares - total**2 / count) / (count - 1))
