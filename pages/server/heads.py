"""Heads of requests: what they say of a browser, without what others would be slow to read in them, or fail to read."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from pages.server import status
from pages.text import languages

NOBODY = "null"  # the origin of a page that has none


def readable(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Return a header: cookies without any that contain a backslash, an origin that can be read, others as they are.

    Python before 3.11.10 takes quadratic time to read such cookies, and neither this app nor Streamlit sets them.
    """
    name, value = header
    if name == b"cookie":
        return name, b";".join(cookie for cookie in value.split(b";") if b"\\" not in cookie)
    return (name, readable_origin(value.decode("latin-1")).encode("latin-1")) if name == b"origin" else header


def readable_origin(text: str) -> str:
    """Return a page's origin, and where it can't be read that of nobody, at which Streamlit's websocket would fail."""
    try:
        _ = urlsplit(text).port
    except ValueError:  # brackets that are no address, a port that is no number
        return NOBODY
    return text if "://" in text else NOBODY


def opens_a_page(scope: Scope) -> bool:
    """Return whether a browser asks for a page; the numbers of /status are there for who runs a server that is full."""
    return "text/html" in Headers(scope=scope).get("accept", "") and not scope["path"].endswith(f"/{status.NAME}")


def language(scope: Scope) -> str:
    """Return the language of a link, or the one that a browser prefers, if it is offered."""
    _, found, after = scope["query_string"].decode("latin-1").rpartition("lang=")
    if found:
        return after[:2] if after[:2] in languages.LANGUAGES else languages.DEFAULT
    preferred = Headers(scope=scope).get("accept-language", "")[:2]
    return preferred if preferred in languages.LANGUAGES else languages.DEFAULT
