"""Each step has settings of its own: the address has those with which it opens; a control that comes into sight moves it."""

import pytest
from playwright.sync_api import expect

from pages.text.languages import Words
from tests.browser.drawn import click_mark
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, press_offered, visit
from tests.browser.test_menu import go, slide

frame = Words("frame", "en")


def to_step(page, way):
    """Press Next or Back, and wait until the step is there."""
    page.locator(f".st-key-to_step_{way} button").click()
    at_rest(page)


def test_next_opens_a_step_as_its_story_needs_and_back_as_it_was_left(page, address):
    visit(page, f"{address}/masks")
    page.get_by_test_id("stMain").get_by_role("radio", name="causal").click()
    expect_link(page, mask="causal")
    to_step(page, "Next")
    expect_link(page, mask="window", window="1", step="2")
    to_step(page, "Next")
    expect_link(page, mask="causal", step="3")
    to_step(page, "Back")
    expect_link(page, mask="window", window="1", step="2")
    to_step(page, "Back")
    expect_link(page, mask="causal")


def test_next_opens_another_page_at_its_first_step_whatever_was_set_on_the_page_before(page, address):
    """A row, then a control that is moved without a run: the page hears of it on the way, and the address of the step."""
    visit(page, f"{address}/weighted_sum?step=3")
    click_mark(page, "rows", 6 * 7)
    expect_link(page, step="3", query="6")
    to_step(page, "Next")
    expect_link(page, step="4")
    page.get_by_test_id("stMain").get_by_role("radio", name="mean").click()
    page.locator(".st-key-next a").click()
    page.wait_for_function("() => location.pathname.endsWith('/sharpness')")
    at_rest(page)
    expect_link(page)
    expect(page.locator(".st-key-steps")).to_contain_text("4 Softmax · step 1 of 4")
    to_step(page, "Next")
    expect_link(page, step="2")
    page.go_back()
    expect_link(page)
    at_rest(page)
    expect(page.locator(".st-key-steps")).to_contain_text("4 Softmax · step 1 of 4")


@pytest.mark.long
def test_a_control_that_comes_into_sight_moves_the_link_after_a_way_through_the_menu(page, address):
    """It stood unseen before: its tie to the address must not end with the place that it leaves."""
    visit(page, f"{address}/")
    go(page, "5 Masks")
    to_step(page, "Next")
    expect_link(page, mask="window", window="1", step="2")
    slide(page, "mask_rounds", "ArrowRight")
    expect_link(page, mask="window", window="1", step="2", mask_rounds="2")
    to_step(page, "Next")
    slide(page, "mask_changed", "ArrowLeft")
    expect_link(page, mask="causal", step="3", mask_changed="3")
    to_step(page, "Back")
    expect_link(page, mask="window", window="1", step="2", mask_rounds="2")
    slide(page, "mask_rounds", "ArrowRight")
    expect_link(page, mask="window", window="1", step="2", mask_rounds="3")


@pytest.mark.long
def test_pages_keep_what_was_set_on_them_and_the_sentence_goes_along(page, address):
    visit(page, f"{address}/sharpness?text=one+two+three&step=4")
    slide(page, "temperature", "ArrowLeft")
    expect_link(page, text="one two three", step="4", temperature="3.5")
    go(page, "5 Masks")
    expect_link(page, text="one two three")
    go(page, "4 Softmax")
    expect_link(page, text="one two three")
    page.get_by_test_id("stMain").get_by_role("radio", name="4", exact=True).click()
    expect_link(page, text="one two three", step="4", temperature="3.5")


@pytest.mark.long
def test_reset_lets_every_step_open_as_its_story_needs(page, address):
    visit(page, f"{address}/masks?step=2&mask=causal&mask_rounds=2")
    press_offered(page, "Reset")
    expect_link(page, mask="window", window="1", step="2")
    at_rest(page)
    slide(page, "mask_rounds", "ArrowRight")
    to_step(page, "Back")
    press_offered(page, "Reset")
    expect_link(page)
    at_rest(page)
    to_step(page, "Next")
    expect_link(page, mask="window", window="1", step="2")
    expect(page.get_by_test_id("stMain")).to_contain_text(frame.TITLES["masks"])


def test_a_control_that_two_steps_share_opens_on_each_as_its_story_needs(page, address):
    visit(page, f"{address}/averaging?averaging_row=6")
    to_step(page, "Next")
    expect_link(page, step="2")
    slide(page, "averaging_row", "ArrowLeft")
    expect_link(page, step="2", averaging_row="1")
    to_step(page, "Back")
    expect_link(page, averaging_row="6")
    slide(page, "averaging_row", "ArrowLeft")
    expect_link(page, averaging_row="5")
    to_step(page, "Next")
    expect_link(page, step="2", averaging_row="1")
    to_step(page, "Next")
    expect_link(page, step="3")


@pytest.mark.long
def test_a_row_that_was_chosen_among_your_words_stays_on_its_step(page, address):
    """Streamlit doesn't draw what a closed popover holds: it must not send there what the row was before."""
    visit(page, f"{address}/weighted_sum")
    page.get_by_role("button", name="Your words").click()
    at_rest(page)
    row = page.locator(".st-key-query input")
    row.fill("4")
    row.press("Enter")
    expect_link(page, query="4")
    page.keyboard.press("Escape")
    expect(row).to_be_hidden()
    at_rest(page)
    to_step(page, "Next")
    expect_link(page, step="2")
    to_step(page, "Next")
    expect_link(page, step="3")
    to_step(page, "Back")
    expect_link(page, step="2")
    to_step(page, "Back")
    expect_link(page, query="4")


SLOW = """(() => {  // what Streamlit sends arrives piece by piece
  const listen = WebSocket.prototype.addEventListener
  WebSocket.prototype.addEventListener = function (kind, hear, ...how) {
    if (kind !== 'message' || !this.url.includes('/_stcore/')) return listen.call(this, kind, hear, ...how)
    let line = Promise.resolve()
    listen.call(this, kind, message => {
      line = line.then(() => new Promise(done => setTimeout(() => done(hear(message)), 5)))
    }, ...how)
  }
})()"""


@pytest.mark.long
def test_what_stands_among_your_words_reaches_the_address_over_a_slow_line(page, address):
    """A control that came up in the popover while its old self was still there lost its tie as that was removed."""
    page.add_init_script(SLOW)
    visit(page, f"{address}/weighted_sum")
    page.get_by_role("button", name="Your words").click()
    at_rest(page)
    page.locator(".st-key-query").get_by_test_id("stNumberInputStepUp").click()
    expect_link(page, query="2")
