"""Middleware that holds pages and questions until the start of the server has imported what they need.

attn_core imports its own modules, and these import attn_core. Where two threads enter such a circle at different places,
each waits for a module that the other is importing, and Python ends one of the imports with an error. So one thread imports.

Where classes are kept in the memory of a process, whoever comes back to one meanwhile hears at once that it is gone: this
process has none yet.
"""

import functools
import json
import threading

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.classroom import store
from pages.server.endpoints import CLASSES, PREFIX

LONGEST = 1000  # characters of what somebody says who comes back to a class


class Imported:
    """ASGI middleware that waits for a thread; files of Streamlit's and signs of life pass at once."""

    def __init__(self, app: ASGIApp, importing: threading.Thread) -> None:
        """Pass requests on to an app.

        importing: the thread; once it has ended, by an error too, everything passes
        """
        self.app, self.importing = app, importing
        self.one = anyio.CapacityLimiter(1)  # all wait for one thread: the others need none to wait in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, where need be after a wait; a websocket of boards connects, and its questions wait."""
        if self.importing.is_alive() and needs_imports(scope):
            if scope["type"] == "websocket" and scope["path"].endswith(f"/{PREFIX}/see"):
                receive = functools.partial(self._asked, receive, send)
            else:
                await self._wait()
        await self.app(scope, receive, send)

    async def _wait(self) -> None:
        await anyio.to_thread.run_sync(self.importing.join, limiter=self.one)

    async def _asked(self, receive: Receive, send: Send) -> Message:
        """Receive what is to be answered once everything is imported."""
        while True:
            message = await receive()
            if not self.importing.is_alive() or message["type"] != "websocket.receive":
                return message
            answer = gone(message.get("text") or "")
            if not answer:
                await self._wait()
                return message
            await send({"type": "websocket.send", "text": answer})


def needs_imports(scope: Scope) -> bool:
    """Return whether a request runs a page, asks about a link, or opens a page that is made without Streamlit."""
    if scope["type"] != "http":
        return scope["type"] == "websocket"
    return any(f"/{part}/" in scope["path"] for part in (PREFIX, CLASSES)) or b"board=" in scope.get("query_string", b"")


def gone(text: str) -> str:
    """Return the answer to whoever comes back to a class that was kept in the memory of another process; "" for all else."""
    try:
        message = json.loads("" if store.lasts() or len(text) > LONGEST else text)
        returns = message["class"]["do"] == "enter"
        return json.dumps({"n": message["n"], "class": {"over": "gone"}}) if returns else ""
    except (ValueError, LookupError, TypeError, RecursionError):
        return ""
