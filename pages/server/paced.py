"""A websocket as the app sees it: its messages have come in time, and come no faster than they may."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Message, Scope, Send

from pages.server import silent, status
from pages.server.bucket import Bucket

NO_TEXT = 1002  # the close code of a message that the protocol doesn't know
Next = Callable[[], Awaitable[Message | None]]


class Paced:
    """A websocket with a limited reading rate; faster messages wait at the sender. A page's websocket has no texts.

    first, following: receive the first message once the socket is accepted, and the others; None: it is closed
    """

    def __init__(self, page: bool, first: Next, bucket: Bucket, following: Next, send: Send) -> None:
        self.page, self.first, self.bucket, self.following, self.inner_send = page, first, bucket, following, send
        self.next = following
        self.ended = 0  # the code with which it is closed here

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Pass it on, and close it where its silence or a text has ended it."""
        await app(scope, self.receive, self.send)
        if self.ended:
            await self.inner_send({"type": "websocket.close", "code": self.ended})

    async def receive(self) -> Message:
        """Receive a message. A text to a page, at which Streamlit would fail, ends the connection."""
        receive, self.next = self.next, self.following
        message = await receive()
        if message is None:
            status.count("refused.silent")
            return self._end(silent.SENDS_NOTHING)
        if message["type"] == "websocket.receive":
            await asyncio.sleep(self.bucket.take())
            if self.page and message.get("bytes") is None:
                return self._end(NO_TEXT)
        return message

    def _end(self, code: int) -> Message:
        self.ended = code
        return {"type": "websocket.disconnect", "code": code}

    async def send(self, message: Message) -> None:
        """Send a message, unless the socket was ended here."""
        if message["type"] == "websocket.accept":
            self.next = self.first
        if not self.ended:
            await self.inner_send(message)
