// What is said when a class has little storage left, and once it is over, or this browser isn't in it any more: why, and what
// the teacher's browser still has of it.

import {button, fill, make} from "./elements.js"
import {state} from "./link.js"
import {act, become, member, tab, told} from "./member.js"
import {isUnstored, record, saveRecord} from "./class_record.js"
import {server} from "./socket.js"

const SENTENCES = {ended: "classOver", gone: "classGone", removed: "classRemoved"}

/** @type {() => string} */
export function sentence() {
  const {words, over, was} = told, why = words[SENTENCES[over]]
  return over === "gone" && was?.unsent ? `${why} ${words.unsentLost}` : why
}

/** @type {(people: {storage: number} | null) => string} */
export function storage(people) {  // that of the class, or that of this browser, is running out
  const code = member()?.code ?? ""
  return people?.storage ? fill(told.words.storage, {percent: people.storage}) : isUnstored(code) ? told.words.recordFull : ""
}

/** @type {(code: string | undefined) => HTMLElement[]} */
export function kept(code) {  // by a teacher's browser
  const found = code && record(code), {words} = told
  return found && found.head ? [make("p", {textContent: words.recordKept}), button(words.files, () => saveRecord(found), {className: "onward"})] : []
}

async function startAnother({target}) {  // which the pages of the app are shown to from its own page
  try {
    const {code, secret} = await act("start", {tab: tab()})
    become({code, by: secret, role: "teacher"})
    location.assign(`${server.base}c/${code}?lang=${state.lang}#code`)
  } catch (error) { target.after(make("p", {role: "alert", textContent: error.message})) }
}

/** @type {(wall: boolean) => HTMLElement} */
export function farewell(wall) {  // wall: all in the room read it, and nothing is saved there
  const {words, was} = told, teaches = was?.role === "teacher"
  const onward = teaches ? button(words.startAnother, startAnother) : make("a", {href: `${server.base}c/?lang=${state.lang}`, textContent: words.joinAnother})
  const ways = make("p", {className: "acts"}, make("a", {href: `${server.base}?lang=${state.lang}`, textContent: words.home}), onward)
  return make("div", {className: "lonely"}, make("p", {role: "status", textContent: sentence()}), ...wall ? [] : kept(was?.code), ways)
}
