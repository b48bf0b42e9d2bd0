"""A websocket as the app sees it: its messages come no faster than they may, and its silence ends it."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Message, Scope, Send

from pages.server import counters
from pages.server.bucket import Bucket

SENDS_NOTHING = 1008  # the close code of a policy violation
NO_TEXT = 1002  # the close code of a message that the protocol doesn't know


class Paced:
    """A websocket with a limited reading rate; faster messages wait at the sender. A page's websocket has no texts.

    next: receives a message; None closes the websocket
    wait: seconds until its first message is read
    """

    def __init__(self, page: bool, next: Callable[[], Awaitable[Message | None]], bucket: Bucket, wait: float) -> None:
        self.page, self.next, self.bucket, self.wait = page, next, bucket, wait
        self.ended = 0  # the code with which it is closed here

    async def run(self, app: ASGIApp, scope: Scope, send: Send) -> None:
        """Pass it on, and close it where its silence or a text has ended it."""

        async def send_while_open(message: Message) -> None:
            if not self.ended:
                await send(message)

        await app(scope, self.receive, send_while_open)
        if self.ended:
            await send({"type": "websocket.close", "code": self.ended})

    async def receive(self) -> Message:
        """Receive a message. A text to a page, at which Streamlit would fail, ends the connection."""
        message = await self.next()
        if message is None:
            counters.REFUSED.labels("silent").inc()
            return self._end(SENDS_NOTHING)
        if message["type"] == "websocket.receive":
            wait, self.wait = max(self.bucket.take(), self.wait), 0.0
            await asyncio.sleep(wait)
            if self.page and message.get("bytes") is None:
                return self._end(NO_TEXT)
        return message

    def _end(self, code: int) -> Message:
        self.ended = code
        return {"type": "websocket.disconnect", "code": code}
