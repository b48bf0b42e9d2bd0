"""Choices of a question: the right one among known misconceptions, so that its rank among them says nothing."""

from collections.abc import Callable, Sequence
from typing import Any

Order = Callable[[Any], Any]  # choice → the key by which a reader would sort choices
COUNT = 4  # choices of a question, of which one is right


def by_size(choice: Any) -> Any:
    """Return the sort key of a choice: a number itself; several numbers or places by their count, then one by one."""
    return (len(choice), choice) if isinstance(choice, tuple) else choice


def wrong(
    truth: Any, misconceptions: Sequence[Any], rank: int, order: Order | None, apart: Callable[[Any, Any], bool]
) -> list[Any] | None:
    """Return wrong choices of which exactly `rank` come before the truth in the order, none near another or the truth.

    The first misconceptions that fit are taken; None where too few do. Without an order the rank means nothing.
    """
    taken: list[Any] = []
    room = {True: rank, False: COUNT - 1 - rank} if order else {False: COUNT - 1}  # before the truth, and after it
    for choice in misconceptions:
        before = order is not None and order(choice) < order(truth)
        if room[before] and all(apart(choice, other) for other in (truth, *taken)):
            taken.append(choice)
            room[before] -= 1
    return taken if len(taken) == COUNT - 1 else None


# ---- numbers and rows as choices ----


def printed(numbers: Sequence[float], digits: int = 0) -> list[float]:
    """Return numbers as choices print them: whole ones with digits=0."""
    return [round(number, digits) + 0.0 if digits else round(number) for number in numbers]  # no negative zero


def differ(least: float) -> Callable[[float, float], bool]:
    """Return whether two numbers differ by so much."""
    return lambda one, other: abs(one - other) >= least - 1e-9


def differ_somewhere(least: float) -> Callable[[Sequence[float], Sequence[float]], bool]:
    """Return whether two rows of one length differ by so much somewhere."""
    return lambda one, other: max(abs(a - b) for a, b in zip(one, other, strict=True)) >= least - 1e-9
