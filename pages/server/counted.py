"""Middleware that counts connections, pending questions and errors."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.server import endpoints, status

ERROR, FULL = 500, 503  # codes of HTTP: from where on it is the server's fault; full is a refusal, and no error


class Counted:
    """ASGI middleware that counts open connections and pending requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == "http":
            await _http(self.app, scope, receive, send)
        elif scope["type"] == "websocket":
            await _Connection(scope["path"], receive, send).run(self.app, scope)
        else:
            await self.app(scope, receive, send)


async def _http(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Pass a request on, and count it where it is answered by an error of the server's, or by none."""

    async def noting(message: Message) -> None:
        if message.get("status", 0) >= ERROR and message["status"] != FULL:
            status.count("errors.http")
        await send(message)

    try:
        await app(scope, receive, noting)
    except Exception:
        status.count("errors.http")
        raise


class _Connection:
    """A websocket: of a page, or of its boards, which ask a question at a time and get one answer to each."""

    def __init__(self, path: str, receive: Receive, send: Send) -> None:
        self.asks = path.endswith(f"/{endpoints.PREFIX}/see")
        self.level = "question_sockets" if self.asks else "page_sessions"
        self.inner_receive, self.inner_send = receive, send
        self.open, self.waiting = 0, 0

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Pass it on, and count it as long as it is open."""
        try:
            await app(scope, self.receive, self.send)
        except Exception:
            status.count("errors.connection")
            raise
        finally:
            status.count(self.level, -self.open)
            status.count("in_flight", -self.waiting)

    async def receive(self) -> Message:
        """Receive a message; a board's is a question."""
        message = await self.inner_receive()
        if message["type"] == "websocket.receive" and self.asks:
            self.waiting += 1
            status.count("in_flight")
        return message

    async def send(self, message: Message) -> None:
        """Send a message; one to boards is an answer."""
        await self.inner_send(message)
        if message["type"] == "websocket.accept":
            self.open = 1
            status.count(self.level)
        elif message["type"] == "websocket.send" and self.waiting:
            self.waiting -= 1
            status.count("in_flight", -1)


def page_failed(_error: Exception) -> None:
    """Count an error in a page's run; Streamlit logs it."""
    status.count("errors.page")
