// What is chosen: seen at once, told to the page, which owns the controls, and kept until the address says it.

import {changed} from "./changed.js"
import {difference, state, value} from "./link.js"
import {free} from "./lock.js"
import {tellPage} from "./page.js"

const EXPIRES = 5000  // ms for which what was chosen counts, though the address doesn't say it yet
const TOGETHER = 250  // ms: the page hears of the first choice at once, and of those that come soon after it together

export function choose(values, tell = true) {  // as a click in a picture does, but for what the link locks
  if (state.away) return void changed()
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
  changed()
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
  changed()
}
