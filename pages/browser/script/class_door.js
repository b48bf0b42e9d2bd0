// The teacher lets nobody else in, or lets students join again, and removes one, or many at once.

import {button, fill, make} from "./elements.js"
import {act, told} from "./member.js"
import {takeAgain} from "./class_record.js"

const LATELY = [1, 5, 15]  // minutes

/** @type {() => HTMLElement} */
export function door() {
  const {words, state} = told, closed = state.door === "closed"
  const line = closed ? make("b", {role: "status", textContent: words.doorClosed}) : ""
  return make("div", {className: "acts"}, button(closed ? words.openDoor : words.closeDoor, () => act("door", {open: closed})), line)
}

/** @type {(student: {student: string, number: number}) => HTMLElement} */
export function remove({student, number}) {
  const {words} = told, ask = () => { if (confirm(fill(words.removeAsk, {number}))) go([student], false) }
  return button(words.remove, ask, {className: "quiet", ariaLabel: `${words.remove}: ${number}`})
}

/** @type {(students: string[], many: boolean) => Promise<void>} */
const go = async (students, many) => {
  await act("remove", {students, many})
  takeAgain()
}

/** @type {() => any[][]} */
function groups() {  // label and students of each; a longer time that adds nobody isn't offered
  const {words, people: {students, now}} = told, networks = [...Map.groupBy(students, ({network}) => network).values()]
  const lately = LATELY.map(minutes => [minutes, students.filter(({since}) => since >= now - 60 * minutes)])
  const wider = lately.filter(([, there], i) => there.length > (lately[i - 1]?.[1].length ?? 0))
  const silent = wider.map(([minutes, there]) => [minutes, there.filter(each => each.silent), there.length]).filter(([, there, all]) => there.length && there.length < all)
  return [
    ...silent.map(([minutes, there]) => [fill(words.joinedSilently, {minutes, count: there.length}), there]),
    ...wider.map(([minutes, there]) => [fill(words.joinedLately, {minutes, count: there.length}), there]),
    ...networks.map((there, i) => [fill(words.fromNetwork, {network: i + 1, first: there[0].number, count: there.length}), there]),
  ]
}

export function removeMany() {  // one question, whose answers don't move while students come
  const {words} = told, close = () => dialog.remove()
  const listed = groups().map(([label, there]) => button(label, () => { close(); go(there.map(({student}) => student), true) }))
  const dialog = make("dialog", {className: "groups", onclose: close}, make("p", {textContent: words.removeManyAsk}), ...listed, button(words.dismiss, close, {className: "quiet"}))
  document.querySelector("#class").append(dialog)
  dialog.showModal()
}
