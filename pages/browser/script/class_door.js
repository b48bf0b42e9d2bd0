// The teacher lets nobody else in, or lets students join again, and removes one.

import {button, fill, make} from "./elements.js"
import {act, member, told} from "./member.js"
import {takeAgain} from "./class_record.js"

/** @type {() => HTMLElement} */
export function door() {
  const {words, state} = told, closed = state.door === "closed"
  const line = closed ? make("b", {role: "status", textContent: words.doorClosed}) : ""
  return make("div", {className: "acts"}, button(closed ? words.openDoor : words.closeDoor, () => act("door", {open: closed})), line)
}

/** @type {(student: {student: string, number: number}) => HTMLElement} */
export function remove({student, number}) {
  const {words} = told, go = () => act("remove", {student}).then(() => takeAgain(member().code))
  return button(words.remove, () => { if (confirm(fill(words.removeAsk, {number}))) go() }, {className: "quiet", ariaLabel: `${words.remove}: ${number}`})
}
