"""What a request says of the browser that sends it: whether it opens a page, and the visitor's language."""

from starlette.datastructures import Headers
from starlette.types import Scope

from pages.server import status
from pages.text import languages


def opens_a_page(scope: Scope) -> bool:
    """Return whether a browser asks for a page; the numbers of /status are there for who runs a server that is full."""
    return "text/html" in Headers(scope=scope).get("accept", "") and not scope["path"].endswith(f"/{status.NAME}")


def language(scope: Scope) -> str:
    """Return the language of a link, or the one that a browser prefers, if it is offered."""
    _, found, after = scope["query_string"].decode("latin-1").rpartition("lang=")
    if found:
        return after[:2] if after[:2] in languages.LANGUAGES else languages.DEFAULT
    preferred = Headers(scope=scope).get("accept-language", "")[:2]
    return preferred if preferred in languages.OFFERED else languages.DEFAULT
