"""The steps of Learn pages: from the first to the last with one control alone, and each of them on one screen."""

import itertools

import pytest

from pages.view.menu import LEARN
from tests.browser.serving import AT_REST, QUIET, at_rest, visit
from tests.selection import always

SCREENS = {  # name → its size, and which parts of a step stand there at once
    "desktop": (1440, 900, ("headline", "control", "picture", "sentence")),
    "projector": (1280, 720, ("headline", "control", "picture", "sentence")),
    "phone": (390, 844, ("task", "control", "picture")),
}
PLACE = """() => [location.pathname.split('/').at(-1),
    new URLSearchParams(location.search).get('step') ?? '1']"""
GONE_ON = f"([name, step]) => {{ const [now, at] = ({PLACE})(); return now !== name || Number(at) > Number(step) }}"


def walked(page, on):
    """Go on step by step to the last Learn page; return every page with its steps, as they were met."""
    met = []
    while len(met) <= 4 * len(LEARN):
        name, step = page.evaluate(PLACE)
        if name not in LEARN:
            break
        met.append((name, step))
        on(name, step)
        page.wait_for_function(GONE_ON, arg=[name, step])
        page.wait_for_selector(AT_REST)
    return met


def expect_all(met, first="start"):
    """Expect that all Learn pages from one on were met, in the order of the menu, each from its first step to its last."""
    pages = list(LEARN)[list(LEARN).index(first) :]
    assert list(dict.fromkeys(name for name, _ in met)) == pages
    for name in pages:
        steps = [step for page, step in met if page == name]
        assert steps == [str(step) for step in range(1, len(steps) + 1)]
        assert (len(steps) == 1) == (name == "start")


@pytest.mark.long
def test_the_key_to_the_right_alone_leads_from_start_to_the_last_page(page, address):
    """And from there on to Explore."""
    visit(page, f"{address}/start")
    expect_all(walked(page, lambda name, step: page.keyboard.press("ArrowRight")))


# ---- one screen ----

PARTS = """([step, parts]) => {
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
  const wide = document.querySelector('[data-testid=stMain]')
  if (wide.scrollWidth > wide.clientWidth) faults.push('sideways')
  return faults
}"""
START = """parts => {  // which has no steps: its title, its first picture, that one's sentence, its control
  const places = {
    headline: 'h1', picture: '[data-slot=one]', sentence: '[data-slot=one_sum]',
    control: innerWidth > 640 ? '.st-key-try' : '.st-key-temperature',
  }
  const room = innerHeight - document.querySelector('.st-key-foot').getBoundingClientRect().height
  return parts.filter(part => !(document.querySelector(places[part])?.getBoundingClientRect().bottom <= room + 1))
}"""


def faults(page, name, step):
    """What of a step is not on one screen, at each size."""
    at_rest(page)
    wrong = {}
    for size, (width, height, parts) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 0)")
        page.evaluate(QUIET)
        if name == "start":
            wrong[size] = page.evaluate(START, [part for part in parts if part != "task"])
        else:
            wrong[size] = page.evaluate(PARTS, [step, [*parts]])
    return {f"{name} {step} {size}": each for size, each in wrong.items() if each}


@pytest.mark.parametrize("first", always(["self_and_cross"], ["start", "self_and_cross"]))
def test_next_leads_to_the_last_page_and_every_step_stands_on_one_screen(page, address, first):
    """Its title, its picture, its control and its sentence; on a phone, below the explanation, its task, its control
    and most of its picture.

    The button and the key to the right take turns.
    """
    visit(page, f"{address}/{first}")
    wrong, turns = {}, itertools.count()

    def on(name, step):
        wrong.update(faults(page, name, step))
        if next(turns) % 2:
            page.keyboard.press("ArrowRight")
        else:
            page.locator(".st-key-next :is(a, button)").click()

    expect_all(walked(page, on), first)
    assert wrong == {}
