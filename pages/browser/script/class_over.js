// What is said when a class has little storage left, and once it is over, or this browser isn't in it any more: why, and what
// the teacher's browser still has of it.

import {button, fill, make} from "./elements.js"
import {told} from "./member.js"
import {record, saveRecord} from "./class_record.js"

const SENTENCES = {ended: "classOver", gone: "classGone", removed: "classRemoved"}

/** @type {() => string} */
export function sentence() {
  const {words, over, was} = told, why = words[SENTENCES[over]]
  return over === "gone" && was?.unsent ? `${why} ${words.unsentLost}` : why
}

/** @type {(people: {storage: number} | null) => string} */
export const storage = people => people?.storage ? fill(told.words.storage, {percent: people.storage}) : ""  // is running out

/** @type {(code: string | undefined) => HTMLElement[]} */
export function kept(code) {  // by a teacher's browser
  const found = code && record(code), {words} = told
  return found && found.head ? [make("p", {textContent: words.recordKept}), button(words.files, () => saveRecord(found), {className: "onward"})] : []
}

/** @type {() => HTMLElement} */
export const farewell = () => make("div", {className: "lonely"}, make("p", {role: "status", textContent: sentence()}), ...kept(told.was?.code))
