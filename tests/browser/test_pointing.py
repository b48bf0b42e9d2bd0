"""What is under the mouse: a cell has a frame and a tip, a word marks its row; and what moves is drawn moving."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from attn_core import one_query, scene
from tests.browser.accessible import choose_theme
from tests.browser.drawn import READ, numbers, place
from tests.browser.linked import DRAWN, drawn_scene
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider

FRAME, TIP = ".pointer", "#vg-tooltip-element.visible"
BOX = "element => { const {x, y, width, height} = element.getBoundingClientRect(); return [x, y, width, height] }"
PRESS = "element => element.click()"  # while the mouse rests elsewhere
LEAVES = (  # how what is under a mouse that rests there changes or leaves
    lambda page: page.get_by_role("radio", name="causal").first.evaluate(PRESS),
    lambda page: page.keyboard.press("ArrowRight"),
)


def test_a_frame_and_a_tip_mark_the_cell_under_the_mouse_and_go_with_it(page, address):
    """Its names are marked, too; the frame lets clicks through, and what speaks of a place in a picture leaves with it."""
    page.set_viewport_size({"width": 1280, "height": 600})
    visit(page, f"{address}/masks")
    page.mouse.move(*place(page, "mask_matrix", 3 * 7 + 5))
    frame, cell = page.locator(FRAME), page.locator("[data-slot=mask_matrix] .mark-rect path").nth(3 * 7 + 5)
    expect(frame).to_be_visible()
    assert frame.evaluate(BOX) == pytest.approx(cell.evaluate(BOX), abs=2)
    assert page.evaluate("[...document.querySelectorAll('.pointed')].map(name => name.textContent)") == ["out", "the·5"]
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("() => location.search.includes('mask_painted=3-5')")
    for leave in LEAVES:
        page.mouse.move(5, 400)
        expect(frame).to_be_hidden()
        x, y = place(page, "mask_matrix", 3)
        page.mouse.move(x - 6, y)
        page.mouse.move(x - 4, y, steps=3)
        expect(frame).to_be_visible()
        expect(page.locator(TIP)).to_be_visible()
        page.evaluate("document.activeElement.blur()")  # a choice would have the arrow key
        leave(page)
        expect(page.locator(TIP)).to_have_count(0)
        expect(frame).to_be_hidden()
        at_rest(page)


KINDS = (
    "slot => ['canvas', '.mark-rect path'].map(kind => document.querySelectorAll(`[data-slot=${slot}] ${kind}`).length > 0)"
)
NUMBER = 3  # component of the first word's value; seven weights are drawn before it


def test_a_cell_on_a_canvas_has_its_frame_and_its_tip_and_its_picture_fills_the_screen_sharply(page, address):
    """Of the ledger and the stack only the words are elements of the page, until their pixels would be magnified."""
    visit(page, f"{address}/?{urlencode(DRAWN)}")
    assert [page.evaluate(KINDS, slot) for slot in ("ledger", "stack", "heatmap_0")] == [[True, False]] * 2 + [[False, True]]
    (x, y), (after, _) = (place(page, "ledger", 7 + NUMBER + next, "canvas") for next in (0, 1))
    page.mouse.move(x - 2, y)
    page.mouse.move(x, y)
    left, top, width, height = page.locator(FRAME).evaluate(BOX)
    assert (left + width / 2, top + height / 2, width) == pytest.approx((x, y, after - x), abs=2)
    book = one_query.ledger(scene.see(drawn_scene()).trace, 0, 1)
    expect(page.locator(TIP)).to_contain_text(f"{float(book.weights[0]):.4f} × (")
    assert page.evaluate("document.querySelector('.pointed').textContent") == "The·0"
    for kinds in ([False, True], [True, False]):  # it fills the screen, and stands in its place again
        page.locator("[data-slot=ledger] .wider").evaluate(PRESS)
        page.wait_for_function(f"kinds => String(({KINDS})('ledger')) === String(kinds)", arg=kinds)
        choose_theme(page, "light" if kinds[0] else "dark")  # which draws it anew
        at_rest(page)
        assert page.evaluate(READ)["ledger"] == numbers(drawn_scene())["ledger"]
        assert page.locator("[data-slot=ledger]").evaluate("chart => chart.scrollWidth - chart.clientWidth") == 0


MOVING = """() => [...document.querySelectorAll('*')].flatMap(element => ['', '::before', '::after'].filter(part => {
  const {transitionDuration, animationName, animationDuration} = getComputedStyle(element, part || null)
  const longest = Math.max(...transitionDuration.split(', ').map(parseFloat))
  return longest > 0 || animationName !== 'none' && parseFloat(animationDuration) > 0.001
}).map(part => element.localName + part))"""


def test_no_style_moves_anything_for_who_asks_for_less_motion(page, address):
    """The rule names the elements that move otherwise, among them those of an open menu."""
    visit(page, address)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Start a class")).to_be_visible()
    assert page.evaluate(MOVING) == []
    page.emulate_media(reduced_motion="no-preference")
    assert {"a", "button", "div"} <= {*page.evaluate(MOVING)}


# ---- a word, and what stands for it ----

HOLES = """slot => {  // where nothing covers a picture: left, top, right, bottom on the screen
  const veil = document.querySelector(`[data-slot=${slot}] .veil`), toScreen = veil.getScreenCTM()
  return [...veil.querySelectorAll('mask rect:not(:first-child)')].map(hole => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => Number(hole.getAttribute(name)))
    const [from, to] = [[x, y], [x + width, y + height]].map(at => new DOMPoint(...at).matrixTransform(toScreen))
    return [from.x, from.y, to.x, to.y]
  })
}"""
HEAD, LEDGER, SENTENCE = "[class*=st-key-headline_] h2", "[data-slot=collect]", "[data-slot=collect_words]"
RECORD = """([slot, table, row, field]) => {  // the number that each frame from now on shows
  const {view} = document.querySelector(`[data-slot=${slot}]`).chart, seen = window.frames_seen = []
  const look = () => { seen.push(view.data(table).at(row)[field]); requestAnimationFrame(look) }
  look()
}"""
RESTED = """slot => {  // whether the next move glides, since it doesn't follow one at once
  const {glide} = document.querySelector(`[data-slot=${slot}]`).chart
  return performance.now() - glide.moved > 300
}"""
AS_SENT = """slot => {  // whether a picture shows what the server said, and nothing else
  const element = document.querySelector(`[data-slot=${slot}]`), {view} = element.chart
  const {tables} = element.closest('.board').board.pieces.get(slot)
  return Object.entries(tables).every(([name, columns]) => Object.entries(columns).every(([field, column]) =>
    JSON.stringify(view.data(name).map(row => row[field])) === JSON.stringify(column)))
}"""


def clear(page, slot, text):
    """Whether the middle of a picture's text lies where nothing covers it."""
    box = page.locator(f"[data-slot={slot}] svg.marks text", has_text=text).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in page.evaluate(HOLES, slot))


