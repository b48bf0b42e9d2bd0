"""Websockets that rest: those of boards are closed, and those of pages make room where places are short."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from starlette.types import Message

from pages.server import paced
from tests.coroutines import finish
from tests.server.guarded import HOST, SEE, STREAM, Limited, get, is_open, opened


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def closed(sent: list[Message]) -> None:
    """Wait until a websocket is closed from here."""
    await until(lambda: sent[-1]["type"] == "websocket.close")


def test_a_socket_of_boards_that_rests_for_long_is_closed_and_one_of_a_page_stays(limited: Limited):
    async def come() -> None:
        guarded = limited(idle=1)
        async with opened(guarded, STREAM) as (page, of_page), opened(guarded, SEE) as (_, sent):
            await closed(sent)
            assert sent[2:] == [{"type": "websocket.close", "code": paced.SENDS_NOTHING}]
            page.put_nowait({"type": "websocket.receive", "bytes": b"later"})
            await until(lambda: of_page[-1].get("bytes") == b"later")
            assert guarded.connections == {(HOST, True): 1}

    finish(come())


@pytest.mark.parametrize(("limits", "others"), [({"connections": 8}, HOST), ({"sessions": 4}, "192.0.2.2")])
def test_pages_that_rest_for_minutes_make_room_the_longest_silent_first(
    limited: Limited, limits: dict[str, int], others: str
):
    """Where an address has as many as it may, and where the server has; one that speaks meanwhile rests anew."""

    async def come() -> None:
        now, html = 0.0, {"accept": "text/html,*/*"}
        guarded = limited(**limits)
        guarded.resting[True].clock = lambda: now
        async with contextlib.AsyncExitStack() as room:
            came = [await room.enter_async_context(opened(guarded, STREAM)) for _ in range(4)]
            now = 119.0
            assert not await is_open(guarded, STREAM, others)
            assert (await get(guarded, host=others, **html)).status == 503
            came[0][0].put_nowait({"type": "websocket.receive", "bytes": b"again"})
            await until(lambda: came[0][1][-1].get("bytes") == b"again")
            now = 121.0
            assert (await get(guarded, host=others, **html)).status == 200
            for _ in range(3):
                await room.enter_async_context(opened(guarded, STREAM, host=others))
            for _, sent in came[1:]:
                await closed(sent)
            assert not await is_open(guarded, STREAM, others)
            assert [sent[-1]["type"] for _, sent in came] == ["websocket.send", *["websocket.close"] * 3]
            assert guarded.pages == 4

    finish(come())


def test_no_more_websockets_are_let_in_than_may_be_whether_they_speak_or_not(limited: Limited):
    async def come() -> None:
        guarded = limited(connections=6)
        async with contextlib.AsyncExitStack() as room:
            came = [await room.enter_async_context(opened(guarded, SEE, speaks=number % 2 > 0)) for number in range(20)]
            firsts = [sent[0]["type"] for _, sent in came]
            assert firsts == ["websocket.accept"] * 3 + ["websocket.http.response.start"] * 17
        assert guarded.connections == {}

    finish(come())
