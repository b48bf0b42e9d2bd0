"""Websockets that are silent: before their first message, and between two messages.

A visitor's browser sends its first message as soon as it is connected. A socket that hasn't isn't counted among those of its
address, and where too many are silent the oldest makes room for the newest. One that has spoken may rest for some minutes.
"""

import asyncio
import time
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope

SENDS_NOTHING = 1008  # the close code of a policy violation


class Silent:
    """The sockets that are silent, with their addresses and since when: the oldest first. most: how many may be."""

    def __init__(self, most: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.clock = most, clock
        self.waiting: dict[asyncio.Future, tuple[str, float]] = {}

    async def next(self, receive: Receive, address: str, seconds: float | None) -> dict | None:
        """Return a socket's next message; None if it doesn't come in time, or others need the place."""
        coming = asyncio.ensure_future(receive())
        self.waiting[coming] = address, self.clock()
        if len(self.waiting) > self.most():
            self._end(next(iter(self.waiting)))
        try:
            await asyncio.wait([coming], timeout=seconds)
        finally:
            self.waiting.pop(coming, None)
            coming.cancel()  # changes nothing where the message is there
        return coming.result() if coming.done() and not coming.cancelled() else None

    def resting(self, address: str, seconds: float) -> asyncio.Future | None:
        """Return the socket that has been silent longest, if that is so many seconds; address: "" for any."""
        for coming, (of, since) in self.waiting.items():
            if address in ("", of):
                return coming if self.clock() - since >= seconds else None
        return None

    def make_room(self, address: str, seconds: float) -> bool:
        """Close that socket; return whether there was one."""
        oldest = self.resting(address, seconds)
        if oldest:
            self._end(oldest)
        return oldest is not None

    def _end(self, coming: asyncio.Future) -> None:
        del self.waiting[coming]
        coming.cancel()


def returns(scope: Scope) -> bool:
    """Return whether a page connects again after a break: then it names its session, the third of its subprotocols.

    Streamlit's page sends no message then until the next move.
    """
    return Headers(scope=scope).get("sec-websocket-protocol", "").count(",") >= 2
