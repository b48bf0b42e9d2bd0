"""What other programs show of a link that somebody sends: its title, a sentence and a picture, after ogp.me.

Streamlit answers every address of a page with the same HTML, which runs scripts and says nothing; what unfurls links runs
none. So these three are written into its head.
"""

from pathlib import Path
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages.server import endpoints, heads
from pages.text import languages
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.view import menu
from pages.view.settings import MOST_OF_A_TASK

frame, explore = Words("frame"), Words("explore")
PICTURE, SIZE = Path(__file__).parents[1] / "browser/card.png", (1200, 630)
TITLE = element("title", "Streamlit")  # as it stands in Streamlit's page


def address() -> str:
    """Return the path of the picture."""
    return f"{endpoints.above()}{endpoints.PREFIX}/{PICTURE.name}"


def picture(request: Request) -> Response:
    """GET: the picture that stands beside a link."""
    return FileResponse(PICTURE, headers={"Cache-Control": "max-age=86400"})


class Unfurled:
    """ASGI middleware that writes the card of a link into the head of each page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; of a page gather the HTML, which is small, and send it with the card."""
        page = _page(scope)
        if page is None:
            return await self.app(scope, receive, send)
        begun, parts = list[Message](), list[bytes]()

        async def with_card(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.append(message)
                return
            parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                body = _with(b"".join(parts), card(page, scope))
                headers = MutableHeaders(scope=begun[0])
                if "content-length" in headers:
                    headers["content-length"] = str(len(body))
                await send(begun[0])
                await send({"type": "http.response.body", "body": body})

        plain = [header for header in scope["headers"] if header[0] != b"accept-encoding"]  # what is packed can't be read
        await self.app({**scope, "headers": plain}, receive, with_card)


def _page(scope: Scope) -> str | None:
    """Return the page that a request is for; None where it is for something else."""
    if scope["type"] != "http" or scope["method"] != "GET":
        return None
    name = scope["path"].removeprefix(endpoints.above().rstrip("/")).strip("/")
    return (name or "explore") if name in ("", *menu.PAGES) else None


def _with(body: bytes, card: Markup) -> bytes:
    return body.replace(TITLE.encode(), card.encode(), 1)


def card(page: str, scope: Scope) -> Markup:
    """Return what says the title of a page, the question of its link or what the app is about, and a picture."""
    said = parse_qs(scope["query_string"].decode("latin-1"))
    host, root = Headers(scope=scope).get("host", ""), f"{scope['scheme']}://"
    with languages.speaking(heads.language(scope)):
        title = frame.APP if page == "explore" else f"{frame.TITLES[page]} · {frame.APP}"
        sentence = said.get("task", [explore.DEFINITION])[0][:MOST_OF_A_TASK]
    shown = {"title": title, "description": sentence, "type": "website", "image": f"{root}{host}{address()}"}
    shown |= dict(zip(("image:width", "image:height"), map(str, SIZE), strict=True))
    listed = (element("meta", property=f"og:{name}", content=text) for name, text in shown.items())
    large = element("meta", name="twitter:card", content="summary_large_image")
    return joined(element("title", title), element("meta", name="description", content=sentence), *listed, large)
