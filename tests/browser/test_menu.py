"""From page to page in one session: what the learner set on one is there on the others, and on coming back."""

import pytest
from playwright.sync_api import expect

from tests.browser.linked import LEAD, default_scene, expect_link, lead
from tests.browser.serving import at_rest, ran, visit

SECTIONS = {"Explore": "Start", "Worked examples": "Start", "Mistakes": "Practice"}
ROW = "Selected row, counted from 0"


def go(page, title):
    """Choose a page in the menu, and wait until it is there."""
    page.get_by_test_id("stTopNavSection").filter(has_text=SECTIONS.get(title, "How it works")).click()
    page.get_by_role("menuitem", name=title, exact=True).click()
    page.wait_for_function(  # the address is the new page's
        "name => document.querySelector('[aria-current=page]') === null && location.pathname.endsWith(name)",
        arg="/" if title == "Explore" else title.lower().replace(",", "").replace(" ", "_"),
    )
    page.wait_for_selector("[data-testid=stMain] h1")
    at_rest(page)


def pick(page, name, said):
    """Choose in a select box, by the keyboard."""
    box = page.get_by_role("combobox", name=name, exact=True)
    box.focus()
    box.press_sequentially(said)
    box.press("Enter")


def slide(page, key, *keys):
    """Move a slider by keys, each when the one before has moved it."""
    slider = thumb(page, key)
    slider.focus()
    for one in keys:
        before = slider.input_value()
        slider.press(one)
        expect(slider).not_to_have_value(before)


def thumb(page, key):
    """A slider, as the keyboard meets it."""
    return page.locator(f".st-key-{key} input[type=range]")


def test_a_pages_own_settings_are_there_again_on_coming_back(page, address):
    """Set by hand on three pages; each has its own back, in its controls, its pictures and its address."""
    visit(page, f"{address}/masks")
    slide(page, "mask_window", "ArrowRight", "ArrowRight")
    expect_link(page, mask_window="1")
    expect(page.locator("#slot-mask_said")).to_contain_text("window 1 either side")
    go(page, "Mistakes")
    expect_link(page)
    pick(page, "Bug", "Mask filled with 0")
    expect_link(page, mistake="zero_fill")
    expect(page.locator("#slot-what")).to_contain_text("A hidden score becomes 0")
    go(page, "Sharpness")
    slide(page, "multiplier", "End")
    expect_link(page, multiplier="32")
    expect(page.locator("#slot-five_words")).to_contain_text("Times 32")
    go(page, "Masks")
    expect_link(page, mask_window="1")
    expect(thumb(page, "mask_window")).to_have_attribute("aria-valuetext", "1")
    expect(page.locator("#slot-mask_said")).to_contain_text("window 1 either side")
    go(page, "Mistakes")
    expect_link(page, mistake="zero_fill")
    expect(page.get_by_role("combobox", name="Bug", exact=True)).to_have_value("Mask filled with 0")
    expect(page.locator("#slot-what")).to_contain_text("A hidden score becomes 0")
    go(page, "Sharpness")
    expect_link(page, multiplier="32")
    expect(thumb(page, "multiplier")).to_have_attribute("aria-valuetext", "32.00")
    expect(page.locator("#slot-five_words")).to_contain_text("Times 32")


def test_undo_and_reset_on_another_page_reach_a_pages_own_settings(page, address):
    """What is undone on one page is undone on the page where it was set, and in its address."""
    visit(page, f"{address}/masks")
    slide(page, "mask_window", "ArrowRight", "ArrowRight")
    expect_link(page, mask_window="1")
    expect(page.locator("#slot-mask_said")).to_contain_text("window 1 either side")
    heard = page.locator("#slot-rounds_said")
    expect(heard).to_contain_text("After 1 round,")
    slide(page, "mask_rounds", "End")
    expect_link(page, mask_window="1", mask_rounds="8")
    expect(heard).to_contain_text("After 8 rounds,")
    go(page, "Loops")
    with ran(page):
        page.get_by_role("button", name="Undo").click()
    go(page, "Masks")
    expect_link(page, mask_window="1")
    expect(thumb(page, "mask_rounds")).to_have_value("1")
    expect(heard).to_contain_text("After 1 round,")
    go(page, "Loops")
    with ran(page):
        page.get_by_role("button", name="Reset").click()
    go(page, "Masks")
    expect_link(page)
    expect(thumb(page, "mask_window")).to_have_attribute("aria-valuetext", "off")
    expect(page.locator("#slot-mask_said")).not_to_contain_text("either side")


@pytest.mark.parametrize("start", ["sharpness", "self_and_cross"])
def test_a_row_and_a_head_from_a_link_come_along_to_the_next_page(page, address, start):
    """In a session's very first run too; the address there names them, and the boxes show them."""
    visit(page, f"{address}/{start}?query=4&head=1")
    go(page, "Explore")
    expect_link(page, query="4", head="1")
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(), 1, 4))
    expect(page.get_by_label(ROW, exact=True)).to_have_value("4")
    expect(page.get_by_role("combobox", name="Query", exact=True)).to_have_value("of")
    go(page, "Averaging")
    expect_link(page)
    go(page, "Masks")
    expect_link(page, query="4", head="1")
    expect(page.get_by_label(ROW, exact=True)).to_have_value("4")


def test_a_box_beside_its_owner_shows_what_the_owner_says_on_the_next_page(page, address):
    """The row is bat by default: the box on the next page must not say another word."""
    visit(page, f"{address}/sharpness")
    go(page, "Explore")
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(), 0, 1))
    expect(page.get_by_role("combobox", name="Query", exact=True)).to_have_value("bat")
    pick(page, "Query", "The·0")
    expect_link(page, query="0")


def test_an_onward_link_keeps_the_session_and_sets_what_it_says(page, address):
    """The learner's sentence stays, the link's settings come on top, undo takes them back; it can be copied, too."""
    visit(page, f"{address}/worked_examples")
    page.get_by_label("Sentence", exact=True).fill("one two three")
    page.get_by_label("Sentence", exact=True).press("Control+Enter")
    expect_link(page, text="one two three")
    link = page.get_by_role("link", name="Two softmaxes")
    assert link.get_attribute("href") == "sharpness?temperature=0.125"
    link.click()
    expect(page.get_by_role("heading", name="When does softmax pick only one?")).to_be_visible()
    expect_link(page, text="one two three", temperature="0.125")
    expect(page.get_by_label("Sentence", exact=True)).to_have_value("one two three")
    expect(thumb(page, "temperature")).to_have_attribute("aria-valuetext", "0.125")
    at_rest(page)
    go(page, "Averaging")
    page.get_by_role("link", name="these averages with known numbers").click()
    expect_link(page, text="one two three", temperature="0.125", example="averaging")
    expect(page.locator("#slot-about_example")).to_contain_text("A loop, a triangular matrix")
    at_rest(page)
    page.get_by_role("link", name="One head on two channels").click()
    expect_link(page, text="one two three", temperature="0.125", heads="1", mask="causal", scale="none")
    at_rest(page)
    page.get_by_role("button", name="Undo").click()
    expect_link(page, text="one two three", temperature="0.125")
