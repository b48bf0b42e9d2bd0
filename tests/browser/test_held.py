"""Nothing moves or changes its size under a pointer that is down: a slider in the hand of the mouse, until it is let go."""

import pytest
from playwright.sync_api import expect

from tests.browser.serving import at_rest, visit
from tests.browser.sliders import box, expect_held, place, slider

DONE = ".task .done:not(:empty)"
TASKS = {  # link → its slider, where on it its task is done, and what the slider says there
    "sharpness?guesses=five.e": ("multiplier", 5, "5.00"),
    "query_key_value?step=4&guesses=learning.1": ("moment", 4, "16"),
}


@pytest.mark.parametrize("link", TASKS)
def test_a_task_is_done_by_a_drag_under_which_its_slider_stays(page, address, link):
    """Its praise appears while the mouse is down, where room was kept, and the slider says what it was dragged to."""
    name, stop, said = TASKS[link]
    visit(page, f"{address}/{link}")
    before, there = box(page, name), place(page, stop, name)
    expect(page.locator(DONE)).to_have_count(0)
    page.mouse.move(*place(page, int(slider(page, name).input_value()), name))
    page.mouse.down()
    for steps in (8, 1):  # and a little to and fro, as a hand does
        page.mouse.move(*there, steps=steps)
        expect(page.locator(DONE)).to_be_visible()
        page.mouse.move(there[0], there[1] + 2)
        expect_held(page, before, name)
    page.mouse.move(*there)
    page.mouse.up()
    expect(slider(page, name)).to_have_attribute("aria-valuetext", said)
    at_rest(page)
    assert box(page, name) == before
    expect(page.locator(DONE)).to_be_visible()


GROW = """by => {  // as a sentence that needs one more line
  const board = document.querySelector('.st-key-board_lead .board')
  board.append(Object.assign(document.createElement('div'), {style: `height: ${by}px`}))
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


def test_a_board_that_grows_moves_a_held_slider_once_it_is_let_go(page, address):
    visit(page, f"{address}/start")
    before = box(page, "temperature")
    page.mouse.move(*place(page, int(slider(page).input_value())))
    page.mouse.down()
    page.evaluate(GROW, 100)
    expect_held(page, before)
    page.mouse.up()
    page.wait_for_function(
        "y => document.querySelector('.st-key-temperature [data-testid=stSlider]').getBoundingClientRect().y > y + 50",
        arg=before["y"],
    )
