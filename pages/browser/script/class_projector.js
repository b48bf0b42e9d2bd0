// The window that a projector shows: the join code, the question with its votes, or what the teacher shows, and nothing else.

import {keyed, make} from "./elements.js"
import {state} from "./link.js"
import {told} from "./member.js"
import * as pointer from "./pointer.js"
import {clear, show} from "./class_view.js"
import {address, cover, drawTimer, shown, picture, showQuestion, sign, smallSign, stage} from "./class_stage.js"

export const isProjector = () => location.hash === "#projector"

let image = "", seen = null
const title = make("h1"), body = make("section", {className: "class_question"})

/** @type {(main: HTMLElement, place: HTMLElement) => void} */
export function project(main, place) {
  if (seen !== main) begin(seen = main, place)
  const {question, lead, sign: signed} = told.state
  title.textContent = signed || question ? "" : lead?.title ?? told.words.parked
  keyed(body, [signed, question, image, Boolean(lead)], () => {
    if (signed) return [sign(image)]
    return beside(question ? stage(question, place, () => {}) : [place])
  })
  drawTimer(body.querySelector(".answered"))
  if (signed) return clear()
  if (question) return showQuestion(place, question)
  cover(place, shown(lead))
  if (lead) show(place, lead)
  else clear()
  pointer.show(lead?.cell)
}

const beside = parts => [...parts.slice(0, -1), make("div", {className: "beside"}, parts.at(-1), make("div", {className: "stays"}, smallSign(image)))]

async function begin(main, place) {
  state.display = "projector"
  main.replaceChildren(title, body)
  document.documentElement.classList.add("teaches")
  setInterval(() => drawTimer(body.querySelector(".answered")), 500)
  image = await picture(address())
  project(main, place)
}
