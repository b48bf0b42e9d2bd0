"""Websockets that send nothing are closed, and take nobody's place."""

import asyncio
import contextlib

import pytest
from starlette.types import Message

from pages.server import silent
from tests.coroutines import finish
from tests.server.guarded import HOST, SEE, STREAM, Limited, get, opened


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


async def closed(sent: list[Message]) -> None:
    """Wait until a websocket is closed from here."""
    async with asyncio.timeout(20):
        while sent[-1]["type"] != "websocket.close":
            await asyncio.sleep(0.01)


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
