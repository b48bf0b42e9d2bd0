// Taking acts back, one at a time, and all at once.

import {choose, put} from "./acts.js"
import {currentLink, defaults, difference, state, value} from "./link.js"
import {free} from "./lock.js"
import {FRAME} from "./names.js"
import {tellPage} from "./page.js"
import {end, links, undoable} from "./past.js"
/** @import {Link} from "./link.js" */

export function enableUndo() {  // where there is something to take back
  for (const button of document.querySelectorAll(".board [data-act=undo]")) button.disabled = state.away || !links().length
}

export function undo() {
  const now = undoable(currentLink()), differs = link => Object.keys(free(difference(now, link))).length
  while (links().length && !differs(links().at(-1))) links().pop()
  if (links().length) goTo(now, links().pop())
  end()
  enableUndo()
}

/** @type {(now: Link, link: Link) => void} */
function goTo(now, link) {  // what is the same is told, too: a run on its way may be about to change it
  const names = Object.keys({...now, ...link, ...difference(now, link)})
  put(free(Object.fromEntries(names.map(name => [name, value(link, name)]))), {undoes: true})
}

export function reset() {  // on all pages and steps, of which the one that is seen opens anew; the language stays, and what stands around every page
  const opens = defaults(currentLink())
  tellPage("forget", true)
  choose(Object.fromEntries(Object.entries(opens).filter(([name]) => ![...FRAME, "lang", "step"].includes(name))))
}
