"""Every page and every step of it: it opens without an error, on one screen, and is read by whoever sees no colours."""

import itertools

from playwright.sync_api import expect

from pages.view.menu import LEARN, PAGES, STEPPED
from tests.browser.accessible import axe, choose_theme, pale_in_any_state, tab_stops
from tests.browser.letters import CUT
from tests.browser.menus import TITLES, go
from tests.browser.serving import AT_REST, TOO_WIDE, WIDER, at_rest, visit

# ---- one walk through the whole app ----

PROJECTOR, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
DARK = ("explore", "masks", "practice")
ALL = {"height": 8_000}  # what is not in view is not drawn
ON_PROJECTOR, ON_PHONE = ("headline", "control", "picture", "sentence"), ("task", "control", "picture")
PLACE = """() => [location.pathname.split('/').at(-1),
    new URLSearchParams(location.search).get('step') ?? '1']"""
NEXT = """() => {  // whether Next isn't at its one place: the right end of the foot, as high as it
  const of = part => document.querySelector(part)?.getBoundingClientRect()
  const [next, foot] = [of('.st-key-next :is(a, button)'), of('.st-key-foot')]
  return next && ['top', 'right', 'bottom'].some(side => Math.abs(next[side] - foot[side]) > 1) ? ['next'] : []
}"""
GONE_ON = f"([name, step]) => {{ const [now, at] = ({PLACE})(); return now !== name || Number(at) > Number(step) }}"
PARTS = """([step, parts]) => {  // what of a step is not on the screen at once, above the foot; of a phone, from the task on
  const room = innerHeight - (document.querySelector('.st-key-foot')?.getBoundingClientRect().height ?? 0)
  const head = document.querySelector('[data-testid=stHeader]').getBoundingClientRect().bottom
  const first = document.querySelector(`.st-key-${parts[0]}_${step}`), onPhone = parts[0] === 'task'
  if (onPhone) document.querySelector('[data-testid=stMain]').scrollBy(0, first.getBoundingClientRect().top - head)
  const faults = []
  for (const part of parts) {
    const place = document.querySelector(`.st-key-${part}_${step}`)
    const box = (part === 'picture' && place?.querySelector('.chart') || place)?.getBoundingClientRect()
    if (!box || !box.height) faults.push(`no ${part}`)
    else if (onPhone && box.top >= head - 1 && box.top + 0.6 * box.height <= room) continue  // most of the first picture
    else if (box.top < head - 1 || box.bottom > room + 1)
      faults.push(`${part} from ${[box.top, box.bottom].map(Math.round)} of ${[head, room].map(Math.round)}`)
  }
  return faults
}"""
START = """parts => {  // which has no steps: its title, its first picture, that one's sentence, its control
  const places = {
    headline: 'h1', picture: '[data-slot=one]', sentence: '[data-slot=one_sum]',
    control: innerWidth > 640 ? '.st-key-try' : '.st-key-temperature',
  }
  const room = innerHeight - document.querySelector('.st-key-foot').getBoundingClientRect().height
  return parts.filter(part => places[part])
    .filter(part => !(document.querySelector(places[part])?.getBoundingClientRect().bottom <= room + 1))
}"""
NAMELESS = """() => [...document.querySelectorAll('.board .chart')].filter(chart => {
  const picture = chart.querySelector('[role=img]:has(svg.marks)')
  return !chart.ariaLabel || chart.role !== 'figure' || chart.checkVisibility() && picture?.ariaLabel !== chart.ariaLabel
}).map(chart => `picture without a name: ${chart.dataset.slot}`)"""
HEADINGS = """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')]
    .filter(heading => heading.checkVisibility()).map(heading => Number(heading.localName[1]))"""
UNFOLD = """() => {
  for (const fold of document.querySelectorAll('[data-testid=stMain] details:not([open]) > summary'))
    if (!fold.closest('.chart')) fold.click()
}"""


def in_order(levels):
    """Whether headings begin with the page's, which is the only one of its kind, and leave no level out."""
    steps = itertools.pairwise(levels)
    return levels[:1] == [1] and levels.count(1) == 1 and all(later <= former + 1 for former, later in steps)


def off_screen(page, name, step, parts):
    """What of a step of Learn can't be seen at once, without scrolling."""
    page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 0)")
    if name not in LEARN:
        return []
    return page.evaluate(START, parts) if name == "start" else page.evaluate(PARTS, [step, parts])


