// The line in the corner of the page: that the server is away, or why pictures may be old.

import {state} from "./link.js"

let warning = ""

/** @type {(text: string) => void} */
export function showWarning(text) {
  warning = text
  showLine()
}

export function showLine() {
  const text = state.away && state.words.away || warning
  let line = document.querySelector(".stale")
  if (!text) return line?.remove()
  line ??= document.body.appendChild(Object.assign(document.createElement("div"), {className: "stale", role: "status"}))
  line.textContent = text
}
