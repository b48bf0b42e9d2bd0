// What only the teacher sees of a question, on a device of their own: the right answer, the votes as they come, and who is missing.

import {button, fill, make} from "./elements.js"
import {act, told} from "./member.js"

/** @type {(question: any) => HTMLElement[]} */
export function presenter({kind}) {
  const {words, people, state} = told, {right, bars = []} = people?.solution ?? {}
  const missing = (people?.students ?? []).filter(({answered}) => !answered).map(({number}) => number)
  const votes = bars.filter(({count}) => count).map(({label, count, right}) => make("li", {textContent: `${label}: ${count}${right ? " ✓" : ""}`}))
  const texts = kind === "text" && !state.texts ? button(words.showTexts, () => act("show_texts")) : ""
  return [
    make("h2", {textContent: words.onlyYou}), right ? make("p", {textContent: `${words.rightAnswer}: ${right}`}) : "",
    make("ul", {}, ...votes), make("p", {textContent: missing.length ? fill(words.missing, {numbers: missing.join(", ")}) : ""}), texts,
  ].filter(Boolean)
}
