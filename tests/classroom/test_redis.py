"""Live classes in Redis: what was acknowledged outlives a kill of the server, and whoever asks meanwhile is told soon."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable

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


async def refused(act: Awaitable) -> None:
    """Wait until an act fails as the store's acts do, soon."""
    begun = time.monotonic()
    with pytest.raises(StoreError):
        await act
    assert time.monotonic() - begun < SOON


async def heard(listening: AsyncIterator[str]) -> list[str]:
    """Return what is heard until the connection breaks."""
    texts = []
    try:
        async for text in listening:
            texts.append(text)
    except StoreError:
        return texts
    raise AssertionError("it ended without an error")


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


def test_while_redis_is_away_every_act_says_so_and_afterwards_the_same_store_works(redis: RedisServer):
    async def story() -> None:
        kept = await begun(redis.address)
        await asyncio.gather(*(act(kept) for act in ACTS.values()))  # connections that will be broken
        redis.kill()
        for act in ACTS.values():
            await refused(act(kept))
        redis.start()
        results = "", False, True, "1", "2", {"step": "1"}, {"step": "2"}
        for name, act in ACTS.items():
            assert await act(kept) in ((None,) if name in ("end", "publish") else results), name
        await kept.close()

    finish(story())


@pytest.mark.long
def test_a_redis_that_says_nothing_is_away_too(redis: RedisServer):
    async def story() -> None:
        kept = await begun(redis.address)
        await kept.read("KITE", "room")
        with redis.stopped():
            await asyncio.gather(*(refused(act(kept)) for act in ACTS.values()))
            await asyncio.gather(*(refused(kept.read("KITE", "room")) for _ in range(3 * redis_store.CONNECTIONS)))
        assert await kept.read("KITE", "room") in ({"step": "1"}, {"step": "2"})
        await kept.close()

    finish(story())


def test_a_listener_is_told_when_redis_is_killed_and_hears_again_afterwards(redis: RedisServer):
    async def story() -> None:
        kept = await begun(redis.address)
        listening = kept.listen("KITE")
        assert await anext(listening) == ""
        await kept.publish("KITE", "before")
        assert await anext(listening) == "before"  # has arrived: what is on its way when Redis is killed may be lost
        listener = asyncio.create_task(heard(listening))
        redis.kill()
        assert await asyncio.wait_for(listener, SOON) == []
        redis.start()
        again = kept.listen("KITE")
        assert await anext(again) == ""
        await kept.publish("KITE", "after")
        assert await anext(again) == "after"
        await again.aclose()
        await kept.close()

    finish(story())


@pytest.mark.long
def test_a_listener_asks_a_redis_that_says_nothing_for_long(redis: RedisServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(redis_store, "QUIET", 0.1)

    async def story() -> None:
        kept = await begun(redis.address)
        listening = kept.listen("KITE")
        assert await anext(listening) == ""
        waiting = asyncio.ensure_future(anext(listening))
        await asyncio.wait([waiting], timeout=0.5)  # quiet, but there: it goes on listening
        await kept.publish("KITE", "here")
        assert await asyncio.wait_for(waiting, SOON) == "here"
        with redis.stopped():
            assert await asyncio.wait_for(heard(listening), SOON) == []
        await kept.close()

    finish(story())


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_store_outlives_an_event_loop_that_ended_without_closing_it(redis: RedisServer):
    kept = finish(begun(redis.address))

    async def story() -> None:
        assert await kept.read("KITE", "room") == {"step": "1"}
        await kept.close()
        gc.collect()  # what the first loop left warns now

    finish(story())


def test_listeners_leave_no_connection(redis: RedisServer):
    async def story() -> None:
        kept = await begun(redis.address)
        listening = [kept.listen("KITE") for _ in range(120)]
        assert [await anext(each) for each in listening] == [""] * 120
        await kept.close()
        async with Redis.from_url(redis.address) as client:
            assert len(await client.client_list()) == 121
            for each in listening:
                await each.aclose()
            deadline = time.monotonic() + SOON
            while len(await client.client_list()) > 1:  # itself
                assert time.monotonic() < deadline

    finish(story())
