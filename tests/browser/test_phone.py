"""On a phone: what is folded away says what it is, and a finger does what the mouse or a key does elsewhere."""

from playwright.sync_api import expect

from tests.browser.serving import at_rest, visit

AFTER = "element => getComputedStyle(element, '::after').content"
TIP = "#vg-tooltip-element.visible"
TOP = "() => document.querySelector('[data-testid=stMain]').scrollTop"


def swipe(page, x, y, by):
    """Put a finger there, move it up by so much, and lift it."""
    touches = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", y), *(("touchMove", y - 1 - by * i / 12) for i in range(13)), ("touchEnd", None)):
        points = [] if at is None else [{"x": x, "y": at}]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_opens_the_menu_reads_a_term_and_scrolls_over_a_slider(phone, address):
    """The button of the menu says what it is, and the menu closes once a page is chosen; the foot stays at the bottom."""
    visit(phone, f"{address}/masks")
    button = phone.get_by_test_id("stExpandSidebarButton")
    assert button.evaluate(AFTER) == '"Menu"'
    button.tap()
    expect(phone.locator("#keys_button")).to_be_hidden()
    phone.get_by_test_id("stSidebarNav").get_by_role("link", name="Softmax").tap()
    phone.wait_for_url("**/sharpness*")
    expect(phone.get_by_test_id("stSidebar")).to_have_attribute("data-collapsed", "true")
    at_rest(phone)
    term = phone.locator("[data-testid=stMain] .term:visible").first
    assert term.evaluate(AFTER) == "none"
    term.tap()
    assert term.evaluate(AFTER) == f'"{term.get_attribute("title")}"'
    slider = phone.locator("[data-testid=stSlider]").filter(visible=True).first
    slider.evaluate("slider => slider.scrollIntoView({block: 'center'})")
    box, top = slider.bounding_box(), phone.evaluate(TOP)
    swipe(phone, box["x"] + 0.75 * box["width"], box["y"] + 0.7 * box["height"], 180)
    phone.wait_for_function(f"before => ({TOP})() > before + 100", arg=top)
    for _ in range(2):  # what comes into view is drawn, and is longer then
        phone.evaluate("document.querySelector('[data-testid=stMain]').scrollBy(0, 100_000)")
        at_rest(phone)
    foot = phone.locator(":has(> .st-key-foot)").last.bounding_box()
    assert abs(foot["y"] + foot["height"] - 844) < 2
