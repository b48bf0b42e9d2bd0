// The teacher lets all explore on their own, on one page if wished, or brings them back.

import {button, make} from "./elements.js"
import {act, told} from "./member.js"

/** @type {() => HTMLElement[]} */
export function freedom() {
  const {words, state} = told, {lead, mode} = state
  if (mode === "roam") return [button(words.bring, () => act("mode", {mode: "follow"}))]
  const only = make("input", {type: "checkbox"}), page = () => only.checked && lead ? lead.page : ""
  return [button(words.freeAll, () => act("mode", {mode: "roam", page: page()})), make("label", {}, only, ` ${words.onlyHere}`)]
}
