"""A view is pinned as A: B and B − A follow the mouse, A stays; the link opens exactly so elsewhere."""

from playwright.sync_api import Page, expect

from attn_core import scene
from pages.charts.difference import short
from tests.browser.drawn import cell
from tests.browser.linked import POLLING, default_scene, expect_heard, expect_link, shown
from tests.browser.serving import at_rest, press_offered
from tests.browser.sliders import START, drag, hold, slider

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
    page.wait_for_function(EQUAL, arg=wanted, polling=POLLING)
    assert page.evaluate(READ) == wanted


def press(page: Page, name: str) -> None:
    """Press a button of a board."""
    page.get_by_role("button", name=name).click()


def test_b_and_the_difference_follow_the_mouse_and_a_stays_until_they_are_swapped_and_left(explore):
    """At the end the page is as it was before."""
    pinned = default_scene()
    press_offered(explore, "Compare")
    expect_link(explore, compare="-")
    expect_compared(explore, pinned, pinned)
    expect(explore.locator("[data-slot=pinned]")).to_contain_text("B is still the same view")
    at_rest(explore)
    hold(explore)
    drag(explore, START // 3, steps=3)
    moved = shown(explore, START // 3)
    expect_compared(explore, pinned, moved)
    expect_link(explore, compare="-")  # it is still held
    explore.mouse.up()
    at = f"{moved.temperature:g}"
    expect_link(explore, compare="-", temperature=at)
    expect(explore.locator("[data-slot=pinned]")).to_contain_text(f"Temperature 1 → {at}")
    press(explore, "Swap A and B")
    expect_link(explore, compare=f"temperature={at}")
    expect_compared(explore, moved, pinned)
    expect_heard(explore, pinned)
    press(explore, "Back to A")
    expect_link(explore, compare=f"temperature={at}", temperature=at)
    expect_compared(explore, moved, moved)
    expect(slider(explore)).to_have_attribute("aria-valuetext", at)
    expect_heard(explore, moved)
    press(explore, "Stop comparing")
    expect_link(explore, temperature=at)
    expect(explore.locator("[data-slot=heatmap_0]")).to_be_visible()
    expect(explore.locator("[data-slot=heatmap_large_a]")).to_have_count(0)
