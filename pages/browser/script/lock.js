// What a link locks or hides stays as it is: no click, key or button sets it, and the buttons that would are seen to be off.

import {currentLink, state} from "./link.js"
import {ON_TOP} from "./names.js"
/** @import {Link} from "./link.js" */

const OWN = ["task", "locked", "hidden"]  // what the page's own buttons alone set: undo and reset leave them, too

/** @type {() => Set<string>} */
export function locks() {
  const {locked = "", hidden = ""} = currentLink()
  const names = [...locked.split("~"), ...hidden.split("~")].filter(Boolean)
  return new Set(names.flatMap(name => [name, ...(Object.hasOwn(ON_TOP, name) ? ON_TOP[name] : [])]))
}

/** @type {(names: string[], link: Link) => Link} */
export const without = (names, link) => Object.fromEntries(Object.entries(link).filter(([name]) => !names.includes(name)))

/** @type {(link: Link) => Link} */
export const withoutOwn = link => without(OWN, link)

/** @type {(values: Link) => Link} */
export const free = values => without([...OWN, ...locks()], values)  // what of these values may be set

/** @type {(control: HTMLElement) => string[]} */
function sets(control) {  // the names that a button or a number sets; what plays sets what its next step does
  const {set, edit, act} = control.dataset
  if (act === "play") return [...control.parentElement.querySelectorAll("[data-next], [data-first]")].flatMap(sets)
  return edit ? [edit.split(" ")[0]] : set ? Object.keys(JSON.parse(set)) : []
}

const SETS = "[data-set], [data-edit], [data-act=play]"
const RESTS = `:is(${SETS}, [data-act], [data-range], [data-number], [data-put]):not([data-act=copy], [data-act=code])`

/** @type {(root?: ParentNode) => void} */
export function showLocks(root = document) {  // while the page has no session, every control is disabled
  const names = locks()
  for (const control of root.querySelectorAll(RESTS)) {
    const off = state.away || sets(control).some(name => names.has(name))
    if (off === "off" in control.dataset || off && control.disabled) continue  // the server has disabled it
    control.toggleAttribute("data-off", off)
    control.disabled = off
  }
}
