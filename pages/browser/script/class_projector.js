// The window that a projector shows: the join code, the question with its votes, or what the teacher shows, and nothing else.

import {button, keyed, make} from "./elements.js"
import {state} from "./link.js"
import {changed, reached, told} from "./member.js"
import * as pointer from "./pointer.js"
import {clear, show} from "./class_view.js"
import {reachedBy} from "./class_freedom.js"
import {address, cover, drawTimer, shown, picture, showQuestion, sign, smallSign, stage, tell} from "./class_stage.js"

export const isProjector = () => location.hash === "#projector"

let image = "", seen = null, filled = false  // filled: whether this window has filled the screen, or was told how to
const title = make("h1"), says = make("section", {className: "told"}), done = make("p", {className: "done"}), body = make("section", {className: "class_question"}), hint = make("p", {className: "fills"})

/** @type {(main: HTMLElement, place: HTMLElement) => void} */
export function project(main, place) {
  if (seen !== main) begin(seen = main, place)
  const {question, lead, sign: signed} = told.state, {words} = told, here = reached()
  title.textContent = !here && signed ? words.wallAway : signed || question ? "" : lead?.title ?? words.parked
  keyed(hint, [filled, Boolean(signed), Boolean(lead?.full), words.fillScreen], () => filled || !signed && !lead?.full ? [] : [button(words.fillScreen, fill)])
  tell(says, signed || question || !here ? null : lead)
  done.textContent = signed || question ? "" : reachedBy()
  keyed(body, [signed, question, image, Boolean(lead), here], () => {
    if (signed) return here ? [sign(image)] : []
    return beside(question ? stage(question, place, () => {}) : [place], here)
  })
  drawTimer(body.querySelector(".answered"))
  if (signed) return clear()
  const view = question ? question.view : lead
  if (view && view.page !== "practice") place.dataset.picture = view.picture ?? ""
  else delete place.dataset.picture  // all pictures of a question of Practice belong to it
  if (question) return showQuestion(place, {...question, view: inView(question.view)})
  cover(place, shown(lead))
  if (lead) show(place, inView(lead))
  else clear()
  pointer.show(lead?.cell)
}

const beside = (parts, here) => {  // nobody can join by a code that no server knows at the moment
  const side = here ? smallSign(image) : make("p", {role: "status", textContent: told.words.wallAway})
  return [...parts.slice(0, -1), make("div", {className: "beside"}, parts.at(-1), make("div", {className: "stays"}, side))]
}

/** @type {(view: any) => any} */
const inView = view => view?.seen?.length ? {...view, boards: view.seen} : view  // one picture: that which the presenter has before them

function fill() {  // the screen, which a browser lets only a hand in this window do
  document.documentElement.requestFullscreen?.().catch(() => {})
}

async function begin(main, place) {
  state.display = "projector"
  main.replaceChildren(title, says, done, body, hint)
  document.addEventListener("keydown", ({key}) => { if (key.toLowerCase() === "f") document.fullscreenElement ? document.exitFullscreen() : fill() })
  document.addEventListener("fullscreenchange", () => { filled = true; changed() })
  document.documentElement.classList.add("teaches", "projected")
  setInterval(() => drawTimer(body.querySelector(".answered")), 500)
  image = await picture(address())
  project(main, place)
}
