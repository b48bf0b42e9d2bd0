"""Heads of requests: what others would be slow to read in them, or fail to read, is left out."""

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

NOBODY = "null"  # the origin of a page that has none


class Heads:
    """ASGI middleware that passes on heads without slow cookies, and with an origin that can be read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "headers": [*map(_readable, scope["headers"])]}
        await self.app(scope, receive, send)


def _readable(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    name, value = header
    if name == b"cookie":
        return name, plain_cookies(value)
    return (name, readable_origin(value.decode("latin-1")).encode("latin-1")) if name == b"origin" else header


def readable_origin(text: str) -> str:
    """Return a page's origin, and where it can't be read that of nobody, at which Streamlit's websocket would fail."""
    try:
        _ = urlsplit(text).port
    except ValueError:  # brackets that are no address, a port that is no number
        return NOBODY
    return text if "://" in text else NOBODY


def plain_cookies(header: bytes) -> bytes:
    """Return the cookies of a header without any that contain a backslash; neither this app nor Streamlit sets such.

    Python before 3.11.10 takes quadratic time to read them: 60,000 backslashes hold the server for ten seconds and more.
    """
    return b";".join(cookie for cookie in header.split(b";") if b"\\" not in cookie)
