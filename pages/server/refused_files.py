"""A page reloads by itself if one of its files was refused, once the file is available.

An inline script does it, since any file of the page may be the refused one. Streamlit's page has no
place for it, so it is inserted into Streamlit's response.
"""

import base64
import hashlib
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.server import browser

SCRIPT = (Path(__file__).parents[1] / "browser/script/refused.js").read_text(encoding="utf-8")
HASH = f"'sha256-{base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()}'"  # for the content policy
BEFORE = b"<head>"
WHOLE = (b"accept-encoding", b"if-none-match", b"if-modified-since", b"range")  # a page is answered whole and unpacked


class LoadsAgain:
    """ASGI middleware that puts the script into every page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; documents are requested whole."""
        if scope["type"] != "http" or not browser.opens_a_page(scope):
            return await self.app(scope, receive, send)
        asked = [(name, text) for name, text in scope["headers"] if name not in WHOLE]
        await self.app({**scope, "headers": asked}, receive, _Page(send).send)


def _is_html(start: Message) -> bool:
    return Headers(raw=start["headers"]).get("content-type", "").startswith("text/html")


class _Page:
    """An answer that is kept back until all of it is there, where it is a page, and sent with the script."""

    def __init__(self, send: Send) -> None:
        self.inner_send = send
        self.start: Message | None = None
        self.body = b""

    async def send(self, message: Message) -> None:
        """Send a message of the answer."""
        if message["type"] == "http.response.start" and _is_html(message):
            self.start = message
        elif self.start and message["type"] == "http.response.body":
            self.body += message.get("body", b"")
            if not message.get("more_body"):
                await self._all()
        else:
            await self.inner_send(message)

    async def _all(self) -> None:
        body = self.body.replace(BEFORE, BEFORE + f"<script>{SCRIPT}</script>".encode(), 1)
        headers = MutableHeaders(scope=self.start)
        if self.body:
            headers["content-length"] = str(len(body))
        for name in ("etag", "last-modified"):  # of Streamlit's file alone
            del headers[name]
        await self.inner_send(self.start)
        await self.inner_send({"type": "http.response.body", "body": body})
