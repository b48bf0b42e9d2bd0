// The teacher lets nobody else in, or lets students join again, and removes one, or all who joined lately or from one network.

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
  const {words} = told, ask = () => { if (confirm(fill(words.removeAsk, {number}))) go({student}) }
  return button(words.remove, ask, {className: "quiet", ariaLabel: `${words.remove}: ${number}`})
}

/** @type {(whom: Record<string, unknown>) => Promise<void>} */
const go = async whom => {
  await act("remove", whom)
  takeAgain()
}

/** @type {() => {label: string, count: number, whom: Record<string, unknown>}[]} */
function groups() {  // whom: what the server removes them by
  const {words, people: {students, now}} = told, networks = [...Map.groupBy(students, ({network}) => network)]
  const lately = LATELY.map(minutes => {
    const since = now - 60 * minutes, count = students.filter(each => each.since >= since).length
    return {label: fill(words.joinedLately, {minutes, count}), count, whom: {since}}
  })
  const from = networks.map(([network, there], i) => ({label: fill(words.fromNetwork, {network: i + 1, first: there[0].number, count: there.length}), count: there.length, whom: {network}}))
  return [...lately.filter(({count}, i) => count > (lately[i - 1]?.count ?? 0)), ...from]
}

export function removeMany() {  // one question, whose answers don't move while students come
  const {words} = told, close = () => dialog.remove()
  const listed = groups().map(({label, whom}) => button(label, () => { close(); go(whom) }))
  const dialog = make("dialog", {className: "groups", onclose: close}, make("p", {textContent: words.removeManyAsk}), ...listed, button(words.dismiss, close, {className: "quiet"}))
  document.querySelector("#class").append(dialog)
  dialog.showModal()
}
