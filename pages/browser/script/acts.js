// The acts of a visit, numbered. Each is seen at once; the link that is shown changes here alone.
// An act is a choice (a click in a picture, undo), of which the page is told, or a move of one of the page's own controls, which
// writes the address. A run of the page says up to which act it was told, what it started from, and what it shows: see merge.js.

import {changed} from "./changed.js"
import {addressLink, bare, difference, state, value, viewKey} from "./link.js"
import {free} from "./lock.js"
import {merge, overwritten, owed} from "./merge.js"
import {tellPage} from "./page.js"
import {end, remember} from "./past.js"
/** @import {Link} from "./link.js" */
/** @import {Run} from "./merge.js" */

const TOGETHER = 250  // ms: the page hears of the first choice at once, and of those that come soon after it together
const LOST = 5000  // ms after which the page is told once more of what no run has heard of

let number = 0  // of the latest act
/** @type {Map<string, number>} */
const chosen = new Map()  // name → the number of the act that chose it, until a run was told of it
/** @type {Set<string>} */
const moved = new Set()  // names whose controls stand where they were moved to since the last run
/** @type {Set<string>} */
const touched = new Set()  // names that acts and runs have set on this page
/** @type {Set<string>} */
const wrong = new Set()  // names that a run has set otherwise than an act since
/** @type {Link | null} */
let arrived = null  // the link with which the page was turned to, until its first run has ended
let owing = ""  // what had to be told again after the run before
/** @type {(key: string) => void} */
let ended = () => {}

/** @type {(listener: typeof ended) => void} */
export const whenRunEnded = listener => { ended = listener }

/** @type {(link: Link, names: Iterable<string>) => Link} */
const texts = (link, names) => Object.fromEntries([...names].map(name => [name, value(link, name)]))

/** @type {(values: Link, how?: {goesOn?: boolean, undoes?: boolean}) => void} */
function act(values, {goesOn = false, undoes = false} = {}) {
  const before = state.link
  number += 1
  state.link = bare({...before, ...values})
  for (const name of Object.keys(values)) {
    touched.add(name)
    wrong.delete(name)
  }
  if (!undoes) remember(before, state.link, goesOn)
}

/** @type {(values: Link, tell?: boolean) => void} */
export function choose(values, tell = true) {  // as a click in a picture does, but for what the link locks
  if (state.away) return void changed()
  const names = free(values)
  if (Object.keys(names).length) put(names, {tell})
}

/** @type {(values: Link, how?: {tell?: boolean, undoes?: boolean}) => void} */
export function put(values, {tell = true, undoes = false} = {}) {
  act(values, {goesOn: !tell, undoes})
  for (const name of Object.keys(values)) {
    chosen.set(name, number)
    moved.delete(name)
  }
  if (tell) tellSoon()
  changed()
}

/** @type {(values: Link) => void} */
export function move(values) {  // a control of the page stands there
  for (const name of Object.keys(values)) moved.add(name)
  act(values)
  changed()
}

export function goBack() {  // the browser's way back: the address counts, whatever was chosen
  for (const names of [chosen, moved, touched, wrong]) names.clear()
  act(difference(state.link, addressLink()))
  changed()
}

let untold = false, toldTo = 0, toldAt = 0, /** @type {any} */ telling = 0  // toldTo: the latest act that the page was told of
function tellSoon() {
  untold = true
  if (telling) return
  tell()
  telling = setInterval(() => untold ? tell() : telling = clearInterval(telling), TOGETHER)
}

export function tellLost() {  // what no run has heard of, though the page was told of it long ago
  if (performance.now() - toldAt > LOST && [...chosen.values()].some(act => act <= toldTo)) tell()
}

function tell() {  // all that no run was told of: Streamlit sends along where controls stand, which an answer on its way may have moved
  tellPage("set", {act: number, values: texts(state.link, chosen.keys())})
  untold = false
  toldTo = number
  toldAt = performance.now()
}

export function tellNow() {  // before something else may be sent
  if (untold) tell()
}

export function tellRest() {
  end()
  if (chosen.size) tellSoon()
}

/** @type {(page: string) => void} */
export function turnTo(page) {  // which was told of all acts: see tellNow
  Object.assign(state, {page, path: location.pathname})
  state.link = arrived = addressLink()  // by the defaults of this page
  for (const names of [chosen, moved, touched, wrong]) names.clear()
  untold = false
}

/** @type {(run: Run & {act: number, acted: boolean}) => void} */
export function report({act: known, acted, started, link, set}) {  // a run has ended
  const run = {started: arrived ?? bare(started), link: bare(link), set}
  const names = [...chosen.keys()], heard = names.filter(name => chosen.get(name) <= known), before = state.link
  state.link = bare(merge(before, run, new Set(names.filter(name => !heard.includes(name)))))
  for (const name of Object.keys(difference(before, state.link))) touched.add(name)
  if (acted && !arrived) remember(before, state.link)
  for (const name of overwritten(state.link, run, moved)) wrong.add(name)
  for (const name of heard) chosen.delete(name)
  arrived = null
  if (!chosen.size) settle(run)
  ended(viewKey(run.link))
}

/** @type {(run: Run) => void} */
function settle(run) {  // once the page was told of everything: what it or the address says otherwise is told again
  const address = addressLink(), names = owed(state.link, run, address, {moved, wrong, touched}), now = JSON.stringify(texts(state.link, names))
  for (const name of [...moved]) if (names.includes(name) || value(run.link, name) === value(state.link, name)) moved.delete(name)
  wrong.clear()
  if (names.length && now === owing) state.link = bare({...state.link, ...texts(address, names)})  // it isn't so
  else for (const name of names) chosen.set(name, number += 1)
  owing = chosen.size ? now : ""
  if (chosen.size) tellSoon()
}
