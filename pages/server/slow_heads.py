"""Slow and unreadable heads: a connection that sends no whole request within LIMITS.head seconds is closed.

uvicorn has no such limit, so each connection that the server accepts is wrapped as the server starts to listen. Behind nginx
client_header_timeout does the same. Control characters in a head are read as question marks: h11 passes them on, and what
reads the head of a websocket then falls silent, with no answer and no end of the connection.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from contextvars import ContextVar

from starlette.types import ASGIApp, Receive, Scope, Send

from pages.server import status
from pages.server.limits import LIMITS

END = b"\r\n\r\n"  # of a head
CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
current: ContextVar["Connection | None"] = ContextVar("current", default=None)  # the connection that brought a request


class Connection(asyncio.Protocol):
    """A connection that is passed on to the server's own protocol, and closed where it brings no request for too long."""

    def __init__(self, inner: asyncio.Protocol) -> None:
        self.inner = inner
        self.running = 0  # requests, or a websocket
        self.in_head, self.last = False, b""  # of a GET request, as every websocket is; the last bytes of it so far
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.begin_to_wait()
        self.inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        current.set(self)  # for the task in which the server passes a request to the app
        self.inner.data_received(data if self.running else self.readable(data))

    def readable(self, data: bytes) -> bytes:
        """Return what has come of a head without control characters, and everything else as it is."""
        self.in_head = self.in_head or data.startswith(b"G")
        if not self.in_head:
            return data
        at = (self.last + data).find(END)
        ends = len(data) if at < 0 else at + len(END) - len(self.last)
        self.in_head = at < 0
        self.last = (self.last + data)[1 - len(END) :] if self.in_head else b""
        return CONTROL.sub(b"?", data[:ends]) + data[ends:]

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self.stop_waiting()
        self.inner.connection_lost(error)

    def begin_to_wait(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(LIMITS.head, self.close)

    def stop_waiting(self) -> None:
        if self.timer:
            self.timer.cancel()

    def close(self) -> None:
        if not self.transport.is_closing():
            status.count("refused.head")
            self.transport.abort()

    @contextlib.contextmanager
    def request(self) -> Iterator[None]:
        """Let no time pass while a request is answered."""
        self.stop_waiting()
        self.running += 1
        try:
            yield
        finally:
            self.running -= 1
            if not self.running:
                self.begin_to_wait()


class WholeHeads:
    """ASGI middleware that watches the connections of the server, and says which of them have brought a request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == "lifespan":  # the server begins to listen after this
            watch(asyncio.get_running_loop())
        connection = current.get()
        with connection.request() if connection else contextlib.nullcontext():
            await self.app(scope, receive, send)


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Wrap every connection of the servers that are made in a loop from now on."""
    create = loop.create_server

    async def create_server(protocol: Callable[[], asyncio.Protocol], *places: object, **named: object) -> asyncio.Server:
        return await create(lambda: Connection(protocol()), *places, **named)

    with contextlib.suppress(AttributeError):  # a loop of another library, which lets nothing be set
        loop.create_server = create_server
