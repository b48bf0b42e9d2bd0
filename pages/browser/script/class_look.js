// The view that a student offers: the teacher looks at it here, and the class and the projector see it once the teacher shows it.

import {button, fill, make} from "./elements.js"
import {act, changed, told} from "./member.js"

/** @typedef {{page: string, link: string, boards: string[]}} View */

/** @type {{student: string, number: number, view: View} | null} */
let seen = null
/** @type {HTMLElement | null} */
let section = null  // stays as long as the view does, whose boards stand in it

export const looked = () => seen

/** @type {(who: {student: string, number: number}) => Promise<void>} */
export async function look(who) {
  seen = {...who, view: await act("look", {student: who.student})}
  section = null
  changed()
}

function close() {
  seen = null
  changed()
}

/** @type {(place: HTMLElement, then: (view: View) => unknown) => HTMLElement[]} */
export function offered(place, then) {  // then: once all see it
  if (!seen) return []
  const {words, titles} = told, {student, number, view} = seen
  const showAll = async () => {
    await act("show", {...view, student, title: titles[view.page]})
    close()
    await then(view)
  }
  const acts = make("div", {className: "acts"}, button(words.showAll, showAll, {className: "onward"}), button(words.dismiss, close))
  return [section ??= make("section", {className: "offered", key: "offered"}, make("h2", {textContent: fill(words.viewOf, {number})}), acts, place)]
}
