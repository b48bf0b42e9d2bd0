"""From page to page in one session: what the learner set on one is there on the others, and on coming back."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from pages.controls import page_frame
from pages.text.languages import Words
from pages.view.menu import CODE, LEARN, MODELS, PAGES, PRACTICE, UNLISTED
from tests.browser.linked import LEAD, default_scene, expect_heard, expect_link, lead
from tests.browser.serving import at_rest, expect_undo, press_offered, visit
from tests.browser.sliders import slider

TITLES = {page: page_frame.numbered(page) for page in PAGES}
german = Words("frame", "de")

FOLDED = {"Learn": LEARN, "Models": MODELS, "Code": CODE}  # what the menu holds beside Explore
FOLDED["Practice"] = [page for page in PRACTICE if page not in UNLISTED]
FILES = {title: "" if page == "explore" else page for page, title in TITLES.items()}  # title → where its page stands

SETTLED = """() => new Promise(resolve => {  // once the address has been the same for a second
  let address = location.href, since = performance.now()
  const look = () => {
    if (location.href !== address) [address, since] = [location.href, performance.now()]
    if (performance.now() - since > 1000) resolve()
    else setTimeout(look, 20)
  }
  look()
})"""


def go(page, title):
    """Choose a page in the menu, and wait until it is there."""
    menu = page.get_by_test_id("stHeader")
    folded = [section for section, pages in FOLDED.items() if title in map(TITLES.get, pages)]
    if folded:
        menu.get_by_role("button", name=folded[0]).click()
        page.get_by_role("menuitem", name=title, exact=True).click()
    else:
        menu.get_by_role("link", name=title, exact=True).click()
    page.wait_for_function("name => location.pathname.endsWith('/' + name)", arg=FILES[title])  # the new page's
    at_rest(page)


def unfolded(page, title):
    """Unfold what is deeper."""
    fold = page.locator("[data-testid=stMain] summary").filter(has_text=title)
    if fold.locator("xpath=..").get_attribute("open") is None:
        fold.click()
    at_rest(page)


def slide(page, name, *keys):
    """Move a slider by keys, each when the one before has moved it."""
    thumb = slider(page, name)
    thumb.scroll_into_view_if_needed()  # what is still unfolding can't have the focus
    thumb.focus()
    expect(thumb).to_be_focused()
    for one in keys:
        before = thumb.input_value()
        thumb.press(one)
        expect(thumb).not_to_have_value(before)


def said(page, slot):
    """A sentence of a page."""
    return page.locator(f"[data-slot={slot}]")


def test_the_menu_is_always_there_and_chapters_stand_below_it(page, address):
    """Explore and four titles stand in it; on Learn pages a line leads to the chapters, and the page says where one is."""
    visit(page, f"{address}/masks")
    menu, chapters = page.get_by_test_id("stHeader"), page.locator(".st-key-chapters")
    assert menu.get_by_role("link").all_inner_texts() == ["Explore"]
    assert chapters.get_by_role("link").all_inner_texts() == [*map(TITLES.get, LEARN)]
    for title in map(TITLES.get, LEARN):
        expect(chapters.get_by_role("link", name=title, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".st-key-steps")).to_contain_text("5 Masks · step 1 of 4")
    chapters.get_by_role("link", name="6 Order").click()
    expect(page.locator(".st-key-steps")).to_contain_text("6 Order · step 1 of 3")
    go(page, "Explore")
    expect(chapters.get_by_role("link")).to_have_count(0)
    visit(page, f"{address}/masks?locked=step")  # whoever may not leave a step is not led elsewhere
    expect(chapters.get_by_role("link")).to_have_count(0)


MOVED = """async ({base, page}) => {  // as Streamlit does under load: a board of the page that was left is mounted once more
  const parentElement = Object.assign(document.createElement('div'), {innerHTML: '<div class="board"></div>'})
  const data = {page, name: 'lesson', pages: ['explore', 'masks', page], lang: 'en', words: {}, link: {}}
  const boards = await globalThis.boards
  boards.mount({parentElement, data, setTriggerValue() {}}, base)
  window.stale = parentElement.firstChild.board
}"""


@pytest.mark.long
def test_a_board_of_the_page_before_takes_none_of_this_page_away(page, address):
    """A page turn mounts them in any order: afterwards all that stand here still follow the controls, and undo is there."""
    visit(page, f"{address}/masks")
    page.evaluate(MOVED, {"base": f"{address}/", "page": "sharpness"})
    assert page.evaluate("window.stale.page") == "sharpness"
    page.get_by_role("radio", name="causal").click()
    expect(said(page, "mask_words")).to_contain_text("of 49 cells are hidden")
    at_rest(page)
    links = page.evaluate("[...document.querySelectorAll('[data-testid=stMain] .board')].map(board => board.dataset.link)")
    assert [link for link in links if link is not None and "mask=causal" not in link] == []
    expect_undo(page, True)


def press(page, section):
    """Open or close a section by the keyboard."""
    section.focus()
    expect(section).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.long
def test_all_sections_open_one_after_the_other(page, address):
    """On Explore, too, whose sidebar leaves the menu the least room: by mouse and by keyboard, Escape between them."""
    visit(page, address)
    menu = page.get_by_test_id("stHeader")
    for opened in (lambda section: section.click(), lambda section: press(page, section)):
        for title, pages in FOLDED.items():
            opened(menu.get_by_role("button", name=title, exact=True))
            expect(page.get_by_role("menuitem")).to_have_text([*map(TITLES.get, pages)])
            page.keyboard.press("Escape")
            expect(page.get_by_role("menuitem")).to_have_count(0)
            expect(menu.get_by_role("button", name=title, exact=True)).to_be_focused()
    visit(page, f"{address}/?lang=de")  # whose titles are longer
    assert menu.get_by_role("link").all_inner_texts() == ["Erkunden"]
    assert menu.get_by_role("button").all_inner_texts()[:4] == [german.LEARN, german.MODELS, german.PRACTICE, german.CODE]


def test_a_pages_own_settings_are_there_again_on_coming_back(page, address):
    """Set by hand on three pages; each has its own back, in its controls, its pictures and its address."""
    combined = "window, prefix and padding"
    visit(page, f"{address}/masks")
    unfolded(page, combined)
    slide(page, "mask_window", "ArrowRight", "ArrowRight")
    expect_link(page, mask_window="1")
    expect(said(page, "mask_said")).to_contain_text("window 1 either side")
    go(page, "Mistakes")
    expect_link(page)
    bug = page.get_by_role("combobox", name="Bug", exact=True)
    bug.focus()
    bug.press_sequentially("Hidden scores set to 0")
    bug.press("Enter")
    expect_link(page, mistake="zero_fill")
    expect(said(page, "what")).to_contain_text("A hidden score becomes 0")
    go(page, "4 Softmax")
    slide(page, "multiplier", "End")
    expect_link(page, multiplier="32")
    expect(said(page, "five_words")).to_contain_text("Multiplied by 32,")
    go(page, "5 Masks")
    expect_link(page, mask_window="1")
    expect(said(page, "mask_words")).to_contain_text("30 of 49 cells are hidden")
    unfolded(page, combined)
    expect(slider(page, "mask_window")).to_have_attribute("aria-valuetext", "1")
    expect(said(page, "mask_said")).to_contain_text("window 1 either side")
    go(page, "Mistakes")
    expect_link(page, mistake="zero_fill")
    expect(bug).to_have_value("Hidden scores set to 0")
    expect(said(page, "what")).to_contain_text("A hidden score becomes 0")
    go(page, "4 Softmax")
    expect_link(page, multiplier="32")
    expect(slider(page, "multiplier")).to_have_attribute("aria-valuetext", "32.00")
    expect(said(page, "five_words")).to_contain_text("Multiplied by 32,")


@pytest.mark.long
def test_undo_is_a_pages_own_and_reset_reaches_all_pages(page, address):
    """What is undone on one page leaves another as it was; a reset there is one here, too."""
    combined = "window, prefix and padding"
    visit(page, f"{address}/masks")
    unfolded(page, combined)
    slide(page, "mask_window", "ArrowRight", "ArrowRight")
    expect_link(page, mask_window="1")
    expect(said(page, "mask_said")).to_contain_text("window 1 either side")
    expect_undo(page, True)  # the change stands
    slide(page, "mask_padding", "End")
    expect_link(page, mask_window="1", mask_padding="7")
    expect(said(page, "mask_said")).to_contain_text("0 of 49 cells are open")
    go(page, "Explore")
    expect_undo(page, False)
    slider(page, "power").press("Home")
    expect_heard(page, default_scene(power=0.0))
    press_offered(page, "Undo")
    expect_link(page)
    expect_undo(page, False)
    go(page, "5 Masks")
    expect_link(page, mask_window="1", mask_padding="7")
    unfolded(page, combined)
    expect(said(page, "mask_said")).to_contain_text("0 of 49 cells are open")
    press_offered(page, "Undo")
    expect_link(page, mask_window="1")
    expect(slider(page, "mask_padding")).to_have_value("0")
    expect(said(page, "mask_said")).to_contain_text("19 of 49 cells are open")
    go(page, "Explore")
    press_offered(page, "Reset")
    expect_link(page)
    go(page, "5 Masks")
    expect_link(page)
    unfolded(page, combined)
    expect(slider(page, "mask_window")).to_have_attribute("aria-valuetext", "off")
    expect(said(page, "mask_said")).not_to_contain_text("either side")


@pytest.mark.long
def test_a_row_and_a_head_from_a_link_stay_on_its_step(page, address):
    """In a session's very first run too: other pages open with rows of their own, and on the way back it is there again."""
    visit(page, f"{address}/sharpness?query=4&head=1")
    go(page, "Explore")
    expect_link(page)
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(), 0, 1))
    expect(page.get_by_label("Row", exact=True)).to_have_value("1")
    go(page, "4 Softmax")
    expect_link(page, query="4", head="1")
    page.get_by_role("button", name="Your words").click()
    at_rest(page)
    expect(page.get_by_label("Row", exact=True)).to_have_value("4")
    expect(page.get_by_label("Head", exact=True)).to_have_value("1")


