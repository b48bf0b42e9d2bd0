"""What those who can't see colours, use no mouse or hear the page have of it, asked of the browser."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.serving import at_rest

TAGS = ["wcag2a", "wcag2aa", "wcag21aa"]
APART = [  # what axe is spared, half of what there is to look at, each with its reason
    "svg.marks > g",  # axe takes no colour of what is drawn: `faint` does; the picture around it has the name
    ".katex-html",  # is drawn in the colour of the text around it; what is heard of a formula stands beside it
]
LEAST = 4.5  # the contrast of a text and what it stands on

AXE = """async ([apart, only]) => {
  const away = apart.flatMap(place => [...document.querySelectorAll(place)]).map(element => [element, new Comment()])
  for (const [element, here] of away) element.replaceWith(here)
  const {violations} = await axe.run({runOnly: only, resultTypes: ['violations'], preload: false})
  for (const [element, here] of away) here.replaceWith(element)
  return violations.filter(({impact}) => ['serious', 'critical'].includes(impact))
    .flatMap(({id, nodes}) => nodes.map(({target, html}) => `${id}: ${target.join(' ')} ${html.slice(0, 150)}`))
}"""
UNFOLD = """() => {
  for (const fold of document.querySelectorAll('[data-testid=stMain] details:not([open]) > summary'))
    if (!fold.closest('.chart')) fold.click()
}"""
THEMED = """dark => [...document.querySelectorAll('.board')].filter(board => board.dataset.link !== undefined)
    .every(board => board.dataset.dark === String(dark))"""


def unfold(page: Page) -> None:
    """Show all that a page holds at once: it is as high as that, and nothing is folded."""
    page.set_viewport_size({"width": 1440, "height": 10_000})
    page.evaluate(UNFOLD)
    at_rest(page)
    page.evaluate("document.fonts.ready")


def choose_theme(page: Page, name: str) -> None:
    """Wait until a page is all in a theme."""
    page.emulate_media(color_scheme=name, reduced_motion="reduce")
    page.wait_for_function(THEMED, arg=name == "dark")
    at_rest(page)


def axe(page: Page, only: dict[str, object]) -> list[str]:
    """Return the serious and critical findings of axe-core on a page."""
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(AXE, [APART, only])


# ---- texts in pictures ----

COLOURS = """
  const parse = colour => {
    const parts = colour.match(/[\\d.]+/g).map(Number), most = colour.startsWith('color(') ? 255 : 1
    return {rgb: parts.slice(0, 3).map(part => part * most), alpha: parts[3] ?? 1}
  }
  const linear = part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const over = (below, {rgb, alpha}) => below.map((part, i) => part * (1 - alpha) + rgb[i] * alpha)
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const page = element => {
    for (; element; element = element.parentElement) {
      const colour = parse(getComputedStyle(element).backgroundColor)
      if (colour.alpha === 1) return colour.rgb
    }
    return [255, 255, 255]
  }
