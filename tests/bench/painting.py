"""From a key press on a slider to the last pixel it changes, measured inside the page."""

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
