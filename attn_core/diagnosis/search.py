"""The search: each hypothesis on a few rows, then on all; then two mistakes, one after the other."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch

from attn_core.diagnosis import evidence, programs
from attn_core.diagnosis.evidence import Fit
from attn_core.diagnosis.given import Example, Given
from attn_core.diagnosis.hypothesis import Hypothesis
from attn_core.diagnosis.programs import Result

ROWS = 8  # queries on which a hypothesis is tried first
Start = Callable[[Example], dict[str, Any]]  # the names that programs start from, of an example or of all


@dataclass(frozen=True, eq=False)
class Found:
    """One or two mistakes that fit: with which mask, how well, and what they give for the first example, or for all.

    told: whether some row of some example can tell, see `programs.Result`.
    """

    bugs: tuple[Hypothesis, ...]
    mask: str
    fit: Fit
    result: Result
    told: bool = True
    settings: dict[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the mistakes."""
        return tuple(each.name for each in self.bugs)


def singles(hypotheses: Iterable[Hypothesis], given: Given, mask: str) -> list[Found]:
    """Return which of some mistakes explain a call alone, with a mask of this name."""
    return _fitting(hypotheses, given, mask, _kept(partial(programs.names_of, given)))


def pairs(given: Given, mask: str) -> list[Found]:
    """Return the pairs of mistakes that explain a call together; those that leave the same numbers, all of them."""
    start = _kept(partial(programs.names_of, given))
    groups = list[tuple[dict[str, Any], list[Hypothesis]]]()
    for first in programs.SINGLES:
        left = programs.after_first(first, given, start(0)) if first.first else None
        if left is None or programs.same(left, start(0)):
            continue
        alike = next((group for names, group in groups if programs.same(names, left)), None)
        if alike is None:
            groups.append((left, [first]))
        else:
            alike.append(first)
    seconds = [each for each in programs.SINGLES if each.second]
    found = list[Found]()
    for left, group in groups:
        for each in _fitting(seconds, given, mask, _after(group[0], given, start, left)):
            [second] = each.bugs
            found += [Found((first, second), mask, each.fit, each.result) for first in group if first is not second]
    return found


def _kept(make: Start) -> Start:
    """Return what makes names, those of the first example and of all examples only once."""
    made: dict[Example, dict[str, Any]] = {}

    def start(example: Example) -> dict[str, Any]:
        names = made.get(example) or make(example)
        if example in (0, ...):
            made[example] = names
        return names

    return start


def _after(first: Hypothesis, given: Given, start: Start, left: dict[str, Any]) -> Start:
    """Return the names of each example after a first mistake; left: those of the first example, and of any that fails."""
    return lambda n: (programs.after_first(first, given, start(n)) or left) if n else left


def _fitting(hypotheses: Iterable[Hypothesis], given: Given, mask: str, start: Start) -> list[Found]:
    """Return the hypotheses that fit all rows of all examples; most are given up after a few rows of the first."""
    queries = given.q.shape[-2]
    rows = torch.linspace(0, queries - 1, ROWS).long()
    few, few_start = given.few(rows), _kept(lambda example: programs.few_rows(start(example), rows))
    found = []
    for each in hypotheses:
        examples: Sequence[Example] = [...] if each.together else range(len(given.q))
        if queries > 2 * ROWS and each.by_rows and not _tried(each, mask, few, few_start, examples[:1]):
            continue
        one = _tried(each, mask, given, start, examples)
        found += [one] if one and one.told else []
    return found


def _tried(bug: Hypothesis, mask: str, given: Given, start: Start, examples: Sequence[Example]) -> Found | None:
    """Return a mistake that fits some examples; None as soon as one doesn't fit."""
    fit, first, told = Fit(True, 0.0, 0.0), None, False
    for example in examples:
        result = programs.run(bug, given, example, start(example))
        if result is None:
            return None
        fit, first = fit.worst(evidence.fit(given, example, result)), first or result
        told = told or result.told
        if not fit.within:
            return None
    return Found((bug,), mask, fit, first, told) if first else None
