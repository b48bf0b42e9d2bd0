"""On a phone: what is folded away says what it is, and a tap does what the mouse or a key does elsewhere."""

import pytest
from playwright.sync_api import expect

from tests.browser.letters import COVERED
from tests.browser.linked import expect_link
from tests.browser.serving import visit
from tests.selection import always

FRAME = {"width": 820, "height": 900}  # a tablet, or a frame in a course's page
AFTER = "element => getComputedStyle(element, '::after').content"


LABELS = {
    **{"masks?lang=en": "Menu", "masks?lang=de": "Menü", "start?lang=es": "Menú"},
    **{"shapes": "Menu, controls", "?lang=en": "Menu, controls", "?lang=de": "Menü, Regler", "?lang=es": "Menú, controles"},
}


@pytest.mark.parametrize("path", always(["?lang=de"], LABELS))
def test_the_button_of_the_menu_says_so(phone, address, path):
    """And that the controls stand there, too, where they do; while the menu is open, nothing stands over it."""
    visit(phone, f"{address}/{path}")
    button = phone.get_by_test_id("stExpandSidebarButton")
    assert button.evaluate(AFTER) == f'"{LABELS[path]}"'
    assert button.bounding_box()["width"] > 60  # px
    expect(phone.locator("#keys_button")).to_be_visible()
    button.tap()
    expect(phone.locator("#keys_button")).to_be_hidden()


def test_the_menu_closes_once_a_page_is_chosen_in_it(phone, address):
    visit(phone, f"{address}/averaging")
    phone.get_by_test_id("stExpandSidebarButton").tap()
    phone.get_by_test_id("stSidebarNav").get_by_role("link", name="Masks").tap()
    phone.wait_for_url("**/masks*")
    expect(phone.get_by_test_id("stSidebar")).to_have_attribute("data-collapsed", "true")


@pytest.mark.long
@pytest.mark.parametrize(("path", "words"), [("weighted_sum", "explanation_1"), ("masks", "explanation_1")])
def test_the_explanation_stands_above_the_task(phone, address, path, words):
    visit(phone, f"{address}/{path}")
    explanation = phone.locator(f".st-key-{words}").bounding_box()
    task = phone.locator("[data-slot$=task]:visible, .task:visible").first.bounding_box()
    assert explanation["y"] + explanation["height"] <= task["y"]


@pytest.mark.long
def test_a_finger_meets_the_marks_of_help(phone, address):
    """They are 44 px wide and high, and none reaches beyond the screen."""
    visit(phone, f"{address}/masks")
    marks = [mark.bounding_box() for mark in phone.get_by_test_id("stTooltipHoverTarget").all() if mark.is_visible()]
    assert marks
    assert all(mark["width"] >= 44 and mark["height"] >= 44 and mark["x"] + mark["width"] <= 390 for mark in marks)


def test_a_tap_on_a_term_shows_what_it_means(phone, address):
    visit(phone, f"{address}/masks")
    term = phone.locator("[data-testid=stMain] .term:visible").first
    assert term.evaluate(AFTER) == "none"
    term.tap()
    assert term.evaluate(AFTER) == f'"{term.get_attribute("title")}"'


def test_a_link_to_explore_shows_the_moved_word_on_a_phone(phone, address):
    """The sentence, its arcs and the map are as wide as the screen at most; a tap on a word selects its row."""
    visit(phone, f"{address}/?temperature=0.5")
    expect(phone.locator("[data-slot=lead]")).to_contain_text("bat gives its largest weight, ")
    expect(phone.locator("[data-slot=moves]")).to_contain_text("towards flown")
    for slot in ("sentence", "map"):
        phone.locator(f".st-key-board_{slot}").scroll_into_view_if_needed()
        box = phone.locator(f"[data-slot={slot}] svg").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    phone.locator("[data-slot=sentence] .mark-text text").filter(has_text="cave").tap()
    expect_link(phone, temperature="0.5", query="6")
    expect(phone.locator("[data-slot=moves]")).to_contain_text("The output moves cave")


@pytest.mark.parametrize(
    "path", always(["start"], ["?embed=true", "start?embed=true", "start", "masks?embed=true", "heads?step=1"])
)
def test_in_a_narrow_frame_no_number_covers_another(page, address, path):
    page.set_viewport_size(FRAME)
    visit(page, f"{address}/{path}")
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= FRAME["width"]
