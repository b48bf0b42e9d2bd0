"""Middleware that holds pages and questions until the start of the server has imported what they need.

attn_core imports its own modules, and these import attn_core. Where two threads enter such a circle at different places,
each waits for a module that the other is importing, and Python ends one of the imports with an error. So one thread imports.
"""

import threading

import anyio
from starlette.types import ASGIApp, Receive, Scope, Send

from pages.server.endpoints import CLASSES, PREFIX


class Imported:
    """ASGI middleware that waits for a thread; files of Streamlit's and signs of life pass at once."""

    def __init__(self, app: ASGIApp, importing: threading.Thread) -> None:
        """Pass requests on to an app.

        importing: the thread; once it has ended, by an error too, everything passes
        """
        self.app, self.importing = app, importing
        self.one = anyio.CapacityLimiter(1)  # all wait for one thread: the others need none to wait in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, where need be after a wait."""
        if self.importing.is_alive() and needs_imports(scope):
            await anyio.to_thread.run_sync(self.importing.join, limiter=self.one)
        await self.app(scope, receive, send)


def needs_imports(scope: Scope) -> bool:
    """Return whether a request runs a page, asks about a link, or opens a page that is made without Streamlit."""
    if scope["type"] != "http":
        return scope["type"] == "websocket"
    return any(f"/{part}/" in scope["path"] for part in (PREFIX, CLASSES)) or b"board=" in scope.get("query_string", b"")
