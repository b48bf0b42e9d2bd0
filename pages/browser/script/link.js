// The link that is shown: what the address says, and what it doesn't say yet, a slider that is dragged and what was clicked.
// Links are plain objects, name → text, without what is at its default.

import {tellPage} from "./board.js"
import {free} from "./lock.js"
import {DEFAULTS, FRAME} from "./names.js"
import {refresh} from "./refresh.js"

const WORDS = ["text", "text2", "cross_text", "tokens", "step", "compare", "lang"]  // what a complete state leaves as it is
const EXPIRES = 5000  // ms for which what was chosen counts, though the address doesn't say it yet
const TOGETHER = 250  // ms: the page hears of the first choice at once, and of those that come soon after it together

export const state = {
  page: "",
  dark: false,
  lang: "",  // the language in which the page was drawn last
  display: "normal",  // how large everything is
  words: {},  // what scripts say in it
  drag: null,  // the slider that is being dragged: its name, its input, where it was taken, where it is
  chosen: {},  // what was clicked and the address doesn't say yet
  expires: 0,
  away: false,  // whether controls are disabled because the page has no session
}

export const value = (link, name) => link[name] ?? DEFAULTS[name]

export function addressLink() {  // of a name that stands there twice the last one counts
  return bare(Object.fromEntries(new URLSearchParams(location.search)))
}

export function currentLink() {
  const {drag, chosen} = state
  return bare({...addressLink(), ...chosen, ...(drag?.at === undefined ? {} : {[drag.name]: drag.at})})
}

export function bare(link) {  // without what is at its default or no name of ours, in one order
  const names = Object.keys(DEFAULTS).filter(name => name in link && link[name] !== DEFAULTS[name])
  return Object.fromEntries(names.map(name => [name, link[name]]))
}

export function difference(from, to) {  // what leads from one link to another: every name that differs, and its text there
  const names = Object.keys({...from, ...to}).filter(name => value(from, name) !== value(to, name))
  return Object.fromEntries(names.map(name => [name, value(to, name)]))
}

export function complete(values) {  // what leads to a link of these values alone, but for the learner's words
  const now = currentLink(), words = Object.fromEntries([...WORDS, ...FRAME].filter(name => name in now).map(name => [name, now[name]]))
  return {...difference(now, {...words, ...values}), ...values}
}

export const viewKey = link => JSON.stringify([link, state.dark])

export function choose(values, tell = true) {  // as a click in a picture does, but for what the link locks
  if (state.away) return void refresh()
  const names = free(values)
  if (Object.keys(names).length) put(names, tell)
}

const acts = new Map()  // name → the act that chose it last: names of one act come into the address one after the other
let act = 0

export function put(values, tell = true) {  // seen at once, told to the page that owns the controls
  Object.assign(state.chosen, values)
  act += 1
  for (const name of Object.keys(values)) acts.set(name, act)
  state.expires = performance.now() + EXPIRES
  if (tell) tellSoon()
  refresh()
}

let untold = false, telling = 0
function tellSoon() {
  untold = true
  if (telling) return
  tell()
  telling = setInterval(() => untold ? tell() : telling = clearInterval(telling), TOGETHER)
}

function tell() {  // all of it: Streamlit sends along where its controls stand, which an answer on its way may have moved
  tellPage("set", {...state.chosen})
  untold = false
}

export function confirmChosen(before, now) {  // the address has changed: forget of what was chosen all that it says by now; returns its acts
  const confirmed = Object.keys(state.chosen).filter(name => state.chosen[name] === value(now, name))
  for (const name of confirmed) delete state.chosen[name]
  const its = confirmed.map(name => acts.get(name))
  if (!confirmed.length || !before) return its
  // the page wrote it, from where controls stood when it was told: what was moved since, it has written back
  const lost = Object.entries(difference(now, before)).filter(([name]) => !confirmed.includes(name) && !(name in state.chosen))
  if (lost.length) choose(Object.fromEntries(lost))
  return its
}

export function expireChosen() {  // what the address hasn't said for long: it isn't so
  if (state.away || !Object.keys(state.chosen).length || performance.now() < state.expires) return
  state.chosen = {}
  refresh()
}