"""
FAINT = (
    f"async least => {{{COLOURS}"
    + """
  const pixels = async image => {
    const source = new Image()
    source.src = image.href.baseVal
    await source.decode()
    const canvas = Object.assign(document.createElement('canvas'), {width: source.width, height: source.height})
    const context = canvas.getContext('2d')
    context.drawImage(source, 0, 0)
    return (x, y) => [...context.getImageData(x * source.width, y * source.height, 1, 1).data]
  }
  const painted = async mark => {  // what a mark lays on a point: its box, and its colour there
    const style = getComputedStyle(mark), box = mark.getBoundingClientRect(), opacity = Number(style.opacity)
    if (mark.localName === 'image') {
      const at = await pixels(mark)
      const colour = (x, y) => at((x - box.left) / box.width, (y - box.top) / box.height)
      return {mark, box, colour: (x, y) => ({rgb: colour(x, y).slice(0, 3), alpha: colour(x, y)[3] / 255 * opacity})}
    }
    const paint = mark.localName === 'text' ? style.stroke : style.fill
    if (paint === 'none') return null
    const {rgb, alpha} = parse(paint)
    const own = mark.localName === 'text' ? Number(style.strokeOpacity) : Number(style.fillOpacity)
    return {mark, box, colour: () => ({rgb, alpha: alpha * own * opacity})}
  }
  const inside = ({left, right, top, bottom}, x, y) => left <= x && x <= right && top <= y && y <= bottom
  const faults = [], texts = []
  for (const svg of document.querySelectorAll('svg.marks')) {
    if (!svg.checkVisibility()) continue
    const layers = [], base = page(svg)
    for (const mark of svg.querySelectorAll('path, image, text')) {
      const style = getComputedStyle(mark), box = mark.getBoundingClientRect()
      const turned = /rotate\\((?!0\\))/.test(mark.getAttribute('transform') ?? '')
      if (mark.localName === 'text' && style.stroke === 'none' && Number(style.opacity) && mark.textContent.trim()) {
        const ink = parse(style.fill)
        const contrasts = (turned ? [0.5] : [0.25, 0.5, 0.75]).map(share => {
          const [x, y] = [box.left + share * box.width, (box.top + box.bottom) / 2]
          const around = layers.filter(layer => inside(layer.box, x, y))
          const below = around.reduce((rgb, {colour}) => over(rgb, colour(x, y)), base)
          return contrast(below, over(below, {...ink, alpha: ink.alpha * style.opacity * style.fillOpacity}))
        })
        texts.push(mark)
        const place = mark.closest('[data-slot]').dataset.slot
        if (Math.min(...contrasts) < least) faults.push(`${place}: ${mark.textContent} ${Math.min(...contrasts).toFixed(2)}`)
      }
      const layer = await painted(mark)
      if (layer) layers.push(layer)
    }
  }
  return {faults, texts: texts.length}
}"""
)


def faint(page: Page) -> list[str]:
    """Return the texts in pictures that what lies below them makes hard to read."""
    return page.evaluate(FAINT, LEAST)["faults"]


# ---- what can be pressed ----

BARE = f"""least => {{{COLOURS}
  const shows = button => {{  // a line around it, or a ground of its own
    const {{borderTopWidth, borderTopColor, backgroundColor}} = getComputedStyle(button), base = page(button.parentElement)
    const seen = colour => contrast(base, over(base, parse(colour))) >= least
    return (parseFloat(borderTopWidth) && seen(borderTopColor)) || seen(backgroundColor)
  }}
  return [...document.querySelectorAll('[data-testid=stMain] .board button:enabled')]
    .filter(button => button.checkVisibility() && !shows(button))
    .map(button => `looks like plain words: ${{button.closest('[data-slot]').dataset.slot}} ${{button.textContent}}`)
}}"""
LINE = 1.2  # the contrast of a line that is drawn around a button, at least


def bare(page: Page) -> list[str]:
    """Return the buttons on boards that nothing but their words shows."""
    return page.evaluate(BARE, LINE)


# ---- where the focus is ----

STOP = """async () => {  // what has the focus, and whether what had it before looks otherwise now
  const look = element => {
    const {outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor} = getComputedStyle(element)
    return [outlineStyle === 'none' || [outlineStyle, outlineWidth, outlineColor], boxShadow, borderColor].join()
  }
  const around = (element, most = 5) =>
    most && element !== document.body ? [element, ...around(element.parentElement, most - 1)] : []
  const next = () => new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 2; frame++) await next()
  const {activeElement: now} = document, before = window.stop, changed = ([element, was]) => look(element) !== was
  for (let frame = 0; before && frame < 30 && !before.looks.some(changed); frame++) await next()
  window.stop = now === document.body ? null : {
    name: `${now.closest('[data-testid]')?.dataset.testid} ${now.ariaLabel ?? now.textContent.slice(0, 40)}`,
    looks: around(now).map(element => [element, look(element)]),
  }
  return {end: !window.stop, before: before && [before.name, before.looks.some(changed)]}
}"""


def tab_stops(page: Page, most: int = 200) -> list[tuple[str, bool]]:
    """Go through a page with the Tab key; return the name of each stop, and whether it looked otherwise with the focus."""
    stops = []
    page.evaluate("() => { document.activeElement.blur(); window.stop = null }")
    for _ in range(most):
        page.keyboard.press("Tab")
        now = page.evaluate(STOP)
        if now["before"]:
            stops.append(tuple(now["before"]))
        if now["end"]:
            return stops
    raise AssertionError(f"the Tab key has met no end after {most} stops")


# ---- signs beside colours ----

DETAILS = """slot => {
  const chart = document.querySelector(`[data-slot=${slot}]`), style = mark => getComputedStyle(mark)
  const box = mark => { const {left, top, right, bottom} = mark.getBoundingClientRect(); return [left, top, right, bottom] }
  const rects = [...chart.querySelectorAll('.mark-rect path')].filter(mark => style(mark).fillOpacity !== '0')
  return {
    dots: chart.querySelectorAll('.mark-symbol path').length,
    bold: [...chart.querySelectorAll('.mark-text text')].filter(text => style(text).fontWeight === '700')
      .map(text => text.textContent),
    cells: rects.filter(mark => style(mark).fill !== 'none').map(box),
    frames: rects.filter(mark => style(mark).fill === 'none' && style(mark).stroke !== 'none').map(box),
    dashes: [...chart.querySelectorAll('.mark-line path')].map(mark => style(mark).strokeDasharray),
  }
}"""
