"""Rounded numbers: whether a result computed from printed numbers prints like the true result."""

from collections.abc import Iterable

SHARE = 2  # decimals of a weight, of which a percent is the second; other numbers on pictures have one


def rounded(numbers: Iterable[float], digits: int = SHARE) -> tuple[float, ...]:
    """Return numbers as they are printed."""
    return tuple(round(float(number), digits) + 0.0 for number in numbers)  # no negative zero


def gives(computed: float, truth: float, digits: int = SHARE) -> bool:
    """Return whether a number that is computed from printed ones clearly prints as the true one."""
    return abs(computed - round(truth, digits)) < 0.49 * 10**-digits


def adds_up(parts: Iterable[float], total: float, digits: int = SHARE) -> bool:
    """Return whether printed parts have exactly the printed sum."""
    return abs(sum(rounded(parts, digits)) - round(total, digits)) < 1e-6
