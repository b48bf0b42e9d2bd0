"""Another sentence: every position is one of its words, in the control and in the address, and what is done next works."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from pages.view.settings import DEFAULTS, shared
from tests.browser.linked import expect_link, link
from tests.browser.serving import at_rest, press_offered, visit
from tests.browser.sliders import slider
from tests.selection import always

OTHER = "A cow sat"
LAST = 2
POSITIONS = {  # page → its controls of positions in the sentence
    "averaging": ("averaging_row", "looker", "sought"),
    "masks": ("mask_changed", "mask_grown"),
}


@pytest.mark.parametrize("name", always(["masks"], POSITIONS))
def test_another_sentence_and_then_another_control(page, address, name):
    """All positions stood at the last of seven words; there are three now."""
    own = {position: "6" for position in POSITIONS[name] if DEFAULTS[position] != 6}
    linked = {"step": "all", "projections": "random", "query": "6", **own}
    visit(page, f"{address}/{name}?{urlencode(linked)}")
    page.get_by_role("button", name="Your words").click()
    at_rest(page)
    box = page.get_by_label("Sentence", exact=True)
    box.fill(OTHER)
    box.press("Control+Enter")
    expect(page.get_by_test_id("stMain")).to_contain_text("cow")
    if "query" in shared(name):
        expect(page.get_by_label("Row", exact=True)).to_have_value(str(LAST))
        page.wait_for_function("last => new URLSearchParams(location.search).get('query') === last", arg=str(LAST))
    at_rest(page)
    for position in POSITIONS[name]:
        control = page.locator(f".st-key-{position} input[type=range]")
        expect(control).to_have_attribute("aria-valuetext", str(LAST))
        assert link(page).get(position, str(LAST)) == str(LAST)  # the control's default is the last one, too
    before = link(page)
    page.keyboard.press("Escape")
    press_offered(page, "New draw")
    expect_link(page, **before, seed="4")
    if name == "masks":
        page.locator(".st-key-mask").get_by_text("causal").click()
        expect_link(page, **before, seed="4", mask="causal")
    else:
        slider(page, "pull").press("End")
        expect_link(page, **before, seed="4", pull="8")
    at_rest(page)
    page.get_by_role("button", name="Your words").click()
    at_rest(page)
    expect(page.get_by_label("Sentence", exact=True)).to_have_value(OTHER)
