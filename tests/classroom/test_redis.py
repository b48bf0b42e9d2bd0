"""Live classes in Redis: what was acknowledged outlives a kill of the server, and whoever asks meanwhile is told soon."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
from redis.asyncio import Redis

from pages.classroom import redis_store
from pages.classroom.redis_store import RedisStore
from pages.classroom.store import StoreError
from tests.classroom.redis_server import NEEDED, RedisServer
from tests.coroutines import finish

pytestmark = NEEDED
SOON = 5  # seconds after which everybody knows

ACTS: dict[str, Callable[[RedisStore], Awaitable]] = {
    "begin": lambda kept: kept.begin("MOON", {}, most=5),
    "read": lambda kept: kept.read("KITE", "room"),
    "field": lambda kept: kept.field("KITE", "room", "step"),
    "put": lambda kept: kept.put("KITE", "room", {"step": "2"}),
    "add": lambda kept: kept.add("KITE", "answers", "Ann", "1", most=9),
    "end": lambda kept: kept.end("MOON"),
    "publish": lambda kept: kept.publish("KITE", "here"),
    "listen": lambda kept: anext(kept.listen("KITE")),
}


@contextlib.contextmanager
def away(redis: RedisServer, how: str) -> Iterator[None]:
    """Kill it, or let it say nothing, for a while."""
    if how == "says nothing":
        with redis.stopped():
            yield
    else:
        redis.kill()
        yield
        redis.start()


async def heard(listening: AsyncIterator[str]) -> list[str]:
    """Return what is heard until the connection breaks."""
    texts = []
    with contextlib.suppress(StoreError):
        async for text in listening:
            texts.append(text)
        raise AssertionError("it ended without an error")
    return texts


async def begun(address: str) -> RedisStore:
    """Return a store with one class in it."""
    kept = RedisStore(address)
    await kept.end("KITE")
    await kept.begin("KITE", {"step": "1"}, most=5)
    return kept


def test_what_was_acknowledged_outlives_a_kill(redis: RedisServer):
    async def story() -> None:
        kept = await begun(redis.address)
        said: list[str] = []

        async def say(name: str) -> None:
            assert await kept.add("KITE", "answers", name, "1", most=1000)
            said.append(name)
            if len(said) == 100:
                redis.kill()  # between answers: the rest is in flight or waits

        results = await asyncio.gather(*(say(f"{n}") for n in range(200)), return_exceptions=True)
        assert {type(result) for result in results} == {type(None), StoreError}
        redis.start()
        there = await kept.read("KITE", "answers")
        assert set(said) <= set(there)
        assert len(there) < 200
        assert await kept.read("KITE", "room") == {"step": "1"}
        await kept.close()

    finish(story())


@pytest.mark.parametrize("how", ["killed", "says nothing"])
def test_while_redis_is_away_every_act_and_listener_says_so_and_afterwards_the_same_store_works(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch, how: str
):
    monkeypatch.setattr(redis_store, "QUIET", 0.1)  # seconds after which a listener asks whether Redis is there

    async def story() -> None:
        kept = await begun(redis.address)
        await asyncio.gather(*(act(kept) for act in ACTS.values()))  # connections that will be broken
        listening = kept.listen("KITE")
        assert await anext(listening) == ""
        quiet = asyncio.ensure_future(anext(listening))
        await asyncio.wait([quiet], timeout=0.3)  # Redis is there: it goes on listening
        await kept.publish("KITE", "before")
        assert await asyncio.wait_for(quiet, SOON) == "before"
        listener = asyncio.create_task(heard(listening))
        with away(redis, how):
            acts = [act(kept) for act in (*ACTS.values(), *[ACTS["read"]] * (3 * redis_store.CONNECTIONS))]
            before = time.monotonic()
            assert {*map(type, await asyncio.gather(*acts, return_exceptions=True))} == {StoreError}
            assert time.monotonic() - before < 2 * SOON
            assert await asyncio.wait_for(listener, SOON) == []
        results = "", False, True, "1", "2", {"step": "1"}, {"step": "2"}
        for name, act in ACTS.items():
            assert await act(kept) in ((None,) if name in ("end", "publish") else results), name
        again = kept.listen("KITE")
        assert await anext(again) == ""
        await kept.publish("KITE", "after")
        assert await anext(again) == "after"
        await again.aclose()
        await kept.close()

    finish(story())


def test_listeners_leave_no_connection(redis: RedisServer):
    async def story() -> None:
        kept = await begun(redis.address)
        listening = [kept.listen("KITE") for _ in range(40)]
        assert [await anext(each) for each in listening] == [""] * 40
        await kept.close()
        async with Redis.from_url(redis.address) as client:
            assert len(await client.client_list()) == 41
            for each in listening:
                await each.aclose()
            deadline = time.monotonic() + SOON
            while len(await client.client_list()) > 1:  # itself
                assert time.monotonic() < deadline

    finish(story())
