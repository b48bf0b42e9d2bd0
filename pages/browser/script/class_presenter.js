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

/** @type {(written: {text: string, numbers: number[], hidden: boolean}) => HTMLElement} */
function answer({text, numbers, hidden}) {  // a free text, which the class reads unless it is hidden
  const {words} = told, label = hidden ? words.showText : words.hideText, way = () => act("hide_text", {answer: text, hidden: !hidden})
  const said = make("span", {className: hidden ? "unread" : "", textContent: fill(words.writtenBy, {text, numbers: numbers.join(", ")})})
  return make("li", {key: text}, said, " ", button(label, way, {key: "hide", className: "quiet", ariaLabel: `${label}: ${text}`}))
}

/** @type {() => HTMLElement[]} */
export function presenter() {
  const {words, people} = told, {right, bars = [], texts = []} = people?.solution ?? {}
  const missing = (people?.students ?? []).filter(({answered}) => !answered).map(({number}) => number)
  const votes = bars.filter(({count}) => count).map(({label, count, right}) => make("li", {key: label, textContent: `${label}: ${count}${right ? " ✓" : ""}`}))
  return [
    make("h2", {textContent: words.onlyYou}), right ? make("p", {textContent: `${words.rightAnswer}: ${right}`}) : "",
    make("ul", {}, ...votes, ...texts.map(answer)), make("p", {textContent: missing.length ? fill(words.missing, {numbers: missing.join(", ")}) : ""}), ...ofDeck(),
  ]
}
