// What should be seen: what the address says, and what it doesn't say yet, a slider that is dragged and what a click has set.

import {tellPage} from "./boards.js"
import {follow} from "./follow.js"
import {bare, linked, value} from "./link.js"

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
  if (tell) told(values)
  follow()
}

let untold = {}, telling = 0
function told(values) {
  Object.assign(untold, values)
  if (telling) return
  tell()
  telling = setInterval(() => Object.keys(untold).length ? tell() : telling = clearInterval(telling), TOGETHER)
}

function tell() {
  tellPage("set", untold)
  untold = {}
}

export function arrive() {  // forget of what was chosen all that the address says by now
  const link = linked()
  for (const name of Object.keys(view.chosen)) if (view.chosen[name] === value(link, name)) delete view.chosen[name]
}

export function expire() {  // and what it hasn't said for long: it isn't so
  if (!Object.keys(view.chosen).length || performance.now() < view.until) return
  view.chosen = {}
  follow()
}
