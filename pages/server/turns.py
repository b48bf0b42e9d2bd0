"""Turns: who computes next, where more is asked for than can be computed at one time."""

import asyncio
import contextlib
import math
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass, field
from typing import NamedTuple

HALF_LIFE = 10.0  # seconds, the half-life of recorded use
MOST_KEPT = 10_000  # people whose use is kept


class Asking(NamedTuple):
    """An asker: an address, which a whole school may share, and one connection from there."""

    address: str
    connection: int = 0


class Use:
    """The seconds of computing that people have had lately, by address and by connection."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._had: dict[object, tuple[float, float]] = {}  # seconds, and when they were counted
        self._lock = threading.Lock()  # event loop and pages' threads share one of these

    def add(self, who: Asking, seconds: float) -> None:
        """Count seconds for an address and for a connection."""
        now = self.clock()
        with self._lock:
            for key in (who.address, who):
                self._had[key] = self._of(key, now) + seconds, now
            if len(self._had) > MOST_KEPT:  # those who had least are as good as new
                most = sorted(self._had, key=lambda key: self._of(key, now), reverse=True)[: MOST_KEPT // 2]
                self._had = {key: self._had[key] for key in most}

    def next(self, waiting: Sequence[Asking]) -> int:
        """Return the place of the next asker: least use by address, then least by connection, then first come."""
        now = self.clock()  # read once: decay in between would decide between equals
        with self._lock:
            return min(range(len(waiting)), key=lambda i: (self._of(waiting[i].address, now), self._of(waiting[i], now)))

    def _of(self, key: object, now: float) -> float:
        seconds, when = self._had.get(key, (0.0, 0.0))
        return seconds * math.exp2((when - now) / HALF_LIFE)


@dataclass
class Turn:
    """A wait for one of some places. It begins once `begun` has a result, the place."""

    who: Asking
    places: Collection[int]
    begun: Future[int] = field(default_factory=Future)

    def begins_within(self, seconds: float) -> bool:
        """Wait in a thread; return whether it has begun."""
        with contextlib.suppress(Late):
            self.begun.result(seconds)
        return self.begun.done()


class FullError(Exception):
    """A turn did not come in time."""


class Turns:
    """Turns at a limited number of places; next is the waiting asker whose address, then whose connection, used least.

    A class behind one address shares its part. Extra connections earn no extra quota. A turn is at the place where the same
    asker had the latest one, whose process has kept results for it, or at the first place that is free.
    """

    def __init__(self, count: int, use: Use) -> None:
        self.use, self.all = use, range(count)
        self._free, self._waiting = {*self.all}, []  # type: set[int], list[Turn]
        self._latest: dict[int, Asking] = {}  # who had the latest turn at each place
        self._lock = threading.Lock()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def ask(self, who: Asking, places: Collection[int] = ()) -> Turn:
        """Return a turn at one of these places, or at any, once one is free."""
        turn = Turn(who, places or self.all)
        with self._lock:
            self._waiting.append(turn)
            self._begin()
        return turn

    def leave(self, turn: Turn) -> None:
        """End a turn, or give up waiting for it."""
        with self._lock:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif turn.begun.done():
                self._free.add(turn.begun.result())
            self._begin()

    def _begin(self) -> None:
        while able := [turn for turn in self._waiting if not self._free.isdisjoint(turn.places)]:
            turn = able[self.use.next([turn.who for turn in able])]
            place = min(self._free.intersection(turn.places), key=lambda place: (self._latest.get(place) != turn.who, place))
            self._waiting.remove(turn)
            self._free.remove(place)
            self._latest[place] = turn.who
            turn.begun.set_result(place)

    @contextlib.contextmanager
    def counted(self, turn: Turn) -> Iterator[None]:
        """Charge the time inside to the asker that has the turn, then end the turn."""
        start = self.use.clock()
        try:
            yield
        finally:
            self.use.add(turn.who, self.use.clock() - start)
            self.leave(turn)

    @contextlib.asynccontextmanager
    async def turn(self, who: Asking, patience: float | None, places: Collection[int] = ()) -> AsyncIterator[int]:
        """Wait for a turn at one of these places, or at any, and hold it; FullError if it doesn't come in time."""
        turn = self.ask(who, places)
        try:
            await asyncio.wait_for(_begun(turn), patience)
        except TimeoutError:
            self.leave(turn)
            raise FullError from None
        except BaseException:
            self.leave(turn)
            raise
        with self.counted(turn):
            yield turn.begun.result()


async def _begun(turn: Turn) -> None:
    """Wait until a turn begins, which another thread may say. Who stops waiting changes nothing of the turn."""
    loop, begun = asyncio.get_running_loop(), asyncio.Event()
    turn.begun.add_done_callback(lambda _: loop.call_soon_threadsafe(begun.set))
    await begun.wait()
