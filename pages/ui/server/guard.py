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
<html lang="{language}">
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
        self.connections: Counter[tuple[str, bool]] = Counter()  # websockets that are open, by address, pages' or boards'
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
        elif (reason := self._full(address)) and _opens_a_page(scope):
            await refuse(reason, scope, receive, send)
        else:
            await _Body(receive, send).run(self.app, scope)

    async def _websocket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a websocket on, and count it as long as it is open."""
        page = scope["path"].endswith(STREAM)
        reason = self._full(address) if page else self._has_most(address, page=False)
        if reason:
            return await refuse(reason, scope, receive, send)
        self.connections[address, page] += 1
        self.pages += page
        try:
            if page:
                await asyncio.sleep(self.opening.of(address).take())
            await _Websocket(page, receive, send).run(self.app, scope)
        finally:
            self.pages -= page
            self.connections[address, page] -= 1
            self.connections += Counter()  # without those that have none

    def _full(self, address: str) -> str:
        """Return why no more pages are opened for an address, "" where they are."""
        return "full" if self.pages >= most_sessions() else self._has_most(address, page=True)

    def _has_most(self, address: str, page: bool) -> str:
        return "connections" if self.connections[address, page] >= most_of_one() else ""


class _Body:
    """The body of a request, which may come in parts of unannounced length; one beyond the limit is refused with 413."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive, self.send = receive, send
        self.left, self.answered = 1000 * LIMITS.body_kb, False

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Pass the request on, and refuse it where its body is too large."""
        try:
            await app(scope, self.receive_piece, self.send_message)
        except _TooLargeError:
            await refuse("body", scope, self.receive, self.send)

    async def receive_piece(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            if self.answered:  # already: what comes now is of no use to anybody
                return {"type": "http.disconnect"}
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
        """Receive a message. A text to a page, at which Streamlit would fail, ends the connection."""
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
    """Answer in place of the app, in the visitor's language; a websocket is refused before it is accepted."""
    from pages.ui.text import languages  # noqa: PLC0415  (imports torch)

    words = languages.Words("limits")
    again = {"Retry-After": str(seconds)}
    status.count(f"refused.{reason}")
    with languages.speaking(language := _language(scope, languages)):
        if reason == "rate":
            response: Response = PlainTextResponse(words.too_fast(LIMITS.requests, seconds), 429, again)
        elif reason == "body":
            response = PlainTextResponse(words.too_large(LIMITS.body_kb), 413)
        else:
            sentence = words.full(most_sessions()) if reason == "full" else words.too_many_of_one(most_of_one())
            response = HTMLResponse(PAGE.format(language=language, seconds=seconds, sentence=sentence), 503, again)
    await response(scope, receive, send)


def _language(scope: Scope, languages: ModuleType) -> str:
    """Return the language of a link, or the one that a browser prefers."""
    [asked] = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[-1:]
    asked = asked or Headers(scope=scope).get("accept-language", "")[:2]
    return asked if asked in languages.LANGUAGES else languages.DEFAULT


def most_sessions() -> int:
    """Return how many pages may be open at once: fewer where the system lets the process open few files."""
    return min(LIMITS.sessions, process.sessions_that_fit() or LIMITS.sessions)


def most_of_one() -> int:
    """Return how many pages one address may have open at once, and how many connections of their boards."""
    return max(1, LIMITS.connections // 2)


def _opens_a_page(scope: Scope) -> bool:
    """Return whether a browser asks for a page; the numbers of /status are there for who runs a server that is full."""
    return "text/html" in Headers(scope=scope).get("accept", "") and not scope["path"].endswith(f"/{status.NAME}")


def _length(scope: Scope) -> int:
    """Return how many bytes a request says that it brings."""
    stated = Headers(scope=scope).get("content-length", "0")
    return int(stated) if stated.isdecimal() and len(stated) < 20 else 0
