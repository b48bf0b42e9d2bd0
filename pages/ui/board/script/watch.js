// What is looked at, frame by frame: the address, the slider that is dragged, the theme.

import {boards} from "./boards.js"
import {follow} from "./follow.js"
import {DEFAULTS, bare, linked} from "./link.js"
import {begun, remember} from "./past.js"
import {playing} from "./play.js"
import {arrive, choose, expire, view} from "./view.js"

const STILL = 500  // ms after which a link stands still: undo comes back to it, and it is read out
const THEME = 300  // ms between two looks at the theme

export const latest = new Map()  // page → its latest link
const address = {search: null, link: null, since: 0, path: ""}  // the latest one, its link, since when it stands, its page

export const turned = page => view.page !== page || address.path !== location.pathname

export function turn(page) {
  view.page = page
  view.chosen = {}
  Object.assign(address, {search: null, link: null, path: location.pathname})
}

function look() {
  const {drag} = view
  if (drag) {
    const at = drag.input.getAttribute("aria-valuetext")  // the link's word for a position
    if (at !== (drag.at ?? drag.from)) {
      drag.at = at
      follow()
    }
  }
  if (location.search !== address.search) {
    const before = address.link
    Object.assign(address, {search: location.search, link: bare(linked()), since: performance.now()})
    arrive(before)
    if (location.pathname === address.path) latest.set(view.page, {...latest.get(view.page), ...bare(linked())})
    if (!begun()) remember()
    follow()
  } else if (address.since && performance.now() - address.since > STILL) {
    address.since = 0
    if (location.pathname === address.path && boards.size) stand()
  }
  if (!playing()) expire()
  requestAnimationFrame(look)
}

function stand() {  // the link stands still; on the way to another page Streamlit empties it first, for a moment
  latest.set(view.page, bare(linked()))
  remember()
  read()
}

function read() {  // for those who hear the page: its first sentence, once a change stands
  const first = [...document.querySelectorAll(".board .text:not([data-slot=remarks])")].find(text => text.innerText.trim())
  const text = (document.querySelector("[data-slot=lead]") ?? first)?.innerText ?? ""
  let heard = document.querySelector(".heard")
  heard ??= document.body.appendChild(Object.assign(document.createElement("div"), {className: "heard", ariaLive: "polite"}))
  if (heard.textContent !== text) heard.textContent = text
}

function theme() {  // Streamlit's colours stand as variables on every component; a change is seen at once
  const root = boards.values().next().value?.root
  const colour = root && getComputedStyle(root).getPropertyValue("--st-background-color").match(/[\da-f]{2}/gi)
  const dark = colour ? colour.slice(0, 3).reduce((sum, part) => sum + parseInt(part, 16), 0) < 384 : view.dark
  if (dark === view.dark) return
  view.dark = dark
  follow()
}

function grab({target}) {
  const slider = target.closest?.("[data-testid=stSlider]")
  const name = slider?.closest("[class*=st-key-]")?.className.match(/st-key-(\S+)/)[1]
  const input = slider?.querySelector("input[type=range]")
  if (input && name in DEFAULTS) view.drag = {name, input, from: input.getAttribute("aria-valuetext")}
}

function letGo() {  // Streamlit writes the address soon after
  if (!view.drag) return
  const {name, at} = view.drag
  view.drag = null
  if (at === undefined) follow()
  else choose({[name]: at}, false)
}

export function watch() {
  document.addEventListener("pointerdown", grab, true)
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo, true)
  setInterval(theme, THEME)
  look()
}
