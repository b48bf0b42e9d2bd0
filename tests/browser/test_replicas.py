"""A page behind nginx whose replica is killed under a drag: it comes back by itself, on the other one."""

import re

import pytest
from playwright.sync_api import expect

from pages import registry
from tests.browser.conftest import new_page
from tests.browser.drawn import expect_numbers
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, unfold_offered, visit
from tests.browser.sliders import START, TEMPERATURES, drag, hold, shown, slider
from tests.load import proxy, readings

pytestmark = [pytest.mark.long, pytest.mark.skipif(proxy.NGINX is None, reason="no nginx on this machine")]
TYPED = "The bat flew out of the cave again"


@pytest.mark.long
def test_a_replica_that_is_killed_under_a_drag(browser, tmp_path):
    """The picture follows, then a control that runs the page works, with the sentence that was typed; files come, too."""
    with proxy.replicas(2, "/class") as two, proxy.proxied(two) as site:
        page = new_page(browser, accept_downloads=True)
        visit(page, f"{site}/explore?seed=3")
        hold(page)
        drag(page, START + 2)
        expect_numbers(page, shown(page, START + 2))
        [holder] = [each for each in two if readings.of(each.address, "attention_page_sessions")]
        holder.kill()
        proxy.until(lambda: dragged(page, START + 5))
        expect_numbers(page, shown(page, START + 5))
        page.mouse.up()
        page.locator(".st-key-text textarea").fill(TYPED)
        page.keyboard.press("Control+Enter")
        expect_link(page, temperature="1.1", text=TYPED)
        page.locator(".st-key-kind").get_by_role("radio").last.click(force=True)
        expect_link(page, temperature="1.1", text=TYPED, kind="cross")
        at_rest(page)
        expect(page.locator(".st-key-text textarea")).to_have_value(TYPED)
        assert page.locator("[data-testid=stException]").count() == 0
        save_every_table(page, tmp_path)
        page.context.close()


def dragged(page, stop):
    """Move on as a hand does, and return whether the slider is there: it is held while its page is not connected."""
    drag(page, stop - 1)
    drag(page, stop)
    return slider(page).get_attribute("aria-valuetext") == f"{TEMPERATURES[stop]:g}"


def save_every_table(page, folder):
    """Each comes as a file with a heading and rows."""
    unfold_offered(page, "Export")
    buttons = page.locator(".downloads").get_by_role("button", name=re.compile(r" CSV$|\.csv$"))
    expect(buttons).to_have_count(len(registry.tables("explore")))
    for button in buttons.all():
        with page.expect_download() as download:
            button.click()
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        assert path.suffix == ".csv"
        assert len(path.read_text().splitlines()) > 1