def frames(page, key):
    """Move the temperature by a key, and return the numbers that frames show of one contribution, each once."""
    page.wait_for_function(RESTED, arg="collect")
    slider(page).focus()
    page.evaluate(RECORD, ["collect", "cells", 130, "adds"])
    page.keyboard.press(key)
    page.wait_for_function("() => new Set(frames_seen).size > 1")
    at_rest(page)
    assert page.evaluate(AS_SENT, "collect")
    return page.evaluate("frames_seen.filter((number, i) => number !== frames_seen[i - 1])")


def test_a_word_marks_its_row_a_row_its_word_and_what_moves_glides_unless_less_motion_is_asked_for(page, address):
    """From where it was to exactly its number, or at once."""
    visit(page, f"{address}/weighted_sum?step=2&temperature=4")
    word = page.locator(f"{SENTENCE} .orange-badge").first
    expect(word).to_have_text("flew")
    word.hover()
    expect(page.locator(f"{LEDGER} .veil")).to_be_attached()
    assert clear(page, "collect", "flew")
    assert not clear(page, "collect", "cave")
    page.locator(HEAD).first.hover()
    expect(page.locator(".veil")).to_have_count(0)
    page.locator(f"{LEDGER} svg.marks text", has_text="cave").hover(force=True)  # over the canvas, which hears it
    expect(page.locator(f"{SENTENCE} [data-meant]")).to_have_text("cave")
    page.locator(HEAD).first.hover()
    expect(page.locator("[data-meant]")).to_have_count(0)
    assert len(frames(page, "PageUp")) == 2
    page.emulate_media(reduced_motion="no-preference")
    first, *between, last = frames(page, "PageDown")
    assert len(between) > 1
    assert between == sorted(between, reverse=last < first)
    assert all(min(first, last) <= number <= max(first, last) for number in between)
