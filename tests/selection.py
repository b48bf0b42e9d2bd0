"""Which of a test's cases run always, and which only where somebody asks for the long tests."""

import itertools
from collections.abc import Iterable, Sequence

import pytest

MANY, EVERY = 5, 5  # of a test with more cases than MANY, one in EVERY runs always

# pages of which every text and control is always checked: the dashboard, and one page of each section of the menu
SWEPT = ("explore", "masks", "models", "practice", "loops")
SEEN = ("explore", "models")  # of these, what a browser always opens to look at all of it, which takes seconds a page


def always(chosen: Iterable[object], cases: Iterable[object]) -> list[object]:
    """Return cases for parametrize: those that are chosen run always, the others are long."""
    chosen = [*chosen]
    return [case if case in chosen else pytest.param(case, marks=pytest.mark.long) for case in cases]


def seldom(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return, of tests with many cases, those that run only where somebody asks for the long tests."""
    tests = itertools.groupby(sorted(items, key=_test), _test)
    cases = [[*each] for _, each in tests]
    return [item for each in cases if len(each) > MANY for i, item in enumerate(each) if i % EVERY]


def _test(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]
