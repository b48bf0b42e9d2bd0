// What is watched, frame by frame: the address, the slider that is dragged, the theme.

import {choose, confirmChosen, expireChosen} from "./choose.js"
import {playing} from "./input.js"
import {addressLink, difference, state, value} from "./link.js"
import {showLocks} from "./lock.js"
import {DEFAULTS} from "./names.js"
import {boards} from "./page.js"
import {refresh} from "./refresh.js"
import {watchSession} from "./session.js"
import {compose} from "./share.js"
import {remember, remembers} from "./undo.js"

const STILL = 500  // ms after which a link stands still: an act is over, and it is read out
const THEME = 300  // ms between two looks at the theme

// the latest one, its link, since when it stands, its page; what the act that isn't over has changed, once the page has settled
const address = {search: null, link: null, since: 0, path: "", changes: null, acts: []}

export const isNew = page => state.page !== page || address.path !== location.pathname

export function turnTo(page) {
  Object.assign(state, {page, chosen: {}})
  Object.assign(address, {search: null, link: null, path: location.pathname, changes: null})
}

function watchFrame() {
  if (state.drag) watchSlider(state.drag)
  const onPage = location.pathname === address.path  // on the way to another page Streamlit empties the address first
  if (location.search !== address.search) {
    const before = address.link, link = addressLink()
    Object.assign(address, {search: location.search, link, since: performance.now()})
    const acts = confirmChosen(before, link)
    if (onPage && before) separate(before, link, acts)
    if (!remembers()) remember()
    refresh()
    showLocks()
    compose()
  } else if (address.since && performance.now() - address.since > STILL && !Object.keys(state.chosen).length) {
    address.since = 0
    if (onPage && boards.size) {
      remember()
      address.changes = []
      if (value(address.link, "lang") !== state.lang) choose({lang: value(address.link, "lang")})  // on the browser’s way back
      announce()
    }
  }
  watchSession()
  if (!playing()) expireChosen()
  requestAnimationFrame(watchFrame)
}

function separate(before, link, acts) {  // what changes something else than the act before is another act, however soon it comes
  if (!address.changes) return
  const changes = Object.keys(difference(before, link)), goesOn = acts.some(act => address.acts.includes(act))
  if (!goesOn && address.changes.length && !changes.some(name => address.changes.includes(name))) remember(before)
  Object.assign(address, {changes, acts})
}

function watchSlider(drag) {
  const at = drag.input.getAttribute("aria-valuetext")  // the link's word for a position
  if (at === (drag.at ?? drag.from)) return
  drag.at = at
  refresh()
}

function announce() {  // for those who hear the page: its first sentence, once a change stands
  const texts = [...document.querySelectorAll(".board .text:not([data-slot=remarks])")]
  const first = document.querySelector("[data-slot=lead]") ?? texts.find(text => text.innerText.trim())
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
  refresh()
}

function startDrag({target}) {
  const slider = target.closest?.("[data-testid=stSlider]")
  const name = slider?.closest("[class*=st-key-]")?.className.match(/st-key-(\S+)/)[1]
  const input = slider?.querySelector("input[type=range]")
  if (input && name in DEFAULTS) state.drag = {name, input, from: input.getAttribute("aria-valuetext")}
}

function endDrag() {  // Streamlit writes the address soon after
  if (!state.drag) return
  const {name, at} = state.drag
  state.drag = null
  if (at === undefined) refresh()
  else choose({[name]: at}, false)
}

export function watch() {
  document.addEventListener("pointerdown", startDrag, true)
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, endDrag, true)
  setInterval(watchTheme, THEME)
  watchFrame()
}
