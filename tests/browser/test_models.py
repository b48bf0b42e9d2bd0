"""The pages about a model in a browser: predicted, an arrow cut by a click, a button acts on the head that is seen."""

from playwright.sync_api import expect

from attn_core import models
from attn_core.models import spelling
from pages.text import numbers
from tests.browser.drawn import click_arc
from tests.browser.menus import said, unfold
from tests.browser.serving import at_rest, press_offered, visit

MODEL = models.load("tiny")
LINKED = "(name => new URLSearchParams(location.search).get(name))"
MIA, ZAT = "Tom saw Mia. Mia was sad because", "glim frob zat. glim frob"
AT_ONCE = """() => {  // no picture of the other head has come yet
  const cells = document.querySelectorAll('[data-slot=which_head] .mark-rect path')
  cells[1 * 4 + 0].dispatchEvent(new MouseEvent('click', {bubbles: true}))
  document.querySelector('[data-slot=offers] button').click()
}"""


def expected(text, operations=""):
    """The word that the model expects next, and its probability as the page says it."""
    word, share = models.run(MODEL, MODEL.encode(text), spelling.read(operations)).next_words(1)[0]
    return f"“{word}” ({numbers.percent(share)})".replace("\u00a0", " ")


def test_an_arrow_is_cut_by_a_click_and_a_button_acts_on_the_head_that_is_seen(page, phone, address):
    """Sentence, next word and task stand on the first screen; the outcome is said once it is seen, and a link shows it.

    A button that is pressed right after another head was chosen waits until it is of that head.
    """
    visit(page, f"{address}/surgery")
    task, lead, high = said(page, "task"), said(page, "lead"), page.viewport_size["height"]
    for slot in ("arcs", "next_word", "task"):
        box = said(page, slot).bounding_box()
        assert box["y"] + box["height"] <= high, slot
    task.get_by_role("button", name="“she”").click()
    expect(task.get_by_role("button", name="“she”")).to_have_count(0)
    click_arc(page, "arcs", 4)
    expect(lead).to_contain_text(f"now {expected(MIA, 'cut_3_1_7_4')}")
    expect(task).to_contain_text("You predicted “she”.")
    page.wait_for_function(f"() => {LINKED}('operations') === 'cut_3_1_7_4'")
    visit(phone, page.url)
    assert said(phone, "lead").inner_text() == lead.inner_text()
    click_arc(page, "arcs", 4)
    expect(lead).to_contain_text(expected(MIA))
    page.get_by_role("button", name="Copying unknown words").click()
    expect(lead).to_contain_text(expected(ZAT))
    at_rest(page)
    unfold(page, "Operations on this head")
    page.locator(".st-key-head").get_by_role("radio", name="2").click()
    expect(said(page, "offers")).to_contain_text("head 2:")
    page.evaluate(AT_ONCE)
    page.wait_for_function(f"() => {LINKED}('operations') === 'off_1_0' && {LINKED}('layer') === '1'")
    expect(lead).to_contain_text(f"now {expected(ZAT, 'off_1_0')}")
    press_offered(page, "Undo")
    page.wait_for_function(f"() => !{LINKED}('operations')")
