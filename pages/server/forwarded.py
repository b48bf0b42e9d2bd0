"""The visitor's address behind a proxy, where the host trusts every proxy: the last entry of X-Forwarded-For.

With FORWARDED_ALLOW_IPS=* uvicorn takes the first entry, which any visitor can forge. The last one is the proxy's own.
"""

import os

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

VARIABLE, HEADER = "FORWARDED_ALLOW_IPS", b"x-forwarded-for"


class LastForwarded:
    """ASGI middleware that reads the visitor's address from the last entry, where every proxy is trusted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.of_last = ProxyHeadersMiddleware(app, trusted_hosts="*")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == "lifespan" or os.environ.get(VARIABLE, "").strip() != "*":
            return await self.app(scope, receive, send)
        await self.of_last(with_the_last(scope), receive, send)


def with_the_last(scope: Scope) -> Scope:
    """Return a scope whose header names the last entry alone."""
    listed = [text for name, text in scope["headers"] if name == HEADER]
    others = [(name, text) for name, text in scope["headers"] if name != HEADER]
    last = [(HEADER, listed[-1].rpartition(b",")[2].strip())] if listed else []
    return {**scope, "headers": [*others, *last]}
