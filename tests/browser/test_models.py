"""The pages about a model in a browser: a sentence is typed, a head opened, an arrow cut by a click, a link sent on."""

from playwright.sync_api import expect

from attn_core import models
from attn_core.models import spelling
from pages.text import numbers
from tests.browser.drawn import click_mark
from tests.browser.linked import link
from tests.browser.serving import at_rest, visit

MODEL = models.load("tiny")
LEAD = "[data-slot=lead]"


def expected(text, operations=""):
    """The word that the model expects next, and its probability as the page says it."""
    word, share = models.run(MODEL, MODEL.encode(text), spelling.read(operations)).next_words(1)[0]
    return f"“{word}” ({numbers.percent(share)})".replace("\u00a0", " ")


def typed(page, text):
    """Type a sentence."""
    field = page.get_by_role("textbox", name="Your words")
    field.fill(text)
    field.press("Enter")


def test_a_sentence_of_ones_own_is_read_and_a_head_opened(page, address):
    """Unknown words are copied; a click on a tile selects its layer, its head and its row."""
    visit(page, f"{address}/models")
    expect(page.locator(LEAD)).to_contain_text(expected("glim frob zat. glim frob"))
    text = "blick toma wug, blick toma"
    typed(page, text)
    expect(page.locator(LEAD)).to_contain_text(expected(text))
    expect(page.locator("[data-slot=remarks]")).to_contain_text("doesn’t know “blick”, “toma”, “wug”")
    at_rest(page)
    tile = page.locator(
        "[data-slot=every_head] .mark-rect path[aria-roledescription], [data-slot=every_head] .mark-rect path"
    )
    count = tile.count()
    click_mark(page, "every_head", count - 16 * 6 + (1 * 4 + 2) * 6 + 4)  # row 4 of layer 1, head 2
    page.wait_for_function("() => new URLSearchParams(location.search).get('layer') === '1'")
    assert {name: link(page).get(name) for name in ("layer", "query")} == {"layer": "1", "query": "4"}
    expect(page.locator("[data-slot=does]")).to_contain_text("Layer 1, head 2")


def test_an_arrow_is_cut_by_a_click_and_the_link_shows_it_on_a_fresh_page(page, visitor, address):
    """The word goes; undo brings it back; the link that was sent shows the same on another machine."""
    visit(page, f"{address}/surgery")
    page.get_by_role("button", name="Make the verb agree with the nearer noun").click()
    lead = page.locator(LEAD)
    expect(lead).to_contain_text("The most likely word is now “is”")
    page.get_by_role("button", name="✕ the arrow").click()
    expect(lead).to_contain_text(expected("The dogs near the cat"))
    at_rest(page)
    click_mark(page, "weights", 4 * 5 + 1)  # from "cat" to "dogs"
    expect(lead).to_contain_text("The arrow from “cat” to “dogs” of layer 2, head 2 is cut")
    expect(lead).to_contain_text(f"now {expected('The dogs near the cat', 'cut_2_2_4_1')}")
    page.wait_for_function("() => location.search.includes('operations=cut_2_2_4_1')")
    said, sent = lead.inner_text(), page.url
    page.get_by_role("button", name="Undo").click()
    expect(lead).to_contain_text(expected("The dogs near the cat"))
    other = visitor()
    visit(other, sent)
    assert other.locator(LEAD).inner_text() == said


def test_the_zat_experiment_by_hand(page, address):
    """One head is switched off by its button, and the model no longer copies."""
    visit(page, f"{address}/surgery")
    page.locator(".st-key-layer").get_by_role("radio", name="1").click()
    page.locator(".st-key-head").get_by_role("radio", name="0").click()
    expect(page.locator("[data-slot=offers]")).to_contain_text("Layer 1, head 0:")
    page.get_by_role("button", name="Switch off", exact=True).click()
    expect(page.locator(LEAD)).to_contain_text("Layer 1, head 0 is off: the probability of “zat” falls from 100 % to < 1 %.")
    expect(page.locator(LEAD)).to_contain_text(f"now {expected('glim frob zat. glim frob', 'off_1_0')}")


def test_learn_9_leads_to_the_models_with_the_sentence_of_the_learner(page, address):
    """A word is selected by its button, a sentence typed under “Your words”, and Next leads on to Read."""
    visit(page, f"{address}/whole_model?step=4")
    said = page.locator("[data-slot=lens_words]")
    expect(said).to_contain_text("“she” has 8 % there, and 89 % in the end.".replace(" %", "\u00a0%"))
    page.get_by_role("button", name="Mia·2").last.click()
    expect(said).to_contain_text("“.” has")
    page.wait_for_function("() => new URLSearchParams(location.search).get('query') === '2'")
    page.locator(".st-key-layer").get_by_role("radio", name="3").click()
    expect(said).to_contain_text("After layer 3, the last one, the model predicts “.”")
    page.get_by_role("button", name="Your words").click()
    typed(page, "blick toma wug. blick toma")
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot=remarks]")).to_contain_text("doesn’t know “blick”, “toma”, “wug”")
    at_rest(page)
    page.get_by_role("link", name="Next: Models").click()
    expect(page.locator(LEAD)).to_contain_text(expected("blick toma wug. blick toma"))
    page.wait_for_function("() => new URLSearchParams(location.search).get('model_text') === 'blick toma wug. blick toma'")
