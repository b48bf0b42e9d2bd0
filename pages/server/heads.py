"""Heads of requests: one that no browser sends is refused with a sentence, before any other code reads it."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from pages.server import browser, status

LONGEST = 65_536  # bytes of an address, and of all headers: the limits of uvicorn and of the shipped nginx
LONGEST_ORIGIN = 300  # characters: the name of a host has at most 253
FORBIDDEN, LONG_ADDRESS, LONG_HEADERS = 403, 414, 431  # codes of HTTP


class Heads:
    """ASGI middleware that refuses malformed and overlong heads, and leaves out cookies that are slow to read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests with acceptable heads."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        code = fault(scope)
        if not code:
            return await self.app({**scope, "headers": [*map(_with_plain_cookies, scope["headers"])]}, receive, send)
        await _refused(code, scope)(scope, receive, send)


def fault(scope: Scope) -> int:
    """Return the code of HTTP with which a head is refused, 0 where it is not."""
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST:
        return LONG_ADDRESS
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST:
        return LONG_HEADERS
    origins = Headers(scope=scope).getlist("origin")
    return 0 if all(map(is_origin, origins)) else FORBIDDEN


def is_origin(text: str) -> bool:
    """Return whether a text can be read as the origin of a page; whose it may be is decided elsewhere."""
    if text in ("", "null"):
        return True
    if len(text) > LONGEST_ORIGIN or "://" not in text:
        return False
    try:
        return urlsplit(text).port != 0
    except ValueError:  # brackets that are no address, a port that is no number
        return False


def _with_plain_cookies(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    name, value = header
    return (name, plain_cookies(value)) if name == b"cookie" else header


def plain_cookies(header: bytes) -> bytes:
    """Return the cookies of a header without any that contain a backslash; neither this app nor Streamlit sets such.

    Python before 3.11.10 takes quadratic time to read them: 60,000 backslashes hold the server for half a minute.
    """
    return b";".join(cookie for cookie in header.split(b";") if b"\\" not in cookie)


def _refused(code: int, scope: Scope) -> PlainTextResponse:
    """Return the answer to a head that is refused, in the visitor's language."""
    from pages.text import languages  # noqa: PLC0415  (imports torch)

    words = languages.Words("limits")
    status.count("refused.head")
    with languages.speaking(browser.language(scope, languages)):
        sentences = {
            FORBIDDEN: words.NO_ORIGIN,
            LONG_ADDRESS: words.long_address(most=LONGEST),
            LONG_HEADERS: words.long_headers(most=LONGEST),
        }
        return PlainTextResponse(sentences[code], code)
