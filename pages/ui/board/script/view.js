// What should be seen: what the address says, and what it doesn't say yet, a slider that is dragged and what a click has set.

import {tellPage} from "./boards.js"
import {follow} from "./follow.js"
import {bare, between, linked, value} from "./link.js"

const LATE = 5000  // ms for which what was chosen counts, though the address doesn't say it yet
const TOGETHER = 250  // ms: the page hears of the first choice at once, and of those that come soon after it together

export const view = {
  page: "",  // the page's name
  dark: false,
  drag: null,  // the slider that is being dragged: its name, its input, where it was taken, where it is
  chosen: {},  // name → text
  until: 0,
}

export function present() {
  const {drag, chosen} = view
  return bare({...linked(), ...chosen, ...(drag?.at === undefined ? {} : {[drag.name]: drag.at})})
}

export const key = link => JSON.stringify([link, view.dark])

export function choose(values, tell = true) {  // as a click in a picture does: seen at once, told to the page that owns the controls
  Object.assign(view.chosen, values)
  view.until = performance.now() + LATE
  if (tell) told()
  follow()
}

let untold = false, telling = 0
function told() {
  untold = true
  if (telling) return
  tell()
  telling = setInterval(() => untold ? tell() : telling = clearInterval(telling), TOGETHER)
}

function tell() {  // all of it: Streamlit sends along where its controls stand, which an answer on its way may have moved
  tellPage("set", {...view.chosen})
  untold = false
}

export function arrive(before) {  // the address has changed: forget of what was chosen all that it says by now
  const now = bare(linked()), said = Object.keys(view.chosen).filter(name => view.chosen[name] === value(now, name))
  for (const name of said) delete view.chosen[name]
  if (!said.length || !before) return
  // the page wrote it, from where controls stood when it was told: what was moved since, it has written back
  const lost = Object.entries(between(now, before)).filter(([name]) => !said.includes(name) && !(name in view.chosen))
  if (lost.length) choose(Object.fromEntries(lost))
}

export function expire() {  // and what it hasn't said for long: it isn't so
  if (!Object.keys(view.chosen).length || performance.now() < view.until) return
  view.chosen = {}
  follow()
}
