"""What a picture offers: words, exact numbers under the mouse, clicks, the whole screen, the theme's colours, room."""

import re
from urllib.parse import urlencode

from playwright.sync_api import expect

from tests.browser.accessible import choose_theme
from tests.browser.conftest import SIZE
from tests.browser.drawn import click_mark, expect_tip
from tests.browser.letters import COVERED
from tests.browser.linked import DRAWN, drawn_scene, expect_link, expect_said
from tests.browser.serving import at_rest, visit

FOUR = re.compile(r"\d\.\d{4}(?!\d)")
MARKS = {  # slot → one of its marks: how they are found, and which
    "heatmap_0": (".mark-rect path", 8),
    "bars": (".mark-rect path", 0),
    "curve": (".mark-symbol path", 0),
    "stack": ("canvas", 0),
}


def test_every_picture_has_words_numbers_a_large_view_and_its_cells_choose_a_row(page, address):
    """All on Explore, of which all that matters stands on one screen; a click moves sentence, row and link."""
    visit(page, f"{address}/?{urlencode(DRAWN)}")
    boxes = {chart.get_attribute("data-slot"): chart.bounding_box() for chart in page.locator(".board .chart").all()}
    assert len(boxes) == 7
    assert {slot for slot, box in boxes.items() if box["y"] + box["height"] > SIZE["height"]} == {"ledger", "stack"}
    said = set()
    for slot, (marks, number) in MARKS.items():
        picture = page.locator(f".chart[data-slot={slot}]")
        said.add(picture.get_attribute("aria-label"))
        expect_tip(page, slot, number, FOUR, marks)
    assert len(said) == len(MARKS)
    assert all(len(words.split()) > 3 for words in said)
    picture = page.locator(".chart[data-slot=heatmap_1]")
    small = picture.bounding_box()
    picture.get_by_role("button", name="Full screen").click()
    side = page.locator("[data-testid=stSidebar]").bounding_box()["width"]  # its controls stay beside it
    top = picture.bounding_box()["y"]  # where its title ends
    assert page.locator(".large_title").bounding_box() == {"x": side, "y": 0, "width": 1440 - side, "height": top}
    assert picture.bounding_box() == {"x": side, "y": top, "width": 1440 - side, "height": 900 - top}
    page.keyboard.press("Escape")
    assert picture.bounding_box()["width"] == small["width"]
    click_mark(page, "heatmap_0", 4 * 7 + 2)
    expect_said(page, drawn_scene(), 0, 4, **DRAWN, query="4")
    row = page.get_by_label("Row", exact=True)
    row.fill("2")
    row.press("Enter")
    expect_said(page, drawn_scene(), 0, 2, **DRAWN, query="2")
    click_mark(page, "heatmap_1", 3)
    expect_said(page, drawn_scene(), 1, 0, **DRAWN, query="0", head="1")
    expect(row).to_have_value("0")


INK = {"dark": "rgb(236, 236, 242)", "light": "rgb(27, 27, 36)"}  # of what is written in a picture


FILLS = """() => [...document.querySelectorAll('[data-slot=heatmap_0] .mark-rect path')].slice(0, 49)
    .map(cell => getComputedStyle(cell).fill).join()"""


def test_a_change_of_theme_colours_page_and_pictures_at_once(page, address):
    """Dark from the start, then light, then dark again, without a reload."""
    page.emulate_media(color_scheme="dark")
    visit(page, address)
    page.evaluate("window.since = 'the same visit'")
    grounds, fills = {"dark": "rgb(20, 21, 28)", "light": "rgb(255, 255, 255)"}, {}
    for theme in ("dark", "light", "dark"):
        choose_theme(page, theme)
        assert (
            page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
            == grounds[theme]
        )
        label = page.locator("[data-slot=bars] svg text", has_text="flew")
        assert label.evaluate("text => getComputedStyle(text).fill") == INK[theme]
        assert fills.setdefault(theme, page.evaluate(FILLS)) == page.evaluate(FILLS)
    assert fills["dark"] != fills["light"]
    assert page.evaluate("window.since") == "the same visit"


# ---- room ----

SCROLLS = """() => [...document.querySelectorAll('.board .chart')].filter(chart => {  // no bar says that there is more
  const bar = parseFloat(getComputedStyle(chart, '::-webkit-scrollbar').height)
  return chart.scrollWidth > chart.clientWidth + 1 && !(bar >= 8)
}).map(chart => chart.dataset.slot)"""
TEXTS = (
    "The internationalization of photosynthesis misunderstandings characteristically counterproductive",
    "On a cold morning in early spring the farmers of the village carried their apples to the market square",
    "The old sailors painted the small wooden boat",
)


def test_no_label_is_cut_by_its_picture_whatever_the_words(page, address):
    """Sentences of long and of many words, on a small screen; where a picture is wider than its place, a bar says so."""
    page.set_viewport_size({"width": 1366, "height": 768})
    visit(page, f"{address}/start?text=I+sat")
    for text in TEXTS:
        field = page.get_by_label("Sentence", exact=True)
        field.fill(text)
        field.press("Control+Enter")
        expect_link(page, text=text)
        at_rest(page)
        assert page.evaluate(COVERED) + page.evaluate(SCROLLS) == []
    place = page.locator("[data-slot=one]").first  # eight words stand beside one another
    assert place.evaluate("chart => chart.scrollWidth - chart.clientWidth") <= 1


def test_on_paper_stand_words_and_pictures_and_nothing_that_only_a_screen_can_do(page, address):
    visit(page, f"{address}/explore")
    stays, goes = (".board .chart", "[data-slot=lead]"), ("[data-testid=stSidebar]", "#join_class")
    page.emulate_media(media="print")
    assert [page.locator(name).first.is_visible() for name in (*stays, *goes)] == [True, True, False, False]
    page.emulate_media(media="screen")
    assert all(page.locator(name).first.is_visible() for name in (*stays, *goes))
