"""The pages about a model in a browser: a sentence is typed, a head opened, an arrow cut by a click, a link sent on."""

import pytest
from playwright.sync_api import expect

from attn_core import models
from attn_core.models import spelling
from pages.text import numbers
from tests.browser.drawn import click_arc, click_mark
from tests.browser.serving import at_rest, press_offered, visit

MODEL = models.load("tiny")
LEAD = "[data-slot=lead]"
LINKED = "(name => new URLSearchParams(location.search).get(name))"


def expected(text, operations=""):
    """The word that the model expects next, and its probability as the page says it."""
    word, share = models.run(MODEL, MODEL.encode(text), spelling.read(operations)).next_words(1)[0]
    return f"“{word}” ({numbers.percent(share)})".replace("\u00a0", " ")


def unfold(page, title):
    """Open a fold."""
    page.locator("[data-testid=stExpander] summary").filter(has_text=title).click()
    at_rest(page)


def typed(page, text):
    """Type a sentence."""
    field = page.get_by_role("textbox", name="Your words")
    field.fill(text)
    field.press("Enter")


@pytest.mark.long
def test_a_sentence_of_ones_own_is_read_and_a_head_opened(page, address):
    """Unknown words are copied; a click on a tile selects its layer, its head and its row."""
    visit(page, f"{address}/models")
    expect(page.locator(LEAD)).to_contain_text(expected("Tom saw Mia. Mia was sad because"))
    text = "blick toma wug, blick toma"
    typed(page, text)
    expect(page.locator(LEAD)).to_contain_text(expected(text))
    expect(page.locator("[data-slot=remarks]")).to_contain_text("doesn’t know “blick”, “toma”, “wug”")
    at_rest(page)
    assert (
        page.locator("[data-slot=every_head] svg text").filter(has_text=".9").count() == 0
    )  # small pictures have no numbers
    click_mark(page, "every_head", page.locator("[data-slot=every_head] .mark-rect path").count() - 16 + 1 * 4 + 2)
    page.wait_for_function(f"() => {LINKED}('layer') === '1' && {LINKED}('head') === '2'")
    expect(page.locator("[data-slot=does]")).to_contain_text("Layer 1, head 2")
    expect(page.locator("[data-slot=heatmap_large_name]")).to_contain_text("Layer 1, head 2")


def test_she_becomes_he_with_a_prediction_and_one_click_on_the_first_screen(page, address):
    """Sentence, next word and task stand there without scrolling; the outcome is said once it is seen."""
    visit(page, f"{address}/surgery")
    task, high = page.locator("[data-slot=task]"), page.viewport_size["height"]
    for slot in ("arcs", "next_word", "task"):
        box = page.locator(f"[data-slot={slot}]").bounding_box()
        assert box["y"] + box["height"] <= high, slot
    expect(task).to_contain_text("Suppose this arrow is cut")
    expect(task).not_to_contain_text("“he” (")
    task.get_by_role("button", name="“she”").click()
    expect(task).to_contain_text("Cut the arrow from “because” to the second “Mia”")
    click_arc(page, "arcs", 4)
    expect(page.locator(LEAD)).to_contain_text(f"now {expected('Tom saw Mia. Mia was sad because', 'cut_3_1_7_4')}")
    expect(task).to_contain_text("You predicted “she”. This arrow tells “because” who was sad.")
    page.wait_for_function(f"() => {LINKED}('operations') === 'cut_3_1_7_4'")
    click_arc(page, "arcs", 4)
    expect(page.locator(LEAD)).to_contain_text(expected("Tom saw Mia. Mia was sad because"))


@pytest.mark.long
def test_an_arrow_is_cut_by_keys(page, address):
    """Where no mouse is: the key by the arrow keys on the sentence, the cut by a button in the fold."""
    visit(page, f"{address}/surgery")
    page.locator("[data-slot=arcs]").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => {LINKED}('key') === '4'")
    unfold(page, "Its weights")
    page.get_by_role("button", name="Cut this arrow").press("Enter")
    expect(page.locator(LEAD)).to_contain_text("The most likely word is now “he”")


