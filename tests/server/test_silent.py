"""Websockets that send nothing are closed, and take nobody's place; neither do those that spoke once and rest."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from starlette.types import Message

from pages.server import silent
from tests.coroutines import finish
from tests.server.guarded import HOST, SEE, STREAM, Limited, get, is_open, opened


def test_a_flood_of_silent_websockets_takes_nobodys_place(limited: Limited):
    """800 of one address, half of them for pages: a class of 200 behind that address still opens its pages and boards."""

    async def come() -> None:
        guarded, html = limited(), {"accept": "text/html,*/*"}
        async with contextlib.AsyncExitStack() as room:
            for _ in range(400):
                for path in (STREAM, SEE):
                    await room.enter_async_context(opened(guarded, path, speaks=False))
            assert (await get(guarded, **html)).status == 200
            for _ in range(200):
                for path in (STREAM, SEE):
                    _, sent = await room.enter_async_context(opened(guarded, path))
                    assert sent[1] == {"type": "websocket.send", "bytes": b"first"}
            assert guarded.connections == {(HOST, True): 200, (HOST, False): 200}

    finish(come())


def test_where_too_many_are_silent_the_oldest_make_room(limited: Limited):
    async def come() -> None:
        guarded = limited(sessions=3)
        async with contextlib.AsyncExitStack() as room:
            came = [await room.enter_async_context(opened(guarded, STREAM, speaks=False)) for _ in range(5)]
            await closed(came[1][1])
            codes = [[message["code"] for message in sent if message["type"] == "websocket.close"] for _, sent in came]
            assert codes == [[silent.SENDS_NOTHING]] * 2 + [[]] * 3

    finish(come())


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def closed(sent: list[Message]) -> None:
    """Wait until a websocket is closed from here."""
    await until(lambda: sent[-1]["type"] == "websocket.close")


@pytest.mark.parametrize("path", [STREAM, SEE])
def test_a_websocket_that_sends_nothing_is_closed(limited: Limited, path: str):
    """One that has sent its first message stays open, and so does a page that connects again after a break."""

    async def come() -> None:
        guarded, again = limited(silent=1), {"sec_websocket_protocol": "streamlit, a token, a session"}
        async with (
            opened(guarded, path) as (spoken, heard),
            opened(guarded, STREAM, speaks=False, **again) as (returned, of_returned),
            opened(guarded, path, speaks=False) as (_, sent),
        ):
            await closed(sent)
            assert sent[1:] == [{"type": "websocket.close", "code": silent.SENDS_NOTHING}]
            for messages, got in ((spoken, heard), (returned, of_returned)):
                messages.put_nowait({"type": "websocket.receive", "bytes": b"later"})
                async with asyncio.timeout(20):
                    while got[-1].get("bytes") != b"later":
                        await asyncio.sleep(0.01)

    finish(come())


def test_a_socket_of_boards_that_rests_for_long_is_closed_and_one_of_a_page_stays(limited: Limited):
    async def come() -> None:
        guarded = limited(idle=1)
        async with opened(guarded, STREAM) as (page, of_page), opened(guarded, SEE) as (_, sent):
            await closed(sent)
            assert sent[2:] == [{"type": "websocket.close", "code": silent.SENDS_NOTHING}]
            page.put_nowait({"type": "websocket.receive", "bytes": b"later"})
            await until(lambda: of_page[-1].get("bytes") == b"later")
            assert guarded.connections == {(HOST, True): 1}

    finish(come())


@pytest.mark.parametrize(("limits", "others"), [({"connections": 8}, HOST), ({"sessions": 4}, "192.0.2.2")])
def test_pages_that_spoke_once_and_rest_for_minutes_make_room_the_longest_silent_first(
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


def test_sockets_that_were_let_in_silently_and_then_all_speak_are_no_more_than_may_be(limited: Limited):
    async def come() -> None:
        guarded = limited(connections=6)
        async with contextlib.AsyncExitStack() as room:
            came = [await room.enter_async_context(opened(guarded, SEE, speaks=False)) for _ in range(20)]
            for messages, _ in came:
                messages.put_nowait({"type": "websocket.receive", "bytes": b"1"})
            await until(lambda: all(len(sent) > 1 for _, sent in came))
            ends = [sent[1]["type"] for _, sent in came]
            assert (ends.count("websocket.send"), ends.count("websocket.close")) == (3, 17)

    finish(come())
