"""Pictures that follow a slider: while it is held, after it is let go, and whatever is done next."""

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from pages.ui.controls import TEMPERATURES
from tests.browser.conftest import SIZE
from tests.browser.drawn import expect_numbers
from tests.browser.serving import at_rest, visit
from tests.browser.test_links import default_scene, expect_link, link

START = TEMPERATURES.index(1)
LAST = len(TEMPERATURES) - 1


NOTE = """(() => {  // when this page's latest message was sent, and when it last said that it is at rest
  const send = WebSocket.prototype.send
  window.told = window.rested = 0
  WebSocket.prototype.send = function (message) {
    const text = message instanceof Uint8Array ? new TextDecoder('latin1').decode(message) : ''
    window[text.includes('rested') ? 'rested' : 'told'] = performance.now()
    return send.call(this, message)
  }
})()"""
LONGEST = 2600  # ms after which a page that has nothing to tell is at rest


@pytest.fixture
def live(page, address):
    """The Explore page, which takes note of what it sends."""
    page.add_init_script(NOTE)
    visit(page, address, live=True)
    return page


def settled(page):
    """Wait until Streamlit's own elements have what was put into their drawings."""
    page.wait_for_function(f"() => rested > told || performance.now() - told > {LONGEST}", timeout=10_000)
    at_rest(page)


def slider(page, name="temperature"):
    """A slider, as the keyboard and a screen reader meet it."""
    return page.locator(f"[class*=st-key-{name}] input[type=range]")


def place(page, stop, name="temperature"):
    """Where a slider's thumb stands at a stop."""
    x, y, wide, high, last = slider(page, name).evaluate(
        """input => { const r = input.closest('[style*=relative]').getBoundingClientRect()
                      return [r.x, r.y, r.width, r.height, Number(input.max)] }"""
    )
    return x + wide * stop / last, y + high / 2


def hold(page):
    """Press the mouse on the thumb, wherever it stands."""
    page.mouse.move(*place(page, int(slider(page).input_value())))
    page.mouse.down()


def drag(page, stop, steps=8):
    """Move the held thumb to a stop."""
    page.mouse.move(*place(page, stop), steps=steps)


def shown(page, stop):
    """The scene of the default view at a stop of the slider, once the slider says that it stands there."""
    expect(slider(page)).to_have_attribute("aria-valuetext", f"{TEMPERATURES[stop]:g}")
    return default_scene(temperature=float(TEMPERATURES[stop]))


# ---- while it is held ----


def test_every_picture_follows_a_held_slider_and_the_link_waits_for_its_release(live):
    """Three stops, the mouse down all the time; nothing to undo and no link until it is let go."""
    hold(live)
    for stop in (START + 12, 4, LAST):
        drag(live, stop)
        expect_numbers(live, shown(live, stop))
        assert link(live) == {}
        expect(live.get_by_role("button", name="Undo")).to_be_disabled()
    drag(live, 33)
    expect_numbers(live, shown(live, 33))
    assert link(live) == {}
    live.mouse.up()
    expect_link(live, temperature=f"{TEMPERATURES[33]:g}")
    expect(live.get_by_role("button", name="Undo")).to_be_enabled()
    expect_numbers(live, shown(live, 33))


def test_after_a_fast_drag_to_and_fro_the_picture_is_the_final_values(live):
    """No wait anywhere: positions overtake each other, the last one wins, at once and after all is at rest."""
    for final in (0, 9, START + 1, 40, LAST):
        hold(live)
        for stop in (LAST, 0, 45, 3, final):
            drag(live, stop, steps=5)
        live.mouse.up()
        expect_link(live, temperature=f"{TEMPERATURES[final]:g}")
        expect_numbers(live, shown(live, final))
        settled(live)
        expect_numbers(live, shown(live, final))


def test_the_power_slider_is_followed_too_and_undo_takes_it_back(live):
    """The slider that stands beside the head size: its picture follows, the number box and the link at the release."""
    live.mouse.move(*place(live, 4, "head_size_power"))
    live.mouse.down()
    live.mouse.move(*place(live, 5, "head_size_power"), steps=5)
    expect_numbers(live, default_scene(head_size=32))
    assert link(live) == {}
    live.mouse.up()
    expect_link(live, head_size="32")
    expect_numbers(live, default_scene(head_size=32))
    live.get_by_role("button", name="Undo").click()
    expect_link(live)
    expect_numbers(live, default_scene())


# ---- back to the start ----

