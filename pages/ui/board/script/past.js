// Undo: on each page, back through the links that stood still.

import {DEFAULTS, bare, between, linked} from "./link.js"
import {choose, present, view} from "./view.js"
import {latest} from "./watch.js"

const KEPT = 100
const past = new Map()  // page → its links, the latest last

const links = () => past.get(view.page) ?? past.set(view.page, []).get(view.page)

export const begun = () => links().length > 0

export function remember() {
  const now = JSON.stringify(bare(linked()))
  if (links().at(-1) !== now) links().push(now)
  if (links().length > KEPT) links().shift()
  offer()
}

export function offer() {  // whether there is something to take back
  for (const button of document.querySelectorAll(".board [data-act=undo]")) button.disabled = links().length < 2
}

export function undo() {
  if (JSON.stringify(present()) === links().at(-1)) links().pop()
  if (links().length) choose(between(present(), JSON.parse(links().at(-1))))
  offer()
}

export function reset() {  // what other pages keep for themselves, too
  latest.clear()
  choose({...DEFAULTS})
}
