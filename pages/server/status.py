"""The address /status, where Prometheus reads the counters, and what counts errors that nobody else catches."""

from prometheus_client.exposition import choose_encoder
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from pages.server.counters import ERRORS, HERE

NAME = "status"  # of the address


async def show(request: Request) -> Response:
    """GET: text, or OpenMetrics for whoever accepts it."""
    write, kind = choose_encoder(request.headers.get("accept", ""))
    return Response(write(HERE), media_type=kind)


class Counted:
    """ASGI middleware that counts exceptions, which a client sees as HTTP 500 or as a closed connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        with ERRORS.labels("connection" if scope["type"] == "websocket" else "http").count_exceptions():
            await self.app(scope, receive, send)


def page_failed(_error: Exception) -> None:
    """Count an error in a page's run; Streamlit logs it."""
    ERRORS.labels("page").inc()
