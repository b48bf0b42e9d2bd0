// Clicks and keys on boards: buttons that set controls, play, copy, save, enlarge; numbers of a matrix that are edited.
// What plays takes its next step again and again, and the page hears only where that ends.

import {choose, tellRest} from "./acts.js"
import * as comparison from "./compare.js"
import {copy} from "./copy.js"
import {acts as keys, isOpen, lettersOn} from "./keys.js"
import {complete, currentLink, value} from "./link.js"
import {locks} from "./lock.js"
import {boards} from "./page.js"
import {end} from "./past.js"
import {isBusy} from "./refresh.js"
import {take} from "./take.js"
import {reset, undo} from "./undo.js"

const MOVED =  // where the arrow keys move something already: controls, menus, what scrolls, whatever is open over the page
  ".board .chart, .scrolls, pre, input, :is([role=slider], [role=tab], [role=radio], [role=menu], [role=listbox], [role=dialog])"
const TYPING = "input:not([type=range]), textarea, select, [contenteditable]", CHOOSING = ":is([role=menu], [role=listbox])"
let timer = null  // while something plays

const acts = {
  undo,
  reset,
  ...comparison,  // pin, backToA, swap, unpin
  copy: button => copy(button, location.href),
  code: button => copy(button, button.parentElement.querySelector("code").textContent),
  play: button => playing() ? pause() : play(button.closest("[data-slot]").dataset.slot, Number(button.dataset.pace)),
}

export const playing = () => timer !== null

/** @type {(slot: string, pace: number) => void} */
function play(slot, pace) {
  const target = mark => document.querySelector(`.board [data-slot=${slot}] [${mark}]`)?.dataset.set
  const step = values => choose(JSON.parse(values), false)
  timer = setInterval(() => {
    if (isBusy()) return  // the step before isn't drawn yet
    const next = target("data-next")
    if (next) step(next)
    else pause()
  }, pace)
  document.documentElement.dataset.playing = slot
  if (!target("data-next")) step(target("data-first"))
}

export function stop() {
  clearInterval(timer)
  timer = null
  delete document.documentElement.dataset.playing
}

function pause() {
  stop()
  tellRest()
}

function click({target}) {
  const button = target.closest?.(".board button")
  if (!button) return
  const {act, set, take: file} = button.dataset, {board} = button.closest(".board")
  if (playing() && act !== "play") pause()
  const leadsOn = set && button.closest(".player"), waits = leadsOn ? isBusy() || !board.isCurrent() : set && board.waits(Object.keys(JSON.parse(set)))
  if (waits) return void board.want(again(button))
  if (act) acts[act](button)
  if (set && !leadsOn) end()  // each press is an act of its own
  if (set) choose("complete" in button.dataset ? complete(JSON.parse(set)) : JSON.parse(set))
  if (file) take(button, file)
}

/** @type {(button: HTMLButtonElement) => () => void} */
function again(button) {  // presses the button that is called so then: it may be another one
  const {slot} = button.closest("[data-slot]").dataset, called = ({ariaLabel, textContent}) => ariaLabel ?? textContent, name = called(button)
  button.ariaBusy = "true"
  return () => {
    button.ariaBusy = null
    ;[...document.querySelectorAll(`.board [data-slot=${slot}] button`)].find(button => called(button) === name)?.click()
  }
}

function change({target}) {
  if (!target.dataset?.edit) return
  const [name, cell] = target.dataset.edit.split(" ")
  const number = target.value && Math.max(target.min, Math.min(target.max, target.value))
  choose({[name]: [value(currentLink(), name), `${cell}_${number}`].filter(Boolean).join("~")})
}

/** @param {AnyEvent} event */
function keydown({key, target, repeat, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented}) {
  if (isOpen()) return
  if (ctrlKey || metaKey || altKey || isComposing || target.closest?.(TYPING)) return
  const way = {ArrowLeft: "back", ArrowRight: "next"}[key]
  if (way && !shiftKey && !defaultPrevented && !target.closest?.(MOVED)) return void turn(way)
  if (!lettersOn() || target.closest?.(CHOOSING)) return
  if (!repeat) keys[key.toLowerCase()]?.()
  const button = document.querySelector(`.board [data-key="${CSS.escape(key.toLowerCase())}"]:not([disabled])`)
  if (!repeat || !isBusy()) button?.click()
}

function print({type}) {  // can't wait: a board that shows another link is hidden and asked for, so it is there the next time
  for (const board of boards.values()) {
    if (board.root.checkVisibility()) board.want()
    board.root.style.display = type === "afterprint" || board.isCurrent() ? "" : "none"
  }
}

const focusin = ({target}) => target.closest?.(".board")?.board.want()  // it stays owed while it has the focus
const turn = way => !locks().has("step") && document.querySelector(`.st-key-${way} :is(button, a)`)?.click()  // to the step before or after

export function listen() {
  for (const [type, listener] of Object.entries({click, change, keydown, focusin})) document.addEventListener(type, listener)
  for (const type of ["beforeprint", "afterprint"]) window.addEventListener(type, print)
}
