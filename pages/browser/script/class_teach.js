// The teacher's page of a class: its code, what is asked and answered, and the wall of students. A projector shows it.

import {button, fill, keyed, make} from "./elements.js"
import {act, member, reached, told} from "./member.js"
import {onlyHere, state} from "./link.js"
import {save} from "./save.js"
import {server} from "./socket.js"
import {results} from "./class_results.js"
import {form} from "./class_ask.js"
import {door} from "./class_door.js"
import {freedom} from "./class_freedom.js"
import {wall} from "./class_wall.js"
import {clear, show} from "./class_view.js"

const PARTS = ["code", "ask", "wall", "question"]
let part = PARTS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "", pictures = {}, seen = null, place = null
/** @type {Record<string, HTMLElement>} */
const parts = {}

export const address = () => `${server.base}c/${member().code}`

/** @type {(main: HTMLElement, view: HTMLElement) => void} */
export function console(main, view) {
  place = view
  if (main !== seen) build(seen = main)
  const {question} = told.state, chosen = part === "question" ? "" : part, now = chosen || (question ? "question" : "code")
  for (const name of PARTS) parts[name].hidden = name !== now
  keyed(parts.head, [told.state.mode, told.people?.students.length, told.people?.answered, reached(), now, question?.name, told.error], drawHead)
  if (now === "code") keyed(parts.code, [pictures, told.words.end, told.state.door], drawCode)
  if (now === "wall") keyed(parts.wall, [told.people, told.titles, told.state.door], () => parts.wall.replaceChildren(door(), wall(toPicture)))
  if (now === "ask") keyed(parts.ask, [told.topics.length, told.state.lead?.page], () => parts.ask.replaceChildren(form(() => go("question"))))
  if (now === "question") drawQuestion(question)
  else clear()
}

function build(main) {
  state.display = matchMedia("(min-width: 641px)").matches ? "projector" : "normal"
  for (const name of ["head", ...PARTS]) parts[name] = make(name === "head" ? "nav" : "section", {className: `class_${name}`})
  parts.head.className = "class_bar"
  main.replaceChildren(...Object.values(parts))
  document.documentElement.classList.add("teaches")
  drawCodes()
  setInterval(drawTimer, 500)
  document.addEventListener("keydown", ({key, target, ctrlKey, metaKey, altKey}) => {
    const types = /** @type {Element} */ (target).closest?.("input, textarea, select")
    if (key.toLowerCase() === "c" && !types && !ctrlKey && !metaKey && !altKey) go("code")
  })
}

async function drawCodes() {  // both at once: a code that is being scanned is not drawn anew
  const addresses = [address(), `${address()}#teach=${member().by}`]
  const [code, second] = await Promise.all(addresses.map(to => act("code_picture", {address: to})))
  pictures = {code: code.image, second: second.image}
  console(seen, place)
}

function go(to) {
  part = to
  history.replaceState(null, "", `#${to}`)
  console(seen, place)
}

function drawHead() {
  const {words, state: now, people, error} = told
  const count = make("b", {textContent: `● ${fill(words.joined, {count: people?.students.length ?? 0})}`})
  const tabs = [["code", words.code], ["question", now.question && fill(words.question, {number: now.question.number})], ["ask", words.ask], ["wall", words.wall]]
  const buttons = tabs.filter(([, label]) => label).map(([name, label]) => button(label, () => go(name), {ariaPressed: String(!parts[name].hidden)}))
  const view = now.lead ? button(words.picture, () => toPicture(now.lead)) : button(words.begin, () => location.assign(`${server.base}?lang=${state.lang}`))
  parts.head.replaceChildren(count, ...buttons, ...freedom(), view, make("small", {role: "status", textContent: reached() ? error : words.away}))
}

async function toPicture({page, link}) {  // what all see, on one's own screen
  if (told.state.question && !told.state.question.open) await act("put_away")
  location.assign(`${server.base}${page}?${link}`)
}

