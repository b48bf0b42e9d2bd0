"""A token bucket: a limit on requests per second, with room for bursts."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable


class Bucket:
    """The bucket of one connection: a burst up to its capacity, then its rate."""

    def __init__(self, rate: float, holds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.holds, self.clock = rate, holds, clock
        self._level, self._when = holds, clock()

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken, or all has flown in again."""
        return self._level + (self.clock() - self._when) * self.rate >= self.holds

    @property
    def wait(self) -> float:
        """How many seconds it takes until one is there, 0 where it is."""
        self._flow()
        return max(0.0, (1 - self._level) / self.rate)

    def take(self) -> float:
        """Take one; return the seconds to wait until it is there, 0 where it is."""
        self._flow()
        self._level -= 1
        return max(0.0, -self._level / self.rate)

    def take_if_there(self, count: float = 1) -> float:
        """Take `count` tokens and return 0 if so many are there; else return the seconds until they would be."""
        self._flow()
        if self._level >= count:
            self._level -= count
            return 0.0
        return (count - self._level) / self.rate

    def _flow(self) -> None:
        now = self.clock()
        self._level = min(self.holds, self._level + (now - self._when) * self.rate)
        self._when = now


class Buckets:
    """A bucket for each of many, an address say. Full ones are forgotten, and the oldest where there are too many."""

    def __init__(self, make: Callable[[], Bucket], most: int = 10_000) -> None:
        self._make, self._most = make, most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: Hashable) -> Bucket:
        """Return somebody's bucket."""
        bucket = self._buckets.setdefault(key, self._make())
        self._buckets.move_to_end(key)
        oldest = next(iter(self._buckets))
        if len(self._buckets) > self._most or (oldest != key and self._buckets[oldest].is_full):
            del self._buckets[oldest]
        return bucket
