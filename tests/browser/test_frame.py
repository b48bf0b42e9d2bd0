"""What stands around a step: the menu of every page, by mouse and keyboard; task, control and picture on one screen."""

import pytest
from playwright.sync_api import expect

from pages import registry
from tests.browser.serving import at_rest, menu_of, visit

STEPS = {page: len(declared.steps) for page, declared in registry.PAGES.items() if getattr(declared, "steps", ())}
WITH_MENU = ("", "start", "masks", "models", "surgery", "practice", "loops", "shapes", "worked_examples", "lessons")
HIGHEST = 780  # px of a phone's screen beside the browser's own lines


def test_the_menu_is_closed_unasked_and_works_by_keyboard(page, address):
    """A key leads into it, Escape leads back; what is folded in it is asked for once it is unfolded."""
    visit(page, f"{address}/masks")
    more = page.get_by_role("button", name="More", exact=True)
    for board in ("actions", "share", "take", "verified", "program"):
        expect(page.locator(f".st-key-board_{board}")).to_have_count(0)
    more.focus()
    page.keyboard.press("Enter")
    opened = page.get_by_role("dialog", name="More", exact=True)
    expect(opened).to_be_focused()
    for name in ("Reset", "Copy link"):
        expect(opened.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(page.locator(".st-key-board_verified [data-slot]")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(opened.get_by_role("button", name="Reset")).to_be_focused()  # there is nothing to undo
    opened.locator("summary").filter(has_text="Verified").press("Enter")
    expect(opened.locator("[data-slot=verified]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(more).to_be_focused()


@pytest.mark.long
def test_the_menu_stands_at_one_place_on_every_page(page, address):
    """Beside Share, at the right edge of the page's head; it has the same acts everywhere."""
    right = set()
    for name in WITH_MENU:
        visit(page, f"{address}/{name}")
        box = page.locator(".st-key-more button").bounding_box()
        right.add(round(box["x"] + box["width"]))
        assert box["y"] < 150  # px
        expect(page.locator(".st-key-share button")).to_be_visible()
        body = menu_of(page)
        for act in ("undo", "reset", "copy"):
            expect(body.locator(f"[data-act={act}]")).to_have_count(1)
        expect(body.locator("summary").filter(has_text="Export")).to_have_count(1)
    assert max(right) - min(right) <= 2


PLACES = """step => {
  const box = name => document.querySelector(`.st-key-${name}_${step}`).getBoundingClientRect()
  const chart = document.querySelector(`.st-key-picture_${step} .chart`).getBoundingClientRect()
  const at = {task: box('task').top, control: box('control').top, picture: box('picture').top}
  return {...at, most: chart.top + 0.6 * chart.height, sideways: document.documentElement.scrollWidth > innerWidth}
}"""


@pytest.mark.long
@pytest.mark.parametrize("name", STEPS)
def test_task_control_and_picture_of_a_step_stand_on_one_screen_of_a_phone(phone, address, name):
    """One below the other, in this order, at least the larger part of the picture."""
    for step in range(1, STEPS[name] + 1):
        visit(phone, f"{address}/{name}?step={step}")
        at = phone.evaluate(PLACES, step)
        assert at["task"] < at["control"] < at["picture"], step
        assert at["most"] - at["task"] <= HIGHEST, step
        assert not at["sideways"], step


@pytest.mark.long
@pytest.mark.parametrize("name", STEPS)
def test_the_task_stands_directly_above_its_picture(page, address, name):
    """And both beside what explains them."""
    for step in range(1, STEPS[name] + 1):
        visit(page, f"{address}/{name}?step={step}")
        task, picture = (page.locator(f".st-key-{part}_{step}").bounding_box() for part in ("task", "picture"))
        explanation = page.locator(f".st-key-explanation_{step}").bounding_box()
        assert task["x"] == picture["x"] > explanation["x"] + explanation["width"]
        assert 0 <= picture["y"] - task["y"] - task["height"] < 30  # px


MOVED = """() => ['.st-key-foot', '.board .task', '[class*=st-key-picture_] .marks'].map(part =>
    [...document.querySelectorAll(part)].filter(one => one.getClientRects().length).map(one => one.getBoundingClientRect())
        .map(box => [box.top, box.height].map(Math.round).join('+'))).join(' ')"""


def test_an_answer_moves_nothing_and_next_stands_at_one_height(page, address):
    """On a laptop's screen: the task is as high with its prediction as after it."""
    page.set_viewport_size({"width": 1366, "height": 768})
    heights = set()
    for place in ("weighted_sum?step=3", "query_key_value?step=2", "heads?step=3"):
        visit(page, f"{address}/{place}")
        before = page.evaluate(MOVED)
        page.locator(".board .guesses button:visible").first.click()
        expect(page.locator(".board .guesses button:visible")).to_have_count(0)
        at_rest(page)
        assert page.evaluate(MOVED) == before, place
        heights.add(page.locator(".st-key-foot").bounding_box()["y"])
    assert len(heights) == 1


def test_the_ends_of_a_slider_stay_as_they_are_under_the_mouse(page, address):
    """Streamlit's own numbers would stand over the page's words for them."""
    visit(page, f"{address}/averaging?step=4")
    slider = page.locator("[data-testid=stSlider]:visible").first
    slider.hover()
    expect(slider.get_by_test_id("stSliderThumbValue")).to_be_visible()
    expect(slider.get_by_test_id("stSliderTickBar")).to_be_hidden()


@pytest.mark.long
def test_a_wrong_guess_differs_from_a_right_one_without_colour(page, address):
    """By its sign and its words."""
    signs = {}
    for guess in ("1", "7"):
        visit(page, f"{address}/masks?mask=causal&query=0&guesses=mask.{guess}")
        done = page.locator(".st-key-task_1 .done")
        expect(done.locator(".icon")).to_be_visible()
        signs[guess] = done.locator(".icon").inner_text(), done.get_attribute("data-missed") is None
        at_rest(page)
    assert signs == {"1": ("check_circle", True), "7": ("cancel", False)}
