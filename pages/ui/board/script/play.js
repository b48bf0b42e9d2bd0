// A piece that plays: its next step is taken again and again, and the page hears only where that ends.

import {choose, state} from "./link.js"
import {busy} from "./refresh.js"

const STEP = 500  // ms from one step to the next
let timer = null

export const playing = () => timer !== null

export function play(slot) {
  const target = mark => document.querySelector(`.board [data-slot=${slot}] [${mark}]`)?.dataset.set
  const step = values => choose(JSON.parse(values), false)
  timer = setInterval(() => {
    if (busy) return  // the step before isn't drawn yet
    const next = target("data-next")
    if (next) step(next)
    else pause()
  }, STEP)
  document.documentElement.dataset.playing = slot
  if (!target("data-next")) step(target("data-first"))
}

export function stop() {
  clearInterval(timer)
  timer = null
  delete document.documentElement.dataset.playing
}

export function pause() {
  stop()
  if (Object.keys(state.chosen).length) choose({...state.chosen})
}
