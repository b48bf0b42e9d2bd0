// The teacher's page of a class: its code, what is asked and answered, and the students. A projector may show it, or a window of
// its own; then this page is the presenter's, and has what only the teacher may see.

import {button, fill, keyed, make} from "./elements.js"
import {act, keep, member, reached, tab, told} from "./member.js"
import {state} from "./link.js"
import {save} from "./save.js"
import {server} from "./socket.js"
import {textOf} from "./text_file.js"
import {form, ofView} from "./class_ask.js"
import {isDone, isOf, nextPart, toPart} from "./class_deck.js"
import {door} from "./class_door.js"
import {freedom} from "./class_freedom.js"
import {looked, offered} from "./class_look.js"
import {presenter} from "./class_presenter.js"
import {isNamed, withNames} from "./class_record.js"
import {storage} from "./class_over.js"
import {address, cover, drawTimer, picture, reach, showQuestion, shown, sign, smallSign, stage} from "./class_stage.js"
import {sorting, wall} from "./class_wall.js"
import {clear, show} from "./class_view.js"

const PARTS = ["code", "ask", "wall", "question", "more"]
let part = PARTS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "", pictures = {}, seen = null, place = null
/** @type {Record<string, HTMLElement>} */
const parts = {}

/** @type {(main: HTMLElement, view: HTMLElement) => void} */
export function console(main, view) {
  if (!member()) return  // the class has ended while an answer was on its way
  place = view
  if (main !== seen) build(seen = main)
  const {question, lead, door: closed} = told.state, chosen = part === "question" ? "" : part, now = chosen || (question ? "question" : "code")
  const {presents} = member(), {people} = told
  for (const name of PARTS) parts[name].hidden = name !== now
  keyed(parts.head, [told.state, people?.joined, people?.storage, reached(), now, told.error, presents], drawHead)
  if (now === "code") keyed(parts.code, [pictures, presents, told.state.sign, closed], drawCode)
  if (now === "more") keyed(parts.more, [pictures, presents], drawMore)
  if (now === "wall") keyed(parts.wall, [people, told.titles, closed, sorting(), looked()], () => [door(), ...offered(place, toPicture), wall()])
  if (now === "ask") drawAsk(lead)
  if (now === "question") drawQuestion(question)
  else if (now === "wall" && looked()) look(looked().view)
  else if (now !== "ask") clear()
}

function drawAsk(lead) {  // what is typed stays, whatever is led meanwhile
  const asked = () => go("question")
  keyed(parts.ask, [told.topics.length], () => [form(place, asked)])
  keyed(parts.ask.querySelector(".of_view"), [lead?.page, isOf(lead)], () => ofView(asked))
}

function look(view) {
  cover(place, shown(null))
  show(place, view)
}

function build(main) {
  state.display = matchMedia("(min-width: 641px)").matches ? "projector" : "normal"
  for (const name of ["head", ...PARTS]) parts[name] = make(name === "head" ? "nav" : "section", {className: `class_${name}`})
  parts.head.className = "class_bar"
  main.replaceChildren(...Object.values(parts))
  document.documentElement.classList.add("teaches")
  drawCodes()
  setInterval(() => told.state && drawTimer(parts.question.querySelector(".answered")), 500)
  document.addEventListener("keydown", ({key, target, ctrlKey, metaKey, altKey}) => {
    const types = /** @type {Element} */ (target).closest?.("input, textarea, select")
    if (types || ctrlKey || metaKey || altKey) return
    if (key.toLowerCase() === "c") signTo("code")
    if (key.toLowerCase() !== "d" || !told.state?.question) return
    signTo("question")
    playOn(told.state)
  })
}

async function drawCodes() {  // both at once: a code that is being scanned is not drawn anew
  const [code, second] = await Promise.all([address(), `${address()}#teach=${member().by}`].map(picture))
  pictures = {code, second}
  console(seen, place)
}

function go(to) {
  part = to
  history.replaceState(null, "", `#${to}`)
  console(seen, place)
}

function signTo(to) {  // the projector shows the large code beside this page's, and the question again with it
  if (member().presents) act("sign", {stands: to === "code"}).catch(() => {})  // also where it stands so: this page may not have heard of the key before
  go(to)
}

function drawHead() {
  const {words, state: now, people, error} = told, {question} = now
  const count = make("b", {textContent: `● ${fill(words.joined, {count: people?.joined ?? 0})}`})
  const tabs = [["code", words.code], ["question", question && fill(words.question, {number: question.number})], ["ask", words.ask], ["wall", words.wall], ["more", words.more]]
  const buttons = tabs.filter(([, label]) => label).map(([name, label]) => button(label, () => (name === "question" ? signTo : go)(name), {ariaPressed: String(!parts[name].hidden)}))
  const view = now.lead ? button(words.picture, () => toPicture(now.lead)) : button(words.begin, () => location.assign(`${server.base}?lang=${state.lang}`))
  const back = question && !isDone(question) ? "" : view  // the view has the answer, while phones don't show it yet
  return [count, ...buttons, ...freedom(), back, make("small", {role: "status", textContent: reached() ? error || storage(people) : words.away})]
}

