// What pages showed: the latest link of each, and those that stood between two acts, to which undo comes back.

import {addressLink, choose, currentLink, difference, state} from "./link.js"
import {free, withoutOwn} from "./lock.js"
import {DEFAULTS, FRAME} from "./names.js"

const MOST = 100  // links of a page
export const latest = new Map()  // page → its latest link
const past = new Map()  // page → its links as JSON, the latest last

const links = () => past.get(state.page) ?? past.set(state.page, []).get(state.page)

export const remembers = () => links().length > 0

export function remember(shown = addressLink()) {
  const link = JSON.stringify(withoutOwn(shown))
  if (links().at(-1) !== link) links().push(link)
  if (links().length > MOST) links().shift()
  enableUndo()
}

export function enableUndo() {  // where there is something to take back
  for (const button of document.querySelectorAll(".board [data-act=undo]")) button.disabled = links().length < 2
}

export function undo() {
  const now = withoutOwn(currentLink()), way = () => free(difference(now, JSON.parse(links().at(-1))))
  while (links().length > 1 && !Object.keys(way()).length) links().pop()
  if (links().length) choose(way())
  enableUndo()
}

export function reset() {  // what other pages keep for themselves, too; the language stays, and what stands around every page
  latest.clear()
  choose(Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => name !== "lang" && !FRAME.includes(name))))
}
