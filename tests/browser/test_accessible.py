"""Pages are read without seeing colours, used without a mouse, and stand still for those who ask for that."""

import itertools

import pytest

from pages.view.menu import LEARN, PAGES
from tests.browser.accessible import DETAILS, TAGS, axe, bare, choose_theme, faint, tab_stops, unfold
from tests.browser.serving import at_rest, visit
from tests.selection import SEEN, always

TEXTS = {"type": "rule", "values": ["color-contrast"]}  # all that changes with the theme


@pytest.fixture
def calm(page):
    """A visitor who asks for no motion."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    yield page
    page.emulate_media(reduced_motion="no-preference")


def whole(name):
    """The path of a page with all its steps."""
    return f"{'' if name == 'explore' else name}{'?step=all' if name in LEARN else ''}"


# ---- what is read, and what is heard ----

NAMELESS = """() => [...document.querySelectorAll('.board .chart')].filter(chart => {
  const picture = chart.querySelector('[role=img]:has(> svg.marks)')
  return !chart.ariaLabel || chart.role !== 'figure' || picture?.ariaLabel !== chart.ariaLabel
}).map(chart => `picture without a name: ${chart.dataset.slot}`)"""
HEADINGS = """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')]
    .filter(heading => heading.checkVisibility()).map(heading => Number(heading.localName[1]))"""


def in_order(levels):
    """Whether headings begin with the page's, which is the only one of its kind, and leave no level out."""
    steps = itertools.pairwise(levels)
    return levels[:1] == [1] and levels.count(1) == 1 and all(later <= former + 1 for former, later in steps)


@pytest.mark.parametrize("name", always(SEEN, PAGES))
def test_nothing_serious_is_found_on_any_page(calm, address, name):
    """By axe-core, on all steps, with all that is folded, in both themes; nor in pictures, whose texts axe can't judge.

    And whatever can be pressed looks so.
    """
    visit(calm, f"{address}/{whole(name)}")
    unfold(calm)
    choose_theme(calm, "light")
    levels = calm.evaluate(HEADINGS)
    faults = [*axe(calm, {"type": "tag", "values": TAGS}), *faint(calm), *bare(calm), *calm.evaluate(NAMELESS)]
    choose_theme(calm, "dark")
    assert [*faults, *axe(calm, TEXTS), *faint(calm), *bare(calm)] == []
    assert in_order(levels), levels


@pytest.mark.parametrize("theme", always(["dark"], ["light", "dark"]))
def test_what_opens_over_a_page_is_readable_too(calm, address, theme):
    """The menus of all pages and of this one, unfolded, and "Your words"; all stand outside the page's own frame."""
    calm.emulate_media(color_scheme=theme, reduced_motion="reduce")
    visit(calm, f"{address}/weighted_sum?step=2")
    faults = {}
    for label in ("Code", "Your words", "Share", "More"):
        calm.get_by_role("button", name=label, exact=True).click()
        calm.locator(":is([role=dialog], [role=menu])").wait_for()
        for fold in calm.get_by_test_id("stPopoverBody").locator("summary").all() if label == "More" else ():
            fold.click()
        at_rest(calm)
        faults[label] = axe(calm, {"type": "tag", "values": TAGS})
        calm.keyboard.press("Escape")
        calm.locator(":is([role=dialog], [role=menu])").wait_for(state="detached")
    assert {label: found for label, found in faults.items() if found} == {}


# ---- what the keyboard does ----


@pytest.mark.parametrize("path", always(["sharpness?step=2"], ["", "sharpness?step=2"]))
def test_every_stop_of_the_tab_key_shows_that_it_has_the_focus(calm, address, path):
    """By a frame or a shadow, of its own or of the box around it; there are at least as many stops as controls."""
    visit(calm, f"{address}/{path}")
    stops = tab_stops(calm)
    assert [name for name, shows in stops if not shows] == []
    assert len(stops) > (30 if path else 60)


