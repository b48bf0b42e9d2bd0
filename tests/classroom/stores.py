"""Both kinds of store, each with two ends, as two servers have them, and with its own time."""

import functools
from collections.abc import Callable, Coroutine

from redis.asyncio import Redis

from pages.classroom import redis_store
from pages.classroom.memory import Memory
from pages.classroom.redis_store import RedisStore
from pages.classroom.store import Store
from tests.coroutines import finish

ROOM = {"step": "1", "open": "yes"}


class Kept:
    """A kind of store: two ends of it as two servers have them, and its time."""

    one: Store
    two: Store

    async def reset(self) -> None:
        """Forget all that was kept."""

    async def pass_time(self, seconds: float) -> None:
        """Return when so much time has passed for the store."""

    async def left(self, *codes: str) -> list[float]:
        """Return for how many seconds each thing of these classes, of which there are no others, is still kept."""


class InMemory(Kept):
    """In memory the two ends are one, and its clock is the test's."""

    def __init__(self) -> None:
        self.time = 0.0
        self.one = self.two = Memory(lambda: self.time)

    async def pass_time(self, seconds: float) -> None:
        self.time += seconds

    async def left(self, *codes: str) -> list[float]:
        now, left = self.time, []
        for code in codes:
            while await self.one.read(code, "room"):
                self.time += 10
            left, self.time = [*left, self.time - now], now
        return [seconds for seconds in left if seconds]


class InRedis(Kept):
    """Two stores of one Redis server, and a client that looks behind them."""

    def __init__(self, address: str) -> None:
        self.one, self.two, self.address = RedisStore(address), RedisStore(address), address

    async def reset(self) -> None:
        async with Redis.from_url(self.address) as client:
            await client.flushall()

    async def pass_time(self, seconds: float) -> None:
        async with Redis.from_url(self.address) as client:
            end = await self._now(client) + seconds
            while await self._now(client) <= end:
                pass

    async def left(self, *codes: str) -> list[float]:
        async with Redis.from_url(self.address) as client:
            now = await self._now(client)
            ends = [end / 1000 - now for _, end in await client.zrange(redis_store.CLASSES, 0, -1, withscores=True)]
            return ends + [await client.pttl(key) / 1000 for key in await client.keys()]

    @staticmethod
    async def _now(client: Redis) -> float:
        seconds, microseconds = await client.time()
        return seconds + microseconds / 1e6


def acts(test: Callable[..., Coroutine]) -> Callable[..., None]:
    """Make a test of a coroutine that begins with an empty store, and close the store after it."""

    @functools.wraps(test)
    def whole(kept: Kept, **others):
        async def played() -> None:
            await kept.reset()
            try:
                await test(kept, **others)
            finally:
                await kept.one.close()
                await kept.two.close()

        finish(played())

    return whole
