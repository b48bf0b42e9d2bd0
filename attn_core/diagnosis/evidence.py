"""Evidence: how far a result is from what was given, where it shows, and up to which step all is well."""

import math
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.diagnosis.given import Given
from attn_core.diagnosis.programs import Result

SLACK = 4  # roundings that a number may be off, and as many for each unit of its score
LOOSEST = 0.25  # of a number that rounding may take, whatever its type


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


def fit(given: Given, example: int, result: Result) -> Fit:
    """Return how a result fits the weights and the output that were given for an example."""
    apart = Fit(True, 0.0, 0.0)
    for there, predicted, rounding in compared(given, example, result):
        off = difference(there, predicted)
        size = there.nan_to_num(0.0).square().mean(-1).max().sqrt().item() or 1.0
        distance = off.square().mean(-1).max().sqrt().item() / size
        apart = apart.worst(Fit(bool((off <= rounding).all()) and distance <= LOOSEST, distance, off.max().item()))
    return apart


def compared(given: Given, example: int, result: Result) -> list[tuple[Tensor, Tensor, Tensor]]:
    """Return, for weights and for output where given: what is there, what the result has, and how far rounding goes."""
    loose = (given.rounding * SLACK * (1 + result.largest)).clamp(max=LOOSEST)
    weights = result.weights.nan_to_num(0.0).abs()
    kinds = []
    if given.weights is not None:
        of_weights = loose * weights + given.rounding * weights.amax(-1, keepdim=True)
        kinds.append((given.weights[example], result.weights, of_weights))
    if given.output is not None:
        kinds.append((given.output[example], result.output, loose * result.size))
    return kinds


def difference(one: Tensor, other: Tensor) -> Tensor:
    """Return the magnitude of differences: 0 where both are the same, NaN too, infinity where one alone is NaN."""
    off = (one - other).abs().nan_to_num(nan=math.inf)
    return off.masked_fill((one == other) | (one.isnan() & other.isnan()), 0.0)


def where(given: Given, results: list[Result]) -> str:
    """Return a sentence: the rows where what was given is not attention, and the first cell."""
    for kind, name in enumerate(("weights", "output")):
        told = _where(given, results, name, kind if given.weights is not None else 0)
        if told and (given.weights, given.output)[kind] is not None:
            return told
    return ""


def _where(given: Given, results: list[Result], name: str, kind: int) -> str:
    if kind >= (given.weights is not None) + (given.output is not None):
        return ""
    triples = [compared(given, n, result)[kind] for n, result in enumerate(results)]
    there, right, loose = (torch.stack(each) for each in zip(*triples, strict=True))
    bad = difference(there, right) > loose
    if not bad.any():
        return ""
    rows = bad.any(-1)
    n, head, query, last = bad.nonzero()[0].tolist()
    example = f"example {n}, " if len(results) > 1 else ""
    place = f"{example}head {head}, query {query}, {'key' if name == 'weights' else 'component'} {last}"
    values = f"{there[n, head, query, last].item():.4g} in place of {right[n, head, query, last].item():.4g}"
    count = int(there.isnan().sum())
    nan = f" {count} of {there.numel()} numbers are NaN." if count else ""
    return f"It shows in {int(rows.sum())} of {rows.numel()} rows of {name}, first at {place}: {values}.{nan}"


def steps(given: Given) -> tuple[str, ...]:
    """Return sentences: which steps of attention hold for what was given, in their order, and the first that doesn't."""
    w, found = given.weights, []
    if w is None:
        return (*_output_alone(given), "Give the weights, too: with the output alone, steps can't be told apart.")
    loose = given.rounding * SLACK * 4
    right = given.q @ given.k.mT * given.q.shape[-1] ** -0.5 + given.bias
    found.append((_nan("weights", w), "The weights are finite."))
    off = (w.sum(-1) - 1).abs().masked_fill(~given.mask.any(-1), 0.0)
    found.append((_rows("sum to 1", off > loose), "Rows sum to 1."))
    found.append((_rows("are 0 where masked", (w.masked_fill(given.mask, 0.0) != 0).any(-1)), "Weights are 0 where masked."))
    order = right.masked_fill(~given.mask, -math.inf).argsort(-1)
    steps_up = w.gather(-1, order).diff(dim=-1)
    falls = (steps_up < -loose * w.abs().amax(-1, keepdim=True)).any(-1)
    found.append((_rows("grow with their scores", falls), "Weights grow with their scores, so scores and mask are right."))
    if given.output is not None:
        off = difference(given.output, w @ given.v)
        size = loose * (w.nan_to_num(0.0).abs() @ given.v.abs())
        found.append((_rows("are weights @ v", (off > size).any(-1)), "The output is weights @ v."))
    sentences = []
    for wrong, well in found:
        sentences.append(wrong or well)
        if wrong:
            break
    return tuple(sentences)


def _output_alone(given: Given) -> tuple[str, ...]:
    assert given.output is not None
    bad = _nan("output", given.output)
    if bad:
        return (bad,)
    low, high = given.v.amin(-2, keepdim=True), given.v.amax(-2, keepdim=True)
    loose = given.rounding * SLACK * (low.abs() + high.abs())
    outside = ((given.output < low - loose) | (given.output > high + loose)).any(-1)
    if outside.any():
        return (_rows("lie between the values, as weighted means do", outside),)
    return ("Each output lies between the values, as a weighted mean does.",)


def _nan(name: str, tensor: Tensor) -> str:
    bad = ~tensor.isfinite()
    place = bad.nonzero()[0].tolist() if bad.any() else []
    counted = f"{int(bad.sum())} of {bad.numel()} {name} are NaN or infinite"
    return f"{counted}, the first at example, head, row, column {tuple(place)}." if place else ""


def _rows(rule: str, bad: Tensor) -> str:
    """Return a sentence on the rows (N, H, Tq) that break a rule; "" where none does."""
    if not bad.any():
        return ""
    n, head, query = bad.nonzero()[0].tolist()
    place = f"example {n}, head {head}, query {query}"
    return f"Not all rows {rule}: {int(bad.sum())} of {bad.numel()} don't, the first in {place}."
