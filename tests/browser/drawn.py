"""What a browser has really drawn of Explore: the numbers on its marks, against the core's."""

import re

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from attn_core import one_query, scene
from pages.text import numbers as text_numbers
from tests.browser.linked import LEAD, POLLING, lead

READ = """() => {
  const texts = (slot, like) =>
    [...document.querySelectorAll(`[data-slot=${slot}] svg text`)]
      .map(text => text.textContent.replace(/^,/, '.'))  // as German writes a weight
      .filter(text => like.test(text))
  return {
    heatmap_0: texts('heatmap_0', /^([.][0-9][0-9]|0|1)$/),
    heatmap_1: texts('heatmap_1', /^([.][0-9][0-9]|0|1)$/),
    bars: texts('bars', /^([<>] [0-9]+ %|[0-9]+ %|hidden)$/),
    ledger: texts('ledger', /^([.][0-9][0-9]|0|1|hidden)$/),
  }
}"""
ON_SCREEN = f"""() => Object.fromEntries(Object.entries(({READ})()).filter(([slot]) => {{
  const {{top, bottom}} = document.querySelector(`[data-slot=${{slot}}]`).closest('.board').getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}}))"""
EQUAL = (
    """wanted => Object.entries((%s)()).every(([slot, texts]) => JSON.stringify(texts) === JSON.stringify(wanted[slot]))"""
)


def cell(weight: float) -> str:
    """Return a weight as it stands on its cell."""
    return "0" if weight < 0.005 else "1" if weight >= 0.995 else f"{weight:.2f}".removeprefix("0")


def numbers(setting: scene.Scene, head: int = 0, query: int = 1) -> dict[str, list[str]]:
    """Return what the pictures of a scene with two heads must say, by slot."""
    trace, allowed = scene.see(setting).trace, setting.allowed()
    seen = [True] * trace.heads.weights[0].numel() if allowed is None else allowed.flatten().tolist()
    heads = [[cell(w) for w, s in zip(matrix, seen, strict=True) if s] for matrix in trace.heads.weights.flatten(1).tolist()]
    shares = one_query.bars(one_query.row(trace, setting, head, query)).weights
    book = one_query.ledger(trace, head, query)
    ledger = list(zip(book.weights.tolist(), book.hidden, strict=True))  # drawn in two layers: weights, and what is hidden
    return {
        "heatmap_0": heads[0],
        "heatmap_1": heads[1],
        "bars": ["hidden" if share is None else text_numbers.percent(share) for share in shares],
        "ledger": [*(cell(weight) for weight, hides in ledger if not hides), *("hidden" for _, hides in ledger if hides)],
    }


def expect_numbers(page: Page, setting: scene.Scene, head: int = 0, query: int = 1, read: str = READ) -> None:
    """Wait until every picture, or every one ON_SCREEN, and the first sentence, shows a scene's numbers."""
    wanted = numbers(setting, head, query)
    try:
        page.wait_for_function(EQUAL % read, arg=wanted, polling=POLLING)
    except Late:
        found = page.evaluate(read)
        wrong = {slot: (found[slot], wanted[slot]) for slot in found if found[slot] != wanted[slot]}
        raise AssertionError(f"found and wanted: {wrong}") from None
    expect(page.locator(LEAD)).to_contain_text(lead(setting, head, query))


INTO_VIEW = """mark => new Promise(done => {  // not below the page's header; what a scroll changes has changed
  mark.scrollIntoView({block: 'center'})
  requestAnimationFrame(() => requestAnimationFrame(done))
})"""


ON_CANVAS = """([slot, number]) => {  // where the middle of a rectangle stands that is no element of the page
  const chart = document.querySelector(`[data-slot=${slot}]`), {view} = chart.chart, rects = []
  const visit = (mark, x, y) => mark.items.forEach(item => mark.marktype === 'group'
    ? item.items.forEach(inner => visit(inner, x + (item.x ?? 0), y + (item.y ?? 0)))
    : mark.marktype === 'rect' && rects.push([x + item.x + item.width / 2, y + item.y + item.height / 2]))
  visit(view.scenegraph().root, view.origin()[0] + view.padding().left, view.origin()[1] + view.padding().top)
  const words = chart.querySelector('svg.marks'), {left, top, width} = words.getBoundingClientRect()
  return rects[number].map((at, side) => [left, top][side] + at * width / words.getAttribute('width'))
}"""


def place(page: Page, slot: str, number: int = 0, marks: str = ".mark-rect path") -> tuple[float, float]:
    """Return where the middle of a picture's mark stands, counted as they are drawn, once it is in view.

    marks: how they are found, or "canvas" for rectangles that are drawn there
    """
    if marks == "canvas":
        page.locator(f"[data-slot={slot}]").evaluate(INTO_VIEW)
        return tuple(page.evaluate(ON_CANVAS, [slot, number]))
    found = page.locator(f"[data-slot={slot}] {marks}").nth(number)
    found.evaluate(INTO_VIEW)
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_mark(page: Page, slot: str, number: int, marks: str = ".mark-rect path") -> None:
    """Click the middle of a picture's mark."""
    page.mouse.click(*place(page, slot, number, marks))


def expect_tip(page: Page, slot: str, number: int, said: str | re.Pattern, marks: str = ".mark-rect path") -> None:
    """Point at a picture's mark, and wait until its tooltip says this."""
    x, y = place(page, slot, number, marks)
    page.mouse.move(x - 6, y)
    page.mouse.move(x - 4, y, steps=3)  # beside a dot or a number in its middle
    expect(page.locator(".vg-tooltip.visible")).to_have_text(said)


ARC = """([slot, key]) => {  // a point of the arc to a key, by its place, where nothing covers it
  const arcs = [...document.querySelectorAll(`[data-slot=${slot}] .mark-symbol path`)]
  const arc = arcs.filter(path => path.__data__?.datum?.place === key).at(-1)
  arc.scrollIntoView({block: 'center'})
  const long = arc.getTotalLength()
  for (let share = 0.5; share < 0.95; share += 0.05) {
    const {x, y} = arc.getPointAtLength(share * long).matrixTransform(arc.getScreenCTM())
    if (document.elementFromPoint(x, y) === arc) return [x, y]
  }
}"""


def click_arc(page: Page, slot: str, key: int) -> None:
    """Click on the arc to a key of a sentence, by its place."""
    page.mouse.click(*page.evaluate(ARC, [slot, key]))