def on_a_projector(page, name, step, is_last):
    """What of a step isn't on the screen; and, unfolded, what can't be heard of its page."""
    page.set_viewport_size(PROJECTOR)
    at_rest(page)
    faults = off_screen(page, name, step, ON_PROJECTOR) + page.evaluate(NEXT)
    if is_last:
        page.set_viewport_size(PROJECTOR | ALL)
        page.evaluate(UNFOLD)
        at_rest(page)
        levels = page.evaluate(HEADINGS)
        faults += [*axe(page), *page.evaluate(NAMELESS), *([] if in_order(levels) else [f"headings: {levels}"])]
    return faults


def on_a_phone(page, name, step, is_last):
    """What of a step isn't on the screen; and, unfolded, what of its page is cut off or pale, on some in dark colours."""
    page.set_viewport_size(PHONE)
    at_rest(page)
    faults = off_screen(page, name, step, ON_PHONE)
    if is_last:
        page.set_viewport_size(PHONE | ALL)
        if name in DARK:
            choose_theme(page, "dark")
        at_rest(page)
        faults += [*pale_in_any_state(page), *page.evaluate(CUT)]
        faults += page.evaluate(TOO_WIDE) if page.evaluate(WIDER) > 0 else []
        page.emulate_media(color_scheme="light")
    return faults


def walked(page):
    """Go from Start by Next alone, which leads on to Models, and then by the menu; yield each page and step."""
    by_key = itertools.cycle((False, True))
    while True:
        name, step = page.evaluate(PLACE)
        yield name, step
        if name not in LEARN:
            break
        if next(by_key):
            page.keyboard.press("ArrowRight")
        else:
            page.locator(".st-key-next :is(a, button)").click()
        page.wait_for_function(GONE_ON, arg=[name, step])
        page.wait_for_selector(AT_REST)
    for name in [each for each in PAGES if each not in (name, *LEARN)]:
        page.set_viewport_size(PROJECTOR)
        if name == "write_lesson":
            go(page, TITLES["lessons"])
            page.get_by_role("link", name="Write your own lesson").click()
        else:
            go(page, TITLES[name])
        yield name, "1"


def test_every_page_and_step_opens_without_an_error_stands_on_one_screen_and_can_be_read(page, address):
    """Each step on a projector and on a phone; each page unfolded by axe-core, which judges no picture and no contrast.

    That no page says anything in the console, breaks the content policy or asks another host is asserted for every test.
    """
    visit(page, f"{address}/start")
    faults, met, first = {}, [], "projector"
    for name, step in walked(page):
        met.append((name, step))
        is_last = name not in STEPPED or int(step) == STEPPED[name]
        looks = {"projector": on_a_projector, "phone": on_a_phone}
        first = "projector" if is_last or first == "phone" else "phone"  # in turns: each begins where the one before ended
        for size in sorted(looks, key=lambda size, first=first: size != first):
            faults[f"{name} {step} on a {size}"] = looks[size](page, name, step, is_last)
    assert {where: found for where, found in faults.items() if found} == {}
    pages = list(dict.fromkeys(name for name, _ in met))
    assert sorted(pages) == sorted(PAGES)
    assert pages[: len(LEARN)] == list(LEARN)
    for name in LEARN:
        steps = [step for one, step in met if one == name]
        assert steps == [str(step) for step in range(1, len(steps) + 1)]
        assert (len(steps) == 1) == (name == "start")


# ---- what opens over a page, and where the focus is ----


def test_what_opens_over_a_page_can_be_read_and_the_focus_is_seen(page, address):
    """The menus, unfolded, "Your words" and the list of keys, in dark colours; every stop of Tab has a frame or a shadow."""
    page.emulate_media(color_scheme="dark")
    visit(page, f"{address}/masks?mask=causal&query=2")
    for board in ("actions", "share", "take", "verified", "program"):  # asked for once they are opened
        expect(page.locator(f".st-key-board_{board}")).to_have_count(0)
    opened, faults = page.locator(":is([role=dialog], [role=menu], dialog)"), {}
    for label in ("Code", "Your words", "Share", "More", "Keys of this app"):
        button = page.get_by_role("button", name=label, exact=True)
        button.press("Enter")
        opened.first.wait_for()
        for fold in page.get_by_test_id("stPopoverBody").locator("summary").all() if label == "More" else ():
            fold.click()
        at_rest(page)
        faults[label] = axe(page) + pale_in_any_state(page)
        page.keyboard.press("Escape")
        opened.first.wait_for(state="hidden")
        expect(button).to_be_focused()
    assert {label: found for label, found in faults.items() if found} == {}
    expect(opened).to_have_count(0)
    stops = tab_stops(page)
    assert [name for name, shows in stops if not shows] == []
    assert len(stops) > 30
