"""One server and one browser for all browser tests; visitors of its own for each."""

import contextlib
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from pages.server import endpoints, network
from tests.browser.line import Line
from tests.browser.serving import PATIENCE, SENT, chromium_path, launch, serving_by_uvicorn, visit

pytest.register_assert_rewrite("tests.browser.linked")
# Streamlit itself asks for two addresses under a page that are not there, and whether there is WebAssembly
KNOWN = ("404", "script-src wasm-eval", "header has been ignored, because")  # the last: of HTTP that isn't of this computer
VIOLATED = """document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
  window.violated(`the content policy: ${effectiveDirective} ${blockedURI}`)
})"""
HERE = ("127.0.0.1", "localhost", network.own_address(), None)  # None: blob:, data: and file:, which ask nobody
SIZE = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    """Mark everything here as a browser test, and skip it, aloud, where there is no Chromium."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            if chromium_path() is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def browser():
    """A headless Chromium."""
    with sync_playwright() as play:
        found = launch(play)
        yield found
        found.close()


@pytest.fixture(scope="session")
def address():
    """The app on a server of its own, behind uvicorn."""
    with serving_by_uvicorn() as found:
        yield found


class Watched:
    """What went wrong on some pages, in the console or on the page itself."""

    def __init__(self):
        self.told = []

    def watch(self, page):
        """Take note of what this page's console says from now on."""
        page.on("console", lambda said: self.note(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("request", lambda request: self.note_request(request.url))
        page.on("websocket", lambda socket: self.note_request(socket.url))
        page.expose_binding("violated", lambda _, violation: self.note(violation))
        page.add_init_script(VIOLATED)

    def note_request(self, url):
        """Keep a request to another machine: no page makes any."""
        if urlsplit(url).hostname not in HERE:
            self.told.append(f"a request to {url}")

    def note(self, error):
        """Keep an error that is not a known one."""
        if not any(known in error for known in KNOWN):
            self.told.append(error)

    def nothing_on(self, pages):
        """Assert that nothing went wrong, now that a test is done."""
        assert not any(page.locator("[data-testid=stException]").count() for page in pages)
        assert self.told == []


def new_page(browser, **how):
    """Return a page of a context of its own; less motion is asked for, so pictures are drawn once a move."""
    context = browser.new_context(**{"viewport": SIZE, "reduced_motion": "reduce", **how})
    found = context.new_page()
    found.set_default_timeout(PATIENCE)
    found.add_init_script(SENT)
    return found


@pytest.fixture
def visitor(browser):
    """Return a function that lets a fresh visitor in; none of them sees an error, in the console or on the page.

    errors=False: the console may say what it likes; further arguments are those of Playwright's new_context.
    """
    let_in, watched = [], Watched()

    def arrive(errors=True, **how):
        found = new_page(browser, **how)
        if errors:
            watched.watch(found)
        let_in.append(found)
        return found

    yield arrive
    try:
        watched.nothing_on(let_in)
    finally:
        for found in let_in:
            found.context.close()


def lasting(browser, **how):
    """A tab for one visitor after another: it has fetched and compiled Streamlit's scripts once, which halves a visit."""
    found, watched = new_page(browser, **how), Watched()
    watched.watch(found)
    return found, watched


@contextlib.contextmanager
def visiting(found, watched, address):
    """Lend a tab to a visitor who sees no error; of those before, the tab knows nothing.

    It is left at an address without scripts of this machine: at about:blank Chromium would begin a new process, which
    compiles all of Streamlit's scripts anew.
    """
    yield found
    try:
        watched.nothing_on([found])
    finally:
        found.mouse.up()
        found.evaluate("() => { try { localStorage.clear(); sessionStorage.clear() } catch {} }")  # an error page has none
        found.context.clear_cookies()
        found.goto(f"{address}/_stcore/health")
        watched.told.clear()


@pytest.fixture(scope="session")
def tab(browser):
    """The tab of all who come with a mouse; they may save files and use the clipboard."""
    found, watched = lasting(browser, accept_downloads=True)
    found.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return found, watched


@pytest.fixture(scope="session")
def phones_tab(browser):
    """The tab of all who come with a phone."""
    return lasting(browser, **PHONE)


@pytest.fixture
def page(tab, address):
    """A visitor with a mouse and a screen of 1440 × 900."""
    tab[0].set_viewport_size(SIZE)
    tab[0].emulate_media(color_scheme="light", reduced_motion="reduce")
    with visiting(*tab, address) as found:
        yield found


@pytest.fixture
def phone(phones_tab, address):
    """A visitor with a phone."""
    with visiting(*phones_tab, address) as found:
        yield found


@pytest.fixture(scope="session")
def routed(browser):
    """A tab whose connections go through lines: to the address of boards, and to Streamlit."""
    found, lines = new_page(browser, accept_downloads=True), (Line(), Line())
    for line, where in zip(lines, (f"**/{endpoints.PREFIX}/see", "**/_stcore/stream"), strict=True):
        found.route_web_socket(where, line.opened)
    yield found, *lines
    found.context.close()


@pytest.fixture
def lined(routed, address):
    """That tab, as a fresh visitor finds it, and its good lines to boards and to Streamlit."""
    found, *lines = routed
    yield routed
    found.mouse.up()
    for line in lines:
        line.good()
    found.context.clear_cookies()
    found.goto(f"{address}/_stcore/health")


@pytest.fixture
def explore(page, address):
    """The Explore page as a visitor first sees it."""
    visit(page, address)
    return page
