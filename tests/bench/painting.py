"""From a key press on a slider to the last pixel it changes on the screen, measured inside the page."""

from playwright.sync_api import Locator, Page

WATCH = """() => {
  const main = document.querySelector('[data-testid=stMain]') || document.body
  const seen = window.seen = {start: 0, painted: 0, changes: 0}
  const channel = new MessageChannel()
  channel.port1.onmessage = () => { seen.painted = performance.now() }
  const paint = () => requestAnimationFrame(() => channel.port2.postMessage(0))
  new MutationObserver(all => {
    const real = all.some(m => m.type !== 'attributes' || m.target.namespaceURI.endsWith('svg'))
    if (real && seen.start) { seen.changes += 1; seen.last = performance.now(); paint() }
  }).observe(main, {subtree: true, childList: true, characterData: true, attributes: true})
  document.addEventListener('keydown', () => { seen.start = seen.last = performance.now(); seen.changes = 0 }, true)
}"""

QUIET = """async () => {
  const app = document.querySelector('[data-testid=stApp]') || {dataset: {testScriptState: 'notRunning'}}
  const seen = window.seen
  for (;;) {
    await new Promise(requestAnimationFrame)
    const still = performance.now() - seen.last > 250 && seen.painted > seen.last
    if (seen.changes && still && app.dataset.testScriptState === 'notRunning') return seen.painted - seen.start
  }
}"""

SCROLL = """slot => new Promise(resolve => {  // ms until a board that was out of sight is painted where it is scrolled to
  const chart = document.querySelector(`[data-slot=${slot}]`), root = chart.closest('.board'), begin = performance.now()
  const {link} = document.querySelector('[data-slot=lead]').closest('.board').dataset, channel = new MessageChannel()
  channel.port1.onmessage = () => resolve(performance.now() - begin)
  const look = () => root.dataset.link === link ? channel.port2.postMessage(0) : requestAnimationFrame(look)
  chart.scrollIntoView({block: 'center', behavior: 'instant'})
  requestAnimationFrame(look)
})"""


QUIET_FOR_A_WHILE = """ms => new Promise(resolve => {  // a page that is still being drawn would be measured with it
  let timer
  const done = () => { watch.disconnect(); resolve(true) }
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, ms) })
  watch.observe(document.querySelector('[data-testid=stMain]'), {subtree: true, childList: true, attributes: true})
  timer = setTimeout(done, ms)
})"""


def latencies(page: Page, slider: Locator, moves: int) -> list[float]:
    """Return milliseconds from key press to painted, one a move, back and forth by one stop; the first few not counted."""
    page.evaluate(WATCH)
    slider.focus()
    found = []
    for move in range(moves + 4):
        page.keyboard.press("ArrowLeft" if move % 2 else "ArrowRight")
        found.append(page.evaluate(QUIET))
    return found[4:]


def scrolled(page: Page, slider: Locator, slot: str, moves: int) -> list[float]:
    """Return milliseconds from the scroll to a picture, which a move has left behind, to painted, one a move."""
    page.evaluate(WATCH)
    found = []
    for move in range(moves):
        page.evaluate("document.querySelector('[data-testid=stMain]').scrollTop = 0")
        slider.focus()
        page.keyboard.press("ArrowLeft" if move % 2 else "ArrowRight")
        page.evaluate(QUIET)
        found.append(page.evaluate(SCROLL, slot))
    return found
