// What pages showed: the latest link of each, and those that stood between two acts, to which undo comes back.

import {addressLink, choose, currentLink, difference, state} from "./link.js"
import {DEFAULTS} from "./names.js"

const MOST = 100  // links of a page
export const latest = new Map()  // page → its latest link
const past = new Map()  // page → its links as JSON, the latest last

const links = () => past.get(state.page) ?? past.set(state.page, []).get(state.page)

export const remembers = () => links().length > 0

export function remember(shown = addressLink()) {
  const link = JSON.stringify(shown)
  if (links().at(-1) !== link) links().push(link)
  if (links().length > MOST) links().shift()
  enableUndo()
}

export function enableUndo() {  // where there is something to take back
  for (const button of document.querySelectorAll(".board [data-act=undo]")) button.disabled = links().length < 2
}

export function undo() {
  if (JSON.stringify(currentLink()) === links().at(-1)) links().pop()
  if (links().length) choose(difference(currentLink(), JSON.parse(links().at(-1))))
  enableUndo()
}

export function reset() {  // what other pages keep for themselves, too; the language stays
  latest.clear()
  const {lang, ...rest} = DEFAULTS
  choose(rest)
}
