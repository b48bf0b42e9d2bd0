// The page of a class at its short address: who is no member joins here, a student follows and answers, the teacher asks.

import {loadVega} from "./chart.js"
import {button, fill, keyed, make} from "./elements.js"
import * as large from "./large.js"
import {currentLink, state} from "./link.js"
import {showLocks} from "./lock.js"
import {act, become, changed, enter, listen, mayEnter, member, reached, removed, roleOf, send, settle, told, whenChanged} from "./member.js"
import * as pointer from "./pointer.js"
import * as ranges from "./ranges.js"
import {server} from "./socket.js"
import {card} from "./class_question.js"
import {heatmap, markCells} from "./class_results.js"
import {farewell, kept} from "./class_over.js"
import {listen as keepRecord} from "./class_record.js"
import {isProjector, project} from "./class_projector.js"
import {cover, shown, tell} from "./class_stage.js"
import {console as teach} from "./class_teach.js"
import {clear, show} from "./class_view.js"

const main = document.querySelector("#class"), {code, base, addresses, words, lang, fault} = JSON.parse(main.dataset.known)
const dark = matchMedia("(prefers-color-scheme: dark)")
const place = make("div", {className: "view", key: "view"}), cards = make("div", {className: "cards"}), bar = make("nav", {className: "class_bar"}), title = make("h1"), says = make("section", {className: "told"})
let drawn = "", mode = "", joining = false, missing = "", waits = false

async function begin() {
  settle(code)
  Object.assign(server, {base: new URL(base, location.href).href, addresses})
  Object.assign(state, {words: {...words, away: ""}, lang, dark: dark.matches, away: true})
  told.words = words
  dark.addEventListener("change", () => { state.dark = dark.matches; changed() })
  loadVega()
  for (const part of [large, pointer, ranges]) part.listen()
  document.addEventListener("click", click, true)
  whenChanged(draw)
  keepRecord()
  setInterval(() => { if (!place.closest(".class_ask") && (told.state?.question?.kind === "cell" || document.querySelector(".clicked"))) markCells(place, cellsOf(told.state?.question)) }, 300)
  await teachBy(location.hash)
  draw()
  if (!code) return
  listen()
  if (!member()) find()
}

