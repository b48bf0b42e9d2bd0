"""Which of a test's cases run always, and which only where somebody asks for the long tests."""

from collections.abc import Iterable

import pytest

# pages of which every text and control is always checked: the dashboard, and one page of each section of the menu
SWEPT = ("explore", "masks", "models", "practice", "loops")


def always(chosen: Iterable[object], cases: Iterable[object]) -> list[object]:
    """Return cases for parametrize: those that are chosen run always, the others are long."""
    chosen = [*chosen]
    return [case if case in chosen else pytest.param(case, marks=pytest.mark.long) for case in cases]
