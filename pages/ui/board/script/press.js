// What can be pressed and typed into: buttons that set controls, copy, save, enlarge; numbers of a matrix.

import {ask} from "./ask.js"
import {busy, once, say} from "./follow.js"
import {value} from "./link.js"
import {reset, undo} from "./past.js"
import {play, playing, rest} from "./play.js"
import {choose, present} from "./view.js"

const THANKS = 2000  // ms for which a button says that it has copied

const acts = {
  undo,
  reset,
  copy: async button => thank(button, await copied(location.href)),
  code: async button => thank(button, await copied(button.parentElement.querySelector("code").textContent)),
  play: button => playing() ? rest() : play(button.closest("[data-slot]").dataset.slot),
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch { return void window.prompt("Copy this", text) }
}

function thank(button, done) {
  const label = button.querySelector("span:last-child") ?? button, before = label.textContent
  if (!done || before === "Copied") return
  label.textContent = "Copied"
  setTimeout(() => { label.textContent = before }, THANKS)
}

async function save(name) {
  const {csv} = await ask({link: present(), save: name})
  const href = URL.createObjectURL(new Blob([csv ?? ""], {type: "text/csv"}))
  Object.assign(document.createElement("a"), {download: `${name}.csv`, href}).click()
  setTimeout(() => URL.revokeObjectURL(href), THANKS)
}

function press(event) {
  const button = event.target.closest?.(".board button")
  if (!button) return
  if (playing() && button.dataset.act !== "play") rest()
  if (busy && button.dataset.set && button.closest(".player")) return once(() => button.click())  // it may lead elsewhere by then
  if (button.dataset.act) acts[button.dataset.act](button)
  if (button.dataset.set) choose(JSON.parse(button.dataset.set))
  if (button.dataset.save) save(button.dataset.save).catch(error => say(`Not saved: ${error.message}.`))
  if (button.matches(".wider")) button.parentElement.classList.toggle("large")
}

function type({target}) {
  if (!target.dataset?.edit) return
  const [name, cell] = target.dataset.edit.split(" ")
  const number = target.value && Math.max(target.min, Math.min(target.max, target.value))
  choose({[name]: [value(present(), name), `${cell}_${number}`].filter(Boolean).join("~")})
}

function stroke(event) {
  if (event.key === "Escape") document.querySelector(".board .large")?.classList.remove("large")
  const typing = event.target.closest?.("input:not([type=range]), textarea, [contenteditable]")
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return
  const button = document.querySelector(`.board [data-key="${CSS.escape(event.key.toLowerCase())}"]:not([disabled])`)
  if (!event.repeat || !busy) button?.click()
}

export function listen() {
  document.addEventListener("click", press)
  document.addEventListener("change", type)
  document.addEventListener("keydown", stroke)
}
