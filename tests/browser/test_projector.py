"""Large type for the back of a room: nothing below 20 px at 1280 × 720, nothing cut off, and it stays from page to page."""

from tests.browser.accessible import UNFOLD
from tests.browser.letters import COVERED, CUT, SMALL
from tests.browser.linked import expect_link, link
from tests.browser.menus import TITLES, go
from tests.browser.serving import at_rest, visit

SIZE = {"width": 1280, "height": 720}
LEAST = 20  # px
OPENED = ("Your words", "More", "Keys of this app")  # what opens over a page
SEEN = ("masks", "explore", "practice", "lessons")  # one page of each kind


def faults(page):
    """What of a page, unfolded, is small, covered or cut off."""
    page.set_viewport_size(SIZE | {"height": 8_000})
    page.evaluate(UNFOLD)
    at_rest(page)
    found = page.evaluate(SMALL, LEAST)
    assert page.evaluate("lettersSeen") > 30
    return found + page.evaluate(COVERED) + page.evaluate(CUT)


def test_large_type_comes_by_a_key_stays_from_page_to_page_and_is_nowhere_small(page, address):
    """In pictures, sentences, controls, menus; the first picture is whole; the link says so, and a button takes it back."""
    page.set_viewport_size(SIZE)
    visit(page, f"{address}/masks")
    assert page.evaluate(SMALL, LEAST) != []
    page.keyboard.press("l")
    expect_link(page, display="projector")
    at_rest(page)
    foot = page.locator(".st-key-foot").bounding_box()["y"]
    for part in (".st-key-control_1", ".chart svg.marks"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] + box["height"] <= foot, part
    opened, found = page.locator(":is([role=dialog], [role=menu], dialog)"), {}
    for label in OPENED:
        page.get_by_role("button", name=label, exact=True).click()
        opened.first.wait_for()
        at_rest(page)
        found[label] = page.evaluate(SMALL, LEAST)
        page.keyboard.press("Escape")
        opened.first.wait_for(state="hidden")
    for name in SEEN:
        page.set_viewport_size(SIZE)
        if name != "masks":
            go(page, TITLES[name])
        assert link(page)["display"] == "projector"
        if name == "explore":
            picture = page.locator(".chart svg.marks").first.bounding_box()
            assert picture["height"] > 150
            assert picture["y"] + picture["height"] <= SIZE["height"]
        found[name] = faults(page)
    assert {name: each for name, each in found.items() if each} == {}
    page.set_viewport_size(SIZE)
    page.get_by_role("button", name="A−").click()
    page.wait_for_function("() => !location.search.includes('display')")
    at_rest(page)
    assert page.evaluate(SMALL, LEAST) != []