def test_an_arrow_is_cut_by_a_click_and_the_link_shows_it_on_a_fresh_page(page, visitor, address):
    """The word goes; undo brings it back; the link that was sent shows the same on another machine."""
    visit(page, f"{address}/surgery")
    page.get_by_role("button", name="Copying unknown words").click()
    expect(page.locator(LEAD)).to_contain_text(expected("glim frob zat. glim frob"))
    page.get_by_role("button", name="she or he?").click()
    lead = page.locator(LEAD)
    expect(lead).to_contain_text(expected("Tom saw Mia. Mia was sad because"))
    page.get_by_role("button", name="Who gets the plum?").click()  # whose row is farther than the sentence before reaches
    unfold(page, "Its weights")
    expect(page.locator("[data-slot=why_name]")).to_contain_text("Why “to·12” gives “Ella·0” this weight")
    unfold(page, "Operations on this head")
    page.get_by_role("button", name="Scores without 1/√head_size: All heads of layer 3").click()
    expect(page.locator("[data-slot=task]")).to_contain_text("the weight of “Ella” rises from 53 % to 98 %")
    expect(page.locator(".st-key-query input")).to_have_value("12")
    expect(page.locator("[data-slot=why_words]")).to_contain_text("98 %")
    pressed = page.get_by_role("button", name="is or are?")
    pressed.click()
    lead.scroll_into_view_if_needed()  # what isn't in view doesn't follow
    expect(lead).to_contain_text(expected("The dogs near the cat"))
    at_rest(page)
    expect(pressed).to_have_attribute("aria-pressed", "true")
    page.locator("[data-slot=weights]").scroll_into_view_if_needed()
    expect(page.locator("[data-slot=weights] svg")).to_contain_text("dogs")  # the sentence before had other cells
    click_mark(page, "weights", 4 * 5 + 1)  # from "cat" to "dogs"
    lead.scroll_into_view_if_needed()
    expect(lead).to_contain_text("The arrow from “cat” to “dogs” of layer 2, head 2 is cut")
    expect(lead).to_contain_text(f"now {expected('The dogs near the cat', 'cut_2_2_4_1')}")
    page.wait_for_function("() => location.search.includes('operations=cut_2_2_4_1')")
    said, sent = lead.inner_text(), page.url
    press_offered(page, "Undo")
    expect(lead).to_contain_text(expected("The dogs near the cat"))
    other = visitor()
    visit(other, sent)
    assert other.locator(LEAD).inner_text() == said


AT_ONCE = """() => {  // no picture of the other head has come yet
  const cells = document.querySelectorAll('[data-slot=which_head] .mark-rect path')
  cells[1 * 4 + 0].dispatchEvent(new MouseEvent('click', {bubbles: true}))
  document.querySelector('[data-slot=offers] button').click()
}"""


def test_a_button_pressed_right_after_a_head_was_chosen_acts_on_that_head(page, address):
    """It still stood there with what it would do to the head before: it waits until it is of the one that is seen."""
    visit(page, f"{address}/surgery?model_text=glim+frob+zat.+glim+frob&head=2")
    unfold(page, "Operations on this head")
    expect(page.locator("[data-slot=offers]")).to_contain_text("Layer 3, head 2:")
    page.evaluate(AT_ONCE)
    expect(page.locator(LEAD)).to_contain_text(
        "Layer 1, head 0 is off: the probability of “zat” falls from > 99 % to < 1 %."
    )
    page.wait_for_function(f"() => {LINKED}('operations') === 'off_1_0' && {LINKED}('layer') === '1'")


