// The page's session. Controls are disabled from the moment at which the connection breaks until a run of the page has ended.
// Streamlit disables its own controls while it has no connection. One of them is hidden, and its label is the time of the run
// that drew the page. A restarted server begins a new session, and a new session ignores clicks until its first run has ended.

import {changed} from "./changed.js"
import {choose} from "./choose.js"
import {state} from "./link.js"
import {showLocks} from "./lock.js"
import {tellPage} from "./page.js"
import {enableUndo} from "./undo.js"
import {showLine} from "./warning.js"

const MARK = ".st-key-run button"
const BUTTONS = "[class*=st-key-] button:not([role=radio], .board button)"  // Streamlit's; showLocks disables those of boards
let connected = true, last = null  // last: the label of the run before the connection broke

export function watchSession() {
  const mark = document.querySelector(MARK), run = mark?.textContent
  if (!run) return
  if (mark.disabled) last = run
  else if (!connected) tellPage("set", {})  // runs the page and sets nothing
  connected = !mark.disabled
  if (state.away === (run === last)) return
  rest(run === last)
  if (!state.away) resend()
}

function rest(away) {
  state.away = away
  document.documentElement.toggleAttribute("data-away", away)
  showLocks()
  enableUndo()
  showLine()
}

function resend() {  // what was chosen and is missing from the address that the run has written
  choose({...state.chosen})
  changed()
}

function refuse(event) {
  if (state.away && event.target.closest?.(BUTTONS)) event.stopPropagation()
}

export function listen() {
  document.addEventListener("click", refuse, true)
  new MutationObserver(watchSession).observe(document, {subtree: true, attributeFilter: ["disabled"]})  // a hidden tab draws no frames
}
