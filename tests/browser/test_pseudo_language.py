"""A language with accents on its letters, two fifths longer: what stays as it was is in no catalogue, and boxes fit.

What learners and programs write has no accents either, so the link's sentences are of other letters, and code is left out.
"""

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError

from pages.view.menu import LEARN, PAGES
from tests.browser.accessible import UNFOLD
from tests.browser.class_views import PROJECTOR, views
from tests.browser.conftest import PHONE
from tests.browser.serving import TOO_WIDE, WIDER, at_rest, serving_by_uvicorn, visit
from tests.selection import SEEN, always

TEXTS = """() => {  // what can be read on the page, but for code, formulas and the names of icons
  const found = new Set(), code = 'code, pre, .katex, style, script, textarea'
  const isCode = element => element.closest(code) || getComputedStyle(element).fontFamily.includes('Material')
  for (const part of document.querySelectorAll('[data-testid=stMain], [data-testid=stSidebar]')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) if (!isCode(texts.currentNode.parentElement)) found.add(texts.currentNode.data)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of part.querySelectorAll(`[${name}]`))  // what is within a picture is not read aloud
        if (!element.parentElement.closest('[role=img]')) found.add(element.getAttribute(name))
  }
  return [...found]
}"""
CUT = """() => {  // texts that are cut off by their box, reach beyond a button, a picture, or the window's edge
  const cut = [], main = document.querySelector('[data-testid=stMain]')
  const around = element => element ? [element, ...around(element.parentElement)] : []
  const clipped = element => getComputedStyle(element).clipPath !== 'none'  // only heard
  const scrolls = element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const inside = (text, box) => text.left >= box.left - 2 && text.right <= box.right + 2
  for (const element of main.querySelectorAll('*')) {
    const reads = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!reads || !element.checkVisibility() || element.closest('.katex, pre, [data-testid=stIconMaterial]')) continue
    const rectangle = element.getBoundingClientRect(), {overflowX} = getComputedStyle(element)
    const box = element.closest('button, [role=radio], svg.marks')?.getBoundingClientRect()
    if (rectangle.width <= 2 || around(element).some(clipped)) continue
    if (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) cut.push(element)
    else if (box && !inside(rectangle, box)) cut.push(element)
    else if (rectangle.right > innerWidth + 1 && !around(element).some(scrolls)) cut.push(element)
  }
  return cut.map(element => element.outerHTML.slice(0, 300))
}"""
OF_STREAMLIT = re.compile(r"Help for .*|Link to heading|Open|Increment|Decrement|Choose an option|Collapse sidebar|Sidebar")
NAMES = {"English", "Deutsch", "Español", "PyTorch", "head_size", "d_model", "Esc", "ALiBi"}
# texts without an accent, so many on each page: words of links, names in code, learners' sentences; no more come
LEFT = {
    **{"explore": 26, "start": 30, "averaging": 10, "query_key_value": 2, "weighted_sum": 8, "sharpness": 4, "masks": 17},
    **{"order_and_batch": 7, "self_and_cross": 3, "heads": 4, "whole_model": 8, "models": 8, "surgery": 5, "practice": 6},
    **{"lessons": 9, "write_lesson": 1, "loops": 36, "shapes": 15, "mistakes": 13, "worked_examples": 1},
}
READ = re.compile(r"[A-Za-zÀ-ž_]{3,}")
ACCENTED = set("aceginorsuyz")


@pytest.fixture(scope="module")
def app():
    """The app with the language xx."""
    with serving_by_uvicorn("tests.browser.pseudo_language:app") as found:
        yield found


def link(page: str) -> str:
    """Return a link to a page, all steps of it, whose sentences have no letters without an accent."""
    texts = "text=ÍÍ+ÚÚ+ÓÓ&text2=ÁÁ+ÉÉ&kind=cross&cross_text=ÁÁ+ÉÉ&model_text=ÍÍ+ÚÚ+ÍÍ"
    return f"{'' if page == 'explore' else page}?lang=xx&{texts}{'&step=all' if page in LEARN else ''}"


def unaccented(text: str) -> list[str]:
    """Return the words of a text that no catalogue has."""
    words = [] if OF_STREAMLIT.fullmatch(text.strip()) else READ.findall(text)
    return [word for word in words if word.isascii() and ACCENTED & set(word.lower()) and word not in NAMES]


def cut(page) -> list[str]:
    """Return the texts that are cut off once the page has settled: a picture that is drawn anew holds none for a moment."""
    with contextlib.suppress(TimeoutError):
        page.wait_for_function(f"() => !({CUT})().length", polling=100, timeout=10_000)
    return page.evaluate(CUT)


@contextlib.contextmanager
def touched(page):
    """Give a page a screen that fingers touch, for a while."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    session.detach()


@pytest.mark.parametrize("name", always(SEEN, PAGES))
def test_every_text_is_in_the_catalogue_and_fits(name, page, app):
    """On a wide screen, and on one as narrow as a phone's, which shows all boards, unfolded, and never scrolls sideways."""
    visit(page, f"{app}/{link(name)}")
    left = {text: words for text in page.evaluate(TEXTS) if (words := unaccented(text))}
    assert len(left) <= LEFT[name], left
    assert cut(page) == []
    with touched(page):
        page.set_viewport_size({"width": 390, "height": 20_000})
        page.evaluate(UNFOLD)
        at_rest(page)
        assert page.evaluate("matchMedia('(hover: none)').matches")
        assert cut(page) == []
        assert page.evaluate(WIDER) <= 0, page.evaluate(TOO_WIDE)


@pytest.mark.long
def test_a_class_is_in_the_catalogue_and_fits(visitor, app):
    """The teacher's page and a phone's; the code of the class and its address are words of nobody."""
    here = {"extra_http_headers": {"Accept-Language": "xx"}}
    teacher, phone = visitor(**PROJECTOR, **here), visitor(**PHONE, **here)
    left, short, seen = {}, {}, set()
    for name, page in views(teacher, phone, app, "xx"):
        code = page.url.partition("/c/")[2][:5]
        texts = page.evaluate(TEXTS.replace("[data-testid=stMain], [data-testid=stSidebar]", "#class"))
        seen.update(texts)
        left |= {(name, text): words for text in texts if code not in text and (words := unaccented(text))}
        short[name] = page.evaluate(CUT.replace("[data-testid=stMain]", "#class"))
    assert {word for words in left.values() for word in words} <= {"causal"}, left  # as the link spells it
    assert len(seen) > 60
    assert {name: found for name, found in short.items() if found} == {}