@pytest.mark.long
def test_the_zat_experiment_by_hand(page, address):
    """One head is switched off by its button, and the model no longer copies."""
    visit(page, f"{address}/surgery?model_text=glim+frob+zat.+glim+frob&head=2")
    unfold(page, "Operations on this head")
    page.locator(".st-key-layer").get_by_role("radio", name="1").click()
    page.locator(".st-key-head").get_by_role("radio", name="0").click()
    expect(page.locator("[data-slot=offers]")).to_contain_text("Layer 1, head 0:")
    page.get_by_role("button", name="Switch off", exact=True).click()
    expect(page.locator(LEAD)).to_contain_text(
        "Layer 1, head 0 is off: the probability of “zat” falls from > 99 % to < 1 %."
    )
    expect(page.locator(LEAD)).to_contain_text(f"now {expected('glim frob zat. glim frob', 'off_1_0')}")
    page.get_by_role("button", name="Switch off: All heads of layer 1").click()
    expect(page.locator(LEAD)).to_contain_text(f"now {expected('glim frob zat. glim frob', 'off_1_0~off_1_all')}")
    page.wait_for_function(f"() => {LINKED}('operations') === 'off_1_0~off_1_all'")
    at_rest(page)
    press_offered(page, "Undo")
    page.wait_for_function(f"() => {LINKED}('operations') === 'off_1_0'")


@pytest.mark.long
def test_a_click_on_a_cell_takes_its_score_apart(page, address):
    """On Read a cell selects a query and a key; on Operate it cuts the arrow, too."""
    visit(page, f"{address}/models?model_text=The+dogs+near+the+cat&layer=2&head=2&query=4")
    unfold(page, "Why this weight?")
    click_mark(page, "heatmap_large", 3 * 5 + 1)
    why = page.locator("[data-slot=why_words]")
    why.scroll_into_view_if_needed()
    expect(why).to_contain_text("The score the·3 · dogs is")
    page.wait_for_function(f"() => {LINKED}('query') === '3' && {LINKED}('key') === '1'")
    visit(page, f"{address}/surgery?model_text=The+dogs+near+the+cat&layer=2&head=2&query=4&key=1")
    unfold(page, "Its weights")
    expect(page.locator("[data-slot=remaining]")).to_contain_text("the probability of “are” falls from > 99 % to < 1 %")
    click_mark(page, "weights", 3 * 5 + 2)
    expect(why).to_contain_text("The score the·3 · near is")
    expect(why).to_contain_text("The query does not see this key")
    page.wait_for_function("() => location.search.includes('operations=cut_2_2_3_2')")
    page.get_by_role("button", name="Restore this arrow").click()
    expect(page.locator("[data-slot=remaining]")).to_be_visible()


@pytest.mark.long
def test_the_arrow_that_matters_is_found_and_cut_by_a_click(page, address):
    visit(page, f"{address}/surgery?model_text=The+dogs+near+the+cat&query=4")
    unfold(page, "Its weights")
    unfold(page, "Each arrow of this row")
    page.locator("[data-slot=ten_heads]").get_by_role("button", name="cat → near (layer 1, head 1)").click()
    page.wait_for_function(f"() => {LINKED}('operations') === 'cut_1_1_4_2'")
    page.locator(LEAD).scroll_into_view_if_needed()
    expect(page.locator(LEAD)).to_contain_text("The arrow from “cat” to “near” of layer 1, head 1 is cut")
    page.locator("[data-slot=weights_name]").scroll_into_view_if_needed()
    expect(page.locator("[data-slot=weights_name]")).to_contain_text("Layer 1, head 1")
    page.locator("[data-slot=why_name]").scroll_into_view_if_needed()
    expect(page.locator("[data-slot=why_name]")).to_contain_text("Why “cat” gives “near” this weight")


