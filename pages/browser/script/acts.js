// The store: the link that is shown. It is the truth: every act sets it and is seen at once, be it a choice (a click in a picture,
// undo), of which the page is told, or a move of one of the page's own controls, which writes the address. The page is told the
// whole link, and says at the end of each run what it drew; where that isn't the link, it is told once more.
// What the page sets by itself, as by one of its buttons, is a change; it is taken if the link still says what stood there before.

import {changed} from "./changed.js"
import {addressLink, bare, defaults, difference, state, viewKey} from "./link.js"
import {free} from "./lock.js"
import {tellPage} from "./page.js"
import {end, remember} from "./past.js"
/** @import {Link} from "./link.js" */

/** @typedef {[stamp: number, name: string, before: string | null, after: string | null]} Change  by the page itself, see run_report.py */
/**
 * @typedef {{session: number, knew: number, told: number, drew: Link, changes: Change[], acted: number}} Run
 * session: when it has begun; knew: the number of the latest link that it was told; told: that number where it was told at its beginning, else 0
 */

const TOGETHER = 250  // ms: the page hears of the first choice at once, and of those that come soon after it together
const LOST = 5000  // ms after which the page is told once more of what no run has heard of

let told = 0, toldAt = 0  // the number of the link that the page was told last, and when
let knew = 0, taken = 0  // of the link that the latest run knew, and of the one with which the latest run began that was told and has ended
let session = 0  // when it has begun, to which these numbers belong
let heard = 0  // the stamp of the latest change by the page that stands in the link
/** @type {Link} */
let sent = {}  // the link that the page was told last, or turned to with
/** @type {Set<string>} */
const acted = new Set()  // the names that acts have set since the page has agreed on the link: an answer on its way may set their controls
let owed = ""  // how the run before that was told, and the address, differed from the link
let arrives = false  // whether the page was turned to, and no run of it has ended yet
/** @type {(key: string) => void} */
let ended = () => {}

/** @type {(listener: typeof ended) => void} */
export const whenRunEnded = listener => { ended = listener }

/** @type {(values: Link, how?: {goesOn?: boolean, undoes?: boolean}) => void} */
function act(values, {goesOn = false, undoes = false} = {}) {
  const before = state.link
  state.link = bare({...before, ...values})
  for (const name of Object.keys(values)) acted.add(name)
  if (!undoes) remember(before, state.link, goesOn)
  changed()
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
  if (tell) tellSoon()
  else untold = true
}

/** @type {(values: Link) => void} */
export function move(values) {  // a control of the page stands there
  act(values)
}

export function goBack() {  // the browser's way back: the address counts, whatever was chosen
  act(difference(state.link, addressLink()))
}

/** @type {(link: Link) => boolean} */
const isShown = link => viewKey(link) === viewKey(state.link)

let untold = false, /** @type {any} */ telling = 0
function tellSoon() {
  untold = true
  if (telling || arrives) return
  tell()
  telling = setInterval(() => tellNow() || (telling = clearInterval(telling)), TOGETHER)
}

export function tellNow() {  // before something else may be sent; return whether anything was owed
  const owes = untold && !arrives  // before the first run of a page has ended, it would bring along values of the previous page's controls
  if (owes) tell()
  return owes
}

export function tell() {
  told += 1
  toldAt = performance.now()
  untold = false
  sent = state.link
  tellPage("told", {number: told, link: sent, acted: [...acted], heard})
}

export function tellLost() {  // what no run has heard of, though the page was told of it long ago
  if (knew < told && performance.now() - toldAt > LOST) tell()
}

export function tellRest() {
  end()
  if (untold) tellSoon()
}

/** @type {(page: string) => void} */
export function turnTo(page) {  // which was told of all acts: see tellNow
  Object.assign(state, {page, path: location.pathname})
  state.link = sent = addressLink()  // by the defaults of this page
  arrives = true
  untold = false
  acted.clear()
}

/** @type {(run: Run) => void} */
export function report(run) {  // a run has ended
  const drew = bare(run.drew)
  if (run.session !== session) [session, told, taken, heard] = [run.session, 0, 0, 0]
  knew = run.knew
  if (knew >= told) {  // otherwise a run comes that was told more
    follow(run, drew)
    agree(run, drew)
  }
  ended(viewKey(drew))
}

/** @type {(run: Run, drew: Link) => void} */
function follow(run, drew) {  // what the page sets by itself; on a page that was turned to, all that it opens with; later acts win
  const before = state.link
  if (arrives) state.link = bare({...drew, ...difference(sent, before)})
  else hear(run.changes)
  if (run.acted > heard) remember(before, state.link)
  heard = Math.max(heard, run.acted, ...run.changes.map(([stamp]) => stamp))
  if (run.told) taken = run.told
  arrives = false
}

/** @type {(run: Run, drew: Link) => void} */
function agree(run, drew) {  // on the link: the page is told once more what it or the address says otherwise
  const isTold = run.told && run.told === told, wrong = JSON.stringify([drew, addressLink()].map(link => difference(link, sent)))
  const again = isTold && wrong === owed
  if (isTold) owed = wrong
  if (again) state.link = bare({...drew, ...difference(sent, state.link)})  // the page doesn't take it; later acts win
  const names = Object.keys(difference(addressLink(), state.link))
  for (const name of names) acted.add(name)  // an answer on its way has set its control, too
  if (!isShown(drew) || taken < told || !again && names.length) return tellSoon()
  acted.clear()
}

/** @type {(changes: Change[]) => void} */
function hear(changes) {  // those that it hasn't heard of, each where the link still says what stood before
  for (const [stamp, name, before, after] of changes)
    if (stamp > heard && (state.link[name] ?? null) === before) state.link = bare({...state.link, [name]: after ?? defaults()[name]})
}
