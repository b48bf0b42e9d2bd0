// The picture that fills the window, its title above it, over all but the controls that it follows, and the whole screen
// where that is allowed.

/** @type {HTMLElement | null} */
let full = null, title = null, before = null  // the board's chart that does, its title if any; what had the focus before

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

export function listen() {
  window.addEventListener("resize", room)
  document.addEventListener("transitionend", ({target}) => target.matches?.("[data-testid=stSidebar]") && room())
  document.addEventListener("fullscreenchange", () => document.fullscreenElement || end())
}
