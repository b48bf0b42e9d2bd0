// The line in the corner of the page: in red what failed, such as why pictures may be old; quietly what is waited for.

import {make} from "./elements.js"
import {state} from "./link.js"

let warning = "", wait = "", /** @type {number | null} */ share = null

/** @type {(text: string) => void} */
export function showWarning(text) {
  warning = text
  showLine()
}

/** @type {(text: string, done?: number | null) => void} */
export function showWait(text, done = null) {  // done: which share of it, 0 to 1; null where nobody knows
  wait = text
  share = done
  showLine()
}

/** @type {(why: string) => string} */
export const unended = why => why.replace(/\.$/, "")  // a sentence within another one, which has a full stop of its own

export function showLine() {
  const fault = state.away && state.words.away || warning, text = fault || wait
  let line = document.querySelector(".stale")
  if (!text) return line?.remove()
  line ??= document.body.appendChild(make("div", {role: "status"}, make("span"), make("progress")))
  line.className = fault ? "stale" : "stale waits"
  const [words, bar] = /** @type {any} */ (line.children)
  if (words.textContent !== text) words.textContent = text  // said once, however often it is asked for
  Object.assign(line.dataset, {dark: state.dark})
  bar.hidden = Boolean(fault)
  if (share === null) bar.removeAttribute("value")
  else bar.value = share
}
