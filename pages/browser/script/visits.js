// The browser's history: one entry for a page, a step, and a part of a lesson, and none for a setting. Streamlit adds one for
// each control that a run has set, and, before a link leads to another page, one in which these controls are unset.

import {put} from "./acts.js"
import {addressLink, difference, state} from "./link.js"
/** @import {Link} from "./link.js" */

const PLACE = ["lesson", "part", "step"]
const push = history.pushState.bind(history), replace = history.replaceState.bind(history)
let rest = location.href  // the address where the page was at rest last
let turns = true  // whether the page has been turned to, and no run of it has ended yet
let entry = ""  // the address of an entry on another page that the browser has gone back to: Streamlit's run isn't told of it

/** @type {(address: string) => string} */
function place(address) {
  const {pathname, searchParams} = new URL(address)
  return [pathname, ...PLACE.map(name => searchParams.get(name))].join()
}

export function settle() {  // a run has ended: where it opened another step, the one before keeps its entry as it was
  const now = entry || location.href
  if (!turns && place(now) !== place(rest)) {
    replace(history.state, "", rest)
    push(history.state, "", now)
  }
  if (entry) reopen();
  [rest, turns, entry] = [now, false, ""]
}

function reopen() {  // what an entry shows
  replace(history.state, "", entry)
  const values = difference(state.link, addressLink())
  if (Object.keys(values).length) put(values, {undoes: true})
}

/** @type {(...given: Parameters<History["pushState"]>) => void} */
function add(...given) {
  if (new URL(given[2] ?? "", location.href).pathname === location.pathname) return replace(...given)
  replace(history.state, "", rest)
  turns = true
  push(...given)
}

/** @type {(moved: (before: Link) => void) => void} */
export function watchHistory(moved) {  // moved: what follows where one of Streamlit's own controls was moved, which replaces the address
  history.pushState = add
  history.replaceState = (...given) => {
    const before = addressLink()
    replace(...given)
    if (place(location.href) === place(rest)) rest = location.href
    moved(before)
  }
}

export function goBack() {  // to another entry, which is as it was
  entry = location.pathname === state.path ? "" : location.href;
  [rest, turns] = [location.href, true]
}
