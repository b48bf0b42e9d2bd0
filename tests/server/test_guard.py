"""The guard refuses what is beyond the limits with a sentence, by address and by connection; everything else passes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pytest
from starlette.types import Message, Receive, Scope, Send

from pages.ui.server import guard
from pages.ui.server.guard import Guard
from pages.ui.server.limits import LIMITS

HOST = "192.0.2.1"
STREAM, SEE = "/_stcore/stream", "/view/see"


class Answer(NamedTuple):
    """What an HTTP request is answered."""

    status: int
    headers: dict[str, str]
    text: str


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with its size, and a websocket's messages with themselves."""
    if scope["type"] == "http":
        size, more = 0, True
        while more:
            message = await receive()
            size, more = size + len(message["body"]), message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        return await send({"type": "http.response.body", "body": f"{size} bytes".encode()})
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({**message, "type": "websocket.send"})


def scope(kind: str, path: str, host: str, **headers: str) -> Scope:
    path, _, query = path.partition("?")
    listed = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    extensions = {"websocket.http.response": {}} if kind == "websocket" else {}
    about = {"type": kind, "path": path, "client": (host, 5), "headers": listed, "query_string": query.encode()}
    return {**about, "method": "GET", "scheme": "http", "extensions": extensions}


def answer(sent: Sequence[Message]) -> Answer:
    start, *bodies = sent
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], headers, b"".join(each.get("body", b"") for each in bodies).decode())


async def get(guarded: Guard, path: str = "/", host: str = HOST, body: Sequence[bytes] = (b"",), **headers: str) -> Answer:
    """Return what a request is answered whose body comes in these pieces."""
    pieces = [{"type": "http.request", "body": piece, "more_body": True} for piece in body]
    pieces[-1]["more_body"] = False
    sent: list[Message] = []

    async def receive() -> Message:
        return pieces.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    await guarded(scope("http", path, host, **headers), receive, send)
    return answer(sent)


@contextlib.asynccontextmanager
async def opened(guarded: Guard, path: str, host: str = HOST) -> AsyncIterator[tuple[asyncio.Queue, list[Message]]]:
    """Open a websocket; yield what takes its messages, and what has come of it; leave it at the end."""
    messages: asyncio.Queue = asyncio.Queue()
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    task = asyncio.create_task(guarded(scope("websocket", path, host), messages.get, send))
    while not sent:
        await asyncio.sleep(0)
    yield messages, sent
    messages.put_nowait({"type": "websocket.disconnect", "code": 1001})
    await task


async def is_open(guarded: Guard, path: str, host: str = HOST) -> bool:
    """Return whether one more websocket is opened; who is refused is told so by HTTP."""
    async with opened(guarded, path, host) as (_, sent):
        accepted = sent[0]["type"] == "websocket.accept"
    assert accepted or sent[0]["status"] == 503
    return accepted


Limited = Callable[..., Guard]


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> Limited:
    """What makes a guard with these limits."""

    def make(**limits: int) -> Guard:
        monkeypatch.setattr(guard, "LIMITS", replace(LIMITS, **limits))
        return Guard(app)

    return make


@pytest.mark.parametrize("pieces", [[b"x" * 2001], [b"x" * 667] * 3, [b"x" * 2000], [b"x" * 400] * 5])
@pytest.mark.parametrize("length", [None, "2001", "-1", "many", "9" * 5000, "²"])
def test_a_body_is_as_large_as_it_may_be_whatever_its_length_is_said_to_be(
    limited: Limited, pieces: list[bytes], length: str | None
):
    found = asyncio.run(get(limited(body_kb=2), body=pieces, **({} if length is None else {"content_length": length})))
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
    assert asyncio.run(get(guarded, body=[b"x" * 2001])).text == "0 bytes"
    assert received == [{"type": "http.disconnect"}]


