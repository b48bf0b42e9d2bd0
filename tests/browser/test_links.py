"""Links both ways, in a real browser: a control moves the link, a link sets every control, first visit included."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from attn_core import scene, tokens
from pages.text import markdown
from tests.browser.linked import DRAWN, LEAD, default_scene, drawn_scene, expect_heard, expect_link, expect_said, lead
from tests.browser.serving import at_rest, offered, press_offered, serving, visit
from tests.browser.sliders import slider

VIEW = {
    "text": "A storm bent the old oak",
    "projections": "random",
    "heads": "4",
    "head_size": "17",
    "scale": "model",
    "power": "0.35",
    "temperature": "0.37",
    "mask": "prefix",
    "prefix": "3",
    "positions": "none",
    "dropout": "0.25",
    "seed": "11",
    "d_model": "24",
    "query": "4",
    "head": "2",
    "stage": "scaled",
}


def view_scene():
    """The scene that VIEW links to."""
    return scene.Scene(
        words=tuple(VIEW["text"].split()),
        heads=4,
        head_size=17,
        d_model=24,
        scale="model",
        power=0.35,
        temperature=0.37,
        mask="prefix",
        prefix=3,
        positions=False,
        dropout=0.25,
        seed=11,
    )


def expect_view(page):
    """Check that VIEW is what is on screen: the sentence, the numbers, the controls."""
    expect(page.locator(LEAD)).to_contain_text(lead(view_scene(), head=2, query=4))
    expect(page.get_by_label("Sentence", exact=True)).to_have_value(VIEW["text"])
    for label, value in (("Seed", "11"), ("Row", "4"), ("Head", "2")):
        expect(page.get_by_label(label, exact=True)).to_have_value(value)
    for name in ("head_size", "temperature", "dropout", "power"):
        expect(slider(page, name)).to_have_attribute("aria-valuetext", VIEW[name])
    for key, chosen in (("stage", "scaled"), ("mask", "prefix"), ("scale_title", "d_model"), ("heads", "4")):
        expect(page.locator(f".st-key-{key} :is([aria-checked=true], [aria-pressed=true])")).to_have_text(chosen)


def test_a_deep_link_opened_first_on_a_fresh_server_shows_exactly_its_view(visitor):
    """The first visitor after a start arrives by a deep link, which reaches a server that hasn't drawn a page yet."""
    page = visitor()
    with serving() as address:
        visit(page, f"{address}/?{urlencode(VIEW)}")
        expect_view(page)
        expect_link(page, **VIEW)
        page.goto("about:blank")


def test_reload_keeps_the_view_and_back_leads_to_it(page, address):
    """What was on screen is on screen again; and after a second address in the same tab, controls included."""
    visit(page, f"{address}/explore?{urlencode(VIEW)}")
    page.reload()
    at_rest(page)
    expect_view(page)
    expect_link(page, **VIEW)
    visit(page, f"{address}/?temperature=2")
    expect_said(page, default_scene(temperature=2.0), temperature="2")
    page.go_back()
    at_rest(page)
    expect_view(page)
    expect_link(page, **VIEW)


def test_every_kind_of_control_moves_the_link_and_the_numbers(page, address):
    """A slider by key, a choice, a number, a switch, a text: in the link and in the first sentence."""
    explore, told = page, set()
    visit(page, f"{address}/?{urlencode(DRAWN)}")

    def expect_new(setting, **wanted):
        """Expect what no step before has said: it can't be left over."""
        expect_said(explore, setting, **DRAWN | wanted)
        assert lead(setting, 0, 1) not in told
        told.add(lead(setting, 0, 1))

    expect_new(drawn_scene())  # a default stays out of the link
    slider(explore).focus()
    slider(explore).press("End")
    expect_new(drawn_scene(temperature=20.0), temperature="20")
    expect_heard(explore, drawn_scene(temperature=20.0))  # it stands: what comes next is another act
    slider(explore).press("Home")
    expect_new(drawn_scene(temperature=0.0), temperature="0")
    for setting in ({"temperature": "20"}, {}):
        press_offered(explore, "Undo")
        temperature = float(setting.get("temperature", 1))
        expect_said(explore, drawn_scene(temperature=temperature), **DRAWN | setting)
    explore.get_by_test_id("stSidebar").locator("summary").click()  # under it stand the positions
    at_rest(explore)  # a click on what is still unfolding is lost
    linked, changed = {}, {}
    for name, value, act in (
        ("scale", "model", explore.locator(".st-key-scale_title").get_by_text("d_model", exact=True).click),
        ("seed", 7, lambda: enter(explore, "Seed", "7")),
        ("positions", "none", explore.locator(".st-key-positions").get_by_text("none", exact=True).click),
    ):
        act()
        linked[name], changed[name] = str(value).lower(), value
        expect_new(drawn_scene(**changed), **linked)
    explore.locator(".st-key-heads").get_by_text("4", exact=True).click()
    expect_link(explore, **DRAWN, **linked, heads="4")
    expect(explore.locator("[data-slot=thumbnails] svg.marks")).to_be_visible()
    enter(explore, "Sentence", "one two three", "Control+Enter")
    new = drawn_scene(words=("one", "two", "three"), heads=4, **changed)
    expect_new(new, **linked, heads="4", text="one two three")