def test_what_is_selected_goes_along_from_read_to_operate_and_back(page, address):
    """The sentence, the layer, the head, the query and the key, by the link in the title; operations stay on Operate."""
    visit(page, f"{address}/models?model_text=The+dogs+near+the+cat")
    page.locator(".st-key-layer").get_by_role("radio", name="2").click()
    page.locator(".st-key-head").get_by_role("radio", name="3").click()
    click_mark(page, "heatmap_large", 3 * 5 + 1)
    page.wait_for_function(f"() => {LINKED}('query') === '3' && {LINKED}('key') === '1'")
    at_rest(page)
    page.get_by_role("link", name="Operate on it").click()
    expect(page.locator("[data-slot=arcs_name]")).to_contain_text("Layer 2, head 3")
    unfold(page, "Its weights")
    expect(page.locator("[data-slot=why_name]")).to_contain_text("Why “the·3” gives “dogs” this weight")
    expect(page.locator(LEAD)).to_contain_text(expected("The dogs near the cat"))
    page.get_by_role("button", name="Cut this arrow").click()
    click_mark(page, "which_head", 1 * 4 + 1)
    expect(page.locator("[data-slot=weights_name]")).to_contain_text("Layer 1, head 1")
    page.get_by_role("link", name="See every head").click()
    at_rest(page)
    unfold(page, "Why this weight?")
    expect(page.locator("[data-slot=heatmap_large_name]")).to_contain_text("Layer 1, head 1")
    expect(page.locator("[data-slot=why_name]")).to_contain_text("Why “the·3” gives “dogs” this weight")
    expect(page.locator(LEAD)).to_contain_text(expected("The dogs near the cat"))
    page.get_by_role("link", name="Operate on it").click()
    expect(page.locator(LEAD)).to_contain_text("The arrow from “the·3” to “dogs” of layer 2, head 3 is cut")


@pytest.mark.long
def test_a_head_is_patched_from_a_second_sentence(page, address):
    """A sentence of another length is said; one of the same length shows which head carries the difference."""
    visit(page, f"{address}/surgery?model_text=The+dogs+near+the+cat")
    unfold(page, "Which heads carry the difference")
    second = page.get_by_role("textbox", name="Second sentence")
    said = page.locator("[data-slot=second]")
    second.scroll_into_view_if_needed()
    expect(said).to_contain_text("the first has 5, the second 8")
    second.fill("The dog near the cat")
    second.press("Enter")
    expect(said).to_contain_text(expected("The dog near the cat"))
    page.get_by_role("button", name="Patch the output of layer 2, head 2").click()
    expect(page.locator(LEAD)).to_contain_text("Layer 2, head 2 takes its output from the second sentence")
    expect(page.locator(LEAD)).to_contain_text("The most likely word is now “is”")
    page.wait_for_function("() => location.search.includes('operations=patch_2_2_output')")


@pytest.mark.long
def test_learn_9_leads_to_the_models_with_the_sentence_of_the_learner(page, address):
    """A word is selected by its button, a sentence typed under “Your words”, and Next leads on to Read."""
    visit(page, f"{address}/whole_model?step=4&guesses=needed.0")
    said, task = page.locator("[data-slot=needed_words]"), page.locator("[data-slot=needed_task]")
    expect(said).to_contain_text("a lead of 2.12 over “the”")
    page.locator(".st-key-layer").get_by_role("radio", name="3").click()
    expect(task).to_contain_text("Without head 1 of layer 3, “she” falls")
    page.get_by_role("button", name="Mia·2").last.click()
    expect(said).to_contain_text("give “.” a lead")
    page.wait_for_function("() => new URLSearchParams(location.search).get('query') === '2'")
    page.get_by_role("button", name="Your words").click()
    typed(page, "blick toma wug. blick toma")
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot=remarks]")).to_contain_text("doesn’t know “blick”, “toma”, “wug”")
    at_rest(page)
    page.get_by_role("link", name="Next: Models").click()
    expect(page.locator(LEAD)).to_contain_text(expected("blick toma wug. blick toma"))
    page.wait_for_function("() => new URLSearchParams(location.search).get('model_text') === 'blick toma wug. blick toma'")
