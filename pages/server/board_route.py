"""The address of one board by itself: that of its page, where a browser asks for it with board=NAME behind the ?."""

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Match, Route
from starlette.types import Scope

from pages.answers import one_board
from pages.server import browser, endpoints
from pages.view.menu import page_at

NAME = b"board="
NOT_FOUND = 404


class OneBoard(Route):
    """The address of a page; without a board it is Streamlit's, as is everything that opens no page."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return whether this address is meant."""
        return super().matches(scope) if is_asked(scope) else (Match.NONE, {})


def is_asked(scope: Scope) -> bool:
    """Return whether a request opens one board by itself."""
    if scope["type"] != "http" or not browser.opens_a_page(scope):
        return False
    return any(part.startswith(NAME) for part in scope["query_string"].split(b"&"))


def routes() -> list[OneBoard]:
    """Return the addresses, below server.baseUrlPath where that is set."""
    above = endpoints.above()
    return [OneBoard(above, answer), OneBoard(f"{above}{{page}}", answer)]


def answer(request: Request) -> HTMLResponse:
    """GET: the page of one board, or a sentence that names the boards of its page."""
    page, query = page_at(request.path_params.get("page", "")), request.scope["query_string"].decode("latin-1")
    content, found = one_board.html(page, query, endpoints.folder(), endpoints.addresses())
    return HTMLResponse(content, 200 if found else NOT_FOUND)
