"""What a server has done since it started, as counts and levels, which /status shows."""

import threading
from collections import Counter

NAME = "status"  # of the address that shows them
LEVELS = ("page_sessions", "question_sockets", "in_flight", "class_members")  # gauges; everything else is a counter

_counts: Counter[str] = Counter()
_lock = threading.Lock()


def count(name: str, amount: float = 1) -> None:
    """Add to a count, "questions" say; a level goes down by a negative amount. Names hold nobody's words.

    What comes in kinds has its kind after a dot: "refused.rate", "errors.page".
    """
    with _lock:
        _counts[name] += amount


def counts() -> dict[str, float]:
    """Return all counts by their names."""
    with _lock:
        return dict(_counts)
