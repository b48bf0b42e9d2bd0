"""From page to page in one session: what the learner set on one is there on the others, and on coming back."""

from playwright.sync_api import expect

from tests.browser.linked import LEAD, default_scene, expect_heard, expect_link, lead
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider

SECTIONS = {"Explore": "Start", "Worked examples": "Start", "Mistakes": "Practice"}


def go(page, title):
    """Choose a page in the menu, and wait until it is there."""
    page.get_by_test_id("stTopNavSection").filter(has_text=SECTIONS.get(title, "How it works")).click()
    page.get_by_role("menuitem", name=title, exact=True).click()
    page.wait_for_function(  # the address is the new page's
        "name => location.pathname.endsWith(name)",
        arg="/" if title == "Explore" else title.lower().replace(",", "").replace(" ", "_"),
    )
    page.wait_for_selector("[data-testid=stMain] h1")
    at_rest(page)


def slide(page, name, *keys):
    """Move a slider by keys, each when the one before has moved it."""
    thumb = slider(page, name)
    thumb.focus()
    for one in keys:
        before = thumb.input_value()
        thumb.press(one)
        expect(thumb).not_to_have_value(before)


def said(page, slot):
    """A sentence of a page."""
    return page.locator(f"[data-slot={slot}]")


def test_a_pages_own_settings_are_there_again_on_coming_back(page, address):
    """Set by hand on three pages; each has its own back, in its controls, its pictures and its address."""
    visit(page, f"{address}/masks")
    slide(page, "mask_window", "ArrowRight", "ArrowRight")
    expect_link(page, mask_window="1")
    expect(said(page, "mask_said")).to_contain_text("window 1 either side")
    go(page, "Mistakes")
    expect_link(page)
    bug = page.get_by_role("combobox", name="Bug", exact=True)
    bug.focus()
    bug.press_sequentially("zero_fill")
    bug.press("Enter")
    expect_link(page, mistake="zero_fill")
    expect(said(page, "what")).to_contain_text("A hidden score becomes 0")
    go(page, "Sharpness")
    slide(page, "multiplier", "End")
    expect_link(page, multiplier="32")
    expect(said(page, "five_words")).to_contain_text("Times 32")
    go(page, "Masks")
    expect_link(page, mask_window="1")
    expect(slider(page, "mask_window")).to_have_attribute("aria-valuetext", "1")
    expect(said(page, "mask_said")).to_contain_text("window 1 either side")
    go(page, "Mistakes")
    expect_link(page, mistake="zero_fill")
    expect(bug).to_have_value("zero_fill")
    expect(said(page, "what")).to_contain_text("A hidden score becomes 0")
    go(page, "Sharpness")
    expect_link(page, multiplier="32")
    expect(slider(page, "multiplier")).to_have_attribute("aria-valuetext", "32.00")
    expect(said(page, "five_words")).to_contain_text("Times 32")


def test_undo_is_a_pages_own_and_reset_reaches_all_pages(page, address):
    """What is undone on one page leaves another as it was; a reset there is one here, too."""
    undo = page.get_by_role("button", name="Undo")
    visit(page, f"{address}/masks")
    slide(page, "mask_window", "ArrowRight", "ArrowRight")
    expect_link(page, mask_window="1")
    expect(said(page, "mask_said")).to_contain_text("window 1 either side")
    expect(undo).to_be_enabled()  # the change stands
    heard = said(page, "rounds_said")
    expect(heard).to_contain_text("After 1 round,")
    slide(page, "mask_rounds", "End")
    expect_link(page, mask_window="1", mask_rounds="8")
    expect(heard).to_contain_text("After 8 rounds,")
    go(page, "Explore")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="New draw").click()
    expect_heard(page, default_scene(seed=4))
    undo.click()
    expect_link(page)
    expect(undo).to_be_disabled()
    go(page, "Masks")
    expect_link(page, mask_window="1", mask_rounds="8")
    expect(heard).to_contain_text("After 8 rounds,")
    undo.click()
    expect_link(page, mask_window="1")
    expect(slider(page, "mask_rounds")).to_have_value("1")
    expect(heard).to_contain_text("After 1 round,")
    go(page, "Explore")
    page.get_by_role("button", name="Reset").click()
    expect_link(page)
    go(page, "Masks")
    expect_link(page)
    expect(slider(page, "mask_window")).to_have_attribute("aria-valuetext", "off")
    expect(said(page, "mask_said")).not_to_contain_text("either side")


def test_a_row_and_a_head_from_a_link_come_along_to_the_next_page(page, address):
    """In a session's very first run too; the address there names them, and the boxes show them."""
    visit(page, f"{address}/sharpness?query=4&head=1")
    for title in ("Explore", "Masks"):
        go(page, title)
        expect_link(page, query="4", head="1")
        expect(page.get_by_label("Row", exact=True)).to_have_value("4")
        expect(page.get_by_label("Head", exact=True)).to_have_value("1")
        if title == "Explore":
            expect(page.locator(LEAD)).to_contain_text(lead(default_scene(), 1, 4))


def test_an_onward_link_keeps_the_session_and_sets_what_it_says(page, address):
    """The learner's sentence stays, the link's settings come on top; it can be copied, too; back leads back."""
    visit(page, f"{address}/worked_examples")
    page.get_by_label("Sentence", exact=True).fill("one two three")
    page.get_by_label("Sentence", exact=True).press("Control+Enter")
    expect_link(page, text="one two three")
    link = page.get_by_role("link", name="Two softmaxes")
    assert link.get_attribute("href") == "sharpness?multiplier=8"
    link.click()
    expect(page.get_by_role("heading", name="When does softmax pick only one?")).to_be_visible()
    expect_link(page, text="one two three", multiplier="8")
    expect(page.get_by_label("Sentence", exact=True)).to_have_value("one two three")
    expect(slider(page, "multiplier")).to_have_attribute("aria-valuetext", "8.00")
    at_rest(page)
    go(page, "Averaging")
    page.get_by_role("link", name="these averages with known numbers").click()
    expect_link(page, text="one two three", example="averaging")
    expect(said(page, "about_example")).to_contain_text("A loop, a triangular matrix")
    at_rest(page)
    page.get_by_role("link", name="One head on two channels").click()
    changed = {"maps": "one_head_two_channels", "mask": "causal", "scale": "none", "query": "7"}
    expect_link(page, **changed)  # the example's own tokens stand in place of the sentence
    at_rest(page)
    page.go_back()
    page.go_back()  # the first leads to the entry of this page whose address still held the sentence
    expect(said(page, "about_example")).to_contain_text("A loop, a triangular matrix")
    page.get_by_role("button", name="Back to your own sentence").click()
    expect_link(page, text="one two three", example="averaging", mask="causal", scale="none", query="2")