def test_one_address_asks_so_often_and_others_are_answered(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=5)
        answers = [await get(guarded) for _ in range(6)]
        assert [each.status for each in answers] == [200] * 5 + [429]
        assert answers[-1].text == "This server accepts 1 requests a second from one address. Try again in 1 s."
        assert answers[-1].headers["retry-after"] == "1"
        assert (await get(guarded, host="192.0.2.2")).status == 200

    asyncio.run(ask())


def test_the_sentence_is_in_the_language_of_the_link_or_of_the_browser(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=1)
        await get(guarded)
        assert (await get(guarded, "/?lang=de")).text.startswith("Dieser Server nimmt 1 Anfragen")
        assert (await get(guarded, accept_language="de-AT,de")).text.startswith("Dieser Server")
        assert (await get(guarded, "/?lang=xx")).text.startswith("This server")

    asyncio.run(ask())


def test_one_subscriber_has_all_addresses_that_begin_like_one(limited: Limited):
    async def ask() -> None:
        guarded = limited(requests=1, requests_at_once=1)
        hosts = ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1", "::ffff:192.0.2.9", "192.0.2.9", "@socket", "@other")
        assert [(await get(guarded, host=host)).status for host in hosts] == [200, 429, 200, 200, 429, 200, 200]

    asyncio.run(ask())


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

    asyncio.run(come())


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
            assert "From your address 2 pages are open, and this server allows no more." in full.text
            german = await get(guarded, "/?lang=de", **html)
            assert '<html lang="de">' in german.text
            assert "Von deiner Adresse sind 2 Seiten offen" in german.text
        assert await is_open(guarded, SEE)
        assert not guarded.connections  # of nobody is kept what is over

    asyncio.run(come())


def test_messages_beyond_the_rate_wait_and_all_of_them_come(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    sleep, waited = asyncio.sleep, []

    async def wait(seconds: float) -> None:
        if seconds:
            waited.append(seconds)
        await sleep(0)

    async def talk() -> list[str]:
        async with opened(limited(messages=5), SEE) as (messages, sent):
            monkeypatch.setattr(guard.asyncio, "sleep", wait)
            for n in range(30):
                messages.put_nowait({"type": "websocket.receive", "text": str(n)})
            while len(sent) < 31:
                await sleep(0)
            monkeypatch.undo()
        return [message["text"] for message in sent[1:]]

    assert asyncio.run(talk()) == [str(n) for n in range(30)]
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
        monkeypatch.setattr(guard.asyncio, "sleep", wait)
        guarded = limited(pages=5)
        for _ in range(30):
            assert await is_open(guarded, STREAM)
        others = len(waited)
        assert await is_open(guarded, STREAM, "192.0.2.2")
        assert await is_open(guarded, SEE)
        assert others == len(waited) == 20  # at once: twice as many as a second

    asyncio.run(come())
    assert waited == sorted(waited)
    assert waited[-1] == pytest.approx(4, abs=0.5)


@pytest.mark.parametrize("path", [STREAM, SEE])
def test_a_text_ends_a_page_which_knows_none_and_is_a_question_of_boards(limited: Limited, path: str):
    async def talk() -> list[Message]:
        async with opened(limited(), path) as (messages, sent):
            messages.put_nowait({"type": "websocket.receive", "bytes": b"1"})
            messages.put_nowait({"type": "websocket.receive", "text": "2"})
            while len(sent) < 3:
                await asyncio.sleep(0)
        return sent[1:]

    end = {"type": "websocket.close", "code": guard.NO_TEXT} if path == STREAM else {"type": "websocket.send", "text": "2"}
    assert asyncio.run(talk()) == [{"type": "websocket.send", "bytes": b"1"}, end]


def test_a_websocket_that_fails_is_no_longer_counted():
    async def fail(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("a reason")

    guarded = Guard(fail)
    with pytest.raises(ValueError, match="a reason"):
        asyncio.run(guarded(scope("websocket", STREAM, HOST), None, None))
    assert (guarded.pages, guarded.connections) == (0, {})


def test_the_servers_own_start_passes():
    passed = []

    async def start(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope["type"])

    asyncio.run(Guard(start)({"type": "lifespan"}, None, None))
    assert passed == ["lifespan"]
