"""Moves: pictures follow a control without a run of the page, while a slider is dragged, and whatever is done next."""

from playwright.sync_api import expect

from pages.view import link, settings
from pages.view.settings import TEMPERATURES
from tests.browser.drawn import expect_numbers
from tests.browser.drawn import place as cell
from tests.browser.linked import POLLING, default_scene, expect_link, shown
from tests.browser.linked import link as said_by
from tests.browser.serving import at_rest, expect_undo, press_offered, visit
from tests.browser.sliders import LAST, START, drag, hold, place, slider

CHARTS = "[data-testid=stMain] .chart svg.marks"
PLACES = """() => [...document.querySelectorAll('[data-testid=stMain] [data-testid=stElementContainer]')]
    .map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.height] })"""


def test_every_picture_follows_a_held_slider_its_release_and_a_key(explore):
    """Held, the link waits; no message to Streamlit, no picture is made anew, nothing moves; undo takes back a drag."""
    sent, places = explore.evaluate("window.sent.streamlit"), explore.evaluate(PLACES)
    explore.evaluate(f"document.querySelectorAll('{CHARTS}').forEach((chart, i) => chart.dataset.born = i)")
    hold(explore)
    for stop in (START + 12, LAST):
        drag(explore, stop, steps=3)
        expect_numbers(explore, shown(explore, stop))
        assert said_by(explore) == {}
    for stop in (0, 45, 3, 33):  # positions overtake each other, the last one wins
        drag(explore, stop, steps=2)
    explore.mouse.up()
    expect_link(explore, temperature=f"{TEMPERATURES[33]:g}")
    expect_numbers(explore, shown(explore, 33))
    slider(explore).press("End")
    expect_numbers(explore, default_scene(temperature=20.0))
    expect_link(explore, temperature="20")
    assert explore.evaluate("window.sent.streamlit") == sent
    assert explore.evaluate(PLACES) == places
    born = explore.evaluate(f"[...document.querySelectorAll('{CHARTS}')].map(chart => chart.dataset.born)")
    assert born == [str(i) for i in range(8)]
    press_offered(explore, "Undo")  # all moves of one slider are one act
    expect_link(explore)
    expect_numbers(explore, default_scene())
    expect_undo(explore, False)


def test_a_click_in_a_picture_and_a_drag_right_after_it_both_hold(explore):
    """The mouse is on its way to the slider at once: its positions are known before, so nothing is waited for."""
    row, ways = cell(explore, "heatmap_0", 4 * 7), [place(explore, stop) for stop in (START, 12)]
    explore.mouse.click(*row)
    explore.mouse.move(*ways[0])
    explore.mouse.down()
    explore.mouse.move(*ways[1], steps=3)
    explore.mouse.up()
    expect_link(explore, query="4", temperature=f"{TEMPERATURES[12]:g}")
    expect_numbers(explore, shown(explore, 12), query=4)
    expect(explore.get_by_label("Row", exact=True)).to_have_value("4")


# ---- controls that only change pictures ----

RUNS = {
    *("model", "text", "text2", "cross_text", "model_text", "kind", "tokens", "heads", "mask", "projections", "step"),
    *("bias", "example", "mistake", "scale"),  # with a bias there is another stage to choose
}
CONTROLS = """names => names.filter(name => {
  const control = document.querySelector(`.st-key-${name}`)
  return control?.querySelector('input:not(:disabled), button:not(:disabled)') && control.checkVisibility()
})"""
IN_VIEW_SHOW_THE_LINK = """defaults => {
  const link = new URLSearchParams(location.search)
  const now = String(new URLSearchParams(
    Object.keys(defaults).filter(name => link.has(name) && link.get(name) !== defaults[name])
      .map(name => [name, link.get(name)])))
  return [...document.querySelectorAll('[data-testid=stMain] .board')].every(board => {
    const {top, bottom} = board.getBoundingClientRect()
    return !board.checkVisibility() || bottom < 0 || top > innerHeight || board.dataset.link === now
  })
}"""
UNFOLD = """() => [...document.querySelectorAll('[data-testid=stExpander] summary')]
    .filter(fold => /Deeper/.test(fold.innerText)).map(fold => fold.click()).length"""


def move(page, name):
    """Move one control there and back, as a person with a keyboard or a mouse does."""
    control = page.locator(f".st-key-{name}")
    for kind, keys in (("range", ("ArrowRight", "ArrowLeft")), ("number", ("ArrowUp", "ArrowDown"))):
        box = control.locator(f"input[type={kind}]")
        if box.count():
            box.focus()
            for key in keys:
                box.press(key)
            return
    if control.locator("input[type=text]").count():  # of several choices at once
        control.locator("input[type=text]").fill("")
        control.locator("input[type=text]").press("Enter")
        return
    choices = control.locator("label:has(input), button:not([aria-label^=Help])")
    for i in range(2):
        choices.nth(i % choices.count()).click()


def expect_silent(page, name, names):
    """Move every control of these in sight; return their names. Streamlit is sent nothing, and boards show the link."""
    default = settings.defaults(name).items()
    texts = {n: None if value is None else link.spelled(value) for n, value in default}
    here = page.evaluate(CONTROLS, sorted(names))
    for control in here:
        before = page.evaluate("window.sent.streamlit")
        move(page, control)
        page.wait_for_function(IN_VIEW_SHOW_THE_LINK, arg=texts, polling=POLLING)
        assert page.evaluate("window.sent.streamlit") == before, control
    return {*here}


def test_no_move_of_a_control_that_only_changes_pictures_runs_the_page(page, address):
    """All of four steps, with what is deeper, and all among "Your words"."""
    visit(page, f"{address}/masks?step=all&projections=random")
    page.get_by_role("button", name="Your words", exact=True).click()
    at_rest(page)
    moved = expect_silent(page, "masks", {*settings.DEFAULTS} - RUNS)
    page.keyboard.press("Escape")
    expect(page.locator(".st-key-projections")).to_be_hidden()
    page.evaluate(UNFOLD)
    at_rest(page)
    moved |= expect_silent(page, "masks", {*settings.DEFAULTS} - RUNS - moved)
    there = {name for name in settings.DEFAULTS if page.locator(f".st-key-{name}").count()}
    assert there - moved - RUNS == set()
    assert len(moved) >= 10
