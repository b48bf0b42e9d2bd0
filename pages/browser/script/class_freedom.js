// The teacher lets all explore on their own, on one page if wished, holds them where they are, or brings them back.

import {button, make} from "./elements.js"
import {act, told} from "./member.js"

let onePage = false  // stays as it was chosen when the line is drawn anew

/** @type {() => HTMLElement[]} */
export function freedom() {
  const {words, state} = told, {lead, mode} = state
  if (mode === "roam") return [button(words.bring, () => act("mode", {mode: "follow"}))]
  if (mode === "hold") return [button(words.goOn, () => act("mode", {mode: "follow"}))]
  const only = make("input", {type: "checkbox", checked: onePage, onchange: () => { onePage = only.checked }})
  const free = () => act("mode", {mode: "roam", page: onePage && lead ? lead.page : ""})
  return [button(words.hold, () => act("mode", {mode: "hold"})), button(words.freeAll, free), make("label", {}, only, ` ${words.onlyHere}`)]
}
