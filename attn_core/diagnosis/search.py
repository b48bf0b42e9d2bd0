"""The search: each hypothesis on a few rows, then on all; then two mistakes, one after the other."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import torch

from attn_core.diagnosis import evidence, programs
from attn_core.diagnosis.evidence import Fit
from attn_core.diagnosis.given import Example, Given
from attn_core.diagnosis.programs import Hypothesis, Result

ROWS = 8  # queries on which a hypothesis is tried first
Start = Callable[[Example], dict[str, Any]]  # the names that programs start from, of an example or of all


@dataclass(frozen=True, eq=False)
class Found:
    """One or two mistakes that fit: with which mask, how well, and what they give for the first example, or for all."""

    names: tuple[str, ...]
    line: str
    mask: str
    fit: Fit
    result: Result
    settings: dict[str, Any] = field(default_factory=dict)


def tried(
    names: tuple[str, ...],
    line: str,
    mask: str,
    given: Given,
    compute: Callable[[Example], Result | None],
    together: bool = False,
) -> Found | None:
    """Return what fits all examples; None as soon as one doesn't fit. compute: example → its result."""
    fit, first = Fit(True, 0.0, 0.0), None
    examples: Iterable[Example] = [...] if together else range(len(given.q))
    for n in examples:
        result = compute(n)
        if result is None:
            return None
        fit, first = fit.worst(evidence.fit(given, n, result)), first or result
        if not fit.within:
            return None
    return Found(names, line, mask, fit, first, {}) if first else None


def singles(given: Given, mask: str) -> list[Found]:
    """Return the mistakes that explain a call alone."""
    found = _all(programs.SINGLES, given, _start(given))
    return [Found(each.names, each.line, mask, each.fit, each.result) for each in found]


def pairs(given: Given, mask: str) -> list[Found]:
    """Return the pairs of mistakes that explain a call together; those that leave the same numbers, all of them."""
    start, found = _start(given), list[Found]()
    groups = list[tuple[dict[str, Any], list[Hypothesis]]]()
    for first in programs.SINGLES:
        if not first.first or not programs.fits_the_shapes(first, given):
            continue
        left = programs.after_first(first, start(0))
        same = next((group for names, group in groups if programs.same(names, left)), None)
        if same is not None:
            same.append(first)
        elif not programs.same(left, start(0)):
            groups.append((left, [first]))
    seconds = [each for each in programs.SINGLES if each.second]
    for left, group in groups:
        for each in _all(seconds, given, _after(group[0], start, left)):
            found += [
                Found((first.name, *each.names), f"{first.line}\n{each.line}", mask, each.fit, each.result)
                for first in group
                if first.name not in each.names
            ]
    return found


def _start(given: Given) -> Start:
    """Return the names of each example, those of the first one made once."""
    first = programs.names_of(given, 0)
    return lambda n: programs.names_of(given, n) if n else first


def _after(first: Hypothesis, start: Start, left: dict[str, Any]) -> Start:
    """Return the names of each example after a first mistake; left: those of the first example."""
    return lambda n: programs.after_first(first, start(n)) if n else left


def _all(hypotheses: Iterable[Hypothesis], given: Given, start: Start) -> list[Found]:
    """Return the hypotheses that fit."""
    rows = torch.linspace(0, given.q.shape[-2] - 1, ROWS).long() if given.q.shape[-2] > 2 * ROWS else None
    few = None if rows is None else given.few(rows)
    few_start = None if rows is None else programs.few_rows(start(0), rows)
    found = []
    for each in hypotheses:
        if not programs.fits_the_shapes(each, given):
            continue
        if few is not None and few_start is not None and each.by_rows:
            first: Example = ... if each.together else 0
            result = programs.run(each, few, first, programs.names_of(few, ...) if each.together else few_start)
            if result is None or not evidence.fit(few, first, result).within:
                continue

        def compute(n: Example, this: Hypothesis = each) -> Result | None:
            return programs.run(this, given, n, start(n))

        one = tried((each.name,), each.line, "", given, compute, each.together)
        found += [one] if one else []
    return found