async function toPicture({page, link}) {  // what all see, on one's own screen, from which the class is led
  if (told.state.question) await act("put_away")
  await act("take_lead", {tab: tab()})
  location.assign(`${server.base}${page}?${link}${member().presents ? "" : "&display=projector"}`)
}

function drawCode() {
  const {words, state: now} = told, {presents} = member()
  const projected = presents ? button(now.sign ? words.takeSignOff : words.showSign, () => act("sign", {stands: !now.sign})) : button(words.openProjector, openProjector)
  return [sign(pictures.code), reach(), make("div", {className: "acts"}, projected), door(), make("small", {textContent: words.kept})]
}

function openProjector() {  // a window without what only the teacher may see
  window.open(`${server.base}c/${member().code}?lang=${state.lang}#projector`, "projector", "popup,width=1280,height=720")
  keep({...member(), presents: true})
  console(seen, place)
}

function drawMore() {  // never on a projected page: whoever scans the second code can teach
  const {words} = told, {presents} = member()
  const second = make("details", {}, make("summary", {textContent: words.secondDevice}), make("p", {textContent: words.secondHint}), pictures.second ? make("img", {className: "qr", src: pictures.second, alt: words.secondDevice}) : "")
  const onOwnScreen = make("input", {type: "checkbox", checked: Boolean(presents), onchange: ({target}) => { keep({...member(), presents: target.checked}); console(seen, place) }})
  const names = make("input", {type: "checkbox", className: "names", checked: isNamed(), onchange: ({target}) => withNames(target.checked)}), files = button(words.files, saveFiles)
  const over = button(words.end, () => { if (confirm(words.deleteAsk)) act("end") })
  const opens = make("label", {}, `${words.openDeck} `, make("input", {type: "file", accept: ".md,text/markdown", onchange: ({target}) => openDeck(target.files[0])}))
  return [make("label", {}, onOwnScreen, ` ${words.presents}`), opens, make("p", {role: "alert"}), second, make("div", {className: "acts"}, files, make("label", {}, names, ` ${words.report}`), over)]
}

async function playOn({question, lead}) {  // one key: the votes, the answer if there is one, and what comes then
  if (question.open) return act("show_votes")
  if (!isDone(question)) return act("reveal")
  if (isOf(lead)) return nextPart(lead)
  await act("put_away")
  go("ask")
}

async function openDeck(file) {  // a lesson that was kept as a file, or what a class was asked, as a report has it
  try {
    const {parts} = await act("deck", {text: await textOf(file)})
    await toPart(parts, 1)
  } catch (error) { parts.more.querySelector("[role=alert]").textContent = error.message }
}

async function openMistake(mistake) {  // for the whole class, which follows
  await act("put_away")
  await act("mode", {mode: "follow"})
  await act("take_lead", {tab: tab()})
  location.assign(`${server.base}mistakes?mistake=${mistake}&lang=${state.lang}`)
}

async function saveFiles() {  // one after the other
  const names = parts.more.querySelector(".names:checked") !== null, {files} = await act("report", {names, at: server.base})
  for (const [name, content] of Object.entries(files)) save(name, content)
}

function drawQuestion(question) {
  const {presents} = member()
  keyed(parts.question, [question, pictures.code, told.words.reveal, presents, told.state.texts], () => {
    const [head, text, answers] = stage(question, place, openMistake)
    const acts = make("div", {className: "acts"}, ...onward(question))
    const own = presents ? make("div", {className: "presenter"}, ...presenter()) : smallSign(pictures.code)
    return [head, text, make("div", {className: "beside"}, answers, make("div", {className: "stays"}, acts, own))]
  })
  const own = parts.question.querySelector(".presenter")
  if (own) keyed(own, [told.people, told.deck], presenter)
  drawTimer(parts.question.querySelector(".answered"))
  showQuestion(place, question)
}

function onward(question) {  // first the votes, then, after the discussion, another vote, or the answer if there is one
  const {open, revealed, vote, kind} = question, {words, state: {texts, lead}} = told, later = {className: "onward"}, isText = kind === "text"
  if (open) return [button(isText ? words.closeTexts : vote > 1 ? words.showBoth : words.showVotes, () => act("show_votes"), later)]
  const all = isText && button(texts ? words.hideTexts : words.showTexts, () => act("show_texts", {shown: !texts}), texts ? {} : later)
  const again = !revealed && button(isText ? words.askAgain : words.again, () => act("again"), vote > 1 || isText ? {} : later)
  const label = !isDone(question) ? words.reveal : isOf(lead) ? words.nextInDeck : words.putAway
  return [all, again, button(label, () => playOn(told.state), revealed || vote > 1 || texts ? later : {})]
}
