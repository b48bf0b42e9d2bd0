// What is said when a class has little storage left, and once it is over, or this browser isn't in it any more: why, and what
// the teacher's browser still has of it.

import {button, fill, make} from "./elements.js"
import {member, told} from "./member.js"
import {isUnstored, record, saveRecord} from "./class_record.js"

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

/** @type {() => HTMLElement} */
export const farewell = () => make("div", {className: "lonely"}, make("p", {role: "status", textContent: sentence()}), ...kept(told.was?.code))
