"""What every picture offers: words for it, exact numbers under the mouse, a large view, the theme's colours."""

import re

import pytest
import torch
from playwright.sync_api import expect

from attn_core import scene
from pages.charts import colours as look
from tests.browser.accessible import THEMED
from tests.browser.conftest import SIZE
from tests.browser.drawn import expect_tip
from tests.browser.line import Line
from tests.browser.linked import default_scene
from tests.browser.serving import at_rest, visit

FOUR = re.compile(r"\d\.\d{4}(?!\d)")
MARKS = {  # slot → one of its marks: how they are found, and which
    "heatmap_0": (".mark-rect path", 8),
    "heatmap_1": (".mark-rect path", 8),
    "bars": (".mark-rect path", 0),
    "curve": (".mark-symbol path", 0),
    "ledger": (".mark-rect path", 0),
    "stack": (".mark-rect path", 0),
}


@pytest.mark.long
def test_the_first_pictures_of_a_page_bring_their_forms_along(page, address):
    """None is asked for: a form that comes with the page is drawn one answer earlier."""
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, f"{address}/explore")
    assert page.locator(".board .chart svg.marks").count() == len(MARKS)
    assert [url for url in asked if "/view/form/" in url] == []


def test_every_picture_has_words_numbers_and_a_large_view(explore):
    """All on Explore; what its tooltip says has four digits. How it is saved stands in test_take.py."""
    found = [chart.get_attribute("data-slot") for chart in explore.locator(".board .chart").all()]
    assert sorted(found) == sorted(MARKS)
    said = set()
    for slot, (marks, number) in MARKS.items():
        picture = explore.locator(f".chart[data-slot={slot}]")
        said.add(picture.get_attribute("aria-label"))
        expect_tip(explore, slot, number, FOUR, marks)
        small = picture.bounding_box()
        picture.get_by_role("button", name="Full screen").click()
        side = explore.locator("[data-testid=stSidebar]").bounding_box()["width"]  # its controls stay beside it
        top = picture.bounding_box()["y"]  # where its title ends
        title = explore.locator(".large_title").bounding_box()
        assert title == {"x": side, "y": 0, "width": 1440 - side, "height": top}
        assert picture.bounding_box() == {"x": side, "y": top, "width": 1440 - side, "height": 900 - top}
        explore.keyboard.press("Escape")
        assert picture.bounding_box()["width"] == small["width"]
    assert len(said) == len(MARKS)
    assert all(len(words.split()) > 3 for words in said)


@pytest.mark.long
def test_a_tooltip_closes_when_its_number_changes(explore):
    """It says what the mark is: with another temperature it is gone, and pointed at again it says the new number."""
    expect_tip(explore, "heatmap_0", 8, FOUR)
    before = explore.locator(".vg-tooltip").inner_text()
    explore.locator(".st-key-temperature input").first.focus()
    explore.keyboard.press("ArrowRight")
    expect(explore.locator(".vg-tooltip.visible")).to_have_count(0)
    expect_tip(explore, "heatmap_0", 8, FOUR)
    assert explore.locator(".vg-tooltip").inner_text() != before


HELD = """() => {  // vegaEmbed draws, and what it drew is handed over when the test says so
  let embed = null
  const free = new Promise(resolve => { window.handOver = resolve })
  const held = async (...how) => {
    const drawn = await embed(...how)
    window.drawn = true
    await free
    return drawn
  }
  Object.defineProperty(window, "vegaEmbed", {get: () => embed && held, set: given => { embed = given }})
}"""


def test_a_picture_fits_a_place_that_changed_while_it_was_drawn(visitor, address):
    """A window is made wider before the first picture stands on the page."""
    page = visitor()
    page.add_init_script(f"({HELD})()")
    page.set_viewport_size({"width": 900, "height": 900})
    page.goto(address)
    page.wait_for_function("() => window.drawn")
    page.set_viewport_size(SIZE)
    page.evaluate("() => window.handOver()")
    at_rest(page)
    for chart in page.locator(".board .chart").all():
        wide = chart.evaluate("e => e.clientWidth - 2 * parseFloat(getComputedStyle(e).paddingLeft)")
        assert float(chart.locator("svg.marks").get_attribute("width")) == pytest.approx(wide, abs=2)


INK = {"dark": "rgb(236, 236, 242)", "light": "rgb(27, 27, 36)"}  # of what is written in a picture


def between(stops, share):
    """The colours, (cells, 3), of where cells stand between these stops."""
    colours = torch.tensor([list(bytes.fromhex(stop[1:])) for stop in stops], dtype=torch.float32)
    at = share * (len(stops) - 1)
    below = at.floor().clamp(max=len(stops) - 2).long()
    return torch.lerp(colours[below], colours[below + 1], (at - below)[:, None])


def test_a_change_of_theme_colours_page_and_pictures_at_once(page, address):
    """Dark from the start, then light, then dark again, without a reload; each time cells have the theme's colours."""
    page.emulate_media(color_scheme="dark")
    visit(page, address)
    page.evaluate("window.since = 'the same visit'")
    weights = scene.see(default_scene()).trace.heads.weights[0]
    shares = look.shares(weights, 1.0, signed=False).flatten()
    cells = "[...document.querySelectorAll('[data-slot=heatmap_0] .mark-rect path')].slice(0, 49)"
    colours = f"{cells}.map(cell => getComputedStyle(cell).fill.match(/\\d+/g).map(Number))"
    dark = ("dark", look.DARK.weights, "rgb(20, 21, 28)")
    light = ("light", look.LIGHT.weights, "rgb(255, 255, 255)")
    for theme, stops, ground in (dark, light, dark):
        page.emulate_media(color_scheme=theme)
        wanted = between(stops, shares)
        page.wait_for_function(
            f"wanted => ({colours}).every((cell, i) => cell.every((part, j) => Math.abs(part - wanted[i][j]) <= 1))",
            arg=wanted.tolist(),
        )
        assert page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor") == ground
        label = page.locator("[data-slot=bars] svg text", has_text="flew")
        assert label.evaluate("text => getComputedStyle(text).fill") == INK[theme]
    assert page.evaluate("window.since") == "the same visit"


@pytest.mark.long
def test_light_pictures_that_come_after_a_change_to_dark_are_not_kept(visitor, address):
    """A page is computed while the theme is light, and is delivered when it is dark already."""
    page, line = visitor(color_scheme="light"), Line()
    page.route_web_socket("**/_stcore/stream", line.opened)
    visit(page, f"{address}/averaging")
    line.keeps, before = True, page.evaluate("sent.streamlit")
    page.get_by_test_id("stHeader").get_by_role("link", name="Explore", exact=True).click()
    page.wait_for_function("before => sent.streamlit > before", arg=before)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(THEMED, arg=True)
    line.deliver()
    page.locator("[data-slot=bars] svg.marks").wait_for()
    at_rest(page)
    label = page.locator("[data-slot=bars] svg text", has_text="flew")
    assert label.evaluate("text => getComputedStyle(text).fill") == INK["dark"]
