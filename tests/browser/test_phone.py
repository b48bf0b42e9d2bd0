"""On a phone: what is folded away says what it is, and a tap does what the mouse or a key does elsewhere."""

import pytest

from tests.browser.serving import visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AFTER = "element => getComputedStyle(element, '::after').content"


@pytest.mark.parametrize(("lang", "label"), [("en", "Menu"), ("de", "Menü")])
def test_the_button_of_the_menu_says_so(visitor, address, lang, label):
    page = visitor(**PHONE)
    visit(page, f"{address}/masks?lang={lang}")
    button = page.get_by_test_id("stExpandSidebarButton")
    assert button.evaluate(AFTER) == f'"{label}"'
    assert button.bounding_box()["width"] > 60  # px


def test_a_tap_on_a_term_shows_what_it_means(visitor, address):
    page = visitor(**PHONE)
    visit(page, f"{address}/masks")
    term = page.locator("[data-testid=stMain] .term:visible").first
    assert term.evaluate(AFTER) == "none"
    term.tap()
    assert term.evaluate(AFTER) == f'"{term.get_attribute("title")}"'