@pytest.mark.long
def test_an_onward_link_keeps_the_session_and_sets_what_it_says(page, address):
    """The learner's sentence stays, the link's settings come on top; it can be copied, too; back leads back."""
    visit(page, f"{address}/start?text=one+two+three")
    go(page, "Checks")
    expect_link(page)  # which has no sentence
    link = page.get_by_role("link", name="Two softmaxes")
    known = parse_qs(urlsplit(link.get_attribute("href")).query)
    assert known["multiplier"] == ["8"]
    link.click()
    expect(page.get_by_role("heading", name="Softmax turns scores into shares")).to_be_visible()
    expect_link(page, text="one two three", multiplier="8")
    expect(slider(page, "multiplier")).to_have_attribute("aria-valuetext", "8.00")
    at_rest(page)
    page.get_by_role("button", name="Your words").click()
    at_rest(page)
    expect(page.get_by_label("Sentence", exact=True)).to_have_value("one two three")
    page.keyboard.press("Escape")
    go(page, "1 Averaging")
    unfolded(page, "a loop that fails")
    page.get_by_test_id("stMain").get_by_role("link", name="these averages with known numbers").click()
    expect(said(page, "about_example")).to_contain_text("A loop, a triangular matrix")
    expect_link(page, example="averaging")
    at_rest(page)
    page.get_by_role("link", name="One head on two channels").click()
    page.wait_for_function("() => location.pathname.endsWith('/masks')")
    changed = {"mask": "causal", "power": "0", "projections": "one_head_two_channels", "query": "7"}
    expect_link(page, text="one two three", **changed)
    page.evaluate(SETTLED)
    at_rest(page)
    while not urlsplit(page.url).path.endswith("/worked_examples"):  # what the example sets may be an entry of its own
        before = page.url
        page.go_back()
        page.wait_for_url(lambda url, before=before: url != before)  # or it would go back once too often
        page.evaluate(SETTLED)
        at_rest(page)
    expect(said(page, "about_example")).to_contain_text("A loop, a triangular matrix")
    page.wait_for_function("() => new URLSearchParams(location.search).get('example') === 'averaging'")
