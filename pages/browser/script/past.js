// The links that stood before the acts on each page, to which undo comes back.

import {difference, state} from "./link.js"
import {without, withoutOwn} from "./lock.js"
import {OWN} from "./names.js"
/** @import {Link} from "./link.js" */

const MOST = 100  // links of a page
const STILL = 500  // ms after which a further change of the same control is an act of its own
/** @type {Map<string, Link[]>} */
const past = new Map()  // page → its links, the latest last
/** @type {{page: string, names: string[], at: number, goesOn: boolean} | null} */
let latest = null  // the act before: its page, the names that it changed, when, and whether it goes on

/** @type {() => Link[]} */
export const links = () => past.get(state.page) ?? past.set(state.page, []).get(state.page)

const ofOthers = () => Object.entries(OWN).flatMap(([page, names]) => page === state.page ? [] : names)
/** @type {(link: Link) => Link} */
export const undoable = link => without(ofOthers(), withoutOwn(link))

/** @type {(from: Link, to: Link, goesOn?: boolean) => void} */
export function remember(from, to, goesOn = false) {  // what changes something else than the act before is another act, however soon it comes
  const before = undoable(from), names = Object.keys(difference(before, undoable(to))), now = performance.now()
  if (!names.length) return
  const soon = latest && (latest.goesOn || now - latest.at < STILL)
  const same = soon && latest.page === state.page && names.some(name => latest.names.includes(name))
  latest = {page: state.page, names, at: now, goesOn}
  if (same) return
  links().push(before)
  if (links().length > MOST) links().shift()
}

export function end() {  // what comes next is another act
  latest = null
}
