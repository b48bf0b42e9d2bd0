// The picture that fills the window, over all but the controls that it follows, and the whole screen where that is allowed.

let full = null, before = null  // the board's chart that does; what had the focus before

const SIDE = "[data-testid=stSidebar]", CONTROL = "[class*=st-key-control_]"

export function toggle(element, screen = false) {
  if (element === full && element.isConnected) return void end()
  end()
  full = element
  before = document.activeElement
  element.classList.add("large")
  document.documentElement.dataset.large = "true"
  room()
  element.focus({preventScroll: true})
  if (screen) document.documentElement.requestFullscreen?.().catch(() => {})  // a page in a frame may not
}

export function end() {
  if (!full) return
  full.classList.remove("large")
  full.style.inset = ""
  full.closest("[class*=st-key-screen_]")?.querySelector(CONTROL)?.classList.remove("below")
  if (document.activeElement === full) before === document.body ? full.blur() : before?.focus({preventScroll: true})
  full = null
  delete document.documentElement.dataset.large
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

function room() {  // beside the sidebar, above the control of its step
  if (!full) return
  if (!full.isConnected) return void end()
  const control = full.closest("[class*=st-key-screen_]")?.querySelector(CONTROL)
  control?.classList.add("below")
  const side = document.querySelector(SIDE)?.getBoundingClientRect()
  full.style.inset = `0 0 ${control?.offsetHeight ?? 0}px ${Math.max(0, side?.right ?? 0)}px`
}

export const isFull = element => element === full

export function listen() {
  window.addEventListener("resize", room)
  document.addEventListener("transitionend", ({target}) => target.matches?.("[data-testid=stSidebar]") && room())
  document.addEventListener("fullscreenchange", () => document.fullscreenElement || end())
}
