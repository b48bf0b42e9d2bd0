"""What comes in from outside, before anybody reads it: how large a request may be, how many there are, and how fast."""

import asyncio
import math
from collections import Counter
from types import ModuleType
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.ui.server import admission, process, status
from pages.ui.server.bucket import Bucket, Buckets
from pages.ui.server.limits import LIMITS

AGAIN = 10  # seconds after which a browser asks for a page again
PAGE = """<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="{seconds}">
<title>Attention Explorer</title>
<body style="font-family: sans-serif; margin: 3em">{sentence}</body>
"""
NO_TEXT = 1002  # the code that closes a websocket for what its protocol doesn't know
STREAM = "/_stcore/stream"  # Streamlit's websocket, one for each page


class Guard:
    """ASGI middleware that refuses what is beyond the limits, with a sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.pages = 0  # that are open
        self.connections: Counter[str] = Counter()  # websockets that are open, by address
        self.requests = Buckets(lambda: Bucket(LIMITS.requests, LIMITS.requests_at_once))
        self.opening = Buckets(lambda: Bucket(LIMITS.pages, 2 * LIMITS.pages))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limits."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        address = admission.address(scope["client"] and scope["client"][0])
        seconds = self.requests.of(address).take_if_there()
        if seconds:
            await refuse("rate", scope, receive, send, math.ceil(seconds))
        elif scope["type"] == "websocket":
            await self._websocket(address, scope, receive, send)
        elif _length(scope) > 1000 * LIMITS.body_kb:
            await refuse("body", scope, receive, send)
        elif self.pages >= most_sessions() and "text/html" in Headers(scope=scope).get("accept", ""):
            await refuse("full", scope, receive, send)
        else:
            await _Body(receive, send).run(self.app, scope)

    async def _websocket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a websocket on, and count it as long as it is open."""
        page = scope["path"].endswith(STREAM)
        if self.connections[address] >= LIMITS.connections or (page and self.pages >= most_sessions()):
            return await refuse("full", scope, receive, send)
        self.connections[address] += 1
        self.pages += page
        try:
            if page:
                await asyncio.sleep(self.opening.of(address).take())
            await _Websocket(page, receive, send).run(self.app, scope)
        finally:
            self.pages -= page
            self.connections[address] -= 1
            self.connections += Counter()  # without those that have none


class _Body:
    """A request's body, which may come in pieces that nobody announced; beyond the limit it is as if who sends had left."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive, self.send = receive, send
        self.left, self.answered = 1000 * LIMITS.body_kb, False

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Pass the request on, and answer it where its body is too large and nobody has answered yet."""
        try:
            await app(scope, self.receive_piece, self.send_message)
        except _TooLargeError:
            if self.answered:
                raise
            await refuse("body", scope, self.receive, self.send)

    async def receive_piece(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise _TooLargeError
        return message

    async def send_message(self, message: Message) -> None:
        self.answered = True
        await self.send(message)


class _TooLargeError(Exception):
    """A body is larger than it may be."""


class _Websocket:
    """A websocket that is read so many times a second; what comes faster waits where it was sent. A page's has no texts."""

    def __init__(self, page: bool, receive: Receive, send: Send) -> None:
        self.page, self.inner_receive, self.inner_send = page, receive, send
        self.bucket = Bucket(LIMITS.messages, 2 * LIMITS.messages)
        self.ended = False

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Pass it on, and close it where a text has ended it."""
        await app(scope, self.receive, self.send)
        if self.ended:
            await self.inner_send({"type": "websocket.close", "code": NO_TEXT})

    async def receive(self) -> Message:
        """Receive a message; after a text to a page it is as if who sent it had left: Streamlit would fail at it."""
        message = await self.inner_receive()
        if message["type"] == "websocket.receive":
            await asyncio.sleep(self.bucket.take())
            if self.page and message.get("bytes") is None:
                self.ended = True
                return {"type": "websocket.disconnect", "code": NO_TEXT}
        return message

    async def send(self, message: Message) -> None:
        """Send a message, unless a text has ended all."""
        if not self.ended:
            await self.inner_send(message)


async def refuse(reason: str, scope: Scope, receive: Receive, send: Send, seconds: int = AGAIN) -> None:
    """Answer instead of the app, in the language of who asks; to who wants a websocket, too, before it is one."""
    from pages.ui.text import languages  # noqa: PLC0415  (imports torch)

    words = languages.Words("limits")
    again = {"Retry-After": str(seconds)}
    status.count(f"refused.{reason}")
    with languages.speaking(_language(scope, languages)):
        if reason == "rate":
            response: Response = PlainTextResponse(words.too_fast(LIMITS.requests, seconds), 429, again)
        elif reason == "body":
            response = PlainTextResponse(words.too_large(LIMITS.body_kb), 413)
        else:
            response = HTMLResponse(PAGE.format(seconds=seconds, sentence=words.full(most_sessions())), 503, again)
    await response(scope, receive, send)


def _language(scope: Scope, languages: ModuleType) -> str:
    """Return the language of a link, or the one that a browser prefers."""
    [asked] = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[-1:]
    asked = asked or Headers(scope=scope).get("accept-language", "")[:2]
    return asked if asked in languages.LANGUAGES else languages.DEFAULT


def most_sessions() -> int:
    """Return how many pages may be open at once: fewer where the system lets the process open few files."""
    return min(LIMITS.sessions, process.sessions_that_fit() or LIMITS.sessions)


def _length(scope: Scope) -> int:
    """Return how many bytes a request says that it brings."""
    stated = Headers(scope=scope).get("content-length", "0")
    return int(stated) if stated.isdecimal() and len(stated) < 20 else 0
