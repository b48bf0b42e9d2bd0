"""From a key press on a slider to the last pixel it changes on the screen, and near it, measured inside the page."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page

WATCH = """() => {
  const main = document.querySelector('[data-testid=stMain]') || document.body
  const seen = window.seen = {start: 0, painted: 0, all: 0, changes: 0}, near = new Set()  // boards beside the screen
  const sight = new IntersectionObserver(all => {
    for (const {target, isIntersecting} of all) near[isIntersecting ? 'delete' : 'add'](target)
  })
  for (const board of document.querySelectorAll('.board')) sight.observe(board)
  const isNear = ({target}) => near.has((target.closest ? target : target.parentElement)?.closest('.board'))
  const channel = new MessageChannel()
  channel.port1.onmessage = ({data}) => { for (const name of data) seen[name] = performance.now() }
  const paint = names => requestAnimationFrame(() => channel.port2.postMessage(names))
  new MutationObserver(all => {
    const real = all.filter(m => m.type !== 'attributes' || m.target.namespaceURI.endsWith('svg'))
    if (!real.length || !seen.start) return
    seen.last = performance.now()
    const there = !real.every(isNear)
    if (there) seen.changes += 1
    paint(there ? ['painted', 'all'] : ['all'])
  }).observe(main, {subtree: true, childList: true, characterData: true, attributes: true})
  document.addEventListener('keydown', () => { seen.start = seen.last = performance.now(); seen.changes = 0 }, true)
}"""

QUIET = """async () => {  // also what is drawn once the link stands still
  const app = document.querySelector('[data-testid=stApp]') || {dataset: {testScriptState: 'notRunning'}}
  const seen = window.seen
  for (;;) {
    await new Promise(requestAnimationFrame)
    const still = performance.now() - seen.last > 500 && seen.all > seen.last
    const {start, painted, all} = seen
    if (seen.changes && still && app.dataset.testScriptState === 'notRunning') return [painted - start, all - start]
  }
}"""


class Painted(NamedTuple):
    """Milliseconds from a key press until what is on the screen is painted, and until boards near it are, too."""

    seen: float
    all: float


QUIET_FOR_A_WHILE = """ms => new Promise(resolve => {  // a page that is still being drawn would be measured with it
  let timer
  const done = () => { watch.disconnect(); resolve(true) }
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, ms) })
  watch.observe(document.querySelector('[data-testid=stMain]'), {subtree: true, childList: true, attributes: true})
  timer = setTimeout(done, ms)
})"""


def latencies(page: Page, slider: Locator, moves: int) -> list[Painted]:
    """Return when each move was painted, back and forth by one stop; the first few not counted."""
    page.evaluate(WATCH)
    slider.focus()
    found = []
    for move in range(moves + 4):
        page.keyboard.press("ArrowLeft" if move % 2 else "ArrowRight")
        found.append(Painted(*page.evaluate(QUIET)))
    return found[4:]
