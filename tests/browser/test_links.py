"""Links both ways: a control moves the link, a link sets every control, in this tab, in another, and after a reload."""

import re
from urllib.parse import urlencode

from playwright.sync_api import expect

from attn_core import tokens
from pages.text import markdown
from tests.browser.linked import (
    DRAWN,
    LEAD,
    VIEW,
    default_scene,
    drawn_scene,
    expect_link,
    expect_said,
    expect_view,
    lead,
)
from tests.browser.menus import said, unfold
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider


def enter(page, name, text, key="Enter"):
    """Type into a box."""
    box = page.get_by_label(name, exact=True)
    box.fill(text)
    box.press(key)


def test_a_control_of_each_kind_moves_the_link_and_the_numbers_and_bad_values_of_a_link_are_named(page, address):
    """A slider, a choice, a number, a switch, a text; each says what none before has said, so it can't be left over."""
    told = set()
    visit(page, f"{address}/?{urlencode(DRAWN)}&temperature=banana&heads=0")
    remarks = page.locator("#notices")
    expect(remarks).to_contain_text("Ignored temperature=banana: it must be a number from 0 to 20.")
    expect(remarks).to_contain_text("Ignored heads=0: it must be a whole number from 1 to 8.")

    def expect_new(setting, **wanted):
        expect_said(page, setting, **DRAWN | wanted)
        assert lead(setting, 0, 1) not in told
        told.add(lead(setting, 0, 1))

    expect_new(drawn_scene())  # a default stays out of the link, and so does what was refused
    page.get_by_test_id("stSidebar").locator("summary").click()  # under it stand the positions
    at_rest(page)  # a click on what is still unfolding is lost
    linked, changed = {}, {}
    for name, value, act in (
        ("seed", 7, lambda: enter(page, "Seed", "7")),
        ("scale", "model", page.locator(".st-key-scale_title").get_by_text("d_model", exact=True).click),
        ("positions", "none", page.locator(".st-key-positions").get_by_text("none", exact=True).click),
        ("temperature", 20, lambda: slider(page).press("End")),
    ):
        act()
        linked[name], changed[name] = str(value), value
        expect_new(drawn_scene(**changed), **linked)
    page.locator(".st-key-heads").get_by_text("4", exact=True).click()
    expect_link(page, **DRAWN, **linked, heads="4")
    enter(page, "Sentence", "one two three", "Control+Enter")
    new = drawn_scene(words=("one", "two", "three"), heads=4, **changed)
    expect_new(new, **linked, heads="4", text="one two three")


def test_a_reload_shows_the_same_view(page, address):
    """Of Explore, in which nothing is at its default: the address, the controls, the sentence."""
    visit(page, f"{address}/explore?{urlencode(VIEW)}")
    page.reload()
    at_rest(page)
    expect_view(page)


def test_a_second_tab_opens_the_same_view_and_goes_its_own_way(page, address):
    """What is set in one of them changes nothing in the other, which has its own link, control and picture."""
    visit(page, f"{address}/masks?mask=causal&query=2")
    second = page.context.new_page()
    visit(second, page.url)
    expect(said(second, "mask_words")).to_have_text(said(page, "mask_words").inner_text())
    second.get_by_role("radio", name="window").click()
    expect_link(second, mask="window", query="2")
    expect(said(second, "mask_words")).not_to_have_text(said(page, "mask_words").inner_text())
    unfold(page, "window, prefix and padding")
    slider(page, "mask_padding").press("ArrowRight")
    expect_link(page, mask="causal", query="2", mask_padding="1")
    expect_link(second, mask="window", query="2")
    for tab, mask in ((page, "causal"), (second, "window")):
        tab.reload()
        at_rest(tab)
        expect(tab.locator(".st-key-mask [aria-checked=true]")).to_have_text(mask)
    second.close()


STRANGE = (
    "<script>document.title='owned'</script> <b>bold</b>",
    "**bold** $x^2$ :smile: [a](b) `code` # head",
    "👩‍👩‍👧 naïve 🇫🇷 \\back",
    "العربية تُكتب من اليمين",
)


def test_strange_text_is_shown_as_text(page, address):
    """In a link and typed: the second token stands in the sentence exactly as it is, and nothing in it comes alive."""
    visit(page, f"{address}/?{urlencode({'text': STRANGE[0]})}")
    for text in STRANGE:
        enter(page, "Sentence", text, "Control+Enter")
        expect_link(page, text=text)
        expect(page.locator(LEAD)).to_have_text(
            re.compile(rf"In head 0, {re.escape(markdown.labels(tokens.split(text))[1])} gives")
        )
        assert page.title() == "Attention Explorer"
        assert page.locator("[data-testid=stMain] .katex, [data-testid=stMain] script").count() == 0
    enter(page, "Sentence", "", "Control+Enter")
    expect(page.locator("[data-slot=remarks]")).to_contain_text("The sentence has no words yet")
    expect(page.locator("[data-testid=stMain] .chart")).to_have_count(0)
    enter(page, "Sentence", "cats purr", "Control+Enter")
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(words=("cats", "purr")), 0, 1))
