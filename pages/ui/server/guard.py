"""What comes in from outside, before anybody reads it: how large a request may be, and how many at a time."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from pages.ui.server.limits import LIMITS


class Guard:
    """ASGI middleware that refuses what is beyond the limits, with a sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limits."""
        if scope["type"] == "http" and _length(scope) > 1000 * LIMITS.body_kb:
            refusal = PlainTextResponse(f"A request has at most {LIMITS.body_kb} kB here.", 413)
            await refusal(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _length(scope: Scope) -> int:
    """Return how many bytes a request says that it brings."""
    said = dict(scope["headers"]).get(b"content-length", b"0")
    return int(said) if said.isdigit() else 0
