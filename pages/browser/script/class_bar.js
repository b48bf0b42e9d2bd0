// The line of a live class on the app's own pages: the teacher leads from here; a student explores, and is brought back.

import {button, fill, keyed, make} from "./elements.js"
import {explains, isDone, onward, plays, waits} from "./class_deck.js"
import {freedom, reachedBy} from "./class_freedom.js"
import {record, listen as keepRecord, saveRecord} from "./class_record.js"
import {sentence, storage} from "./class_over.js"
import {acts as keys} from "./keys.js"
import {currentLink, state, viewKey} from "./link.js"
import {act, become, enter, keep, listen as listenToClass, mayEnter, member, reached, roleOf, tab, told, whenChanged} from "./member.js"
import {pointedCell} from "./pointer.js"
import {server} from "./socket.js"

const GLANCE = 30, GAP = 150, LOOK = 200  // ms between two looks at the link, at what a new link shows, at what any link shows
const NEARLY = 0.75  // of the area of the largest picture on screen: the first picture that has so much is shown on the wall
const AROUND = ["actions", "share", "take", "lesson", "compared"]  // boards that stand around a page
let bar = null, opened = null, led = "", leading = false, placed = "", seen = null, glanced = "", looked = 0

/** @type {(name: string) => string} */
const textOf = name => [...document.querySelectorAll(`[data-testid=stMain] ${name}`)].find(each => each.checkVisibility())?.innerText ?? ""

/** @type {(element: Element) => number} */
function onScreen(element) {  // px² of it
  const {top, bottom, width} = element.getBoundingClientRect()
  return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
}

/** @type {(boards: any[]) => {seen: string[], picture: string, full: boolean}} */
function inView(boards) {  // the boards on screen with sentences alone, and one picture: that in full screen, or the first whose row is about the largest
  const charts = boards.flatMap(board => [...board.querySelectorAll(".chart")]).filter(onScreen)
  const areas = charts.map(chart => charts.filter(other => other.closest(".row") === chart.closest(".row")).reduce((sum, each) => sum + onScreen(each), 0))
  const one = charts.find(chart => chart.matches(".large")) ?? charts.find((_, i) => areas[i] >= NEARLY * Math.max(...areas))
  const full = Boolean(one?.matches(".large")), seen = boards.filter(board => board.contains(one) || !full && onScreen(board) && !board.querySelector(".chart"))
  return {seen: seen.map(({board}) => board.name), picture: one?.dataset.slot ?? "", full}
}

function shown() {  // what this page shows
  const all = [...document.querySelectorAll("[data-testid=stMain] .board")].filter(board => board.checkVisibility())
  const boards = all.filter(board => (board.offsetHeight || board.querySelector(".large")) && !board.querySelector(".task"))
  for (const root of all) if (!root.offsetHeight || root.querySelector(".lessonpart")) root.board?.want()  // their content decides whether they are shown
  const around = boards.filter(({board}) => board && !AROUND.includes(board.name)), names = around.map(({board}) => board.name)
  const title = textOf("[class*=st-key-headline_] h2") || textOf("h1")
  const link = String(new URLSearchParams(currentLink())), covers = waits({link}) && Boolean(document.querySelector(".lessonpart .covers"))
  return {page: state.page, link, covers, explains: explains({link}), boards: [...new Set(names)].slice(0, 16), ...inView(around), title: title.slice(0, 160), cell: pointedCell()}
}

async function lead() {
  const view = shown(), text = JSON.stringify(view)
  opened ??= text
  const {question} = told.state
  if (leading || text === led || !view.boards.length || question && (!isDone(question) || text === opened)) return
  leading = true
  try {
    await show(view)
    led = text
  } catch { /* it is said */ } finally { leading = false }
}

async function show(view) {  // to all, who see no question and no large code any more
  if (told.state.question) await act("put_away")
  if (told.state.sign) await act("sign", {stands: false})
  await act("lead", view)
  told.state = {...told.state, lead: view}
}

async function showThis() {
  const view = shown(), {question} = told.state
  if (view.boards.length && !(question && !isDone(question))) await show(view)
}

async function tellPlace() {
  const link = currentLink(), place = {page: state.page, step: link.step ?? "", part: link.part ?? (link.lesson ? "1" : ""), temperature: link.temperature ?? "1", reached: Boolean(document.querySelector(".lessonpart [data-state=right]"))}
  const text = JSON.stringify(place)
  if (text === placed) return
  placed = text
  await act("place", place).catch(() => { placed = "" })
}

function glance() {  // a link that moves is followed at once: only what else the page shows has to be looked for
  const key = viewKey(currentLink()), now = performance.now()
  if (now - looked < (key === glanced || leading ? LOOK : GAP)) return
  glanced = key
  looked = now
  look()
}

