"""Moves: pictures follow a control without a run of the page, while a slider is dragged, and whatever is done next."""

import pytest
from playwright.sync_api import expect

from pages.view import link, menu, settings
from pages.view.settings import TEMPERATURES
from tests.browser.drawn import expect_numbers
from tests.browser.linked import default_scene, expect_link
from tests.browser.linked import link as said_by
from tests.browser.serving import at_rest, expect_undo, press_offered, visit
from tests.browser.sliders import LAST, START, drag, hold, shown, slider
from tests.selection import SEEN, always
from tests.wiring import DRAWN_WHERE

RUNS = {
    "model",
    "text",
    "text2",
    "cross_text",
    "model_text",
    "kind",
    "tokens",
    "heads",
    "mask",
    "bias",  # with one there is another stage to choose
    "projections",
    "step",
    "example",
    "mistake",
    "scale",
}
RUNS_HERE = {  # other controls, or formulas, depend on them
    "averaging": {"keepdim", "softmax_over"},
    "sharpness": {"power", "init"},
    "heads": {"mix_heads", "joined_scale"},
    "shapes": {"batch_size"},
    "mistakes": {"mistake_on", "mistake_sign"},
}
MOVES, MOVES_OF_SHARED = 4, 2  # of a page's own controls, and of the sidebar's: each there and back

CONTROLS = """names => names.filter(name => {
  const control = document.querySelector(`.st-key-${name}`)
  return control?.querySelector('input:not(:disabled), button:not(:disabled)') && control.checkVisibility()
})"""


