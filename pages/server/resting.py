"""Websockets that rest: those that have sent nothing for longest make room where places are short."""

import asyncio
import time
from collections.abc import Callable

from starlette.types import Message, Receive


class Resting:
    """The websockets that are silent, with their addresses and since when: the longest silent first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: dict[asyncio.Future[Message], tuple[str, float]] = {}

    async def next(self, receive: Receive, address: str, seconds: float | None) -> Message | None:
        """Return a websocket's next message; None if it doesn't come in time, or others need the place."""
        coming = asyncio.ensure_future(receive())
        self.waiting[coming] = address, self.clock()
        try:
            await asyncio.wait([coming], timeout=seconds)
        finally:
            self.waiting.pop(coming, None)
            coming.cancel()  # changes nothing where the message is there
        return coming.result() if coming.done() and not coming.cancelled() else None

    def longest(self, address: str, seconds: float) -> asyncio.Future[Message] | None:
        """Return what the longest silent websocket waits for, if it has for so many seconds; address: "" for any."""
        for coming, (of, since) in self.waiting.items():
            if address in ("", of):
                return coming if self.clock() - since >= seconds else None
        return None

    def make_room(self, address: str, seconds: float) -> bool:
        """Close that websocket; return whether there was one."""
        coming = self.longest(address, seconds)
        if coming:
            del self.waiting[coming]
            coming.cancel()
        return coming is not None