function drawCode() {
  const {words} = told, bare = address().replace(/^https?:\/\//, ""), last = bare.lastIndexOf("/") + 1
  const large = pictures.code ? make("img", {className: "qr", src: pictures.code, alt: address()}) : ""
  const sign = make("div", {className: "sign"}, make("p", {textContent: `${words.addressLabel} ${bare.slice(0, last)}`}), make("b", {textContent: bare.slice(last)}))
  const warning = make("p", {className: "warning", textContent: words.thisComputer, hidden: !onlyHere()})
  const second = make("details", {}, make("summary", {textContent: words.secondDevice}), make("p", {textContent: words.secondHint}), pictures.second ? make("img", {className: "qr", src: pictures.second, alt: words.secondDevice}) : "")
  const names = make("input", {type: "checkbox"}), files = button(words.files, () => saveFiles(names.checked))
  const over = button(words.end, () => { if (confirm(words.deleteAsk)) act("end") })
  const foot = make("div", {className: "acts"}, files, make("label", {}, names, ` ${words.report}`), over)
  parts.code.replaceChildren(make("div", {className: "wide"}, large, sign), warning, door(), second, foot, make("small", {textContent: words.kept}))
}

async function openMistake(mistake) {  // for the whole class, which follows
  await act("put_away")
  await act("mode", {mode: "follow"})
  location.assign(`${server.base}mistakes?mistake=${mistake}&lang=${state.lang}`)
}

async function saveFiles(names) {  // one after the other
  const {files} = await act("report", {names, at: server.base})
  for (const [name, content] of Object.entries(files)) save(name, content)
}

function drawQuestion(question) {
  const {words} = told
  keyed(parts.question, [question, pictures.code, words.reveal], () => {
    const name = [fill(words.question, {number: question.number}), ...question.vote > 1 ? [fill(words.vote, {vote: question.vote})] : []].join(" · ")
    const head = make("div", {className: "line"}, make("span", {textContent: question.title ? `${question.title} · ${name}` : name}), make("span", {className: "answered"}))
    const answers = question.open ? make("div", {className: "view_place"}) : results(question, openMistake)
    const choices = question.open && question.choices?.length ? make("ul", {}, ...question.choices.map(choice => make("li", {textContent: choice}))) : ""
    const code = make("aside", {}, pictures.code ? make("img", {className: "qr", src: pictures.code, alt: address()}) : "", make("b", {textContent: member().code}))
    const foot = make("div", {className: "acts"}, ...question.open
      ? [button(words.reveal, () => act("reveal"), {className: "onward"})]
      : [button(words.again, () => act("again")), button(words.putAway, () => act("put_away").then(() => go("ask")), {className: "onward"})])
    parts.question.replaceChildren(head, asked(question), make("div", {className: "beside"}, make("div", {}, answers, choices, question.open ? "" : place), make("div", {className: "stays"}, foot, code)))
    if (question.open) parts.question.querySelector(".view_place").append(place)
  })
  drawTimer()
  const practice = question.kind === "practice"
  if (!question.view?.boards?.length || question.open && !practice && question.kind !== "cell") return clear()
  const boards = practice ? question.open ? ["pictures"] : ["pictures", "verdict"] : question.view.boards
  show(place, {...question.view, boards}, practice && !question.open && question.right ? {answer: question.right} : {})
}

/** @type {(question: any) => HTMLElement} */
const asked = ({text, html}) => make("h1", html ? {className: "say", innerHTML: html} : {textContent: text})  // html: the server's own, with chips

function drawTimer() {
  const line = parts.question?.querySelector(".answered"), {question, since, now} = told.state ?? {}
  if (!line || !question) return
  const {words, people} = told
  told.clock ??= Date.now() / 1000 - now
  const seconds = Math.max(0, Math.round(Date.now() / 1000 - told.clock - since)), time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
  const count = question.open ? people?.answered ?? 0 : question.votes.at(-1).count
  line.textContent = `${fill(words.answered, {count, joined: people?.students.length ?? 0})}${question.open ? ` · ${time}` : ""}`
}