def move(page, name: str, times: int) -> None:
    """Move one control so many times, as a person with a keyboard or a mouse does."""
    control = page.locator(f".st-key-{name}")
    for kind, there_and_back in (("range", ("ArrowRight", "ArrowLeft")), ("number", ("ArrowUp", "ArrowDown"))):
        box = control.locator(f"input[type={kind}]")
        if box.count():
            box.focus()
            for key in there_and_back * (times // 2):
                box.press(key)
            return
    if control.locator("input[type=text]").count():
        box = control.locator("input[type=text]")
        box.fill("")
        box.press("Enter")
        return
    choices = control.locator("label:has(input), button:not([aria-label^=Help])")
    for i in range(times):
        choices.nth(i % choices.count()).click()


def expect_silent(page, name: str, moved: set[str] = frozenset()) -> set[str]:
    """Move every control in sight that was not moved before: no message to Streamlit, and boards show what the link says."""
    names = [n for n in settings.DEFAULTS if n not in RUNS | RUNS_HERE.get(name, set()) | moved]
    here = page.evaluate(CONTROLS, names)
    at_rest(page)
    for control in here:
        before = page.evaluate("window.sent.streamlit")
        move(page, control, MOVES_OF_SHARED if control in settings.SHARED else MOVES)
        default = settings.defaults(name).items()
        texts = {n: None if value is None else link.spelled(value) for n, value in default}
        page.wait_for_function(IN_VIEW_SHOW_THE_LINK, arg=texts)
        assert page.evaluate("window.sent.streamlit") == before, control
    return {*here} | moved


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
    .filter(fold => /Deeper|All operations|What the map/.test(fold.innerText) || fold.closest('[data-testid=stSidebar]'))
    .map(fold => fold.click()).length"""


@pytest.mark.parametrize("name", always(SEEN, menu.PAGES))
def test_moves_of_every_control_that_only_changes_pictures_send_streamlit_nothing(page, address, name):
    """All steps of a page, what is deeper, too, the sidebar, and "Your words"; and after them boards show the link."""
    visit(page, f"{address}/{name}{'?step=all&projections=random' if name in menu.LEARN else ''}")
    moved = set()
    words = page.get_by_role("button", name="Your words", exact=True)
    if words.count():
        words.click()
        at_rest(page)
        for control in {*settings.shared(name)} - RUNS - {*DRAWN_WHERE}:
            expect(page.locator(f".st-key-{control} :is(input, button)").first).to_be_attached()
        moved = expect_silent(page, name)
        page.keyboard.press("Escape")
        expect(page.locator(".st-key-projections")).to_be_hidden()
        at_rest(page)
    page.evaluate(UNFOLD)
    at_rest(page)
    moved = expect_silent(page, name, moved)
    there = {n for n in settings.DEFAULTS if page.locator(f".st-key-{n}").count()}
    there |= {*settings.shared(name)} - {*DRAWN_WHERE}
    assert there - moved - RUNS - RUNS_HERE.get(name, set()) == set()


def test_a_move_is_drawn_into_the_drawings_that_stand_there(explore):
    """No picture is made anew, nothing on the page changes its place."""
    charts = "[data-testid=stMain] .chart svg.marks"
    explore.evaluate(f"document.querySelectorAll('{charts}').forEach((chart, i) => chart.dataset.born = i)")
    places = "() => [...document.querySelectorAll('[data-testid=stMain] [data-testid=stElementContainer]')]"
    places += ".map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.height] })"
    before = explore.evaluate(places)
    slider(explore).focus()
    slider(explore).press("ArrowRight")
    expect_numbers(explore, default_scene(temperature=1.02))
    born = explore.evaluate(f"[...document.querySelectorAll('{charts}')].map(chart => chart.dataset.born)")
    assert born == [str(i) for i in range(8)]
    assert explore.evaluate(places) == before


def test_every_picture_follows_a_held_slider_and_the_link_waits_for_its_release(explore):
    """Three stops, the mouse down all the time; no link and no message to Streamlit, the whole drag one step to undo."""
    sent = explore.evaluate("window.sent.streamlit")
    hold(explore)
    for stop in (START + 12, 4, LAST):
        drag(explore, stop)
        expect_numbers(explore, shown(explore, stop))
        assert said_by(explore) == {}
    drag(explore, 33)
    expect_numbers(explore, shown(explore, 33))
    explore.mouse.up()
    expect_link(explore, temperature=f"{TEMPERATURES[33]:g}")
    expect_numbers(explore, shown(explore, 33))
    assert explore.evaluate("window.sent.streamlit") == sent
    expect_undo(explore, True)
    press_offered(explore, "Undo")
    expect_link(explore)
    expect_numbers(explore, default_scene())


def test_after_a_fast_drag_to_and_fro_the_picture_is_the_final_values(explore):
    """No wait anywhere: positions overtake each other, the last one wins."""
    for final in (0, START + 1, LAST):
        hold(explore)
        for stop in (LAST, 0, 45, 3, final):
            drag(explore, stop, steps=5)
        explore.mouse.up()
        expect_link(explore, temperature=f"{TEMPERATURES[final]:g}")
        expect_numbers(explore, shown(explore, final))


@pytest.mark.long
def test_a_drag_away_and_back_leaves_nothing_behind(explore):
    """The slider is let go where it was taken: nothing is set, and what is done next starts from there."""
    hold(explore)
    drag(explore, 4)
    expect_numbers(explore, shown(explore, 4))
    drag(explore, START)
    explore.mouse.up()
    expect_numbers(explore, default_scene())
    explore.locator(".st-key-mask").get_by_text("causal").click()
    expect_link(explore, mask="causal")
    expect_numbers(explore, default_scene(mask="causal"))


def test_one_act_after_another_without_a_wait(explore):
    """A mask, two keys, a click: each is kept, none takes back another."""
    explore.locator(".st-key-mask").get_by_text("causal").click()
    slider(explore, "power").press("Home")
    slider(explore).focus()
    slider(explore).press("ArrowRight")
    explore.locator("[data-slot=heatmap_0] .mark-rect path").nth(5 * 7).dispatch_event("click")
    expect_link(explore, mask="causal", power="0", temperature="1.02", query="5")
    expect_numbers(explore, default_scene(mask="causal", power=0.0, temperature=1.02), query=5)
