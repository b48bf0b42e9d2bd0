"""What those who can't see colours, use no mouse or hear the page have of it, asked of the browser."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.serving import at_rest

TAGS = ["wcag2a", "wcag2aa", "wcag21aa"]
APART = ["svg.marks > g", ".katex-html"]  # what nobody hears: the picture and what stands beside a formula have the name
LEAST = 4.5  # the contrast of a text and what it stands on

AXE = """async ([apart, only]) => {  // without contrasts, which take it seconds: see `pale`, and tests/charts for pictures
  const away = apart.flatMap(place => [...document.querySelectorAll(place)]).map(element => [element, new Comment()])
  for (const [element, here] of away) element.replaceWith(here)
  const rules = {'color-contrast': {enabled: false}}, runOnly = {type: 'tag', values: only}
  const {violations} = await axe.run({runOnly, rules, resultTypes: ['violations'], preload: false})
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


def choose_theme(page: Page, name: str) -> None:
    """Wait until a page is all in a theme."""
    page.emulate_media(color_scheme=name, reduced_motion="reduce")
    page.wait_for_function(THEMED, arg=name == "dark")
    at_rest(page)


def axe(page: Page) -> list[str]:
    """Return the serious and critical findings of axe-core on a page."""
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(AXE, [APART, TAGS])


# ---- texts beside pictures ----

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
"""
PALE = f"""least => {{{COLOURS}
  const faults = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const large = ({{fontSize, fontWeight}}) => parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
  const off = ':disabled, [aria-disabled=true], [aria-hidden=true], label:has(:disabled), .heard, svg, .katex, script, '
    + 'style, pre, [data-testid=stSlider]'  // code has Streamlit's colours, a slider's numbers are drawn over its own
  const line = element => element ? [element, ...line(element.parentElement)] : []
  while (walker.nextNode()) {{
    const {{parentElement: element, nodeValue: text}} = walker.currentNode
    const seen = /\\S/.test(text) && element.checkVisibility({{opacityProperty: true, visibilityProperty: true}})
    if (!seen || element.closest(off)) continue
    const above = line(element), style = getComputedStyle(element), ground = []
    if (above.some(one => getComputedStyle(one).clipPath !== 'none')) continue  // only heard
    for (const one of above) {{
      ground.unshift(parse(getComputedStyle(one).backgroundColor))
      if (ground[0].alpha === 1) break
    }}
    const below = ground.reduce(over, [255, 255, 255]), ink = parse(style.color)
    if (!ink.alpha) continue  // its words are drawn otherwise
    const share = above.reduce((product, one) => product * getComputedStyle(one).opacity, 1)
    const found = contrast(below, over(below, {{...ink, alpha: ink.alpha * share}}))
    if (found < (large(style) ? 3 : least)) faults.add(`${{found.toFixed(2)}}: ${{text.trim().slice(0, 60)}}`)
  }}
  return [...faults]
}}"""


def pale(page: Page) -> list[str]:
    """Return the texts beside pictures that differ too little from their ground."""
    return page.evaluate(PALE, LEAST)


STATES = {"": "(?!)", "hovered": ":hover", "focused": ":focus(-visible)?(?!-)", "pressed": ":hover|:active"}
STYLED_AS = """state => {  // as if all that has rules for a state were in it; returns nothing, and undoes what it did before
  for (const [rule, selector] of window.styled ?? []) rule.selectorText = selector
  window.styled = []
  const style = rule => {
    if (rule.selectorText && new RegExp(state).test(rule.selectorText)) {
      window.styled.push([rule, rule.selectorText])
      rule.selectorText = rule.selectorText.replaceAll(new RegExp(state, 'g'), ':not(.none)')
    }
    for (const inner of rule.cssRules ?? []) style(inner)
  }
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) style(rule)
}"""


def pale_in_any_state(page: Page) -> list[str]:
    """Return the texts that differ too little from their ground, also while the mouse, the focus or a finger is at them."""
    found = []
    for name, state in STATES.items():
        page.evaluate(STYLED_AS, state)
        found += [f"{name} {text}".strip() for text in pale(page) if text not in found]
    page.evaluate(STYLED_AS, STATES[""])
    return found


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
