"""Large type for the back of a room: nothing below 20 px at 1280 × 720, nothing cut off, and it stays from page to page."""

import pytest

from pages.view.menu import LEARN, PAGES
from tests.browser.accessible import TAGS, UNFOLD, axe, choose_theme, faint
from tests.browser.letters import COVERED, CUT, SMALL
from tests.browser.linked import expect_link, link
from tests.browser.serving import at_rest, press_offered, visit
from tests.browser.test_menu import go
from tests.selection import SEEN, always

SIZE = {"width": 1280, "height": 720}
LEAST = 20  # px
PICTURE = "[data-slot].chart"
# texts that a page has at least; a measure that sees none finds none too small
LETTERS = {"explore": 300, "masks": 300, "write_lesson": 20}
OPENED = ("Learn", "Your words", "Share", "More", "Keys of this app")  # what opens over a page
MANY = "+".join(f"w{i}" for i in range(20))
READ = ("explore", "masks", "loops")


def path(name, **values):
    """Return the path of a page in large type, with all its steps."""
    values = {"display": "projector"} | ({"step": "all"} if name in LEARN and name != "start" else {}) | values
    return f"{'' if name == 'explore' else name}?{'&'.join(f'{each}={value}' for each, value in values.items())}"


def whole(page):
    """Show all of a page of this width at once, with what is folded."""
    page.set_viewport_size({"width": 1280, "height": 12_000})
    page.evaluate(UNFOLD)
    at_rest(page)
    page.evaluate("document.fonts.ready")


@pytest.fixture
def room(page):
    """A visitor whose screen is a projector."""
    page.set_viewport_size(SIZE)
    return page


def readable(page):
    """What axe-core and the colours of pictures' texts find in both themes."""
    faults = []
    for theme in ("light", "dark"):
        choose_theme(page, theme)
        faults += axe(page, {"type": "tag", "values": TAGS}) + faint(page)
    return faults


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "de"])  # German has the longer words
@pytest.mark.parametrize("name", always(SEEN, PAGES))
def test_every_letter_is_large_on_every_page(room, address, name, lang):
    """On every step, unfolded: in pictures, sentences, controls and the menu; none covers another or is cut off.

    Some are looked at by axe-core, too: large type is as readable as any.
    """
    visit(room, f"{address}/{path(name, lang=lang)}")
    whole(room)
    assert room.evaluate(SMALL, LEAST) == []
    assert room.evaluate("lettersSeen") > LETTERS.get(name, 30)
    assert room.evaluate(COVERED) == []
    assert room.evaluate(CUT) == []
    assert name not in READ or readable(room) == []


@pytest.mark.long
def test_the_measure_finds_small_and_covered_letters(room, address):
    """In normal type there are many; a text that is moved onto another one covers it."""
    visit(room, f"{address}/masks")
    small = room.evaluate(SMALL, LEAST)
    assert any("(text)" in each for each in small)
    assert any("(p)" in each for each in small)
    assert room.evaluate(SMALL, 1) == []
    assert room.evaluate(COVERED) == []
    room.evaluate(
        "() => { const [one, other] = document.querySelectorAll('svg.marks .mark-text text');"
        " one.setAttribute('transform', other.getAttribute('transform')) }"
    )
    assert len(room.evaluate(COVERED)) == 1
    assert room.evaluate(CUT) == []
    room.locator(".st-key-headline_1 h2").evaluate(
        "title => { title.style.whiteSpace = 'nowrap'; title.append(' and more'.repeat(99)) }"
    )
    assert len(room.evaluate(CUT)) == 1


