"""Evidence: how far a result is from what was given, where it shows, and up to which step all is well."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.diagnosis.given import Example, Given
from attn_core.diagnosis.programs import Result

SLACK = 8  # roundings that a number may be off, and as many for each unit of its score
LOOSEST = 0.25  # of a number that rounding may take, whatever its type
BLIND = "It is the same for all keys, as where a mask hides every key from every query: is its polarity swapped?"
MORE = "Give the weights, too: the output alone tells no steps, and dropout only where v has Tk components or more."


class Fit(NamedTuple):
    """How a result fits what was given.

    within   whether each number is within rounding
    distance the largest root mean square difference of a row, relative to the largest row
    largest  the largest difference, infinite where one alone is NaN
    """

    within: bool
    distance: float
    largest: float

    def worst(self, other: "Fit") -> "Fit":
        """Return the worse of two, of two tensors or two examples."""
        both = zip(self[1:], other[1:], strict=True)
        distance, largest = (max(pair) for pair in both)
        return Fit(self.within and other.within, distance, largest)


def fit(given: Given, example: Example, result: Result) -> Fit:
    """Return how a result fits the weights and the output that were given for an example."""
    apart = Fit(True, 0.0, 0.0)
    for there, predicted, rounding in compared(given, example, result).values():
        off = difference(there, predicted)
        size = there.nan_to_num(0.0).square().mean(-1).max().sqrt().item() or 1.0
        distance = off.square().mean(-1).max().sqrt().item() / size
        within = bool((off <= rounding).all()) and distance <= LOOSEST
        apart = apart.worst(Fit(within, distance, off.max().item()))
    return apart


def compared(given: Given, example: Example, result: Result) -> dict[str, tuple[Tensor, Tensor, Tensor]]:
    """Return, for weights and for output where given: what is there, what the result has, and how far rounding goes."""
    loose = min(given.rounding * SLACK * (1 + result.largest), LOOSEST)
    pairs = {}
    if given.weights is not None:
        size = result.weights.nan_to_num(0.0).abs()
        rounding = loose * size + given.rounding * size.amax(-1, keepdim=True) + given.least
        pairs["weights"] = given.weights[example], result.weights, rounding
    if given.output is not None:
        underflow = given.least * (1 + given.v[example].abs().sum(-2, keepdim=True))
        pairs["output"] = given.output[example], result.output, loose * result.size + underflow
    return pairs


def difference(one: Tensor, other: Tensor) -> Tensor:
    """Return the magnitude of differences: 0 where both are the same, NaN too, infinity where one alone is NaN."""
    off = (one - other).abs().nan_to_num(nan=math.inf)
    return off.masked_fill((one == other) | (one.isnan() & other.isnan()), 0.0)


def where(given: Given, results: list[Result]) -> str:
    """Return a sentence: the rows where what was given is not attention, whose results are these, and the first cell."""
    examples = [compared(given, n, result) for n, result in enumerate(results)]
    for name in examples[0]:
        there, right, rounding = (torch.stack(each) for each in zip(*(pairs[name] for pairs in examples), strict=True))
        bad = difference(there, right) > rounding
        if not bad.any():
            continue
        at, rows, count = tuple(bad.nonzero()[0].tolist()), bad.any(-1), int(there.isnan().sum())
        example = f"example {at[0]}, " if len(results) > 1 else ""
        place = f"{example}head {at[1]}, query {at[2]}, {'key' if name == 'weights' else 'component'} {at[3]}"
        values = f"{there[at].item():.4g} in place of {right[at].item():.4g}"
        nan = f" {count} of {there.numel()} numbers are NaN." if count else ""
        return f"It shows in {int(rows.sum())} of {rows.numel()} rows of {name}, first at {place}: {values}.{nan}"
    return ""


def steps(given: Given) -> tuple[str, ...]:
    """Return sentences: which steps of attention hold for what was given, in their order, up to the first that doesn't."""
    same = [BLIND] if blind(given) else []
    if given.weights is None:
        return (*same, *_output_alone(given), MORE)
    told = same
    for wrong, well in _of_weights(given, given.weights):
        told += [wrong or well] if wrong or well else []
        if wrong:
            break
    return tuple(told)


def blind(given: Given) -> bool:
    """Return whether no key is preferred: all weights are equal, or the output is 0 or the mean of the values throughout."""
    there, tk = given.output if given.weights is None else given.weights, given.k.shape[-2]
    assert there is not None
    equal = given.v.mean(-2, keepdim=True) if given.weights is None else torch.full((1,), 1 / tk).double()
    size = given.v.abs().mean(-2, keepdim=True) if given.weights is None else equal
    if tk == 1:
        return False
    return bool((there == 0).all() or (difference(there, equal.expand_as(there)) <= given.rounding * SLACK * size).all())


def _of_weights(given: Given, w: Tensor) -> Iterator[tuple[str, str]]:
    """Yield for each step a sentence on what is wrong, "" for nothing, and one on what is well."""
    loose = given.rounding * SLACK * 4
    yield _nan("weights", w), "The weights are finite."
    off = (w.sum(-1) - 1).abs().masked_fill(~given.mask.any(-1), 0.0)
    yield _rows("sum to 1", off > loose), "Rows sum to 1."
    leaks = (w.masked_fill(given.mask, 0.0) != 0).any(-1)
    yield _rows("are 0 where masked", leaks), "Weights are 0 where masked." if given.allowed is not None else ""
    scaled = given.q @ given.k.mT * given.q.shape[-1] ** -0.5 + given.bias
    order = scaled.masked_fill(~given.mask, -math.inf).argsort(-1)
    falls = w.gather(-1, order).diff(dim=-1) < -loose * w.amax(-1, keepdim=True)
    yield _rows("grow with their scores", falls.any(-1)), "Weights grow with their scores."
    if given.output is not None:
        off = difference(given.output, w @ given.v)
        yield _rows("are weights @ v", (off > loose * (w.abs() @ given.v.abs())).any(-1)), "The output is weights @ v."


def _output_alone(given: Given) -> tuple[str, ...]:
    assert given.output is not None
    low, high = given.v.amin(-2, keepdim=True), given.v.amax(-2, keepdim=True)
    loose = given.rounding * SLACK * (low.abs() + high.abs())
    outside = ((given.output < low - loose) | (given.output > high + loose)).any(-1)
    wrong = _nan("output", given.output) or _rows("lie between the values, as weighted means do", outside)
    return (wrong or "Each output lies between the values, as a weighted mean does.",)


def _nan(name: str, tensor: Tensor) -> str:
    """Return a sentence on numbers that are not finite; "" where there is none."""
    bad = ~tensor.isfinite()
    if not bad.any():
        return ""
    place = tuple(bad.nonzero()[0].tolist())
    counted = f"{int(bad.sum())} of {bad.numel()} numbers of {name} are NaN or infinite"
    return f"{counted}, the first at example, head, row, column {place}."


def _rows(rule: str, bad: Tensor) -> str:
    """Return a sentence on the rows (N, H, Tq) that break a rule; "" where none does."""
    if not bad.any():
        return ""
    n, head, query = bad.nonzero()[0].tolist()
    place = f"example {n}, head {head}, query {query}"
    return f"Not all rows {rule}: {int(bad.sum())} of {bad.numel()} don't, the first in {place}."
