"""Where the app may stand: below a path of another site, and behind another server than Streamlit's own."""

import pytest
from playwright.sync_api import expect

from pages.server import network
from tests.browser.drawn import expect_numbers
from tests.browser.linked import default_scene, expect_link
from tests.browser.serving import serving, serving_by_uvicorn, visit
from tests.browser.sliders import slider


def expect_alive(page):
    """Expect that pictures follow a slider, and that no message to Streamlit brings them."""
    before = page.evaluate("window.sent")
    slider(page).focus()
    slider(page).press("ArrowRight")
    expect_numbers(page, default_scene(temperature=1.02))
    expect_link(page, temperature="1.02")
    after = page.evaluate("window.sent")
    assert after["streamlit"] == before["streamlit"]
    assert after["boards"] > before["boards"]


@pytest.mark.long
def test_below_a_path(visitor):
    """A page of the story as the very first visit of a fresh server, and the home page with a slash at its end."""
    page = visitor()
    with serving("app.py", "--server.baseUrlPath=sub/path") as address:
        assert address.endswith("/sub/path")
        visit(page, f"{address}/masks?mask_painted=1-4&step=2")
        expect(page.locator("[data-slot=graph_words]")).to_contain_text("After 1 layer,")
        slider(page, "mask_rounds").focus()
        slider(page, "mask_rounds").press("ArrowRight")
        expect(page.locator("[data-slot=graph_words]")).to_contain_text("After 2 layers,")
        expect_link(page, mask_painted="1-4", step="2", mask_rounds="2")
        page.get_by_role("button", name="Previous", exact=True).click()
        expect(page.locator("[data-slot=mask_words]")).to_contain_text("bat may attend to 7 of 7 words")
        expect_link(page)  # what was set on the second step is there again on coming back
        page.locator(".st-key-next button").click()
        expect_link(page, mask_painted="1-4", step="2", mask_rounds="2")
        visit(page, f"{address}/")
        expect_alive(page)
        page.goto("about:blank")


@pytest.mark.long
@pytest.mark.skipif(not network.own_address(), reason="this computer is in no network")
def test_a_teacher_at_localhost_shows_the_address_that_phones_open(visitor):
    teacher, phone = visitor(), visitor()
    with serving("app.py", "--server.address=0.0.0.0") as address:
        visit(teacher, f"{address.replace('127.0.0.1', 'localhost')}/masks")
        teacher.get_by_role("button", name="Share").click()
        teacher.get_by_role("button", name="Start a class").click()
        picture = teacher.locator(".class_code img.qr").first
        expect(picture).to_be_visible()
        expect(teacher.locator(".class_code")).to_contain_text("Phones open this address if they are in the same network")
        shown = picture.get_attribute("alt")
        assert shown.startswith(address.replace("127.0.0.1", network.own_address()))
        phone.goto(shown)
        phone.get_by_role("button", name="Join").click()
        expect(phone.locator(".class_bar")).to_contain_text("You are number 1")
        expect(teacher.locator(".class_bar")).to_contain_text("1 joined")
        for page in (teacher, phone):
            page.goto("about:blank")


@pytest.mark.long
def test_by_uvicorn(visitor):
    """As any other ASGI app: python -m uvicorn app:app."""
    page = visitor()
    with serving_by_uvicorn() as address:
        visit(page, address)
        expect_alive(page)
        page.goto("about:blank")
