"""Websockets that have sent nothing yet: each has a few seconds for its first message, and isn't counted as a connection.

A visitor's browser sends its first message as soon as it is connected. Such a socket is not counted among those of its
address, and where too many are silent the oldest makes room for the newest.
"""

import asyncio
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope

SENDS_NOTHING = 1008  # the close code of a policy violation


class Silent:
    """The sockets that are silent, the oldest first; most: how many may be."""

    def __init__(self, most: Callable[[], int]) -> None:
        self.most = most
        self.waiting: dict[asyncio.Future, None] = {}

    async def first(self, receive: Receive, seconds: float | None) -> dict | None:
        """Return a socket's first message; None if it doesn't come in time, or newer sockets need the place."""
        coming = asyncio.ensure_future(receive())
        self.waiting[coming] = None
        if len(self.waiting) > self.most():
            oldest = next(iter(self.waiting))
            del self.waiting[oldest]
            oldest.cancel()
        try:
            await asyncio.wait([coming], timeout=seconds)
        finally:
            self.waiting.pop(coming, None)
            coming.cancel()  # changes nothing where the message is there
        return coming.result() if coming.done() and not coming.cancelled() else None


def returns(scope: Scope) -> bool:
    """Return whether a page connects again after a break: then it names its session, the third of its subprotocols.

    Streamlit's page sends no message then until the next move.
    """
    return Headers(scope=scope).get("sec-websocket-protocol", "").count(",") >= 2