def enter(page, name, text, key="Enter"):
    """Type into a box."""
    box = page.get_by_label(name, exact=True)
    box.fill(text)
    box.press(key)


def test_a_bad_value_falls_back_and_is_named(page, address):
    """Nothing breaks, the sentence names the value and the rule, the rest of the link holds."""
    visit(page, f"{address}/?temperature=banana&heads=0&head_size=0&seed=5")
    remarks = page.locator("#notices")
    expect(remarks).to_contain_text("Ignored temperature=banana: it must be a number from 0 to 20.")
    expect(remarks).to_contain_text("Ignored heads=0: it must be a whole number from 1 to 8.")
    expect(remarks).to_contain_text("Ignored head_size=0: it must be a whole number from 1 to 128.")
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(seed=5), 0, 1))
    expect_link(page, seed="5")


@pytest.mark.long
def test_a_selection_beyond_the_last_word_becomes_the_last_in_the_link_too(page, address):
    """By link at once, and when the text gets shorter."""
    visit(page, f"{address}/?query=20")
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(), 0, 6))
    expect_link(page, query="6")
    page.get_by_label("Sentence", exact=True).fill("one two three four")
    page.get_by_label("Sentence", exact=True).press("Control+Enter")
    expect_link(page, query="3", text="one two three four")


@pytest.mark.long
def test_a_linked_temperature_is_kept_exactly(page, address):
    """The address spells it as the control does."""
    visit(page, f"{address}/?temperature=0.123456789")
    expect_said(page, default_scene(temperature=0.123456789), temperature="0.123456789")
    expect(slider(page)).to_have_attribute("aria-valuetext", "0.123456789")


@pytest.mark.long
def test_the_view_is_the_same_when_somebody_else_opens_the_copied_link(explore, visitor):
    """Copy link puts the address into the clipboard; another visitor sees the same row."""
    explore.get_by_role("button", name="Temperature 0.1").click()
    expect_link(explore, temperature="0.1")
    offered(explore, "Copy link").click()
    expect(explore.get_by_role("button", name="Copied")).to_be_visible()
    copied = explore.evaluate("navigator.clipboard.readText()")
    other = visitor()
    visit(other, copied)
    for one in (other, explore):
        expect_said(one, default_scene(temperature=0.1), temperature="0.1")


STRANGE = (
    "<script>document.title='owned'</script> <b>bold</b>",
    "**bold** $x^2$ :smile: [a](b) `code` # head",
    "\"double\" 'single' \\back",
    "👩‍👩‍👧 naïve 🇫🇷 👍🏽",
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


@pytest.mark.long
def test_ten_thousand_characters_are_cut_in_words(page, address):
    """The page says how much it uses, and the text box keeps all of it."""
    text = "bat cave " * 1111 + "x"
    visit(page, f"{address}/?{urlencode({'text': text})}")
    expect(page.locator("[data-slot=remarks]")).to_contain_text("The sentence has 2223 tokens; the first 512 are used")
    expect(page.get_by_label("Sentence", exact=True)).to_have_value(text)


@pytest.mark.long
def test_a_bad_value_in_a_link_to_a_story_page_opens_that_page(page, address):
    """And is named there: the run that begins again knows which page the address names."""
    page.goto(f"{address}/sharpness?temperature=banana")
    expect(page.get_by_text("Ignored temperature=banana")).to_be_visible()
    assert "/sharpness" in page.url
    assert "banana" not in page.url
