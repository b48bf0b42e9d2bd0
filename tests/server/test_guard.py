"""The guard refuses requests beyond the limits with a sentence, by address and by connection; all others pass."""

import asyncio
import contextlib

import pytest
from starlette.types import Message, Receive, Scope, Send

from pages.server import paced
from pages.server.guard import Guard
from tests.coroutines import finish
from tests.server.guarded import HOST, SEE, STREAM, Limited, app, get, is_open, opened, scope


@pytest.mark.parametrize("pieces", [[b"x" * 2001], [b"x" * 667] * 3, [b"x" * 2000], [b"x" * 400] * 5])
@pytest.mark.parametrize("length", [None, "2001", "-1", "many", "9" * 5000, "²"])
def test_a_body_is_as_large_as_it_may_be_whatever_its_length_is_said_to_be(
    limited: Limited, pieces: list[bytes], length: str | None
):
    found = finish(get(limited(body_kb=2), body=pieces, **({} if length is None else {"content_length": length})))
    if sum(map(len, pieces)) > 2000 or length == "2001":
        assert (found.status, found.text) == (413, "The body of a request may have at most 2 kB.")
    else:
        assert found.text == "2000 bytes"


def test_what_comes_of_a_body_after_the_answer_is_no_error(limited: Limited):
    received = []

    async def early(scope: Scope, receive: Receive, send: Send) -> None:
        await app(scope, lambda: asyncio.sleep(0, {"type": "http.request", "body": b"", "more_body": False}), send)
        received.append(await receive())

    guarded = limited(body_kb=2)
    guarded.app = early
    assert finish(get(guarded, body=[b"x" * 2001])).text == "0 bytes"
    assert received == [{"type": "http.disconnect"}]


def test_one_address_asks_so_often_and_others_are_answered(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=5)
        answers = [await get(guarded) for _ in range(6)]
        assert [each.status for each in answers] == [200] * 5 + [429]
        assert answers[-1].text == "This server accepts 1 requests a second from one address. Try again in 1 s."
        assert answers[-1].headers["retry-after"] == "1"
        assert (await get(guarded, host="192.0.2.2")).status == 200

    finish(ask())


def test_the_sentence_is_in_the_language_of_the_link_or_of_the_browser(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=1)
        await get(guarded)
        assert (await get(guarded, "/?lang=de")).text.startswith("Dieser Server nimmt 1 Anfragen")
        assert (await get(guarded, accept_language="de-AT,de")).text.startswith("Dieser Server")
        assert (await get(guarded, "/?lang=xx")).text.startswith("This server")

    finish(ask())


def test_one_subscriber_has_all_addresses_that_begin_like_one(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=1)
        hosts = ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1", "::ffff:192.0.2.9", "192.0.2.9", "@socket", "@other")
        assert [(await get(guarded, host=host)).status for host in hosts] == [200, 429, 200, 200, 429, 200, 200]

    finish(ask())


def test_so_many_pages_are_open_and_who_comes_then_is_told_and_asks_again(limited: Limited):
    async def come() -> None:
        guarded, html = limited(sessions=2), {"accept": "text/html,*/*"}
        async with opened(guarded, STREAM), opened(guarded, STREAM):
            assert not await is_open(guarded, STREAM)
            assert await is_open(guarded, SEE)  # boards of a page that is open
            full = await get(guarded, **html)
            assert full.status == 503
            assert "2 pages are open. This page tries again by itself." in full.text
            assert f'http-equiv="refresh" content="{full.headers["retry-after"]}"' in full.text
            assert (await get(guarded, "/file.js", accept="*/*")).status == 200  # of a page that is open
            assert (await get(guarded, "/below/status", **html)).status == 200
        assert (await get(guarded, **html)).status == 200
        assert await is_open(guarded, STREAM)

    finish(come())


def test_one_address_opens_so_many_websockets_half_of_them_for_pages(limited: Limited):
    async def come() -> None:
        guarded, html = limited(connections=4), {"accept": "text/html,*/*"}
        async with opened(guarded, SEE), opened(guarded, SEE), opened(guarded, STREAM):
            assert not await is_open(guarded, SEE)
            assert await is_open(guarded, STREAM)
            assert (await get(guarded, **html)).status == 200
        async with opened(guarded, SEE), opened(guarded, STREAM), opened(guarded, STREAM):
            assert await is_open(guarded, SEE)
            assert not await is_open(guarded, STREAM)
            assert await is_open(guarded, STREAM, "192.0.2.2")
            assert (await get(guarded, host="192.0.2.2", **html)).status == 200
            full = await get(guarded, **html)
            assert full.status == 503
            assert "2 pages are open from your address, and this server allows no more." in full.text
            german = await get(guarded, "/?lang=de", **html)
            assert '<html lang="de">' in german.text
            assert "Von deiner Adresse sind 2 Seiten offen" in german.text
        assert await is_open(guarded, SEE)
        assert not guarded.connections  # closed connections leave no trace

    finish(come())


