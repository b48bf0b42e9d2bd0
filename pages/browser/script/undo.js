// The links that stood between two acts on a page, to which undo comes back.

import {choose} from "./choose.js"
import {addressLink, currentLink, defaults, difference, state} from "./link.js"
import {free, without, withoutOwn} from "./lock.js"
import {FRAME, OWN} from "./names.js"
import {tellPage} from "./page.js"

const MOST = 100  // links of a page
const past = new Map()  // page → its links as JSON, the latest last

const links = () => past.get(state.page) ?? past.set(state.page, []).get(state.page)

// on the way to another page Streamlit first writes that page's link behind this page's path: what is its own doesn't count here
const ofOthers = () => Object.entries(OWN).flatMap(([page, names]) => page === state.page ? [] : names)
const undoable = link => without(ofOthers(), withoutOwn(link))

export const remembers = () => links().length > 0

export function remember(shown = addressLink()) {
  const link = JSON.stringify(undoable(shown))
  if (links().at(-1) !== link) links().push(link)
  if (links().length > MOST) links().shift()
  enableUndo()
}

export function enableUndo() {  // where there is something to take back
  for (const button of document.querySelectorAll(".board [data-act=undo]")) button.disabled = state.away || links().length < 2
}

export function undo() {
  const now = undoable(currentLink()), way = () => free(difference(now, JSON.parse(links().at(-1))))
  while (links().length > 1 && !Object.keys(way()).length) links().pop()
  if (links().length) choose(way())
  enableUndo()
}

export function reset() {  // on all pages and steps; the language stays, and what stands around every page
  tellPage("forget", true)
  choose(Object.fromEntries(Object.entries(defaults()).filter(([name]) => name !== "lang" && !FRAME.includes(name))))
}
