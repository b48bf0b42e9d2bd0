"""What a server has done since it started, as counts and levels: plain text for people, OpenMetrics for what watches it."""

import threading
from collections import Counter

_counts: Counter[str] = Counter()
_lock = threading.Lock()


def count(name: str, amount: float = 1) -> None:
    """Add to a count, "questions" say; a level goes down by a negative amount. Names hold nobody's words."""
    with _lock:
        _counts[name] += amount


def counts() -> dict[str, float]:
    """Return all counts by their names."""
    with _lock:
        return dict(_counts)
