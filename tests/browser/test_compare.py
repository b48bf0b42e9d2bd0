"""A view is pinned as A: B and B − A follow the mouse, A stays; the link opens exactly so elsewhere."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from attn_core import scene
from pages.charts.difference import short
from pages.view.settings import MOST_COMPARED
from tests.browser.drawn import cell
from tests.browser.linked import default_scene, expect_heard, expect_link
from tests.browser.serving import at_rest, press_offered, visit
from tests.browser.sliders import START, drag, hold, shown, slider

READ = """() => Object.fromEntries(Object.entries({a: "_a", b: "", change: "_change"}).map(([side, end]) => [side,
  [...document.querySelectorAll(`[data-slot=heatmap_large${end}] svg text`)].map(text => text.textContent)
    .filter(text => /^(−?[.][0-9][0-9]|−?[01]([.]0)?|A|B)$/.test(text))]))"""
EQUAL = f"wanted => JSON.stringify(({READ})()) === JSON.stringify(wanted)"


def numbers(a: scene.Scene, b: scene.Scene) -> dict[str, list[str]]:
    """What stands on the cells of head 0 in A, in B and in B − A where nothing is hidden."""
    first, last = (scene.see(setting).trace.heads.weights[0].flatten() for setting in (a, b))
    return {
        "a": list(map(cell, first.tolist())),
        "b": list(map(cell, last.tolist())),
        "change": list(map(short, (last - first).tolist())),
    }


def expect_compared(page: Page, a: scene.Scene, b: scene.Scene) -> None:
    """Wait until the three heatmaps have these numbers on them."""
    wanted = numbers(a, b)
    page.wait_for_function(EQUAL, arg=wanted)
    assert page.evaluate(READ) == wanted


def press(page: Page, name: str) -> None:
    """Press a button of a board."""
    page.get_by_role("button", name=name).click()


def test_b_and_the_difference_follow_the_mouse_and_a_stays(explore, visitor):
    """The same link shows the same numbers to somebody who opens it on a page of their own."""
    pinned = default_scene()
    press_offered(explore, "Compare")
    expect_link(explore, compare="-")
    expect_compared(explore, pinned, pinned)
    expect(explore.locator("[data-slot=pinned]")).to_contain_text("B is still the same view")
    at_rest(explore)
    hold(explore)
    for stop in (START // 2, START // 3):
        drag(explore, stop)
        moved = shown(explore, stop)
        expect_compared(explore, pinned, moved)
    expect_link(explore, compare="-")  # it is still held
    explore.mouse.up()
    expect_link(explore, compare="-", temperature=f"{moved.temperature:g}")
    expect_compared(explore, pinned, moved)
    expect(explore.locator("[data-slot=pinned]")).to_contain_text(f"Temperature 1 → {moved.temperature:g}")
    other = visitor()
    visit(other, explore.url)
    expect_compared(other, pinned, moved)


@pytest.mark.long
def test_a_and_b_are_swapped_set_back_and_left(page, address):
    """Undo takes each of these back, too; at the end the page is as it was before."""
    a, b = default_scene(temperature=0.2), default_scene()
    visit(page, f"{address}/?{urlencode({'compare': 'temperature=0.2'})}")
    expect_compared(page, a, b)
    press(page, "Swap A and B")
    expect_link(page, compare="-", temperature="0.2")
    expect_compared(page, b, a)
    expect(slider(page)).to_have_attribute("aria-valuetext", "0.2")
    expect_heard(page, a)
    press(page, "Back to A")
    expect_link(page, compare="-")
    expect_compared(page, b, b)
    expect_heard(page, b)
    press_offered(page, "Undo")
    expect_link(page, compare="-", temperature="0.2")
    expect_compared(page, b, a)
    press(page, "Stop comparing")
    expect_link(page, temperature="0.2")
    expect(page.locator("[data-slot=heatmap_0]")).to_be_visible()
    expect(page.locator("[data-slot=heatmap_large_a]")).to_have_count(0)


@pytest.mark.long
def test_every_step_of_a_page_compares(page, address):
    """The view that is pinned on the third step on softmax stays so on the fourth."""
    visit(page, f"{address}/sharpness?step=3")
    press_offered(page, "Compare")
    expect_link(page, step="3", compare="-")
    slider(page, "power").press("Home")
    expect(page.locator("[data-slot=pinned]")).to_contain_text("0.5 → 0")
    expect(page.locator("[data-slot=largest_a] svg")).to_be_visible()
    press(page, "Next: Temperature")
    expect(page.get_by_role("heading", name="Temperature")).to_be_visible()
    expect_link(page, step="4", compare="-")  # the power is the third step's own
    expect(page.locator("[data-slot=ends_change] svg")).to_be_visible()


@pytest.mark.long
def test_what_is_too_long_for_a_link_is_said(page, address):
    """The sentence names how long a link may be; nothing is pinned."""
    visit(page, f"{address}/?{urlencode({'text': 'ü ' * 600})}")
    before = page.url
    press_offered(page, "Compare")
    expect(page.locator(".stale")).to_contain_text(f"may have at most {MOST_COMPARED} characters")
    assert page.url == before
