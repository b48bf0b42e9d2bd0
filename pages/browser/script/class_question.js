// A student's card for the question that is asked: what answers it, that the answer was sent, and what all have answered.

import {button, fill, make} from "./elements.js"
import {send, told} from "./member.js"
import {lettered, results} from "./class_results.js"
import {state} from "./link.js"
import {local} from "./numbers.js"
import {server} from "./socket.js"

/** @type {(question: any) => boolean} */
export const inPicture = ({kind}) => kind === "practice" || kind === "cell"  // it is answered where it is drawn

/** @type {(question: any) => HTMLElement} */
export function card(question) {
  const {words, own} = told, mine = own?.vote === question.name ? own.answer : ""
  const head = make("b", {textContent: fill(words.question, {number: question.number}) + (question.vote > 1 ? ` · ${fill(words.vote, {vote: question.vote})}` : "")})
  const text = question.kind === "practice" ? "" : make("p", {className: "asked", textContent: question.text})
  const body = question.open ? [ways(question, mine), note(question, mine)] : [results(question, openMistake), right(question, mine), because(question)]
  const later = question.open || question.revealed ? "" : make("small", {textContent: [ended(question), question.answerable ? words.answerLater : ""].filter(Boolean).join(" ")})
  return make("section", {className: "card"}, head, text, ...body, later)
}

function ended({kind, votes}) {  // what is seen of a vote that has ended
  const {words, state: {texts}} = told, {count, bars} = votes.at(-1)
  if (kind === "text") return texts ? "" : words.textsLater
  return count && bars.length ? words.theseVotes : ""
}

/** @type {(kind: string, solution: string) => string} */
export const solved = (kind, solution) => `${told.words.rightAnswer}: ${kind === "number" ? local(solution) : solution}`

/** @type {(mistake: string) => void} */
const openMistake = mistake => location.assign(`${server.base}mistakes?mistake=${mistake}&lang=${state.lang}`)

function note(question, mine) {
  const {words, own, error} = told
  const elsewhere = told.elsewhere ? words.otherPicture : ""
  if (!mine) return make("small", {role: "status", textContent: error || elsewhere || (question.kind === "cell" ? words.clickCell : "")})
  return make("small", {role: "status", textContent: elsewhere || own.refused || (own.sent ? words.sent : words.unsent)})
}

function right({kind, choices, solution}, mine) {
  const {words} = told, read = choices ? choices[Number(mine)] : kind === "number" ? local(mine) : mine
  if (kind === "practice") return ""
  return make("p", {}, mine && kind !== "cell" ? `${words.yourAnswer}: ${read}${solution ? ". " : ""}` : "", solution ? make("b", {textContent: solved(kind, solution)}) : "")
}

const because = ({because}) => because ? make("p", {className: "because", innerHTML: because}) : ""

function ways(question, mine) {
  const answer = text => send({vote: question.name, answer: text})
  if (question.kind === "choices" || question.kind === "word") {
    const buttons = question.choices.map((label, i) => button(label, () => answer(String(i)), {className: mine === String(i) ? "chosen" : "", ariaPressed: String(mine === String(i))}))
    return make("div", {className: `ways ${question.kind} ${lettered(question)}`, key: question.name}, ...buttons)
  }
  if (inPicture(question)) return ""
  const typed = make("input", {type: "text", value: mine, maxLength: 200, inputMode: question.kind === "number" ? "decimal" : "text", ariaLabel: told.words.yourAnswer})
  return make("form", {className: "ways", key: question.name, onsubmit: event => { event.preventDefault(); answer(event.target.elements[0].value) }}, typed, make("button", {textContent: told.words.send}))
}
