// A piece that plays: its next step is taken again and again, and the page hears only where that ends.

import {busy} from "./follow.js"
import {choose, view} from "./view.js"

const STEP = 500  // ms from one step to the next
let timer = null

export const playing = () => timer !== null

export function play(slot) {
  const found = mark => document.querySelector(`.board [data-slot=${slot}] [${mark}]`)
  const take = step => choose(JSON.parse(step.dataset.set), false)
  timer = setInterval(() => {
    if (busy) return  // the step before isn't drawn yet
    const next = found("data-next")
    if (next?.dataset.set) take(next)
    else rest()
  }, STEP)
  document.documentElement.dataset.playing = slot
  if (!found("data-next")?.dataset.set) take(found("data-first"))
}

export function stop() {
  clearInterval(timer)
  timer = null
  delete document.documentElement.dataset.playing
}

export function rest() {
  stop()
  if (Object.keys(view.chosen).length) choose({...view.chosen})
}
