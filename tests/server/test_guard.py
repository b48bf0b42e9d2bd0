"""The guard refuses what is beyond the limits with a sentence, by address and by connection; all else passes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import NamedTuple

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from pages.classroom import live
from pages.server import endpoints, guard, paced
from pages.server.guard import Guard
from pages.server.limits import LIMITS
from tests.coroutines import finish

HOST, OTHER = "192.0.2.1", "192.0.2.2"
STREAM, SEE = "/_stcore/stream", "/view/see"
HTML = {"accept": "text/html,*/*"}


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


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guard]:
    """What makes a guard with these limits."""

    def make(**limits: int) -> Guard:
        monkeypatch.setattr(guard, "LIMITS", replace(LIMITS, **limits))
        return Guard(app)

    return make


def scoped(kind: str, path: str, host: str, **headers: str) -> Scope:
    """Return the scope of a request."""
    path, _, query = path.partition("?")
    listed = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    extensions = {"websocket.http.response": {}} if kind == "websocket" else {}
    about = {"type": kind, "path": path, "client": (host, 5), "headers": listed, "query_string": query.encode()}
    return {**about, "method": "GET", "scheme": "http", "extensions": extensions}


async def get(guarded: Guard, path: str = "/", host: str = HOST, body: tuple[bytes, ...] = (b"",), **headers: str) -> Answer:
    """Return what a request is answered whose body comes in these pieces."""
    pieces = [{"type": "http.request", "body": piece, "more_body": True} for piece in body]
    pieces[-1]["more_body"] = False
    sent: list[Message] = []

    async def receive() -> Message:
        return pieces.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    await guarded(scoped("http", path, host, **headers), receive, send)
    start, *bodies = sent
    named = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], named, b"".join(each.get("body", b"") for each in bodies).decode())


@contextlib.asynccontextmanager
async def opened(
    guarded: Guard, path: str, host: str = HOST, speaks: bool = True
) -> AsyncIterator[tuple[asyncio.Queue, list[Message]]]:
    """Open a websocket; yield what takes its messages, and what has come of it; leave it at the end.

    speaks: it has sent its first message, and got it back, unless it was refused
    """
    messages: asyncio.Queue = asyncio.Queue()
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    task = asyncio.create_task(guarded(scoped("websocket", path, host), messages.get, send))
    await until(lambda: sent)
    if speaks and sent[0]["type"] == "websocket.accept":
        messages.put_nowait({"type": "websocket.receive", "bytes": b"first"})
        await until(lambda: len(sent) > 1)
    yield messages, sent
    messages.put_nowait({"type": "websocket.disconnect", "code": 1001})
    await task


async def is_open(guarded: Guard, path: str, host: str = HOST) -> bool:
    """Return whether one more websocket is opened; who is refused is told so by HTTP."""
    async with opened(guarded, path, host) as (_, sent):
        accepted = sent[0]["type"] == "websocket.accept"
    assert accepted or sent[0]["status"] == 503
    return accepted


SLEEP = asyncio.sleep


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(20):
        while not holds():
            await SLEEP(0)


@pytest.mark.parametrize("length", [None, "2001", "-1", "9" * 5000, "²"])
def test_a_body_is_as_large_as_it_may_be_whatever_its_length_is_said_to_be(limited: Callable[..., Guard], length):
    for pieces in ((b"x" * 667,) * 3, (b"x" * 2000,), (b"x" * 400,) * 5):
        found = finish(get(limited(body_kb=2), body=pieces, **({} if length is None else {"content_length": length})))
        small = sum(map(len, pieces)) == 2000 and length != "2001"
        assert (found.status, " 2 kB" in found.text) == ((200, False) if small else (413, True))


def test_one_address_asks_so_often_and_others_are_answered(limited: Callable[..., Guard]):
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

    finish(ask())


def test_so_many_pages_are_open_by_all_and_by_one_address_and_who_comes_then_asks_again(limited: Callable[..., Guard]):
    """Half of the websockets of an address are for pages, whether they speak or not; closed ones leave no trace."""

    async def come() -> None:
        guarded = limited(sessions=2)
        async with opened(guarded, STREAM), opened(guarded, STREAM):
            assert not await is_open(guarded, STREAM)
            assert await is_open(guarded, SEE)  # boards of a page that is open
            full = await get(guarded, **HTML)
            assert (full.status, "2 pages" in full.text) == (503, True)
            assert f'http-equiv="refresh" content="{full.headers["retry-after"]}"' in full.text
            assert (await get(guarded, "/file.js", accept="*/*")).status == 200
        assert (await get(guarded, **HTML)).status == 200
        guarded = limited(connections=4)
        async with opened(guarded, SEE), opened(guarded, SEE, speaks=False), opened(guarded, STREAM):
            assert not await is_open(guarded, SEE)
            assert await is_open(guarded, STREAM)
        async with opened(guarded, STREAM), opened(guarded, STREAM):
            assert not await is_open(guarded, STREAM)
            assert await is_open(guarded, SEE)
            assert await is_open(guarded, STREAM, OTHER)
            assert (await get(guarded, **HTML)).status == 503
        assert not guarded.connections

    finish(come())


def test_what_comes_faster_than_it_may_waits_and_all_of_it_comes(limited: Callable[..., Guard], monkeypatch):
    waited = []

    async def wait(seconds: float) -> None:
        waited.extend([seconds] if seconds else [])
        await SLEEP(0)

    async def come() -> None:
        async with opened(limited(messages=5), SEE, speaks=False) as (messages, sent):
            monkeypatch.setattr(paced.asyncio, "sleep", wait)
            for n in range(30):
                messages.put_nowait({"type": "websocket.receive", "text": str(n)})
            await until(lambda: len(sent) == 31)
            assert [message["text"] for message in sent[1:]] == [str(n) for n in range(30)]

    finish(come())
    assert (len(waited), waited) == (20, sorted(waited))  # at once: twice as many as a second
    assert waited[-1] == pytest.approx(4, abs=0.5)


def test_the_acts_of_one_connection_come_no_faster_than_they_may(monkeypatch: pytest.MonkeyPatch):
    """A few at once, as a page sends when it opens; then they wait, and whoever else asks doesn't."""
    waits = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(endpoints, "asyncio", SimpleNamespace(sleep=sleep))
    many = 4 * live.AT_ONCE
    with TestClient(Starlette(routes=endpoints.routes())).websocket_connect("/view/see") as socket:
        for number in range(many):
            socket.send_text(f'{{"class":{{"do":"here"}},"n":{number}}}')
            assert socket.receive_json()["n"] == number
    assert waits[: live.AT_ONCE] == [0] * live.AT_ONCE
    assert waits[-1] > 1
    assert len(waits) == many
