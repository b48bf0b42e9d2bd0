// What is watched: the address, and frame by frame the slider that is dragged and the link; the theme.

import {choose, goBack, move, tellLost, tellNow} from "./acts.js"
import {changed} from "./changed.js"
import {addressLink, difference, state, value} from "./link.js"
import {showLocks} from "./lock.js"
import {DEFAULTS} from "./names.js"
import {showValues} from "./numbers.js"
import {boards} from "./page.js"
import {watchSession} from "./session.js"
import {compose} from "./share.js"
import {enableUndo} from "./undo.js"
import * as visits from "./visits.js"

const STILL = 500  // ms after which a link stands still: it is read out
const LATE = 10_000  // ms after which an answer that is read out may still come
const THEME = 300  // ms between two looks at the theme
let seen = null, moved = 0, since = 0  // the link, when it was set, and when it was last read out; 0: it is done

function watchFrame() {
  if (state.drag) {
    watchSlider(state.drag)
    showValues()
  }
  watchSession()
  if (state.link !== seen) {
    seen = state.link
    moved = since = performance.now()
    for (const follow of [showLocks, compose, enableUndo, showValues]) follow()
  } else if (since && performance.now() - since > STILL) {
    since = performance.now() - moved < LATE ? performance.now() : 0
    if (boards.size && value(state.link, "lang") !== state.lang) choose({lang: value(state.link, "lang")})  // on the browser’s way back
    if (boards.size) announce()
  }
  requestAnimationFrame(watchFrame)
}

function watchSlider(drag) {
  const at = drag.input.getAttribute("aria-valuetext")  // the link's word for a position
  if (at === (drag.at ?? drag.from)) return
  drag.at = at
  changed()
}

function announce() {  // for those who hear the page: its first sentence, once a change stands
  const texts = [...document.querySelectorAll(".board .text:not([data-slot=remarks])")]
  const first = document.querySelector("[data-slot=lead]") ?? texts.find(text => text.innerText.trim())
  const board = first?.closest(".board").board
  if (board && !board.isCurrent()) return board.want()  // read out at a later look, once it follows
  let heard = document.querySelector(".heard")
  heard ??= document.body.appendChild(Object.assign(document.createElement("div"), {className: "heard", ariaLive: "polite"}))
  const sentence = first?.innerText ?? ""
  if (heard.textContent !== sentence) heard.textContent = sentence
}

function watchTheme() {  // Streamlit's colours stand as variables on every component; a change is seen at once
  const root = boards.values().next().value?.root
  const colour = root && getComputedStyle(root).getPropertyValue("--st-background-color").match(/[\da-f]{2}/gi)
  const dark = colour ? colour.slice(0, 3).reduce((sum, part) => sum + parseInt(part, 16), 0) < 384 : state.dark
  if (dark === state.dark) return
  state.dark = dark
  changed()
}

function startDrag({target}) {
  const slider = target.closest?.("[data-testid=stSlider]")
  const name = slider?.closest("[class*=st-key-]")?.className.match(/st-key-(\S+)/)[1]
  const input = slider?.querySelector("input[type=range]")
  if (input && name in DEFAULTS) state.drag = {name, input, from: input.getAttribute("aria-valuetext")}
}

function endDrag() {  // the slider says where it was let go once it is drawn again
  const drag = state.drag
  if (drag) requestAnimationFrame(() => requestAnimationFrame(() => settleDrag(drag)))
}

function settleDrag(drag) {
  if (state.drag !== drag) return
  const at = drag.input.getAttribute("aria-valuetext")
  state.drag = null
  if (at === drag.from) changed()
  else move({[drag.name]: at})
}

function watchAddress() {  // a control of Streamlit's that is moved replaces the address; a run that sets one would add an address
  visits.watchHistory(before => {
    const values = difference(before, addressLink()), news = Object.keys(values).filter(name => values[name] !== value(state.link, name))
    if (location.pathname === state.path && news.length) move(values)
  })
  window.addEventListener("popstate", () => {
    visits.goBack()
    if (location.pathname === state.path) goBack()
  })
}

function sayFirst({target}) {  // one of Streamlit's own controls may send something next
  if (!target.closest?.(".board")) tellNow()
}

export function watch() {
  watchAddress()
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, sayFirst, true)
  document.addEventListener("pointerdown", startDrag, true)
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, endDrag, true)
  setInterval(watchTheme, THEME)
  setInterval(showValues, THEME)  // of sliders that a run has drawn, too
  setInterval(tellLost, THEME)
  watchFrame()
}
