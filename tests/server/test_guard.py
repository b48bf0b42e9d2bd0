"""The guard refuses what is beyond the limits with a sentence, by address and by connection; all else passes."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from starlette.types import Receive, Scope, Send

from pages.server import paced
from pages.server.guard import Guard
from tests.coroutines import finish
from tests.server.guarded import HOST, SEE, STREAM, Limited, get, is_open, opened, scope

HTML = {"accept": "text/html,*/*"}


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("pieces", [[b"x" * 667] * 3, [b"x" * 2000], [b"x" * 400] * 5])
@pytest.mark.parametrize("length", [None, "2001", "-1", "9" * 5000, "²"])
def test_a_body_is_as_large_as_it_may_be_whatever_its_length_is_said_to_be(limited: Limited, pieces, length):
    found = finish(get(limited(body_kb=2), body=pieces, **({} if length is None else {"content_length": length})))
    small = sum(map(len, pieces)) == 2000 and length != "2001"
    assert (found.status, found.text) == (
        (200, "2000 bytes") if small else (413, "The body of a request may have at most 2 kB.")
    )


def test_one_address_asks_so_often_and_others_are_answered(limited: Limited):
    """A subscriber has all addresses of one IPv6 network; the sentence is in the link's language or the browser's."""

    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=2)
        hosts = ["2001:db8::1", "2001:db8::ffff:2", "2001:db8::3", "2001:db8:0:1::1", "::ffff:192.0.2.9", *["192.0.2.9"] * 2]
        assert [(await get(guarded, host=host)).status for host in hosts] == [200, 200, 429, 200, 200, 200, 429]
        refused = [
            await get(guarded, path, "192.0.2.9", **how)
            for path, how in (("/", HTML), ("/?lang=de", {}), ("/", {"accept_language": "de-AT,de"}), ("/?lang=xx", {}))
        ]
        assert {(each.status, each.headers["retry-after"]) for each in refused} == {(429, "1")}
        assert 'http-equiv="refresh" content="1"' in refused[0].text
        assert ["Dieser Server" in each.text for each in refused] == [False, True, True, False]
        assert all("1 " in each.text for each in refused)

    finish(ask())


def test_so_many_pages_are_open_and_who_comes_then_is_told_and_asks_again(limited: Limited):
    async def come() -> None:
        guarded = limited(sessions=2)
        async with opened(guarded, STREAM), opened(guarded, STREAM):
            assert not await is_open(guarded, STREAM)
            assert await is_open(guarded, SEE)  # boards of a page that is open
            full = await get(guarded, **HTML)
            assert (full.status, "2 pages are open" in full.text) == (503, True)
            assert f'http-equiv="refresh" content="{full.headers["retry-after"]}"' in full.text
            assert (await get(guarded, "/file.js", accept="*/*")).status == 200
        assert (await get(guarded, **HTML)).status == 200
        assert await is_open(guarded, STREAM)

    finish(come())


def test_one_address_opens_so_many_websockets_half_of_them_for_pages_whether_they_speak_or_not(limited: Limited):
    async def come() -> None:
        guarded = limited(connections=4)
        async with opened(guarded, SEE), opened(guarded, SEE, speaks=False), opened(guarded, STREAM):
            assert not await is_open(guarded, SEE)
            assert await is_open(guarded, STREAM)
        async with opened(guarded, STREAM), opened(guarded, STREAM):
            assert not await is_open(guarded, STREAM)
            assert await is_open(guarded, SEE)
            assert await is_open(guarded, STREAM, "192.0.2.2")
            full = await get(guarded, **HTML)
            assert (full.status, "2 pages are open from your address" in full.text) == (503, True)
        assert not guarded.connections  # closed connections leave no trace

    finish(come())


@pytest.mark.parametrize("what", ["messages", "pages"])
def test_what_comes_faster_than_it_may_waits_and_all_of_it_comes(limited: Limited, monkeypatch, what: str):
    sleep, waited = asyncio.sleep, []

    async def wait(seconds: float) -> None:
        if seconds:
            waited.append(seconds)
        await sleep(0)

    async def come() -> None:
        guarded = limited(messages=5, pages=5)
        if what == "pages":
            monkeypatch.setattr(paced.asyncio, "sleep", wait)
            assert all([await is_open(guarded, STREAM) for _ in range(30)])
            assert await is_open(guarded, STREAM, "192.0.2.2")
            return
        async with opened(guarded, SEE, speaks=False) as (messages, sent):
            monkeypatch.setattr(paced.asyncio, "sleep", wait)
            for n in range(30):
                messages.put_nowait({"type": "websocket.receive", "text": str(n)})
            while len(sent) < 31:
                await sleep(0)
            assert [message["text"] for message in sent[1:]] == [str(n) for n in range(30)]

    finish(come())
    assert len(waited) == 20  # at once: twice as many as a second
    assert waited == sorted(waited)
    assert waited[-1] == pytest.approx(4, abs=0.5)


def test_a_text_ends_a_page_which_knows_none_and_a_socket_of_boards_that_says_nothing_is_closed(limited: Limited):
    async def talk() -> None:
        guarded = limited(idle=1)
        async with opened(guarded, STREAM) as (page, of_page), opened(guarded, SEE) as (_, of_boards):
            await until(lambda: of_boards[-1] == {"type": "websocket.close", "code": paced.SENDS_NOTHING})
            assert guarded.connections == {(HOST, True): 1}
            page.put_nowait({"type": "websocket.receive", "text": "2"})
            await until(lambda: of_page[-1] == {"type": "websocket.close", "code": paced.NO_TEXT})

    finish(talk())


@pytest.mark.parametrize(("limits", "others"), [({"connections": 8}, HOST), ({"sessions": 4}, "192.0.2.2")])
def test_pages_that_rest_for_minutes_make_room_the_longest_silent_first(limited: Limited, limits, others: str):
    """Where an address has as many as it may, and where the server has; one that speaks meanwhile rests anew."""

    async def come() -> None:
        now, guarded = 0.0, limited(**limits)
        guarded.resting[True].clock = lambda: now
        async with contextlib.AsyncExitStack() as room:
            came = [await room.enter_async_context(opened(guarded, STREAM)) for _ in range(4)]
            now = 119.0
            assert not await is_open(guarded, STREAM, others)
            came[0][0].put_nowait({"type": "websocket.receive", "bytes": b"again"})
            await until(lambda: came[0][1][-1].get("bytes") == b"again")
            now = 121.0
            for _ in range(3):
                await room.enter_async_context(opened(guarded, STREAM, host=others))
            await until(lambda: all(sent[-1]["type"] == "websocket.close" for _, sent in came[1:]))
            assert not await is_open(guarded, STREAM, others)
            assert (came[0][1][-1]["type"], guarded.pages) == ("websocket.send", 4)

    finish(come())


def test_a_websocket_that_fails_is_no_longer_counted():
    async def fail(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("a reason")

    guarded = Guard(fail)
    with pytest.raises(ValueError, match="a reason"):
        finish(guarded(scope("websocket", STREAM, HOST), None, None))
    assert (guarded.pages, guarded.connections) == (0, {})
