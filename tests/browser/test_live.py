"""Pictures that follow a slider: while it is held, after it is let go, and whatever is done next."""

import re

import pytest
from playwright.sync_api import expect

from pages.ui.controls import TEMPERATURES
from tests.browser.conftest import SIZE
from tests.browser.drawn import expect_numbers
from tests.browser.held import LAST, START, drag, hold, place, settled, shown, slider
from tests.browser.linked import default_scene, expect_link, link
from tests.browser.serving import at_rest

# ---- while it is held ----


def test_every_picture_follows_a_held_slider_and_the_link_waits_for_its_release(explore):
    """Three stops, the mouse down all the time; nothing to undo and no link until it is let go."""
    hold(explore)
    for stop in (START + 12, 4, LAST):
        drag(explore, stop)
        expect_numbers(explore, shown(explore, stop))
        assert link(explore) == {}
        expect(explore.get_by_role("button", name="Undo")).to_be_disabled()
    drag(explore, 33)
    expect_numbers(explore, shown(explore, 33))
    assert link(explore) == {}
    explore.mouse.up()
    expect_link(explore, temperature=f"{TEMPERATURES[33]:g}")
    expect(explore.get_by_role("button", name="Undo")).to_be_enabled()
    expect_numbers(explore, shown(explore, 33))


def test_after_a_fast_drag_to_and_fro_the_picture_is_the_final_values(explore):
    """No wait anywhere: positions overtake each other, the last one wins, at once and after all is at rest."""
    for final in (0, 9, START + 1, 40, LAST):
        hold(explore)
        for stop in (LAST, 0, 45, 3, final):
            drag(explore, stop, steps=5)
        explore.mouse.up()
        expect_link(explore, temperature=f"{TEMPERATURES[final]:g}")
        expect_numbers(explore, shown(explore, final))
        settled(explore)
        expect_numbers(explore, shown(explore, final))


def test_the_power_slider_is_followed_too_and_undo_takes_it_back(explore):
    """The slider that stands beside the head size: its picture follows, the number box and the link at the release."""
    explore.mouse.move(*place(explore, 4, "head_size_power"))
    explore.mouse.down()
    explore.mouse.move(*place(explore, 5, "head_size_power"), steps=5)
    expect_numbers(explore, default_scene(head_size=32))
    assert link(explore) == {}
    explore.mouse.up()
    expect_link(explore, head_size="32")
    expect_numbers(explore, default_scene(head_size=32))
    explore.get_by_role("button", name="Undo").click()
    expect_link(explore)
    expect_numbers(explore, default_scene())


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
def test_a_drag_away_and_back_leaves_nothing_behind(explore, move):
    """The slider is let go where it was taken: nothing is set, and what is done next starts from there.

    Once slowly, and, from the defaults again, once fast.
    """
    for waits in (True, False):
        at_rest(explore)  # a reset's answer would take back what is typed before it
        seed = explore.get_by_label("Seed", exact=True)
        seed.fill("4")
        seed.press("Enter")
        expect_link(explore, seed="4")
        expect_numbers(explore, default_scene(seed=4))
        hold(explore)
        drag(explore, 45)
        if waits:
            expect_numbers(explore, default_scene(seed=4, temperature=float(TEMPERATURES[45])))
        drag(explore, START, steps=2)
        explore.mouse.up()
        expect_numbers(explore, default_scene(seed=4))
        assert link(explore) == {"seed": "4"}
        act, wanted = NEXT[move]
        act(explore)
        changed = {"seed": 3, **wanted}
        told = {name: str(to).lower() for name, to in wanted.items() if (name, to) != ("seed", 3)}
        expect_link(explore, **told)
        expect_numbers(explore, default_scene(**changed))
        settled(explore)
        expect_numbers(explore, default_scene(**changed))
        explore.get_by_role("button", name="Reset").click()
        expect_link(explore)
        expect_numbers(explore, default_scene())


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
DRAWN = "document.querySelector('.st-key-heatmap_0 svg.marks')"


@pytest.mark.parametrize("what", DISTURB)
def test_charts_that_are_made_anew_after_a_push_have_its_numbers(explore, what):
    """React draws a chart again from its own element: that must not be the one before the push.

    Once after all is at rest; on the way back, after another push, at once.
    """
    for waits, stop in ((True, 40), (False, 9)):
        hold(explore)
        drag(explore, stop)
        expect_numbers(explore, shown(explore, stop))
        explore.mouse.up()
        expect_link(explore, temperature=f"{TEMPERATURES[stop]:g}")
        if waits:
            settled(explore)
        for there in (True, False):
            explore.evaluate(f"{DRAWN}.dataset.before = {DRAWN}.getBoundingClientRect().width")
            DISTURB[what](explore, there)
            explore.wait_for_function(
                f"() => {DRAWN} && Number({DRAWN}.dataset.before) !== {DRAWN}.getBoundingClientRect().width"
            )
        at_rest(explore)
        expect_numbers(explore, shown(explore, stop))
        settled(explore)
        expect_numbers(explore, shown(explore, stop))


def test_a_drag_keeps_every_chart_and_moves_nothing(explore):
    """The charts' own nodes survive a drag, its release and what comes after; nothing on the page changes its place."""
    charts = "[data-testid=stVegaLiteChart] svg.marks"
    explore.evaluate(f"document.querySelectorAll('{charts}').forEach((chart, i) => chart.dataset.born = i)")
    places = "() => [...document.querySelectorAll('[data-testid=stMain] [data-testid=stElementContainer]')]"
    places += ".map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.height] })"
    expect(explore.get_by_role("button", name="Copy link")).to_be_visible()
    before = explore.evaluate(places)
    hold(explore)
    drag(explore, 40)
    expect_numbers(explore, shown(explore, 40))
    assert explore.evaluate(places) == before
    explore.mouse.up()
    expect_link(explore, temperature=f"{TEMPERATURES[40]:g}")
    slider(explore).press("ArrowLeft")
    expect_numbers(explore, shown(explore, 39))
    settled(explore)
    expect_numbers(explore, shown(explore, 39))
    born = explore.evaluate(f"[...document.querySelectorAll('{charts}')].map(chart => chart.dataset.born)")
    assert born == [str(i) for i in range(6)]
    assert explore.evaluate(places) == before


# ---- the keyboard ----


def test_the_keyboard_moves_the_slider_and_says_so(explore):
    """A name and a value in words; arrows go by one stop, the page keys by more, home and end to the ends."""
    thumb = slider(explore)
    expect(thumb).to_have_accessible_name(re.compile("Temperature"))
    thumb.focus()
    expect(thumb).to_be_focused()
    for key, stop in (("ArrowRight", START + 1), ("ArrowUp", START + 2), ("ArrowLeft", START + 1), ("ArrowDown", START)):
        thumb.press(key)
        expect_numbers(explore, shown(explore, stop))
    for key, forward in (("PageUp", True), ("PageDown", False)):
        before = int(thumb.input_value())
        thumb.press(key)
        expect(thumb).not_to_have_value(str(before))
        stop = int(thumb.input_value())
        assert (stop - before > 1) if forward else (before - stop > 1)
        expect_numbers(explore, shown(explore, stop))
    for key, stop in (("End", LAST), ("Home", 0)):
        thumb.press(key)
        expect_link(explore, temperature=f"{TEMPERATURES[stop]:g}")
        expect_numbers(explore, shown(explore, stop))
