// Keys for whoever stands before a class: a picture on the full screen, large type, and the list of all keys.

import {isFull, toggle} from "./large.js"
import {state} from "./link.js"

const OFF = "attention-explorer-letters-off"  // kept by the browser for those whose voice types letters
const LIST = "dialog.keys"
const CHART = ".board .chart"
const DRAWN = 150  // ms after which Streamlit has drawn what a button unfolds
/** @type {HTMLElement | null} */
let meant = null  // the chart that the mouse or the focus came to last

export const isOpen = () => Boolean(document.querySelector(LIST)?.open)

export function lettersOn() {
  try {
    return localStorage.getItem(OFF) === null
  } catch { return true }  // a browser that keeps nothing
}

/** @type {(on: boolean) => void} */
function switchLetters(on) {
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, "true")
  } catch { /* it keeps nothing */ }
}

/** @type {(element: HTMLElement) => number} */
const area = element => element.clientWidth * element.clientHeight
/** @type {(element: HTMLElement) => boolean} */
const isInView = element => {
  const {top, bottom} = element.getBoundingClientRect()
  return element.checkVisibility() && bottom > 0 && top < innerHeight
}

/** @type {() => HTMLElement[]} */
const charts = () => [...document.querySelectorAll(CHART)].filter(chart => chart.checkVisibility())

/** @type {() => HTMLElement | undefined} */
function picture() {  // the one that is meant: that fills the screen, that keys or the mouse have chosen, else the largest in view
  const all = charts()
  const main = all.filter(isInView).sort((one, other) => area(other) - area(one))[0]
  return all.find(isFull) ?? all.find(chart => chart === meant) ?? main ?? all[0]
}

function next() {  // each picture of the page in turn fills the screen, the one that is meant first
  const all = charts(), at = all.findIndex(isFull)
  const chart = at < 0 ? picture() : all[(at + 1) % all.length]
  if (chart && !isFull(chart)) toggle(chart, true)
}

/** @type {Record<string, () => void>} */
export const acts = {
  f: () => {
    const chart = picture()
    if (chart) toggle(chart, true)
  },
  v: next,
  l: () => document.querySelector(".st-key-type_size button")?.click(),
  "?": open,
}

function open() {
  const source = document.querySelector("#keys")
  if (!source || isOpen()) return
  const dialog = Object.assign(document.createElement("dialog"), {className: "keys", ariaLabel: source.dataset.title})
  dialog.dataset.dark = String(state.dark)
  dialog.innerHTML = source.innerHTML  // the server's own sentences
  const letters = Object.assign(document.createElement("input"), {type: "checkbox", checked: lettersOn()})
  letters.addEventListener("change", () => switchLetters(letters.checked))
  dialog.querySelector("label").prepend(letters)
  dialog.addEventListener("click", ({target}) => { if (target === dialog || target.closest("button")) dialog.close() })
  dialog.addEventListener("close", () => dialog.remove())
  dialog.querySelector("button").autofocus = true  // not the switch, which Space would turn off
  document.body.append(dialog)
  dialog.showModal()  // which gives the focus back once it is closed
}

/** @param {AnyEvent} event */
function way({type, key}) {  // in which the focus moves: the page itself has a frame only where Tab has led to it
  if (type === "pointerdown") document.documentElement.dataset.pressed = "true"
  else if (key === "Tab") delete document.documentElement.dataset.pressed
}

/** @param {AnyEvent} event */
function enter({target, detail}) {  // Streamlit draws what a button unfolds at the end of the page: a key that has opened it leads into it
  if (detail || !target.closest?.("[data-testid=stPopoverButton]")) return
  setTimeout(() => {
    const /** @type {HTMLElement | null} */ opened = document.querySelector("[data-testid=stPopoverBody]")
    if (opened) Object.assign(opened, {tabIndex: -1}).focus()
  }, DRAWN)
}

export function listen() {
  document.addEventListener("click", enter)
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, way, {capture: true, passive: true})
  document.addEventListener("click", ({target}) => {
    if (target.closest?.("#keys_button")) open()
    else if (target.closest?.("#picture_button")) next()
  })
  document.addEventListener("pointermove", ({target}) => { meant = target.closest?.(CHART) }, {passive: true})
  document.addEventListener("focusin", ({target}) => { meant = target.closest?.(CHART) ?? meant })
}
