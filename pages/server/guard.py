"""The guard bounds open websockets, and drops what the app would fail at or keep in memory."""

from collections import Counter

from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.server import admission, counters, heads, process, uploads
from pages.server.limits import LIMITS
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
NO_TEXT = 1002  # close code: a message breaks the protocol
words = languages.Words("limits")


class Guard:
    """ASGI middleware that refuses uploads, pages and websockets beyond the limits, each with a sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.uploads = uploads.Uploads()
        self.open: Counter[tuple[str, bool]] = Counter()  # websockets by address, pages' apart from boards'

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limits, with a head that can be read."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        scope = {**scope, "headers": [*map(heads.readable, scope["headers"])]}
        address = admission.address(scope["client"] and scope["client"][0])
        socket = scope["type"] == "websocket"
        page = scope["path"].endswith(STREAM) if socket else heads.opens_a_page(scope)
        if uploads.WHERE in scope["path"] and (refused := self.uploads.refused(scope)):
            await refused(scope, receive, send)
        elif (socket or page) and (reason := self._full(address, page)):
            await refuse(reason, scope, receive, send)
        elif socket:
            await self._websocket(address, page, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _websocket(self, address: str, page: bool, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a websocket as long as it is open. A text ends a page's, since Streamlit would fail at it."""
        ended = False

        async def receive_bytes() -> Message:
            nonlocal ended
            message = await receive()
            ended = page and message.get("text") is not None
            return {"type": "websocket.disconnect", "code": NO_TEXT} if ended else message

        self.open[address, page] += 1
        try:
            with counters.OPEN.labels("page" if page else "board").track_inprogress():
                await self.app(scope, receive_bytes, send)
            if ended:
                await send({"type": "websocket.close", "code": NO_TEXT})
        finally:
            self.open[address, page] -= 1
            self.open += Counter()  # drops zero counts

    def _full(self, address: str, page: bool) -> str:
        """Return why an address may open no other page, or websocket of boards; "" if it may."""
        pages = sum(count for (_, of_page), count in self.open.items() if of_page)
        if (page and pages >= most_sessions()) or self.open.total() >= 2 * most_sessions():
            return "full"
        return "connections" if self.open[address, page] >= most_of_one() else ""


async def refuse(reason: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer in place of the app, in the visitor's language; a websocket is refused before it is accepted."""
    counters.REFUSED.labels(reason).inc()
    with languages.speaking(language := heads.language(scope)):
        sentence = words.full(most=most_sessions()) if reason == "full" else words.too_many_of_one(most=most_of_one())
    page = PAGE.format(language=language, seconds=AGAIN, sentence=sentence)
    await HTMLResponse(page, 503, {"Retry-After": str(AGAIN)})(scope, receive, send)


def most_sessions() -> int:
    """Return how many pages may be open at once: fewer where the system lets the process open few files."""
    return min(LIMITS.sessions, process.sessions_that_fit() or LIMITS.sessions)


def most_of_one() -> int:
    """Return how many pages one address may have open at once, and how many connections of their boards."""
    return max(1, LIMITS.connections // 2)
