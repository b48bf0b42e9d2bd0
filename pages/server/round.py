"""Rounds: who computes next, where more ask than can be computed at one time."""

import asyncio
import contextlib
import itertools
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from heapq import heappop, heappush

numbers = itertools.count(1)  # of turns that were asked for or begun


class Asker:
    """One connection from an address, which a whole school may share. served: the number of its latest turn, 0 for none."""

    def __init__(self, address: str) -> None:
        self.address, self.served = address, 0


class Round:
    """Places to compute at. Turns go round the addresses; within an address, first comes who was served longest ago.

    A turn is a future that has a result once it begins, so that an event loop and the thread of a page can wait for it.
    """

    def __init__(self, places: int = 1) -> None:
        self.busy = 0  # how many have a turn, or wait for one
        self._free = places
        self._waiting: OrderedDict[str, list[tuple[int, int, Asker, Future[None]]]] = OrderedDict()  # a heap by address
        self._lock = threading.Lock()

    def ask(self, who: Asker) -> Future[None]:
        """Return a turn, which begins as soon as a place is free. Whoever asks has to end it."""
        turn: Future[None] = Future()
        with self._lock:
            self.busy += 1
            heappush(self._waiting.setdefault(who.address, []), (who.served, next(numbers), who, turn))
            self._begin()
        return turn

    def end(self, turn: Future[None]) -> None:
        """End a turn, or give up waiting for it."""
        waited = turn.cancel() or turn.cancelled()
        with self._lock:
            self.busy -= 1
            self._free += not waited
            self._begin()

    def _begin(self) -> None:
        while self._free and self._waiting:
            address, heap = self._waiting.popitem(last=False)
            *_, who, turn = heappop(heap)
            begins = turn.set_running_or_notify_cancel()
            if heap:
                self._waiting[address] = heap
                self._waiting.move_to_end(address, last=begins)  # who gave up hasn't had the turn of the address
            if begins:
                self._free -= 1
                who.served = next(numbers)
                turn.set_result(None)

    @contextlib.asynccontextmanager
    async def turn(self, who: Asker, patience: float | None = None) -> AsyncIterator[None]:
        """Wait for a turn and have it in here; TimeoutError where it doesn't begin within so many seconds."""
        turn = self.ask(who)
        try:
            async with asyncio.timeout(patience):
                await asyncio.wrap_future(turn)
            yield
        finally:
            self.end(turn)

    @contextlib.contextmanager
    def turn_of_thread(self, who: Asker, seconds: float, check: Callable[[int], None]) -> Iterator[None]:
        """Wait for a turn in a thread and have it in here.

        check: called after every so many seconds, with the number of the call, from 1; what it raises ends the wait
        """
        turn = self.ask(who)
        try:
            for number in itertools.count(1):
                with contextlib.suppress(TimeoutError):
                    turn.result(seconds)
                    break
                check(number)
            yield
        finally:
            self.end(turn)
