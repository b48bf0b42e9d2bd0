"""One server and one browser for all browser tests; visitors of its own for each."""

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.held import NOTE
from tests.browser.serving import HEARD, chromium_path, launch, serving, visit

KNOWN = ("404",)  # Streamlit itself asks for two addresses under /explore that are not there
SIZE = {"width": 1440, "height": 900}
expect.set_options(timeout=15_000)  # as for everything else that is waited for


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
    """The app on a server of its own."""
    with serving() as found:
        yield found


@pytest.fixture
def visitor(browser):
    """Return a function that lets a fresh visitor in; none of them sees an error, in the console or on the page.

    errors=False: the console may say what it likes; further arguments are those of Playwright's new_context.
    """
    let_in, told = [], []

    def note(error):
        if not any(known in error for known in KNOWN):
            told.append(error)

    def arrive(errors=True, **how):
        found = browser.new_context(**{"viewport": SIZE, **how}).new_page()
        found.set_default_timeout(15_000)
        found.add_init_script(HEARD)
        if errors:
            found.on("console", lambda said: note(said.text) if said.type == "error" else None)
            found.on("pageerror", lambda error: note(str(error)))
        let_in.append(found)
        return found

    yield arrive
    exceptions = [found.locator("[data-testid=stException]").count() for found in let_in]
    for found in let_in:
        found.context.close()
    assert not any(exceptions)
    assert told == []


@pytest.fixture
def page(visitor):
    """A fresh visitor, who may save files and use the clipboard."""
    found = visitor(accept_downloads=True)
    found.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return found


@pytest.fixture
def explore(page, address):
    """The Explore page as a visitor first sees it."""
    visit(page, address, live=True)
    return page


@pytest.fixture
def live(page, address):
    """The Explore page, which takes note of what it sends."""
    page.add_init_script(NOTE)
    visit(page, address, live=True)
    return page