function look() {
  const mine = member()
  if (!mine || !told.state || !told.here) return
  if (told.role === "teacher") return void (document.visibilityState === "visible" && told.state.mode === "follow" && leads() && lead())
  if (!told.state.page || told.state.page === state.page) keep({...mine, page: `${state.page}?${new URLSearchParams(currentLink())}`})
  tellPlace()
  const now = {mode: told.state.mode, question: told.state.question?.open && told.state.question.name}
  const only = now.mode === "roam" ? told.state.page : ""
  if (seen && (now.question && now.question !== seen.question || now.mode !== "roam" && seen.mode === "roam")) back()
  else if (only && only !== state.page) location.assign(server.base + (mine.page?.startsWith(`${only}?`) ? mine.page : only))
  seen = now
}

const leads = () => told.state.leader === tab()  // what other tabs of the teacher's show stays there
const back = () => location.assign(`${server.base}c/${member().code}`)

function draw() {
  const mine = member()
  document.documentElement.classList.toggle("in_class", Boolean(told.over || mine && told.state))
  if (!told.over && (!mine || !told.state)) return void (bar?.remove(), bar = null)
  bar ??= stand(make("nav", {className: "class_bar"}))
  const {mode, question, lead} = told.state ?? {}
  document.documentElement.classList.toggle("one_part", told.role === "student" && Boolean(lead?.alone) && currentLink().lesson === lead.alone)
  const key = [told.over, mode, question, told.state?.leader, told.state?.page, told.people?.joined, told.people?.answered, told.people?.reached, told.people?.storage, reached(), told.role, told.error, state.page]
  keyed(bar, key, () => told.over ? farewell() : told.role === "teacher" ? teacher(mine) : student())
}

function stand(line) {  // over the page, which begins below it however many rows it takes
  new ResizeObserver(() => document.documentElement.style.setProperty("--class-bar", `${line.offsetHeight}px`)).observe(line)
  return document.body.appendChild(line)
}

function teacher({code}) {
  const {words, people, error, state: {question}} = told, known = {count: people?.answered ?? 0, joined: people?.joined ?? 0}, to = part => () => location.assign(pageOf(code, part))
  const ask = state.page === "practice" ? button(words.askThis, () => act("ask", {kind: "practice", link: location.search.slice(1)}).then(to("question"))) : button(words.ask, to("ask"))
  return [
    make("b", {textContent: fill(words.class, {code})}), make("span", {textContent: fill(words.joined, {count: known.joined})}),
    reachedBy() && button(reachedBy(), to("wall"), {key: "task"}), question && button(`${fill(words.question, {number: question.number})} · ${fill(words.answered, known)}`, to("question"), {key: "question"}), button(words.code, to("code")), plays() && button(`${words.nextInDeck} (D)`, next), ask, button(words.wall, to("wall")),
    ...leads() ? freedom(showThis) : [button(words.leadHere, () => act("take_lead", {tab: tab()}))],
    make("small", {role: "status", textContent: reached() ? error || storage(people) : words.away}),
  ]
}

/** @type {() => Promise<void>} */
const next = async () => {
  const view = shown()
  await show(view)  // whatever was asked elsewhere
  await onward(view, () => location.assign(pageOf(member().code, "question")))
}

function farewell() {  // until it is read
  const {words, was} = told, kept = was && record(was.code)
  return [
    make("b", {role: "status", textContent: sentence()}), kept?.head && button(words.files, () => saveRecord(kept)),
    button(words.dismiss, () => { told.over = ""; draw() }),
  ]
}

async function offer({target}) {  // one's own view, which the teacher may show to all
  await act("offer", shown())
  target.textContent = told.words.offered
}

function student() {
  const {words, error, state: {page}} = told
  return [make("b", {textContent: `● ${reached() ? page ? words.onThisPage : words.onOwn : words.away}`}), button(words.back, back), button(words.showMine, offer), make("small", {role: "status", textContent: error})]
}

/** @type {(code: string, part: string) => string} */
const pageOf = (code, part) => `${server.base}c/${code}?lang=${state.lang}#${part}`  // of the class, for its teacher

export const teaches = () => Boolean(told.state) && told.role === "teacher"

export async function start() {  // a class of one's own, if none runs
  const mine = member()
  if (mine?.role === "teacher" && await roleOf(mine)) return toCode()
  if (mine && !told.here) await enter()  // in whose words the person is asked
  if (!await mayEnter("")) return
  const view = shown(), {code, secret} = await act("start", {tab: tab()})
  become({code, by: secret, role: "teacher"})
  await enter()
  if (view.boards.length) await act("lead", view)
  location.assign(pageOf(code, "code"))
}

async function toCode() {  // as large as the screen, and as the projector's
  if (member()?.role !== "teacher") return
  if (told.state && member().presents) await act("sign", {stands: true}).catch(() => {})
  location.assign(pageOf(member().code, "code"))
}

export function listen() {
  keys.c = toCode
  keys.d = () => { if (member()?.role === "teacher" && plays()) next().catch(() => {}) }
  whenChanged(draw)
  keepRecord()
  if (member()) listenToClass()
  setInterval(glance, GLANCE)
}
