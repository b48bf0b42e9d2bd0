// What only the teacher sees of a question, on a device of their own: the right answer, the votes as they come, and who is missing.

import {button, fill, make} from "./elements.js"
import {isOf} from "./class_deck.js"
import {act, changed, told} from "./member.js"

async function readDeck(lead) {  // the notes on what is asked, and what comes next
  told.deck = {link: lead.link}
  told.deck = {link: lead.link, ...await act("deck", lead)}
  changed()
}

function ofDeck() {
  const {words, state: {lead}} = told
  if (!isOf(lead)) return []
  if (told.deck?.link !== lead.link) readDeck(lead).catch(() => {})
  const {at = 0, parts = []} = told.deck, [here, next] = [parts[at - 1], parts[at]]
  const notes = here?.notes ? make("p", {textContent: here.notes}) : "", then = next ? make("p", {textContent: fill(words.comesNext, {title: next.title, asks: next.asks})}) : ""
  return [notes, then]
}

/** @type {(question: any) => HTMLElement[]} */
export function presenter({kind}) {
  const {words, people, state} = told, {right, bars = []} = people?.solution ?? {}
  const missing = (people?.students ?? []).filter(({answered}) => !answered).map(({number}) => number)
  const votes = bars.filter(({count}) => count).map(({label, count, right}) => make("li", {key: label, textContent: `${label}: ${count}${right ? " ✓" : ""}`}))
  const texts = kind === "text" && !state.texts ? button(words.showTexts, () => act("show_texts")) : ""
  return [
    make("h2", {textContent: words.onlyYou}), right ? make("p", {textContent: `${words.rightAnswer}: ${right}`}) : "",
    make("ul", {}, ...votes), make("p", {textContent: missing.length ? fill(words.missing, {numbers: missing.join(", ")}) : ""}), texts, ...ofDeck(),
  ]
}
