// The page's session. Controls are disabled from the moment at which the connection breaks until a run of the page has ended.
// Streamlit disables its own controls while it has no connection. One of them is hidden, and beside it stands what the run that
// drew the page says of itself. A restarted server begins a new session, which ignores clicks until its first run has ended.

import {report, tell, tellRest} from "./acts.js"
import {state} from "./link.js"
import {showLocks} from "./lock.js"
import {enableUndo} from "./undo.js"
import {settle} from "./visits.js"
import {showLine} from "./warning.js"

const MARK = ".st-key-run button", REPORT = "#run"
const BUTTONS = "[class*=st-key-] button:not([role=radio], .board button)"  // Streamlit's; showLocks disables those of boards
let connected = true, last = null, reported = null  // the run before the connection broke, and the latest: what it said

export function watchSession() {
  const mark = document.querySelector(MARK), run = document.querySelector(REPORT)?.dataset.report
  if (!mark || !run) return
  if (mark.disabled) last = run
  else if (!connected) tell()
  connected = !mark.disabled
  const ended = run !== reported && JSON.parse(run)
  if (ended?.page === state.page) {  // otherwise its boards don't stand there yet
    reported = run
    report(ended)
    settle()
  }
  if (state.away !== (run === last)) rest(run === last)
}

function rest(away) {
  state.away = away
  document.documentElement.toggleAttribute("data-away", away)
  showLocks()
  enableUndo()
  showLine()
  if (!away) tellRest()
}

function refuse(event) {
  if (state.away && event.target.closest?.(BUTTONS)) event.stopPropagation()
}

export function listen() {
  document.addEventListener("click", refuse, true)
  new MutationObserver(watchSession).observe(document, {subtree: true, attributeFilter: ["disabled"]})  // a hidden tab draws no frames
}
