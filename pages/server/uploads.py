"""Refuse uploads: no page has a control for them, and Streamlit would keep them in memory."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

ADDRESS = "/_stcore/upload_file"
SENTENCE = "This app takes no uploads: the file of a lesson is read in the browser."


class NoUploads:
    """ASGI middleware that refuses files with a sentence, before reading them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on everything but uploads."""
        uploads = scope["type"] == "http" and ADDRESS in scope["path"]
        await (PlainTextResponse(SENTENCE, 403) if uploads else self.app)(scope, receive, send)
