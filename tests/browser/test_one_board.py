"""One board by itself: the picture of its link, in another site's page too, without anything else of the app."""

import pytest
from playwright.sync_api import Page, expect

from pages.charts import colours
from tests.browser.conftest import PHONE
from tests.browser.drawn import READ, click_mark, numbers
from tests.browser.linked import default_scene
from tests.browser.test_share import course_page, part, unfold

DRAWN = "[data-slot=heatmap_1] svg.marks"
ONLY = "() => [...document.body.querySelectorAll('button:not(.wider), input, select, nav, header, a')].length"
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def expect_weights(page: Page, temperature: float) -> None:
    """Wait until both heatmaps show the core's weights."""
    wanted = numbers(default_scene(temperature=temperature))
    for slot in ("heatmap_0", "heatmap_1"):
        page.wait_for_function(
            f"([slot, wanted]) => JSON.stringify(({READ})()[slot]) === JSON.stringify(wanted)", arg=[slot, wanted[slot]]
        )


def test_it_shows_the_numbers_of_its_link_and_nothing_but_them(page, address):
    page.goto(f"{address}/explore?board=heatmaps&temperature=2")
    expect_weights(page, 2.0)
    assert page.evaluate(ONLY) == 0
    assert page.locator("[data-testid=stApp]").count() == 0
    assert page.evaluate("() => window.sent.streamlit") == 0
    assert page.locator("main > .board").count() == 1
    page.goto(f"{address}/?board=heatmaps&temperature=0.5&lang=de")
    expect_weights(page, 0.5)
    expect(page.locator("[data-slot=heatmap_0_name]")).to_contain_text("verwandte Wörter")
    assert page.evaluate("() => document.documentElement.lang") == "de"


@pytest.mark.long
def test_a_click_selects_a_row_here_and_in_full_screen_too(page, address):
    page.goto(f"{address}/explore?board=heatmaps")
    expect(page.locator("main")).to_contain_text("The row of bat")
    click_mark(page, "heatmap_0", 30)
    expect(page.locator("main")).to_contain_text("The row of of")
    page.locator("[data-slot=heatmap_1]").press("ArrowDown")
    expect(page.locator("main")).to_contain_text("The row of the·5")
    page.locator("[data-slot=heatmap_1]").hover()
    page.locator("[data-slot=heatmap_1] .wider").click()
    expect(page.locator("[data-slot=heatmap_1]")).to_have_class("chart large")
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot=heatmap_1]")).to_have_class("chart")
    page.goto(f"{address}/explore?board=heatmaps&locked=query")
    expect(page.locator(DRAWN)).to_be_visible()
    click_mark(page, "heatmap_0", 30)
    expect(page.locator("main")).to_contain_text("The row of bat")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_has_the_theme_that_the_browser_prefers(visitor, address, theme):
    page = visitor(color_scheme=theme)
    page.goto(f"{address}/masks?board=mask&mask=causal")
    expect(page.locator(".board")).to_have_attribute("data-dark", str(theme == "dark").lower())
    ground = tuple(bytes.fromhex(colours.palette(theme == "dark").page.removeprefix("#")))
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == f"rgb{ground}"
    expect(page.locator("[data-slot=mask_matrix] svg.marks")).to_be_visible()


@pytest.mark.long
def test_another_sites_page_shows_the_picture_that_is_chosen_and_another_view_of_it(page, visitor, address):
    """The HTML from the form, as it is; another src is another view."""
    page.goto(f"{address}/?temperature=2&step=2")
    for slot in ("heatmap_1", "curve"):
        expect(page.locator(f"[data-slot={slot}] svg.marks")).to_be_visible()
    unfold(page)
    part(page, "task").fill("Not part of a picture")
    page.locator(".shareform summary", has_text="For a course page").click()
    titles = {"": "the whole page", "heatmaps": "1 Match: who attends to whom", "sharpness": "2 Share: how “bat” distrib"}
    for name, title in titles.items():
        expect(part(page, "board").locator(f"option[value='{name}']")).to_contain_text(title)
    assert "embed=true" in part(page, "frame").input_value()
    part(page, "board").select_option("heatmaps")
    html = part(page, "frame").input_value()
    assert f'src="{address}/?board=heatmaps&amp;temperature=2" title="{titles["heatmaps"]}"' in html
    with course_page(html) as course:
        outside = visitor()
        outside.goto(course)
        frame = outside.frames[1]
        expect_weights(frame, 2.0)
        outside.locator("iframe").evaluate("frame => { frame.src = frame.src.replace('temperature=2', 'temperature=0.1') }")
        expect_weights(frame, 0.1)
    part(page, "board").select_option("")
    assert "embed=true" in part(page, "frame").input_value()


@pytest.mark.long
def test_what_is_not_there_or_not_allowed_gets_a_sentence(visitor, address):
    page = visitor(errors=False)  # the browser itself reports a 404
    answer = page.goto(f"{address}/masks?board=%3Cb%3Ehuge")
    assert answer.status == 404
    expect(page.locator("body")).to_contain_text("The page Masks has no board “<b>huge”. Its boards are: lead, mask, pin,")
    assert page.goto(f"{address}/mask?board=mask").status == 404
    expect(page.locator("body")).to_contain_text("There is no page “mask”. The pages are: explore, start,")
    page.goto(f"{address}/masks?board=mask&heads=99")
    expect(page.locator("body > p")).to_have_text("Ignored heads=99: it must be a whole number from 1 to 8.")


@pytest.mark.long
def test_on_a_phone_it_fits(visitor, address):
    phone = visitor(**PHONE)
    phone.goto(f"{address}/?board=heatmaps&temperature=2")
    expect_weights(phone, 2.0)
    assert not phone.evaluate(WIDER)
