// What all in a room may see at once, on the projector and on the teacher's page: the join code, and the question with its votes.

import {fill, keyed, make} from "./elements.js"
import {onlyHere} from "./link.js"
import {act, member, told} from "./member.js"
import {server} from "./socket.js"
import {lettered, markOthers, results} from "./class_results.js"
import {solved} from "./class_question.js"
import {clear, show} from "./class_view.js"

const COMMAND = "streamlit run app.py --server.address 0.0.0.0", PORT = "8501"  // by which a network sees the app, at Streamlit’s own port
const command = () => ["", PORT].includes(location.port) ? COMMAND : `${COMMAND} --server.port ${location.port}`

const inNetwork = () => server.base.replace(location.hostname, told.network.address)  // where phones in a room find this computer
const opens = () => onlyHere() && Boolean(told.network.address) && told.network.open

export const address = () => `${opens() ? inNetwork() : server.base}c/${member().code}`

/** @type {() => HTMLElement} */
export function reach() {  // what a teacher has to know whose own address is valid on this computer only
  const sentence = told.words[opens() ? "thisNetwork" : told.network.address ? "nextStart" : "thisComputer"]
  const said = fill(sentence, {command: command(), address: inNetwork()})
  return make("p", {className: opens() ? "" : "warning", textContent: said, hidden: !onlyHere()})
}

/** @type {(to: string) => Promise<string>} */
export const picture = async to => (await act("code_picture", {address: to})).image

/** @type {(image: string | undefined) => HTMLElement | string} */
const scanned = image => image ? make("img", {className: "qr", src: image, alt: address()}) : ""

/** @type {() => string[]} */
const typed = () => address().replace(/^https?:\/\//, "").split(/(?<=\/)(?=[^/]*$)/)  // by who doesn't scan it: the site, and the code

/** @type {(image: string | undefined) => HTMLElement} */
export function sign(image) {  // as large as the screen
  const [site, code] = typed()
  const said = make("div", {className: "sign"}, make("p", {textContent: `${told.words.addressLabel} ${site}`}), make("b", {textContent: code}))
  return make("div", {className: "wide"}, scanned(image), said)
}

/** @type {(image: string | undefined) => HTMLElement} */
export const smallSign = image => make("aside", {}, scanned(image), make("small", {textContent: typed()[0]}), make("b", {textContent: typed()[1]}))

/** @type {(place: HTMLElement, lead: {formula?: string, told?: {sentences: string[], task: string, because: string}} | null) => void} */
export function tell(place, lead) {  // a step's formula, and what a lesson says of the view: HTML of the server's own
  const {sentences = [], task = "", because = ""} = lead?.told ?? {}, {formula = ""} = lead ?? {}
  keyed(place, [formula, sentences, task, because], () => [
    formula && make("div", {innerHTML: formula, className: "typeset"}),
    ...sentences.map((innerHTML, i) => make("p", {innerHTML, key: i})), task && make("p", {innerHTML: task, className: "set"}), because && make("p", {innerHTML: because, className: "because"}),
  ])
}

const SAID = ["number", "cell"]  // kinds whose right answer stands at no bar where nobody gave it

/** @type {(question: any) => HTMLElement} */
const asked = ({text, html}) => make("h1", html ? {className: "say", innerHTML: html} : {textContent: text})  // html: the server's own, with chips

/** @type {(question: any, place: HTMLElement, openMistake: (mistake: string) => void) => HTMLElement[]} */
export function stage(question, place, openMistake) {
  const {words} = told, {open, choices, title} = question
  const name = [fill(words.question, {number: question.number}), ...question.vote > 1 ? [fill(words.vote, {vote: question.vote})] : []].join(" · ")
  const head = make("div", {className: "line"}, make("span", {textContent: title ? `${title} · ${name}` : name}), make("span", {className: "answered"}))
  const listed = open && choices?.length ? make("ul", {className: lettered(question)}, ...choices.map(choice => make("li", {textContent: choice}))) : ""
  const answers = open ? [make("div", {className: "view_place"}, place), listed] : [results(question, openMistake), why(question), place]
  return [head, asked(question), make("div", {}, ...answers)]
}

function why({kind, solution, because}) {  // the right answer, and the explanation of a lesson
  const said = SAID.includes(kind) && solution ? make("p", {className: "solution", textContent: solved(kind, solution)}) : ""
  return said || because ? make("div", {className: "why"}, said, because && make("p", {className: "because", innerHTML: because})) : ""
}

const NUMBER = /^[−+-]?[\d.,]+\s?%?$/
const watched = new WeakSet()

/** @type {(lead: {covers?: string} | null) => {kind: string, revealed: boolean}} */
export const shown = lead => ({kind: lead?.covers ?? "", revealed: !lead?.covers})  // a view that no question is asked about, or not yet

/** @type {(place: HTMLElement, question: any) => void} */
export function cover(place, {kind, revealed}) {  // the sentences and the numbers that would answer what is asked
  place.classList.toggle("covers", kind !== "practice" && !revealed)
  place.dataset.kind = kind
  nameMarks(place)
  if (watched.has(place)) return
  watched.add(place)
  new MutationObserver(() => nameMarks(place)).observe(place, {childList: true, subtree: true, characterData: true, attributeFilter: ["stroke"]})
}

function nameMarks(place) {  // of pictures, for the style sheet: which texts are numbers, and which frame is the largest weight's
  markOthers(place)
  if (!place.classList.contains("covers")) return
  const query = getComputedStyle(document.documentElement).getPropertyValue("--blue").trim().toLowerCase()  // whose row stays framed
  for (const text of place.querySelectorAll("svg.marks text")) text.classList.toggle("number", NUMBER.test(text.textContent.trim()))
  for (const frame of place.querySelectorAll("svg.marks .mark-rect path[stroke]:is([fill=none], :not([fill]))")) frame.classList.toggle("winner", frame.getAttribute("stroke").toLowerCase() !== query)
}

/** @type {(place: HTMLElement, question: any) => void} */
export function showQuestion(place, question) {
  const {view, kind, revealed, right} = question, practice = kind === "practice"
  cover(place, question)
  if (!view?.boards?.length) return clear()
  const boards = practice ? ["pictures", ...revealed ? ["verdict"] : []] : view.boards
  show(place, {...view, boards}, practice && revealed && right ? {answer: right} : {})
}

/** @type {(line: Element | null) => void} */
export function drawTimer(line) {
  const {words, people, state} = told, {question, since, now} = state ?? {}  // none once the class is over
  if (!line || !question) return
  told.clock ??= Date.now() / 1000 - now
  const seconds = Math.max(0, Math.round(Date.now() / 1000 - told.clock - since)), time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
  const count = question.open ? people?.answered ?? 0 : question.votes.at(-1).count
  line.textContent = `${fill(words.answered, {count, joined: people?.joined ?? 0})}${question.open ? ` · ${time}` : ""}`
}
