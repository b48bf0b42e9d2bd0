"""Live classes in the memory of one process."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping

from pages.classroom.store import (
    ANY,
    BYTES,
    EMPTY_LIFE,
    ENDED,
    ENTRY,
    JOINED,
    LIFE,
    SIZE,
    UNUSED,
    FullError,
    NetworkFullError,
    OverBudgetError,
)

MOST_WAITING = 1000  # messages that wait for one listener; the oldest go: each says all that counts at its time


class Memory:
    """See store.Store. Everything happens in the event loop, so that no two acts mix."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._classes: dict[str, dict[str, dict[str, bytes]]] = {}  # code → table → field → text as UTF-8: its size is known
        self._ends: dict[str, float] = {}
        self._endings: dict[str, asyncio.Task[None]] = {}
        self._listening: defaultdict[str, set[asyncio.Queue[str]]] = defaultdict(set)

    async def begin(self, code: str, room: Mapping[str, str], most: int, most_of_one: int = ANY) -> bool:
        for old in [old for old, when in self._ends.items() if when <= self._clock()]:
            await self.end(old)
        if code in self._classes:
            return False
        network = room.get("network", "").encode()
        own = [each for each, tables in self._classes.items() if tables["room"].get("network") == network]
        if len(own) >= most_of_one:
            unused = [each for each in own if self._ends[each] - self._clock() <= EMPTY_LIFE - UNUSED]
            await self._make_room(unused, NetworkFullError)
        if len(self._classes) >= most:
            await self._make_room(self._classes, FullError)
        self._classes[code] = {"room": {}, SIZE: {BYTES: b"0"}}
        self._set(code, "room", room, ANY)
        self._endings[code] = asyncio.create_task(self._end_in_time(code))
        return True

    async def _end_in_time(self, code: str) -> None:
        """Delete a class, and tell whoever is in it, once its time is over."""
        while (left := self._ends[code] - self._clock()) > 0:
            await asyncio.sleep(left)
        await self.publish(code, ENDED)
        await self.end(code)

    async def _make_room(self, among: Iterable[str], full: type[FullError]) -> None:
        """End the oldest of these classes that nobody has joined."""
        first = next((code for code in among if JOINED not in self._classes[code]), None)
        if first is None:
            raise full
        await self.publish(first, ENDED)
        await self.end(first)

    async def read(self, code: str, table: str) -> dict[str, str]:
        return {field: _text(kept) for field, kept in self._tables(code).get(table, {}).items()}

    async def field(self, code: str, table: str, field: str) -> str | None:
        kept = self._tables(code).get(table, {}).get(field)
        return None if kept is None else _text(kept)

    async def put(
        self, code: str, table: str, fields: Mapping[str, str], only_if: tuple[str, str] | None = None, budget: int = ANY
    ) -> bool:
        tables = self._tables(code)
        if not tables or (only_if and await self.field(code, "room", only_if[0]) != only_if[1]):
            return False
        self._set(code, table, fields, budget)
        return True

    def _set(self, code: str, table: str, fields: Mapping[str, str], budget: int) -> None:
        there = self._classes[code].get(table, {})
        new = {field: text.encode("utf-8", "surrogatepass") for field, text in fields.items()}
        self._grow(code, _size(new) - _size({field: there[field] for field in new if field in there}), budget)
        self._classes[code].setdefault(table, {}).update(new)
        self._ends[code] = self._clock() + (LIFE if JOINED in self._classes[code] else EMPTY_LIFE)

    def _grow(self, code: str, count: int, budget: int = ANY) -> None:
        size = self._classes[code][SIZE]
        if count > 0 and int(size[BYTES]) + count > budget:
            raise OverBudgetError
        size[BYTES] = b"%d" % (int(size[BYTES]) + count)

    async def add(self, code: str, table: str, field: str, text: str, most: int, budget: int = ANY) -> int:
        there = self._tables(code).get(table, {})
        if field in there or len(there) >= most or not await self.put(code, table, {field: text}, budget=budget):
            return 0
        return len(self._classes[code][table])

    async def forget(self, code: str, field: str) -> None:
        for name, table in self._tables(code).items():
            if name != JOINED and field in table:
                self._grow(code, -_size({field: table.pop(field)}))

    async def end(self, code: str) -> None:
        self._classes.pop(code, None)
        self._ends.pop(code, None)
        if code in self._endings:
            self._endings.pop(code).cancel()

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

    def _tables(self, code: str) -> dict[str, dict[str, bytes]]:
        """Return what is kept of a class; {} where there is none, or its time is over."""
        return self._classes[code] if self._ends.get(code, 0.0) > self._clock() else {}


def _text(kept: bytes) -> str:
    return kept.decode("utf-8", "surrogatepass")


def _size(fields: Mapping[str, bytes]) -> int:
    return sum(len(field.encode("utf-8", "surrogatepass")) + len(kept) + ENTRY for field, kept in fields.items())
