"""Pages and steps: the browser's way back and forth leads over them, and each is as it was left."""

from playwright.sync_api import expect

from tests.browser.drawn import click_mark
from tests.browser.linked import expect_link
from tests.browser.menus import go, said, to_step, unfold
from tests.browser.serving import at_rest, expect_undo, visit
from tests.browser.sliders import slider

SETTLED = """() => new Promise(resolve => {  // once the address has been the same for half a second
  let address = location.href, since = performance.now()
  const look = () => {
    if (location.href !== address) [address, since] = [location.href, performance.now()]
    if (performance.now() - since > 500) resolve()
    else setTimeout(look, 20)
  }
  look()
})"""


def press(page, way, place):
    """Press the browser's Back or Forward once, and expect that a page and its step are there."""
    before = page.url
    way()
    page.wait_for_url(lambda url: url != before)
    page.evaluate(SETTLED)
    expect(page.locator(".st-key-steps")).to_contain_text(place)
    at_rest(page)


def test_one_press_of_back_or_forward_leads_over_pages_and_steps(page, address):
    """What is set on the way, by a click, by a control and by the address, is no entry; each step comes with its own."""
    visit(page, f"{address}/weighted_sum?step=3&dropout=0.3")
    click_mark(page, "rows", 6 * 7)
    expect_link(page, step="3", query="6", dropout="0.3")
    expect(page.locator(".st-key-query input")).to_have_value("6")
    page.locator(".st-key-query input").press("ArrowDown")
    expect_link(page, step="3", query="5", dropout="0.3")
    expect(said(page, "rows_words")).to_contain_text("Row the·5")  # which the picture's sentence follows
    rows = said(page, "rows_words").inner_text()
    to_step(page, "Next")
    expect_link(page, step="4")
    page.locator(".st-key-next a").click()
    page.wait_for_function("() => location.pathname.endsWith('/sharpness')")
    at_rest(page)
    expect_link(page)  # whatever was set on the page before
    to_step(page, "Next")
    expect_link(page, step="2")
    press(page, page.go_back, "4 Softmax · step 1 of 4")
    expect_link(page)
    press(page, page.go_back, "3 Weighted sum · step 4 of 4")
    expect_link(page, step="4")
    press(page, page.go_back, "3 Weighted sum · step 3 of 4")
    expect_link(page, step="3", query="5", dropout="0.3")
    expect(said(page, "rows_words")).to_have_text(rows)
    press(page, page.go_forward, "3 Weighted sum · step 4 of 4")
    press(page, page.go_forward, "4 Softmax · step 1 of 4")
    expect_link(page)
    press(page, page.go_forward, "4 Softmax · step 2 of 4")
    expect_link(page, step="2")


def test_a_step_and_a_page_are_as_they_were_left(page, address):
    """A step opens as its story needs, and is as it was left on coming back; so is a page, whose undo is its own."""
    visit(page, f"{address}/masks")
    page.get_by_test_id("stMain").get_by_role("radio", name="causal").click()
    expect_link(page, mask="causal")
    to_step(page, "Next")
    expect_link(page, step="2")
    slider(page, "mask_rounds").press("ArrowRight")
    expect_link(page, step="2", mask_rounds="2")
    expect(said(page, "graph_words")).to_contain_text("After 2 layers,")
    to_step(page, "Next")
    expect_link(page, step="3")
    to_step(page, "Back")
    expect_link(page, step="2", mask_rounds="2")
    expect(said(page, "graph_words")).to_contain_text("After 2 layers,")
    expect_undo(page, True)
    go(page, "4 Softmax")
    expect_link(page)
    expect_undo(page, False)
    slider(page, "multiplier").press("End")
    expect_link(page, multiplier="32")
    go(page, "Bugs")
    bug = page.get_by_role("combobox", name="Bug", exact=True)
    bug.focus()
    bug.press_sequentially("Hidden scores set to 0")
    bug.press("Enter")
    expect_link(page, mistake="zero_fill")
    go(page, "4 Softmax")
    expect_link(page, multiplier="32")
    expect(slider(page, "multiplier")).to_have_attribute("aria-valuetext", "32.00")
    expect(said(page, "five_words")).to_contain_text("Multiplied by 32,")
    go(page, "5 Masks")
    expect_link(page, mask="causal")  # at its first step, which was left so
    expect(page.locator(".st-key-mask [aria-checked=true]")).to_have_text("causal")
    unfold(page, "window, prefix and padding")
    go(page, "Bugs")
    expect_link(page, mistake="zero_fill")
    expect(bug).to_have_value("Hidden scores set to 0")
