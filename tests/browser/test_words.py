"""Another sentence: every position is one of its words, in the control and in the address, and what is done next works."""

import pytest
from playwright.sync_api import expect

from pages.ui.link import DEFAULTS
from tests.browser.linked import expect_link, link
from tests.browser.serving import at_rest, visit

OTHER = "A cow sat"
LAST = 2
POSITIONS = {  # page → its controls of positions in the sentence
    "averaging": ("averaging_row", "looker", "sought"),
    "masks": ("mask_changed", "mask_grown"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_another_sentence_and_then_another_control(page, address, name):
    """All positions stood at the last of seven words; there are three now."""
    own = {position: "6" for position in POSITIONS[name] if DEFAULTS[position] != 6}
    visit(page, f"{address}/{name}?query=6&" + "&".join(f"{position}=6" for position in own))
    box = page.get_by_label("Sentence", exact=True)
    box.fill(OTHER)
    box.press("Control+Enter")
    expect(page.get_by_test_id("stMain")).to_contain_text("cow")
    expect(page.get_by_label("Row", exact=True)).to_have_value(str(LAST))
    page.wait_for_function("last => new URLSearchParams(location.search).get('query') === last", arg=str(LAST))
    at_rest(page)
    for position in POSITIONS[name]:
        control = page.locator(f".st-key-{position} input[type=range]")
        expect(control).to_have_attribute("aria-valuetext", str(LAST))
        assert link(page).get(position, str(LAST)) == str(LAST)  # the control's default is the last one, too
    before = link(page)
    page.get_by_role("button", name="New draw").click()
    expect_link(page, **before, seed="4")
    page.locator(".st-key-mask").get_by_text("causal").click()
    expect_link(page, **before, seed="4", mask="causal")
    at_rest(page)
    expect(page.get_by_label("Sentence", exact=True)).to_have_value(OTHER)
