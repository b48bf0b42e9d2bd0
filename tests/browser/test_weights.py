"""Designed projections in the browser: chosen in the sidebar or by a button, drawn, moved, and kept in the link."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from pages.view.settings import TEMPERATURES
from tests.browser.drawn import expect_numbers
from tests.browser.linked import LEAD, default_scene, expect_heard, expect_link
from tests.browser.serving import press_offered, visit
from tests.browser.sliders import drag, hold, slider


def before() -> object:
    """The scene in which every word attends to the previous word."""
    return replace(default_scene(), source="previous")


def choose(page, name: str) -> None:
    """Choose weights in the sidebar."""
    page.get_by_test_id("stSidebar").get_by_test_id("stSelectbox").filter(has_text="Projections").locator("input").click()
    page.get_by_role("option", name=name, exact=True).click()


@pytest.mark.long
def test_the_word_before_is_chosen_drawn_and_linked(page, address):
    """In the sidebar, which keeps the row, and by the button below the pictures, a complete state."""
    visit(page, f"{address}/?query=2")
    choose(page, "previous")
    expect_numbers(page, before(), query=2)
    expect_link(page, projections="previous", query="2")
    roles = page.locator("[data-slot=roles]")
    expect(roles).to_contain_text("flew looks for position 1; bat offers position 1, and passes on word “bat”.")
    expect(page.locator(LEAD)).to_contain_text("Each token attends to the one before it.")
    choose(page, "meaning")
    expect_numbers(page, default_scene(), query=2)
    expect(roles).not_to_contain_text("looks for position")
    expect_heard(page, default_scene(), query=2)
    page.locator("[data-slot^=try_sharp]").get_by_role("button", name="Attend to the previous word").click()
    expect_numbers(page, before(), query=1)
    expect_link(page, projections="previous")
    expect(page.locator(".heard")).to_contain_text("Each token attends to the one before it.")
    press_offered(page, "Undo")
    expect_numbers(page, default_scene(), query=2)
    expect_link(page, query="2")
    expect_heard(page, default_scene(), query=2)


def test_pictures_of_designed_weights_follow_a_held_slider(page, address):
    """The first and the last stop of a drag, the link once it is let go."""
    visit(page, f"{address}/?projections=previous&query=2")
    hold(page)
    for stop in (len(TEMPERATURES) - 8, len(TEMPERATURES) - 1):
        drag(page, stop)
        expect(slider(page)).to_have_attribute("aria-valuetext", f"{TEMPERATURES[stop]:g}")
        expect_numbers(page, replace(before(), temperature=float(TEMPERATURES[stop])), query=2)
    page.mouse.up()
    expect_link(page, projections="previous", query="2", temperature="20")
