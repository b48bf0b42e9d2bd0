"""Moves: pictures follow a control without a run of the page, while a slider is dragged, and whatever is done next."""

import json
import re
import xml.etree.ElementTree as ET

from playwright.sync_api import expect

from pages.view import link, settings
from pages.view.settings import TEMPERATURES
from tests.browser.drawn import ON_SCREEN, expect_numbers, numbers
from tests.browser.drawn import place as cell
from tests.browser.linked import POLLING, default_scene, expect_heard, expect_link, shown
from tests.browser.linked import link as said_by
from tests.browser.serving import PATIENCE, at_rest, expect_undo, press_offered, unfold_offered, visit
from tests.browser.sliders import LAST, START, drag, hold, place, slider

CHARTS = "[data-testid=stMain] .chart svg.marks"
PLACES = """() => [...document.querySelectorAll('[data-testid=stMain] [data-testid=stElementContainer]')]
    .map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.height] })"""


def test_every_picture_follows_a_held_slider_its_release_and_a_key(explore):
    """Held, link and ledger wait; no message to Streamlit, no picture is made anew or moves; undo takes back a drag."""
    sent, places = explore.evaluate("window.sent.streamlit"), explore.evaluate(PLACES)
    explore.evaluate(f"document.querySelectorAll('{CHARTS}').forEach((chart, i) => chart.dataset.born = i)")
    hold(explore)
    for stop in (START + 12, LAST):
        drag(explore, stop, steps=3)
        expect_numbers(explore, shown(explore, stop), read=ON_SCREEN)
        assert said_by(explore) == {}
    for stop in (0, 45, 3, 33):  # positions overtake each other, the last one wins
        drag(explore, stop, steps=2)
    explore.mouse.up()
    expect_link(explore, temperature=f"{TEMPERATURES[33]:g}")
    expect_numbers(explore, shown(explore, 33), read=ON_SCREEN)
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


# ---- boards that are not on the screen ----

STILL = 2000  # ms after which boards near the screen are asked for
LEDGER = "[...document.querySelectorAll('.board')].find(root => root.board.name === 'ledger')"
BOARDS_ON_SCREEN = """() => [...document.querySelectorAll('.board')].filter(root => {
  const {top, bottom} = root.getBoundingClientRect()
  return root.checkVisibility() && bottom >= 0 && top <= innerHeight
}).map(root => root.board.name)"""
TIMED = """() => {
  window.pressed = []
  addEventListener('keydown', ({timeStamp}) => window.pressed.push(timeStamp), true)
}"""
NEVER_STILL = """still => {
  const {setTimeout} = window
  window.setTimeout = (work, ms, ...more) => ms === still ? 0 : setTimeout(work, ms, ...more)
}"""
PRINTED = f"""() => {{
  window.printed = []
  addEventListener('beforeprint', () => window.printed.push(getComputedStyle({LEDGER}).display !== 'none'))
}}"""
WEIGHT = re.compile(r"\.\d\d|1|hidden")


def questions(page):
    """Note what a page that is opened next will ask of boards: the link and the names of each question."""
    found = []

    def note(text):
        said = json.loads(text)
        found.append((said.get("link"), {*said.get("boards", [])}))

    page.on("websocket", lambda socket: None if "/_stcore/" in socket.url else socket.on("framesent", note))
    return found


def ledger_of(stop):
    """Return the condition that the ledger shows a stop of the slider."""
    return f"() => {LEDGER}.dataset.link === 'temperature={TEMPERATURES[stop]:g}'"


def test_only_boards_on_the_screen_follow_keys_and_those_near_it_once_they_rest(page, address):
    """The ledger of a link that moves on within two seconds is not asked for; scrolled to after a rest, it is there."""
    asked = questions(page)
    visit(page, address)
    seen, links = {*page.evaluate(BOARDS_ON_SCREEN)}, [f"temperature={TEMPERATURES[START + i]:g}" for i in range(1, 6)]
    assert "ledger" not in seen
    page.evaluate(TIMED)
    asked.clear()
    for _ in links:
        slider(page).press("ArrowRight")
    page.wait_for_function(ledger_of(START + 5), polling=POLLING)
    pressed = page.evaluate("window.pressed")
    pauses = [after - at for at, after in zip(pressed, [*pressed[1:], float("inf")], strict=True)]
    rested = {link for link, pause in zip(links, pauses, strict=True) if pause >= STILL}  # on a quiet machine, the last one
    besides = [(link, boards) for link, boards in asked if not boards <= seen]
    assert {link for link, _ in besides} <= rested
    assert besides[-1] == (links[-1], {"ledger"})
    assert links[-1] in [link for link, boards in asked if boards and boards <= seen]
    page.locator("[data-slot=ledger]").scroll_into_view_if_needed()
    expect_numbers(page, shown(page, START + 5))


def test_a_board_far_from_the_screen_is_never_taken_for_current(page, address, tmp_path):
    """It is printed, exported and read out as the link says, and follows after a rest, with the focus, or on the screen."""
    ledger = page.locator("[data-slot=ledger]")
    page.set_viewport_size({"width": 1440, "height": 500})
    visit(page, address)
    page.evaluate(PRINTED)
    slider(page).press("ArrowRight")
    assert page.evaluate(f"{LEDGER}.dataset.link") == ""
    page.pdf()
    page.wait_for_function(ledger_of(START + 1), polling=POLLING)
    page.pdf()
    assert page.evaluate("window.printed") == [False, True]
    expect_numbers(page, shown(page, START + 1))
    slider(page).press("ArrowRight")
    page.wait_for_function(ledger_of(START + 2), polling=POLLING)
    page.evaluate(NEVER_STILL, STILL)
    slider(page).press("ArrowRight")
    ledger.evaluate("chart => chart.focus({preventScroll: true})")
    page.wait_for_function(ledger_of(START + 3), polling=POLLING)
    slider(page).press("ArrowRight")
    unfold_offered(page, "Export")
    with page.expect_download(timeout=2 * PATIENCE) as download:
        page.locator("[data-take='picture:ledger.svg']").press("Enter")  # a menu that finds its place anew can't miss a key
    download.value.save_as(tmp_path / "ledger.svg")
    texts = ["".join(each.itertext()) for each in ET.parse(tmp_path / "ledger.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in texts if WEIGHT.fullmatch(text)] == numbers(shown(page, START + 4))["ledger"]
    page.keyboard.press("Escape")
    ledger.scroll_into_view_if_needed()
    expect_numbers(page, shown(page, START + 4))
    slider(page).press("End")
    expect_heard(page, default_scene(temperature=20.0))  # the first sentence is out of sight


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
    expect(page.locator(".st-key-projections")).to_be_visible()
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
