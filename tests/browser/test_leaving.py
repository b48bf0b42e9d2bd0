"""What speaks of a place in a picture goes with it; what is locked stays; the page's own frame, its foot and its sides."""

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import click_mark, place
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, visit
from tests.browser.test_menu import go
from tests.selection import always

FRAME, TIP = ".pointer", "#vg-tooltip-element.visible"
SCROLL = "by => document.querySelector('[data-testid=stMain]').scrollBy(0, by)"
TOP = "() => document.querySelector('[data-testid=stMain]').scrollTop"
PRESS = "element => element.click()"  # while the mouse rests elsewhere


# ---- the frame and the tip ----

LEAVES = {  # how what is under a mouse that rests there changes or leaves
    "an answer": lambda page: page.get_by_role("radio", name="causal").first.evaluate(PRESS),
    "a key": lambda page: page.keyboard.press("ArrowRight"),
    "another page": lambda page: page.get_by_role("link", name="Explore").first.evaluate(PRESS),
    "scrolling": lambda page: page.evaluate(SCROLL, 300),
}


@pytest.mark.parametrize("way", always(["an answer"], LEAVES))
def test_what_marks_a_cell_goes_with_it(page, address, way):
    page.set_viewport_size({"width": 1280, "height": 600})
    visit(page, f"{address}/masks")
    page.mouse.move(*place(page, "mask_matrix", 3))
    expect(page.locator(FRAME)).to_be_visible()
    expect(page.locator(TIP)).to_be_visible()
    LEAVES[way](page)
    expect(page.locator(FRAME)).to_be_hidden()
    expect(page.locator(TIP)).to_have_count(0)


def swipe(page, x, y, by):
    """Put a finger there, move it a little, yield, move it up by so much, and lift it."""
    touches = page.context.new_cdp_session(page)
    for kind, at in (("touchStart", y), *(("touchMove", y - 1 - by * i / 12) for i in range(13)), ("touchEnd", None)):
        points = [] if at is None else [{"x": x, "y": at}]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        if at == y - 1:
            yield


@pytest.mark.long
def test_a_tip_on_a_touch_screen_closes_by_the_swipe_that_opened_it(phone, address):
    visit(phone, f"{address}/masks?locked=mask~query")
    for _ in swipe(phone, *place(phone, "mask_matrix", 10), 150):
        expect(phone.locator(TIP)).to_be_visible()
    expect(phone.locator(TIP)).to_have_count(0)


@pytest.mark.long
def test_a_touch_outside_closes_a_tip(page, address):
    visit(page, f"{address}/masks")
    page.mouse.move(*place(page, "mask_matrix", 3))
    expect(page.locator(TIP)).to_be_visible()
    page.locator(".st-key-headline_1").dispatch_event("pointerdown")
    expect(page.locator(TIP)).to_have_count(0)


# ---- locked ----


@pytest.mark.parametrize("how", always(["locked"], ["locked", "hidden"]))
def test_a_click_in_the_picture_of_a_locked_mask_hides_no_cell(page, address, how):
    """It chooses the row all the same; once it is free it does both."""
    visit(page, f"{address}/masks?mask=causal&{how}=mask")
    click_mark(page, "mask_matrix", 3 * 7 + 1)
    expect_link(page, mask="causal", query="3", **{how: "mask"})
    expect(page.get_by_role("button", name="Open everything")).to_be_disabled()
    page.get_by_role("button", name="Unlock").click()
    expect(page.get_by_role("button", name="Unlock")).to_have_count(0)
    at_rest(page)
    click_mark(page, "mask_matrix", 3 * 7 + 2)
    expect_link(page, mask="causal", query="3", mask_painted="3-2")


# ---- the page ----


@pytest.mark.long
def test_after_a_key_no_frame_stands_around_a_page_that_was_clicked(page, address):
    """F and F again: nothing has the ring; whoever comes by Tab sees it. The list of keys begins at its button."""
    visit(page, f"{address}/masks")
    page.mouse.click(5, 500)
    main = page.locator("[data-testid=stMain]")
    for count in (1, 0):
        page.keyboard.press("f")
        expect(page.locator(".chart.large")).to_have_count(count)
    expect(main).to_be_focused()
    expect(main).to_have_css("outline-style", "none")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(main).to_be_focused()
    expect(main).to_have_css("outline-style", "solid")
    page.keyboard.press("?")
    expect(page.locator("dialog.keys button")).to_be_focused()


@pytest.mark.long
def test_a_page_without_a_sidebar_has_none_after_explore(page, address):
    page.set_viewport_size({"width": 1280, "height": 720})
    visit(page, address)
    expect(page.locator("[data-testid=stSidebar]")).to_be_visible()
    go(page, "5 Masks")
    expect(page.locator(".st-key-headline_1")).to_be_visible()
    at_rest(page)
    expect(page.locator("[data-testid=stSidebar]")).to_be_hidden()
    assert page.locator("[data-testid=stMain]").bounding_box()["x"] == 0
    page.get_by_role("link", name="Explore").first.click()
    expect(page.locator("[data-testid=stSidebar]")).to_be_visible()


@pytest.mark.long
def test_a_links_task_stands_alone(page, address):
    visit(page, f"{address}/masks?task=Why")
    expect(page.locator(".board .task").first).to_be_hidden()
    page.get_by_role("button", name="Close the task").click()
    expect(page.locator(".board .task").first).to_be_visible()


@pytest.mark.parametrize("rest", always([""], ["", "?lesson=masks_and_decoding&query=3"]))
def test_the_foot_stays_at_the_bottom_of_a_phone_to_the_end_of_the_page(phone, address, rest):
    visit(phone, f"{address}/masks{rest}")
    for _ in range(2):  # what comes into view is drawn, and is longer then
        phone.evaluate(SCROLL, 100_000)
        at_rest(phone)
    foot = phone.locator(":has(> :is(.st-key-foot, .st-key-lesson_foot))").last.bounding_box()
    assert abs(foot["y"] + foot["height"] - 844) < 2


@pytest.mark.long
def test_next_keeps_its_colour_under_the_mouse(page, address):
    visit(page, f"{address}/masks")
    button = page.locator(".st-key-next button")
    clear = "button => getComputedStyle(button).backgroundColor.startsWith('rgba')"
    button.hover()
    assert not button.evaluate(clear)


def test_a_swipe_that_begins_on_a_slider_scrolls(phone, address):
    visit(phone, f"{address}/sharpness")
    slider = phone.locator("[data-testid=stSlider]").filter(visible=True).first
    slider.evaluate("slider => slider.scrollIntoView({block: 'center'})")
    box, top = slider.bounding_box(), phone.evaluate(TOP)
    list(swipe(phone, box["x"] + 0.75 * box["width"], box["y"] + 0.7 * box["height"], 180))
    phone.wait_for_function(f"before => ({TOP})() > before + 100", arg=top)
