// The picture that fills the window, its title above it, over all but the controls that it follows, and the whole screen
// where that is allowed.

/** @type {HTMLElement | null} */
let full = null, title = null, before = null  // the board's chart that does, its title if any; what had the focus before

const STEPS = 8  // places that are tried along each side of a picture
const titles = new ResizeObserver(() => room())
const SIDE = "[data-testid=stSidebar]", CONTROL = "[class*=st-key-control_]"

/** @type {(element: HTMLElement, screen?: boolean) => void} */
export function toggle(element, screen = false) {
  if (element === full && element.isConnected) return void end()
  release()
  full = element
  title = titleOf(element)
  before = document.activeElement
  element.classList.add("large")
  title?.classList.add("large_title")
  document.documentElement.dataset.large = "true"
  room()
  if (title) titles.observe(title)
  element.focus({preventScroll: true})
  if (screen) document.documentElement.requestFullscreen?.().catch(() => {})  // a page in a frame may not
}

function release() {  // to its place on the page
  if (!full) return
  titles.disconnect()
  full.classList.remove("large")
  title?.classList.remove("large_title")
  title?.style.removeProperty("left")
  full.style.inset = ""
  full.closest("[class*=st-key-screen_]")?.querySelector(CONTROL)?.classList.remove("below")
  if (document.activeElement === full) before === document.body ? full.blur() : before?.focus({preventScroll: true})
  full = title = null
  delete document.documentElement.dataset.large
}

export function end() {
  if (!full) return
  release()
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

function room() {  // beside the sidebar, above the control of its step
  if (!full) return
  if (!full.isConnected) return void end()
  const control = full.closest("[class*=st-key-screen_]")?.querySelector(CONTROL)
  control?.classList.add("below")
  const side = document.querySelector(SIDE)?.getBoundingClientRect()
  const left = `${Math.max(0, side?.right ?? 0)}px`
  title?.style.setProperty("left", left)
  full.style.inset = `${title?.getBoundingClientRect().height ?? 0}px 0 ${control?.offsetHeight ?? 0}px ${left}`
}

/** @type {(element: Element) => Element | null} */
const titleOf = ({previousElementSibling: above}) => above?.matches("[data-slot$=_name]") ? above : null

/** @type {(element: Element) => boolean} */
export const isFull = element => element === full

/** @type {(one: DOMRect, other: DOMRect) => boolean} */
const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** @type {(chart: HTMLElement) => void} */
export function makeWay(chart) {  // for the words of a picture: the button that enlarges it stands beside them, at the top right if it can
  const button = /** @type {HTMLElement | null} */ (chart.querySelector(".wider"))
  if (!button) return
  const {left, top, width, height} = chart.getBoundingClientRect(), {offsetWidth: wide, offsetHeight: high} = button
  const texts = [...chart.querySelectorAll("svg.marks text")].map(text => text.getBoundingClientRect())
  const shares = Array.from({length: STEPS + 1}, (_, i) => i / STEPS)
  const places = shares.flatMap(down => shares.map(across => ({x: (1 - across) * (width - wide), y: down * (height - high)})))
  const {x, y} = places.find(({x, y}) => !texts.some(text => meets(text, new DOMRect(left + x, top + y, wide, high)))) ?? places[0]
  Object.assign(button.style, {left: `${x + chart.scrollLeft}px`, top: `${y + chart.scrollTop}px`, right: "auto"})
}

export function listen() {
  document.addEventListener("click", ({target}) => {
    const button = /** @type {HTMLElement} */ (target)
    if (button.matches?.(".board .wider")) toggle(button.parentElement)
  })
  document.addEventListener("keydown", ({key}) => { if (key === "Escape" && !document.querySelector("dialog[open]")) end() })
  window.addEventListener("resize", room)
  document.addEventListener("transitionend", ({target}) => target.matches?.("[data-testid=stSidebar]") && room())
  document.addEventListener("fullscreenchange", () => document.fullscreenElement || end())
}
