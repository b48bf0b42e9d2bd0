"""One board by itself, for a frame in another site's page: no menu, no controls, no session of Streamlit's.

Its address is that of its page, where a browser asks for it with board=NAME behind the ?.
"""

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Match, Route
from starlette.types import Scope

from pages import registry
from pages.board import bare_page
from pages.server import endpoints, heads
from pages.text import languages
from pages.text.languages import Words
from pages.text.markup import element
from pages.view import link
from pages.view.link import BOARD
from pages.view.menu import page_at

words, frame = Words("share"), Words("frame")
HERE = "./"  # where the app stands, seen from its pages: a proxy may show it below a path that the server doesn't know
MOST_SAID = 40  # characters of a name that is none, which a sentence repeats


class OneBoard(Route):
    """The address of a page; without a board it is Streamlit's, as is everything that opens no page."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return whether this address is meant."""
        return super().matches(scope) if is_asked(scope) else (Match.NONE, {})


def is_asked(scope: Scope) -> bool:
    """Return whether a request opens one board by itself."""
    if scope["type"] != "http" or not heads.opens_a_page(scope):
        return False
    return any(part.startswith(f"{BOARD}=".encode()) for part in scope["query_string"].split(b"&"))


def routes() -> list[OneBoard]:
    """Return the addresses, below server.baseUrlPath where that is set."""
    above = endpoints.above()
    return [OneBoard(above, answer), OneBoard(f"{above}{{page}}", answer)]


def answer(request: Request) -> HTMLResponse:
    """GET: the page of one board, or a sentence that names the boards of its page."""
    page, query = page_at(request.path_params.get("page", "")), request.scope["query_string"].decode("latin-1")
    content, found = html(page, query, endpoints.folder(), endpoints.addresses())
    return HTMLResponse(content, 200 if found else 404)


def html(page: str, query: str, folder: str, addresses: dict[str, str]) -> tuple[str, bool]:
    """Return the page as HTML, in the language of its link, and whether there is such a board.

    query: what stands behind the ? of the address
    """
    texts, notices = _texts(query)
    name, spoken = texts.pop(BOARD, ""), link.view(texts).lang
    with languages.speaking(spoken):
        fault = _fault(page, name)
        if fault:
            main = element("main", element("p", fault), id="one_board")
            return bare_page.html(spoken, frame.APP, HERE + folder, main), False
        known = {"page": page, "board": name, "base": HERE, "addresses": addresses, "lang": spoken, "words": frame.SCRIPT}
        drawn = bare_page.drawn("one_board", HERE + folder, "one_board.js", known)
        said = [element("p", notice, role="status") for notice in (*notices, *link.read(texts)[1])]
        return bare_page.html(spoken, f"{frame.TITLES[page]} · {frame.APP}", HERE + folder, *said, drawn), True


def _texts(query: str) -> tuple[dict[str, str], list[str]]:
    """Return the text of each name of a link, and why it can't be read."""
    try:
        return link.texts(query), []
    except ValueError as rule:  # too many names, of which the board is one
        return {}, [str(rule)]


def _fault(page: str, board: str) -> str:
    """Return a sentence about a page or a board that isn't there, "" where both are."""
    if page not in registry.PAGES:
        return words.no_page(name=page[:MOST_SAID], names=[*registry.PAGES])
    if board not in registry.own(page):
        return words.no_board(name=board[:MOST_SAID], page=frame.TITLES[page], names=[*registry.own(page)])
    return ""
