"""Variants on Explore, pressed with the mouse: a chip brings its control, the pictures follow, and the fold stays open."""

from playwright.sync_api import expect

from tests.browser.linked import expect_link
from tests.browser.menus import said, unfold
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider


def test_chips_add_and_take_away(page, address):
    visit(page, f"{address}/?projections=random&head_size=16")
    unfold(page, "Variants")
    press = {
        name: page.locator(".board .buttons button", has_text=name) for name in ("Rotary positions", "Soft cap", "Packed")
    }
    before = said(page, "lead").inner_text()
    press["Rotary positions"].click()
    expect_link(page, projections="random", head_size="16", rotary="halves", positions="none")
    expect(page.locator(".st-key-rotary [aria-checked=true]")).to_have_text("halves")
    expect(said(page, "lead")).not_to_have_text(before)
    press["Soft cap"].click()
    at_rest(page)
    expect(page.locator(".st-key-stage")).to_contain_text("capped")
    slider(page, "cap").press("ArrowRight")
    expect_link(page, projections="random", head_size="16", rotary="halves", positions="none", cap="1")
    press["Packed"].click()
    press["Rotary positions"].click()
    expect_link(page, projections="random", head_size="16", cap="1", mask="packed")
    press["Soft cap"].click()
    press["Packed"].click()
    expect_link(page, projections="random", head_size="16")
    at_rest(page)
    expect(press["Soft cap"]).to_have_attribute("aria-pressed", "false")
    expect(press["Soft cap"]).to_be_visible()
    expect(page.locator(".st-key-cap")).to_have_count(0)
