"""What comes in from outside, before anybody reads it: how large a request may be, how many there are, and how fast."""

import contextlib
import functools
import math
from collections import Counter
from collections.abc import Iterator

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.server import admission, browser, counters, process
from pages.server.bucket import Bucket, Buckets
from pages.server.limits import LIMITS
from pages.server.paced import Paced
from pages.server.resting import Resting
from pages.text import languages

AGAIN = 10  # seconds after which a browser asks for a page again
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="{seconds}">
<title>Attention Explorer</title>
<body style="font-family: sans-serif; margin: 3em">{sentence}</body>
"""
STREAM = "/_stcore/stream"  # Streamlit's websocket, one for each page


class Guard:
    """ASGI middleware that refuses requests beyond the limits, with a sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.pages = 0  # that are open
        self.connections: Counter[tuple[str, bool]] = Counter()  # websockets that are open, by address, pages' or boards'
        self.resting = {page: Resting() for page in (True, False)}  # pages' and boards'
        self.requests = Buckets(lambda: Bucket(LIMITS.requests, LIMITS.requests_at_once))
        self.opening = Buckets(lambda: Bucket(LIMITS.pages, 2 * LIMITS.pages))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests within the limits."""
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
        elif browser.opens_a_page(scope) and (reason := self._full(address)):
            await refuse(reason, scope, receive, send)
        elif browser.opens_a_page(scope) and (wait := self.opening.of(address).wait):
            await refuse("opening", scope, receive, send, math.ceil(wait))
        else:
            await _Body(receive, send).run(self.app, scope)

    async def _websocket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a websocket on, and count it as long as it is open.

        One of boards is closed when it has rested for long: its page opens another one with the next question. One of a page
        has to make room where places are short, and comes back by itself: in use it may be silent, for sliders send nothing.
        """
        page = scope["path"].endswith(STREAM)
        reason, whose = self._short(address, page)
        if reason and not self.resting[page].make_room(whose, LIMITS.idle):
            return await refuse(reason, scope, receive, send)
        with self._counted(address, page), counters.OPEN.labels("page" if page else "board").track_inprogress():
            following = functools.partial(self.resting[page].next, receive, address, None if page else LIMITS.idle)
            wait = self.opening.of(address).take() if page else 0.0
            await Paced(page, following, Bucket(LIMITS.messages, 2 * LIMITS.messages), wait).run(self.app, scope, send)

    @contextlib.contextmanager
    def _counted(self, address: str, page: bool) -> Iterator[None]:
        """Count a websocket as long as it is open."""
        self.connections[address, page] += 1
        self.pages += page
        try:
            yield
        finally:
            self.pages -= page
            self.connections[address, page] -= 1
            self.connections += Counter()  # drops zero counts

    def _full(self, address: str) -> str:
        """Return why no more pages are opened for an address; "" where they are, or one that rests can make room."""
        reason, whose = self._short(address, page=True)
        return "" if reason and self.resting[True].longest(whose, LIMITS.idle) else reason

    def _short(self, address: str, page: bool) -> tuple[str, str]:
        """Return of what there is no more, and whose websockets can make room: those of one address, or "" for all."""
        if page and self.pages >= most_sessions():
            return "full", ""
        return ("connections", address) if self.connections[address, page] >= most_of_one() else ("", "")


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
            if self.answered:  # a response has begun: nothing more can be refused
                return {"type": "http.disconnect"}
            raise _TooLargeError
        return message

    async def send_message(self, message: Message) -> None:
        self.answered = True
        await self.send(message)


class _TooLargeError(Exception):
    """A body is larger than it may be."""


async def refuse(reason: str, scope: Scope, receive: Receive, send: Send, seconds: int = AGAIN) -> None:
    """Answer in place of the app, in the visitor's language; a websocket is refused before it is accepted."""
    words = languages.Words("limits")
    again = {"Retry-After": str(seconds)}
    counters.REFUSED.labels(reason).inc()
    with languages.speaking(language := browser.language(scope, languages)):
        sentence = _sentence(reason, seconds, words)
        if reason == "body":
            response: Response = PlainTextResponse(sentence, 413)
        elif reason == "rate" and not browser.opens_a_page(scope):
            response = PlainTextResponse(sentence, 429, again)
        else:
            page = PAGE.format(language=language, seconds=seconds, sentence=sentence)
            response = HTMLResponse(page, 429 if reason == "rate" else 503, again)
    await response(scope, receive, send)


def _sentence(reason: str, seconds: int, words: object) -> str:
    sentences = {
        "rate": lambda: words.too_fast(rate=LIMITS.requests, seconds=seconds),
        "body": lambda: words.too_large(kilobytes=LIMITS.body_kb),
        "full": lambda: words.full(most=most_sessions()),
        "connections": lambda: words.too_many_of_one(most=most_of_one()),
        "opening": lambda: words.opened_fast(most=2 * LIMITS.pages, seconds=seconds),
    }
    return sentences[reason]()


def most_sessions() -> int:
    """Return how many pages may be open at once: fewer where the system lets the process open few files."""
    return min(LIMITS.sessions, process.sessions_that_fit() or LIMITS.sessions)


def most_of_one() -> int:
    """Return how many pages one address may have open at once, and how many connections of their boards."""
    return max(1, LIMITS.connections // 2)


def _length(scope: Scope) -> int:
    """Return how many bytes a request says that it brings."""
    stated = Headers(scope=scope).get("content-length", "0")
    return int(stated) if stated.isdecimal() and len(stated) < 20 else 0
