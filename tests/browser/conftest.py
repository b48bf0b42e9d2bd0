"""One server and one browser for all browser tests; a page of its own for each."""

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.serving import chromium_path, launch, serving, visit

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
def page(browser):
    """A fresh visitor, who sees no error in the console."""
    context = browser.new_context(viewport=SIZE, accept_downloads=True)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    found = context.new_page()
    found.set_default_timeout(15_000)
    errors = []
    found.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    found.on("pageerror", lambda error: errors.append(str(error)))
    yield found
    assert found.locator("[data-testid=stException]").count() == 0
    context.close()
    assert [error for error in errors if not any(known in error for known in KNOWN)] == []


@pytest.fixture
def explore(page, address):
    """The Explore page as a visitor first sees it."""
    visit(page, address, live=True)
    return page