/** @type {(hash: string) => Promise<void>} */
async function teachBy(hash) {  // #teach= and a secret, which may be anybody's invention
  const [, by] = hash.match(/^#teach=(.+)/) ?? [], role = "teacher"
  if (!code || !by) return
  waits = true
  draw()
  const known = await roleOf({code, by, role}).catch(() => "")
  if (known === role && await mayEnter(code, member()?.by === by ? "" : fill(told.words.teachAsk, {code}))) become({code, by, role, presents: true})
  history.replaceState(null, "", location.pathname)
  waits = false
}

function draw() {
  if (!code || missing) return once("ask", () => main.replaceChildren(askCode(missing || fault)))
  if (told.over) return once("over", () => main.replaceChildren(farewell(isProjector())))
  if (!waits && !member()) return drawJoin()
  if (!told.state) return once("waits", () => main.replaceChildren(make("p", {className: "lonely", role: "status", textContent: told.words.joining})))
  if (told.role === "teacher") return isProjector() ? project(main, place) : teach(main, place)
  drawStudent()
}

async function find() {  // a wrong code is said before a nickname is asked for
  await act("find", {code}).catch(error => { missing = error.wait ? "" : error.message })
  draw()
}

function askCode(fault) {
  const typed = make("input", {type: "text", autocomplete: "off", autocapitalize: "characters"}), open = () => location.assign(`${base}c/${typed.value.trim()}${location.search}`)
  return make("form", {className: "join", onsubmit: event => { event.preventDefault(); open() }}, make("h1", {textContent: words.joinClass}), make("label", {}, words.code, typed), make("button", {className: "onward", textContent: words.join}), make("p", {role: "alert", textContent: fault}))
}

function once(key, work) {
  if (drawn === key) return
  drawn = key
  clear()
  work()
}

function drawJoin() {
  once("join", () => {
    const name = make("input", {type: "text", maxLength: 20, autocomplete: "off"}), status = make("p", {role: "alert"})
    const form = make("form", {className: "join", onsubmit: event => { event.preventDefault(); join(name.value) }},
      make("h1", {textContent: fill(words.class, {code})}), make("label", {}, words.nickname, name),
      make("button", {className: "onward", textContent: words.join}), status, make("small", {textContent: words.kept}))
    const found = kept(code)
    main.replaceChildren(...found.length ? [make("section", {className: "join"}, ...found)] : [], form)
  })
  main.querySelector("[role=alert]").textContent = told.error || (joining ? words.joining : "")
}

async function seat(name) {  // where many join at once, the server says when to try again; not all at one moment
  for (;;) {
    try {
      return await act("join", {code, name, was: removed()})
    } catch (error) {
      if (!error.wait) throw error
      await new Promise(resolve => setTimeout(resolve, 1000 * error.wait * (0.5 + Math.random())))
    }
  }
}

async function join(name) {
  joining = true
  told.error = ""
  draw()
  try {
    if (await mayEnter(code)) {
      const {secret} = await seat(name)
      become({code, by: secret, role: "student"})
      await enter()
    }
  } catch { /* what was refused stands there */ }
  joining = false
  draw()
}

function drawStudent() {
  const {state: now, own, words: said} = told, {question, lead} = now
  if (mode === "follow" && now.mode === "roam" && !question) return void explore()
  mode = now.mode
  once("student", () => main.replaceChildren(bar, title, says, place, cards))
  keyed(bar, [now.mode, own?.number, reached(), now.page], drawBar)
  rest(question?.kind === "practice" && question.open)
  const seen = question ? viewOf(question) : lead
  title.textContent = question ? "" : seen?.title ?? said.parked
  tell(says, question ? null : lead)
  cover(place, question ?? shown(lead))
  if (seen?.boards?.length) show(place, seen, values(question))
  else clear()
  markChosen(question)
  main.classList.toggle("unanswered", Boolean(question) && !answered(question))
  main.classList.toggle("answers_first", Boolean(question && !(question.open && question.kind === "practice")))
  keyed(cards, [question, now.texts, own, told.error, told.elsewhere, reached()], () => question ? [card(question)] : [])
  pointer.show(question ? null : lead?.cell)
}

function rest(answers) {  // controls rest, but for those that answer a question
  if (state.away === !answers) return
  state.away = !answers
  showLocks()
}

const answered = question => told.own?.vote === question.name ? told.own.answer : ""

const viewOf = question => {  // whoever hasn't answered by the end reads why without the choices, which name one as theirs
  const {kind, open, revealed, view} = question, later = ["verdict"], silent = revealed && !answered(question) ? ["choices"] : []
  const left = kind !== "practice" || open ? [] : revealed ? silent : later
  return {...view, boards: view.boards?.filter(name => !left.includes(name))}
}

function markChosen(question) {  // among the choices that a board draws
  const own = question ? answered(question) : ""
  for (const choice of place.querySelectorAll(".choices [data-set]")) choice.classList.toggle("chosen", own !== "" && JSON.parse(choice.dataset.set).answer === own)
}

function values(question) {  // what stands in the view's link besides: a control that the answer moves; once it is revealed the answer, or the right one
  if (question?.kind !== "practice") return {}
  const {bars, practice_temperature} = currentLink(), answer = answered(question) || question.right
  return !question.revealed ? {...bars && {bars}, ...practice_temperature && {practice_temperature}} : answer ? {answer} : {}
}

function drawBar() {
  const {words: said, state: now, own} = told, roams = now.mode === "roam"
  const line = reached() ? roams ? said.roaming : said.following : said.away
  const number = own && fill(said.you, {number: own.number})
  return [make("b", {textContent: `● ${line}`}), make("small", {textContent: number}), roams ? button(said.free, explore) : member()?.page ? button(said.ownView, explore) : ""]
}

function cellsOf(question) {  // what is marked in the picture: one's own cell, and once the vote has ended all
  if (question?.kind !== "cell") return []
  const own = answered(question)
  if (question.open) return own ? [[...own.split(","), "●"]] : []
  const {cells} = question.votes.at(-1), right = question.right ? question.right.split(",") : []
  const is = ([row, column]) => `${row},${column}` === question.right
  return [...cells.map(cell => [...cell.slice(0, 2), is(cell) ? `${cell[2]} ✓` : cell[2]]), ...right.length && !cells.some(is) ? [[...right, "✓"]] : []]
}

function explore() {  // the app at one's own view, or at the teacher's
  const {lead, page} = told.state, own = member()?.page
  const there = own && (!page || own.startsWith(`${page}?`)) ? own : lead ? `${page || lead.page}?${alone(lead)}` : page || "explore"
  location.assign(server.base + there)
}

/** @type {(lead: {link: string, alone?: string}) => string} */
function alone({link, alone}) {  // of a deck only the part that is shown, with its task
  const names = new URLSearchParams(link)
  names.delete("lesson_answer")
  if (alone) names.set("lesson", alone)
  else for (const name of ["lesson", "part"]) names.delete(name)
  return String(names)
}

function click(event) {
  const question = told.state?.question
  if (told.role === "teacher" || !question?.open || event.target.matches?.(".wider")) return
  const set = event.target.closest?.(".board [data-set]")
  if (question.kind === "practice" && set) {
    const {answer} = JSON.parse(set.dataset.set)
    if (answer !== undefined && answer !== "") send({vote: question.name, answer})
    return event.stopPropagation()
  }
  const chart = question.kind === "cell" ? event.target.closest?.(".board .chart") : null
  const cell = chart && pointer.cellOf(chart, event.clientX, event.clientY)
  if (!cell) return
  told.elsewhere = chart !== heatmap(place) || cell.plot > 0
  if (told.elsewhere) return changed()
  const {box: [x, y, width, height]} = cell
  send({vote: question.name, answer: `${Math.round(y / height)},${Math.round(x / width)}`})
}

begin()
