"""Requests and websockets that come to a guard, without a server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import NamedTuple

from starlette.types import Message, Receive, Scope, Send

from pages.server.guard import Guard

Limited = Callable[..., Guard]
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
async def opened(
    guarded: Guard, path: str, host: str = HOST, speaks: bool = True, **headers: str
) -> AsyncIterator[tuple[asyncio.Queue, list[Message]]]:
    """Open a websocket; yield what takes its messages, and what has come of it; leave it at the end.

    speaks: it has sent its first message, and got it back, unless it was refused
    """
    messages: asyncio.Queue = asyncio.Queue()
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    task = asyncio.create_task(guarded(scope("websocket", path, host, **headers), messages.get, send))
    while not sent:
        await asyncio.sleep(0)
    if speaks and sent[0]["type"] == "websocket.accept":
        messages.put_nowait({"type": "websocket.receive", "bytes": b"first"})
        while len(sent) < 2:
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