def test_where_pages_of_one_address_wait_to_be_opened_the_next_one_says_so_and_loads_again(limited: Limited):
    async def come() -> None:
        guarded, html = limited(pages=5), {"accept": "text/html,*/*"}
        async with contextlib.AsyncExitStack() as room:
            for _ in range(10):
                assert (await get(guarded, **html)).status == 200
                await room.enter_async_context(opened(guarded, STREAM))
            later = await get(guarded, **html)
            assert (later.status, later.headers["retry-after"]) == (503, "1")
            assert "More than 10 pages were opened from your address within seconds." in later.text
            assert 'http-equiv="refresh" content="1"' in later.text
            assert (await get(guarded, "/file.js", accept="*/*")).status == 200
            assert (await get(guarded, host="192.0.2.2", **html)).status == 200

    finish(come())


def test_a_page_that_is_refused_for_its_rate_loads_again(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=1)
        await get(guarded)
        refused = await get(guarded, accept="text/html,*/*")
        assert (refused.status, refused.headers["retry-after"]) == (429, "1")
        assert 'http-equiv="refresh" content="1"' in refused.text
        assert "This server accepts 1 requests a second from one address." in refused.text

    finish(ask())


def test_messages_beyond_the_rate_wait_and_all_of_them_come(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    sleep, waited = asyncio.sleep, []

    async def wait(seconds: float) -> None:
        if seconds:
            waited.append(seconds)
        await sleep(0)

    async def talk() -> list[str]:
        async with opened(limited(messages=5), SEE, speaks=False) as (messages, sent):
            monkeypatch.setattr(paced.asyncio, "sleep", wait)
            for n in range(30):
                messages.put_nowait({"type": "websocket.receive", "text": str(n)})
            while len(sent) < 31:
                await sleep(0)
            monkeypatch.undo()
        return [message["text"] for message in sent[1:]]

    assert finish(talk()) == [str(n) for n in range(30)]
    assert len(waited) == 20  # at once: twice as many as a second
    assert waited == sorted(waited)
    assert waited[-1] == pytest.approx(4, abs=0.5)


def test_pages_of_one_address_open_so_many_a_second_and_what_asks_for_boards_does_not_wait(
    limited: Limited, monkeypatch: pytest.MonkeyPatch
):
    sleep, waited = asyncio.sleep, []

    async def wait(seconds: float) -> None:
        if seconds:
            waited.append(seconds)
        await sleep(0)

    async def come() -> None:
        monkeypatch.setattr(paced.asyncio, "sleep", wait)
        guarded = limited(pages=5)
        for _ in range(30):
            assert await is_open(guarded, STREAM)
        others = len(waited)
        assert await is_open(guarded, STREAM, "192.0.2.2")
        assert await is_open(guarded, SEE)
        assert others == len(waited) == 20  # at once: twice as many as a second

    finish(come())
    assert waited == sorted(waited)
    assert waited[-1] == pytest.approx(4, abs=0.5)


@pytest.mark.parametrize("path", [STREAM, SEE])
def test_a_text_ends_a_page_which_knows_none_and_is_a_question_of_boards(limited: Limited, path: str):
    async def talk() -> list[Message]:
        async with opened(limited(), path, speaks=False) as (messages, sent):
            messages.put_nowait({"type": "websocket.receive", "bytes": b"1"})
            messages.put_nowait({"type": "websocket.receive", "text": "2"})
            while len(sent) < 3:
                await asyncio.sleep(0)
        return sent[1:]

    end = {"type": "websocket.close", "code": paced.NO_TEXT} if path == STREAM else {"type": "websocket.send", "text": "2"}
    assert finish(talk()) == [{"type": "websocket.send", "bytes": b"1"}, end]


def test_a_websocket_that_fails_is_no_longer_counted():
    async def fail(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("a reason")

    guarded = Guard(fail)
    with pytest.raises(ValueError, match="a reason"):
        finish(guarded(scope("websocket", STREAM, HOST), None, None))
    assert (guarded.pages, guarded.connections) == (0, {})


def test_the_servers_own_start_passes():
    passed = []

    async def start(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope["type"])

    finish(Guard(start)({"type": "lifespan"}, None, None))
    assert passed == ["lifespan"]