NEXT = {
    "undo": (lambda page: page.get_by_role("button", name="Undo").click(), {}),
    "reset": (lambda page: page.get_by_role("button", name="Reset").click(), {}),
    "a new draw": (lambda page: page.get_by_role("button", name="New draw").click(), {"seed": 5}),
    "positions": (lambda page: page.locator(".st-key-positions label").click(), {"seed": 4, "positions": False}),
    "a mask": (lambda page: page.locator(".st-key-mask").get_by_text("causal").click(), {"seed": 4, "mask": "causal"}),
    "a key": (lambda page: slider(page).press("ArrowRight"), {"seed": 4, "temperature": 1.02}),
}


@pytest.mark.parametrize("move", NEXT)
def test_a_drag_away_and_back_leaves_nothing_behind(live, move):
    """The slider is let go where it was taken: nothing is set, and what is done next starts from there.

    Once slowly, and, from the defaults again, once fast.
    """
    for waits in (True, False):
        at_rest(live)  # a reset's answer would take back what is typed before it
        seed = live.get_by_label("Seed", exact=True)
        seed.fill("4")
        seed.press("Enter")
        expect_link(live, seed="4")
        expect_numbers(live, default_scene(seed=4))
        hold(live)
        drag(live, 45)
        if waits:
            expect_numbers(live, default_scene(seed=4, temperature=float(TEMPERATURES[45])))
        drag(live, START, steps=2)
        live.mouse.up()
        expect_numbers(live, default_scene(seed=4))
        assert link(live) == {"seed": "4"}
        act, wanted = NEXT[move]
        act(live)
        changed = {"seed": 3, **wanted}
        told = {name: str(to).lower() for name, to in wanted.items() if (name, to) != ("seed", 3)}
        expect_link(live, **told)
        expect_numbers(live, default_scene(**changed))
        settled(live)
        expect_numbers(live, default_scene(**changed))
        live.get_by_role("button", name="Reset").click()
        expect_link(live)
        expect_numbers(live, default_scene())


# ---- Streamlit's own elements, two seconds later ----


def full_screen(page, there):
    """Open a heatmap alone on the screen, or close it again."""
    if there:
        page.locator(".st-key-heatmap_0 [data-testid=stVegaLiteChart]").hover()
        page.locator(".st-key-heatmap_0").get_by_role("button", name="Fullscreen").click()
    else:
        page.get_by_role("button", name="Close fullscreen").click()


DISTURB = {
    "theme": lambda page, there: page.emulate_media(color_scheme="dark" if there else "light"),
    "size": lambda page, there: page.set_viewport_size({"width": 1100, "height": 800} if there else SIZE),
    "full screen": full_screen,
}
ANEW = "one => Number(one.dataset.before) !== one.getBoundingClientRect().width"  # another node has no such note
DRAWN = "document.querySelector('.st-key-heatmap_0 svg.marks')"


@pytest.mark.parametrize("what", DISTURB)
def test_charts_that_are_made_anew_after_a_push_have_its_numbers(live, what):
    """React draws a chart again from its own element: that must not be the one before the push.

    Once after all is at rest; on the way back, after another push, at once.
    """
    for waits, stop in ((True, 40), (False, 9)):
        hold(live)
        drag(live, stop)
        expect_numbers(live, shown(live, stop))
        live.mouse.up()
        expect_link(live, temperature=f"{TEMPERATURES[stop]:g}")
        if waits:
            settled(live)
        for there in (True, False):
            live.evaluate(f"{DRAWN}.dataset.before = {DRAWN}.getBoundingClientRect().width")
            DISTURB[what](live, there)
            live.wait_for_function(
                f"() => {DRAWN} && Number({DRAWN}.dataset.before) !== {DRAWN}.getBoundingClientRect().width"
            )
        at_rest(live)
        expect_numbers(live, shown(live, stop))
        settled(live)
        expect_numbers(live, shown(live, stop))


def test_a_drag_keeps_every_chart_and_moves_nothing(live):
    """The charts' own nodes survive a drag, its release and what comes after; nothing on the page changes its place."""
    charts = "[data-testid=stVegaLiteChart] svg.marks"
    live.evaluate(f"document.querySelectorAll('{charts}').forEach((chart, i) => chart.dataset.born = i)")
    places = "() => [...document.querySelectorAll('[data-testid=stMain] [data-testid=stElementContainer]')]"
    places += ".map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.height] })"
    expect(live.get_by_role("button", name="Copy link")).to_be_visible()
    before = live.evaluate(places)
    hold(live)
    drag(live, 40)
    expect_numbers(live, shown(live, 40))
    assert live.evaluate(places) == before
    live.mouse.up()
    expect_link(live, temperature=f"{TEMPERATURES[40]:g}")
    slider(live).press("ArrowLeft")
    expect_numbers(live, shown(live, 39))
    settled(live)
    expect_numbers(live, shown(live, 39))
    born = live.evaluate(f"[...document.querySelectorAll('{charts}')].map(chart => chart.dataset.born)")
    assert born == [str(i) for i in range(6)]
    assert live.evaluate(places) == before