TURNED = """() => document.addEventListener('click', event => {
  if (!event.target.closest('.st-key-next, .st-key-back')) return
  window.turned = true
  event.stopImmediatePropagation()
  event.preventDefault()
}, true)"""
OVER = {"menu": "Code", "text": "Your words", "number": "Your words"}  # what is opened first
PLACES = {  # what the arrow keys move there themselves
    "masks?step=2": {
        "choice": ".st-key-step [role=radio]",
        "table": ".scrolls",
        "menu": "[role=menu] [role=menuitem]",
        "text": "[role=dialog] textarea, [role=dialog] input[type=text]",
        "number": "[role=dialog] input[type=number]",
    },
    "masks": {"heatmap": "[data-slot=mask_matrix]", "slider": ".st-key-mask_window input[type=range]"},
}


@pytest.mark.parametrize("path", always(["masks"], PLACES))
def test_arrow_keys_turn_no_step_where_they_move_something_else(calm, address, path):
    """From the page itself they do."""
    visit(calm, f"{address}/{path}")
    calm.evaluate(TURNED)
    unfold(calm)
    for what, where in PLACES[path].items():
        if what in OVER:
            calm.get_by_role("button", name=OVER[what]).click()
        place = calm.locator(where).first
        place.focus()
        assert place.evaluate("place => place.contains(document.activeElement)"), what
        for key in ("ArrowRight", "ArrowLeft"):
            calm.keyboard.press(key)
            assert calm.evaluate("window.turned") is None, what
        if what in OVER:
            calm.keyboard.press("Escape")
            calm.locator(":is([role=dialog], [role=menu])").wait_for(state="detached")
        calm.evaluate("document.activeElement.blur()")
        calm.keyboard.press("ArrowRight")
        assert calm.evaluate("window.turned") is True, what
        calm.evaluate("delete window.turned")


# ---- what stands still, and what is not said by a colour alone ----

MOVES = """least => [...document.querySelectorAll('body *')].filter(element => {
  const {transitionDuration, animationDuration} = getComputedStyle(element)
  return Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat)) > least
}).map(element => element.outerHTML.slice(0, 150))"""
RUNNING = """least => document.getAnimations()
    .filter(({effect, playState}) => playState === 'running' && effect.getComputedTiming().activeDuration > 1000 * least)
    .map(({effect}) => effect.target.outerHTML.slice(0, 150))"""
LEAST = 0.0001  # seconds


@pytest.mark.long
def test_nothing_moves_for_those_who_ask_for_that(calm, address):
    """On a page at rest, under the mouse, on the way to the next step, and while something plays."""
    visit(calm, f"{address}/sharpness")
    moving = calm.evaluate(MOVES, LEAST)
    calm.locator(".board .chart").first.hover()
    moving += calm.evaluate(MOVES, LEAST) + calm.evaluate(RUNNING, LEAST)
    calm.locator(".st-key-next button").click()
    moving += calm.evaluate(RUNNING, LEAST)
    at_rest(calm)
    assert moving + calm.evaluate(MOVES, LEAST) + calm.evaluate(RUNNING, LEAST) == []


def test_each_state_has_a_sign_that_is_not_a_colour(calm, address):
    """A hidden cell has a dot, the selected row a frame and a bold name, a line is dashed, what is right has a tick."""
    visit(calm, f"{address}/masks?mask=causal&query=2")
    drawn = calm.evaluate(DETAILS, "mask_matrix")
    assert drawn["dots"] == 7 * 6 / 2
    assert drawn["bold"][0] == "flew"
    assert len(drawn["bold"]) == 2  # and above the columns the one that it attends to most
    cells, frames = drawn["cells"], drawn["frames"]
    row = [
        cells[14][0],
        cells[14][1],
        cells[20][2],
        cells[20][3],
    ]  # left and top of its first cell, right and bottom of its last
    assert any(all(abs(a - b) < 3 for a, b in zip(frame, row, strict=True)) for frame in frames)
    visit(calm, f"{address}/")
    assert {"none", "5px, 3px"} <= set(calm.evaluate(DETAILS, "curve")["dashes"])
