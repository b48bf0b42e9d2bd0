"""Designed weights in the browser: chosen in the sidebar or by a button, drawn, dragged, and kept in the link."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from pages.ui.controls import TEMPERATURES
from tests.browser.drawn import expect_numbers
from tests.browser.serving import at_rest, visit
from tests.browser.test_links import LEAD, default_scene, expect_link
from tests.browser.test_live import drag, hold, slider


@pytest.fixture
def third(page, address):
    """Explore with the default sentence, the third row selected."""
    visit(page, f"{address}/?query=2")
    return page


def before() -> object:
    """The scene in which every word looks at the word before."""
    return replace(default_scene(), maps="previous")


def choose(page, name: str) -> None:
    """Choose weights in the sidebar."""
    page.get_by_test_id("stSidebar").get_by_test_id("stSelectbox").filter(has_text="Weights").locator("input").click()
    page.get_by_role("option", name=name, exact=True).click()


def test_the_word_before_is_chosen_drawn_dragged_and_linked(third):
    page = third
    choose(page, "the word before")
    expect_numbers(page, before(), query=2)
    expect_link(page, maps="previous", query="2")
    remarks = page.locator("#slot-remarks")
    expect(remarks).to_contain_text("flew looks for position 1; bat offers position 1, and hands over word bat.")
    expect(page.locator(LEAD)).to_contain_text("Each token looks at the one before it.")
    at_rest(page)
    hold(page)
    drag(page, len(TEMPERATURES) - 1)
    expect(slider(page)).to_have_attribute("aria-valuetext", "20")
    expect_numbers(page, replace(before(), temperature=20.0), query=2)
    page.mouse.up()
    expect_link(page, maps="previous", query="2", temperature="20")
    choose(page, "a random draw")
    expect_numbers(page, replace(default_scene(), temperature=20.0), query=2)
    expect(remarks).to_have_text("")


def test_the_button_below_the_pictures_offers_it(third):
    page = third
    page.get_by_role("button", name="The word before").click()
    expect_numbers(page, before(), query=2)
    expect_link(page, maps="previous", query="2")
    page.get_by_role("button", name="Undo").click()
    expect_numbers(page, default_scene(), query=2)