def test_nothing_is_told_at_rest_while_an_answer_is_on_its_way(live):
    """What is told says where every control stood before the answer, and would take back what the answer sets."""
    slider(live).press("ArrowRight")
    expect_numbers(live, shown(live, START + 1))
    before = live.evaluate("rested")
    live.evaluate("app => document.querySelector(app).dataset.testScriptState = 'running'", "[data-testid=stApp]")
    live.wait_for_function(f"() => performance.now() - told > {LONGEST}")
    assert live.evaluate("rested") == before
    live.evaluate("app => document.querySelector(app).dataset.testScriptState = 'notRunning'", "[data-testid=stApp]")
    live.wait_for_function("before => rested > before", arg=before)
    expect_numbers(live, shown(live, START + 1))


def test_nothing_is_told_at_rest_before_a_busy_server_hears_of_a_click(live, address):
    """Streamlit doesn't say that an answer is on its way before the server does: what is told then would undo a reset."""
    slider(live).press("ArrowRight")
    expect_numbers(live, shown(live, START + 1))
    told, rested = live.evaluate("[told, rested]")
    os.kill(address.pid, signal.SIGSTOP)
    try:
        live.get_by_role("button", name="Reset").click()
        live.wait_for_function("before => told > before", arg=told)
        live.wait_for_function(f"before => performance.now() - before > {LONGEST}", arg=told)
        assert live.evaluate("rested") == rested
    finally:
        os.kill(address.pid, signal.SIGCONT)
    expect_link(live)
    expect_numbers(live, default_scene())


DRAW, UNDO, RESET = (f".st-key-{name} button" for name in ("new_draw", "undo", "reset"))
TWICE = {
    "new draw": ([DRAW, DRAW, DRAW], {"mask": "causal", "seed": "8"}),
    "undo": ([UNDO, UNDO], {"mask": "causal"}),
    "reset and a mask": ([RESET, ".st-key-mask >> text=prefix"], {"mask": "prefix"}),
    "reset and positions": ([RESET, ".st-key-positions label"], {"positions": "false"}),
}


@pytest.mark.parametrize("acts", TWICE)
def test_what_is_clicked_before_a_busy_server_answers_comes_after_the_answer(live, address, acts):
    """Its message would say where all controls stood before, and take back what the first click's answer sets."""
    live.locator(".st-key-mask").get_by_text("causal").click()
    expect_link(live, mask="causal")
    for seed in (3, 4):
        live.get_by_role("button", name="New draw").click()
        expect_link(live, mask="causal", seed=str(seed + 1))
    at_rest(live)
    clicks, wanted = TWICE[acts]
    os.kill(address.pid, signal.SIGSTOP)
    try:
        for place in clicks:
            live.locator(place).first.click()
    finally:
        os.kill(address.pid, signal.SIGCONT)
    expect_link(live, **wanted)
    at_rest(live)
    expect_link(live, **wanted)


# ---- the keyboard ----


def test_the_keyboard_moves_the_slider_and_says_so(live):
    """A name and a value in words; arrows go by one stop, the page keys by more, home and end to the ends."""
    thumb = slider(live)
    expect(thumb).to_have_accessible_name(re.compile("Temperature"))
    thumb.focus()
    expect(thumb).to_be_focused()
    for key, stop in (("ArrowRight", START + 1), ("ArrowUp", START + 2), ("ArrowLeft", START + 1), ("ArrowDown", START)):
        thumb.press(key)
        expect_numbers(live, shown(live, stop))
    for key, forward in (("PageUp", True), ("PageDown", False)):
        before = int(thumb.input_value())
        thumb.press(key)
        expect(thumb).not_to_have_value(str(before))
        stop = int(thumb.input_value())
        assert (stop - before > 1) if forward else (before - stop > 1)
        expect_numbers(live, shown(live, stop))
    for key, stop in (("End", LAST), ("Home", 0)):
        thumb.press(key)
        expect_link(live, temperature=f"{TEMPERATURES[stop]:g}")
        expect_numbers(live, shown(live, stop))
