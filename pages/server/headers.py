"""Response headers: the sources that a page may load from, and the sites that may frame it."""

import os
import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

VARIABLE = "ATTENTION_FRAME_ANCESTORS"
KEYWORDS = ("*", "self", "none")
ORIGIN = re.compile(r"https?://(\*\.)?[a-z\d]([a-z\d.-]{0,251}[a-z\d])?(:(\d{1,5}|\*))?", re.IGNORECASE | re.ASCII)
# The one inline script of Streamlit's page, which sets window.prerenderReady: a test compares.
IN_THE_PAGE = "'sha256-THxz9J9+wf7rhwR2YkXJoSZ13UCmYyC+3lNDv2+8ugA='"
ALLOWED = {
    "default-src": "'none'",  # everything else is blocked: frames, plug-ins, workers, sound
    "script-src": f"'self' blob: {IN_THE_PAGE}",  # blob: as Streamlit loads the script of a component
    "style-src": "'self' 'unsafe-inline'",  # Streamlit and Vega write styles as they draw
    "img-src": "'self' data: blob:",  # data: the cells of long texts, and the code of a link
    "font-src": "'self' data:",
    "connect-src": "'self'",  # in browsers of today websockets of the same host, too
    "base-uri": "'self'",
    "form-action": "'none'",
}
OFF = ("accelerometer", "autoplay", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone")
OFF += ("midi", "payment", "publickey-credentials-get", "screen-wake-lock", "usb", "xr-spatial-tracking")


def frame_ancestors(text: str) -> str:
    """Return the directive with the sites that may show the app in a frame, "" for all sites.

    text: "*" (all), "self", "none", or origins with spaces between, such as https://course.example.org
    ValueError for any other text. "*" gives no directive, which would exclude pages opened as files.
    """
    listed = [each.strip("'") for each in text.split()]
    for each in listed:
        if each not in KEYWORDS and not ORIGIN.fullmatch(each):
            raise ValueError(
                f"{VARIABLE}={text!r}: {each!r} is no origin such as https://course.example.org, nor *, self or none."
            )
    if not listed or (len(listed) > 1 and {"*", "none"} & set(listed)):
        raise ValueError(f"{VARIABLE}={text!r}: it must be *, none, or one origin or more, of which self may be one.")
    return (
        ""
        if listed == ["*"]
        else " ".join(["frame-ancestors", *(f"'{each}'" if each in KEYWORDS else each for each in listed)])
    )


def headers(ancestors: str = "*") -> dict[str, str]:
    """Return the headers of every answer; ancestors: see `frame_ancestors`."""
    directives = [*(f"{name} {sources}" for name, sources in ALLOWED.items()), frame_ancestors(ancestors)]
    return {
        "Content-Security-Policy": "; ".join(filter(None, directives)),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": ", ".join(f"{name}=()" for name in OFF),  # fullscreen and the clipboard stay on
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


HEADERS = headers(os.environ.get(VARIABLE, "*"))


class SafeHeaders:
    """ASGI middleware that puts HEADERS on every answer over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its response."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