@pytest.mark.long
def test_what_opens_over_a_page_is_large_too(room, address):
    """The menu of pages, the words, the menu of the page, unfolded, and the list of keys, one after another."""
    visit(room, f"{address}/masks?display=projector")
    opened, small = room.locator(":is([role=dialog], [role=menu], dialog)"), {}
    for label in OPENED:
        room.get_by_role("button", name=label, exact=True).click()
        opened.first.wait_for()
        for fold in room.get_by_test_id("stPopoverBody").locator("summary").all() if label == "More" else ():
            fold.click()
        at_rest(room)
        small[label] = room.evaluate(SMALL, LEAST)
        room.keyboard.press("Escape")
        opened.first.wait_for(state="hidden")
    assert {label: found for label, found in small.items() if found} == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("explore", {"text": MANY}),
        ("masks", {"text": MANY}),
        ("masks", {"text": "one"}),
        ("explore", {"heads": "8"}),
        pytest.param("explore", {"text": "one"}, marks=pytest.mark.long),
        pytest.param("masks", {"heads": "8"}, marks=pytest.mark.long),
    ],
)
def test_other_sentences_and_heads_are_as_large(room, address, name, values):
    """More words make a picture's letters smaller: it is magnified more."""
    visit(room, f"{address}/{path(name, **values)}")
    whole(room)
    assert room.evaluate(SMALL, LEAST) == []


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in LEARN if name != "start"])
def test_the_first_step_shows_its_control_and_its_picture(room, address, name):
    """Whole, on one screen, above the foot."""
    visit(room, f"{address}/{name}?display=projector")
    foot = room.locator(".st-key-foot").bounding_box()["y"]
    control = room.locator(".st-key-control_1").bounding_box()
    picture = room.locator(PICTURE).first.bounding_box()
    assert control["y"] + control["height"] <= foot
    assert picture["y"] + picture["height"] <= foot
    assert room.locator(f"{PICTURE} svg.marks").first.bounding_box()["height"] <= picture["height"]


# page → the lowest edge of its first picture; Start has a foot
WHOLE = {"": 720, "start": 640, **dict.fromkeys(("models", "surgery", "loops", "mistakes"), 720)}


@pytest.mark.parametrize("name", always([""], WHOLE))
def test_the_first_picture_is_whole(room, address, name):
    visit(room, f"{address}/{name}?display=projector")
    picture = room.locator(f"{PICTURE} svg.marks").first.bounding_box()
    assert picture["height"] > 150
    assert picture["y"] + picture["height"] <= WHOLE[name]


@pytest.mark.long
def test_a_picture_that_fills_the_screen_has_its_own_height_again(room, address):
    """On the page it is lower than that, so that it stands above the foot."""
    visit(room, f"{address}/averaging?display=projector")
    picture = room.locator(f"{PICTURE} svg.marks").first
    before = picture.bounding_box()["height"]
    room.keyboard.press("v")
    room.wait_for_function(
        "before => document.querySelector('.large svg.marks')?.getBoundingClientRect().height > before", arg=1.3 * before
    )
    room.keyboard.press("Escape")
    room.wait_for_function(
        "before => Math.abs(document.querySelector('.chart svg.marks').getBoundingClientRect().height - before) < 1",
        arg=before,
    )


@pytest.mark.long
def test_a_link_opens_in_large_type_and_it_travels_over_pages(visitor, address):
    """For somebody who was never here; the switch beside the language takes it back, and the key L brings it again."""
    page = visitor(viewport=SIZE)
    visit(page, f"{address}/masks?display=projector&mask=causal")
    assert page.evaluate(SMALL, LEAST) == []
    go(page, "4 Softmax")
    assert link(page)["display"] == "projector"
    assert page.evaluate(SMALL, LEAST) == []
    page.get_by_role("button", name="A−").click()
    expect_link(page)
    at_rest(page)
    assert page.evaluate(SMALL, LEAST) != []
    go(page, "5 Masks")
    expect_link(page, mask="causal")
    page.keyboard.press("l")
    expect_link(page, mask="causal", display="projector")
    at_rest(page)
    assert page.evaluate(SMALL, LEAST) == []


@pytest.mark.long
def test_reset_and_examples_leave_the_type_large(room, address):
    """It stands around every page, as the language does."""
    visit(room, f"{address}/?display=projector&temperature=2")
    press_offered(room, "Reset")
    expect_link(room, display="projector")
    visit(room, f"{address}/worked_examples?display=projector")
    room.get_by_role("link", name="One head on two channels").click()
    room.wait_for_function("() => location.pathname.endsWith('/masks')")
    at_rest(room)
    assert link(room)["display"] == "projector"
