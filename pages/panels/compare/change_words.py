"""How numbers moved from A to B, as sentences name them."""

from pages.text import numbers
from pages.text.languages import Words

words = Words("compare")


def share(before: float, after: float) -> str:
    """Return how a weight moved, by its rounded values: 48.4 % → 12.6 % (−35.8 points)."""
    first, last = round(100 * before, 1), round(100 * after, 1)
    return words.share(before=first, after=last, change=last - first)


def number(before: float, after: float, digits: int = 2) -> str:
    """Return how a number moved, by its rounded values: 1.20 → −0.50 (−1.70)."""
    first, last = round(before, digits), round(after, digits)
    change = numbers.decimal(last - first, digits, sign=True)
    return f"{numbers.decimal(first, digits)} → {numbers.decimal(last, digits)} ({change})"


def one_sided(vanished: int, appeared: int, hidden: bool) -> str:
    """Say which cells one side alone shows, and what stands on them; hidden: whether some are hidden in both."""
    counts = (("A", "B", vanished), ("B", "A", appeared))
    parts = [words.only(side=side, other=other, count=count) for side, other, count in counts if count]
    return words.one_sided(parts=[*parts, *[words.HIDDEN_IN_BOTH] * hidden]) if parts else ""
