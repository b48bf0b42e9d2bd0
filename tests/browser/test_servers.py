"""A server that has just been started, below a path of another site; and that is killed and started again on its port."""

import contextlib
import os
import signal
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from pages.text.languages import Words
from tests.browser.drawn import READ, numbers, place
from tests.browser.linked import DRAWN, VIEW, drawn_scene, expect_link, expect_view
from tests.browser.serving import at_rest, free_port, menu_of, offered, serving, visit
from tests.browser.sliders import slider
from tests.browser.test_connections import STALE

german = Words("frame", "de")
BACK = 60_000  # ms in which Streamlit asks for the server again


class Server:
    """The app on one port, below a path; it may be killed and started again there."""

    def __init__(self, started):
        self.started, self.port = started, free_port()
        self.start()

    def start(self):
        """Start it, and wait until it answers."""
        self.address = self.started.enter_context(serving("app.py", "--server.baseUrlPath=sub/path", port=self.port))

    def kill(self):
        """Let the operating system end it at once: it can't say goodbye."""
        os.kill(self.address.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def server():
    """A server that may be killed and started again."""
    with contextlib.ExitStack() as started:
        started.enter_context(pytest.MonkeyPatch.context()).setenv("ATTENTION_SECOND_PROCESS", "0")
        yield Server(started)


@pytest.fixture
def stranger(tab, server):
    """The tab of all visitors, who may see errors of a connection here."""
    found, watched = tab
    found.emulate_media(color_scheme="light", reduced_motion="reduce")
    yield found
    found.mouse.up()
    found.goto("about:blank")
    found.context.clear_cookies()
    watched.told.clear()


def test_a_deep_link_opened_first_on_a_fresh_server_shows_exactly_its_view(stranger, server):
    """The first visitor after a start reaches a server that hasn't drawn a page yet; its pictures follow a slider."""
    visit(stranger, f"{server.address}/?{urlencode(VIEW)}")
    expect_view(stranger)
    sent = stranger.evaluate("window.sent.streamlit")
    slider(stranger).press("End")
    expect_link(stranger, **VIEW | {"temperature": "20"})
    assert stranger.evaluate("window.sent.streamlit") == sent


def test_a_server_that_restarts_is_waited_for_and_the_first_acts_afterwards_count(stranger, server):
    """While it is away a line says so in the page's language, in view, and nothing can be set; copying goes on.

    Then a click on a row, a choice that runs the page and New draw are in the address, the controls and the pictures.
    """
    page = stranger
    visit(page, f"{server.address}/explore?lang=de&query=3&{urlencode(DRAWN)}")
    link, sent, cell = page.url, page.evaluate("sent.streamlit"), place(page, "heatmap_0", 2 * 7)
    expect(offered(page, german.NEW_DRAW)).to_be_enabled()
    server.kill()
    expect(page.locator(STALE)).to_have_text(german.SCRIPT["away"])
    expect(page.locator(STALE)).to_be_in_viewport()
    for act in ("[data-act=pin]", "[data-act=undo]", "[data-act=reset]", "[data-set*=seed]"):
        expect(page.locator(f".board {act}").first).to_be_disabled()
    expect(page.locator(".board [data-act=copy]").first).to_be_enabled()
    page.mouse.click(*cell)
    page.keyboard.press("n")
    server.start()
    expect(page.locator(STALE)).to_have_count(0, timeout=BACK)
    at_rest(page)
    assert page.url == link
    assert page.evaluate("sent.streamlit") == sent + 1
    assert page.evaluate(READ)["heatmap_0"] == numbers(drawn_scene())["heatmap_0"]
    expect(menu_of(page).locator("[data-act=undo]")).to_be_disabled()
    page.keyboard.press("Escape")
    page.mouse.click(*place(page, "heatmap_0", 2 * 7))
    expect_link(page, **DRAWN, lang="de", query="2")
    page.locator(".st-key-mask").get_by_role("radio", name="causal").click(force=True)
    expect_link(page, **DRAWN, lang="de", query="2", mask="causal")
    offered(page, german.NEW_DRAW).click()
    expect_link(page, **DRAWN, lang="de", query="2", mask="causal", seed="4")
    page.wait_for_function(
        f"wanted => JSON.stringify(({READ})().heatmap_0) === JSON.stringify(wanted)",
        arg=numbers(drawn_scene(mask="causal", seed=4), query=2)["heatmap_0"],
    )
    expect(page.locator(".st-key-query input")).to_have_value("2")
