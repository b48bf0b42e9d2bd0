// The teacher lets all explore on their own, on one page if wished, holds them where they are, or brings them back.

import {button, fill, make} from "./elements.js"
import {act, told} from "./member.js"

let onePage = false  // stays as it was chosen when the line is drawn anew

export function reachedBy() {  // how many of those who explore have done the task of the lesson's part
  const {words, people, state: {mode, lead}} = told
  return mode === "roam" && lead?.sets && people?.reached !== undefined ? fill(words.reachedBy, {count: people.reached, joined: people.joined}) : ""
}

/** @type {(show?: () => Promise<unknown>) => HTMLElement[]} */
export function freedom(show = async () => {}) {  // show: what is on this screen, which all begin with
  const {words, state: {mode}} = told
  if (mode === "roam") return [button(words.bring, () => act("mode", {mode: "follow"}))]
  if (mode === "hold") return [button(words.goOn, () => act("mode", {mode: "follow"}))]
  const only = make("input", {type: "checkbox", checked: onePage, onchange: ({target}) => { onePage = target.checked }})
  const free = async () => {
    await show()
    await act("mode", {mode: "roam", page: onePage ? told.state.lead?.page ?? "" : ""})
  }
  return [button(words.hold, () => act("mode", {mode: "hold"})), button(words.freeAll, free), make("label", {}, only, ` ${words.onlyHere}`)]
}
