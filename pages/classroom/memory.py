"""Live classes in the memory of one process."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping

from pages.classroom.store import EMPTY_LIFE, ENDED, JOINED, LIFE, FullError

MOST_WAITING = 1000  # messages that wait for one listener; the oldest go: each says all that counts at its time


class Memory:
    """See store.Store. Everything happens in the event loop, so that no two acts mix."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._classes: dict[str, dict[str, dict[str, str]]] = {}  # code → table → field → text
        self._ends: dict[str, float] = {}
        self._listening: defaultdict[str, set[asyncio.Queue[str]]] = defaultdict(set)

    async def begin(self, code: str, room: Mapping[str, str], most: int) -> bool:
        for old in [old for old, when in self._ends.items() if when <= self._clock()]:
            await self.end(old)
        if code in self._classes:
            return False
        if len(self._classes) >= most:
            await self._make_room()
        self._classes[code] = {"room": dict(room)}
        self._keep(code)
        return True

    async def _make_room(self) -> None:
        first = next((code for code, tables in self._classes.items() if JOINED not in tables), None)
        if first is None:
            raise FullError
        await self.publish(first, ENDED)
        await self.end(first)

    async def read(self, code: str, table: str) -> dict[str, str]:
        return dict(self._tables(code).get(table, {}))

    async def field(self, code: str, table: str, field: str) -> str | None:
        return self._tables(code).get(table, {}).get(field)

    async def put(self, code: str, table: str, fields: Mapping[str, str], only_if: tuple[str, str] | None = None) -> bool:
        tables = self._tables(code)
        if not tables or (only_if and tables["room"].get(only_if[0]) != only_if[1]):
            return False
        tables.setdefault(table, {}).update(fields)
        self._keep(code)
        return True

    async def add(self, code: str, table: str, field: str, text: str, most: int) -> int:
        there = self._tables(code).get(table, {})
        if field in there or len(there) >= most or not await self.put(code, table, {field: text}):
            return 0
        return len(self._classes[code][table])

    async def forget(self, code: str, field: str) -> None:
        for name, table in self._tables(code).items():
            if name != JOINED:
                table.pop(field, None)

    async def end(self, code: str) -> None:
        self._classes.pop(code, None)
        self._ends.pop(code, None)

    async def publish(self, code: str, message: str) -> None:
        for queue in self._listening.get(code, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(message)

    async def listen(self, code: str) -> AsyncIterator[str]:
        queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._listening[code].add(queue)
        try:
            yield ""
            while True:
                yield await queue.get()
        finally:
            self._listening[code].discard(queue)
            if not self._listening[code]:
                del self._listening[code]

    async def close(self) -> None:
        pass

    def _keep(self, code: str) -> None:
        self._ends[code] = self._clock() + (LIFE if JOINED in self._classes[code] else EMPTY_LIFE)

    def _tables(self, code: str) -> dict[str, dict[str, str]]:
        """Return what is kept of a class; {} where there is none, or its time is over."""
        return self._classes[code] if self._ends.get(code, 0.0) > self._clock() else {}
