// A deck is played with one key: the question of a part, its votes, its answer, or why its task came out so; then the next part,
// which is shown to the class.

import {currentLink, state} from "./link.js"
import {act, changed, tab, told} from "./member.js"
import {server} from "./socket.js"

const KEY = "attention-deck-asked"  // the parts whose question this tab has asked, or whose task it has explained

const asked = () => JSON.parse(sessionStorage.getItem(KEY) ?? "[]")

/** @type {(view: {link: string} | null) => boolean} */
export const isOf = view => Boolean(view && new URLSearchParams(view.link).get("lesson"))

/** @type {(view: {link: string}) => string} */
const place = view => { const {lesson, part = "1"} = Object.fromEntries(new URLSearchParams(view.link)); return `${lesson} ${part}` }

/** @type {(view: {link: string}) => boolean} */
export const waits = view => isOf(view) && !asked().includes(place(view))  // its question was not asked yet

/** @type {(view: {link: string}) => boolean} */
export const explains = view => isOf(view) && !waits(view)

/** @type {(question: {open: boolean, revealed: boolean, answerable: boolean}) => boolean} */
export const isDone = ({open, revealed, answerable}) => revealed || !open && !answerable  // nothing more is shown of it

export const plays = () => Boolean(currentLink().lesson)

/** @type {(view: {page: string, link: string}, toQuestion: () => void) => Promise<void>} */
export async function onward(view, toQuestion) {  // from a page of the deck: its question first, then the next part
  const {at, parts} = await act("deck", view), {asks, task, notes} = parts[at - 1]
  if (!waits(view) || !asks && !(task && notes)) return at < parts.length ? toPart(parts, at + 1) : end()
  if (asks) await act("ask", {kind: "lesson", ...view})
  sessionStorage.setItem(KEY, JSON.stringify([...asked(), place(view)]))
  if (asks) toQuestion()
}

function end() {  // where it stays
  told.error = told.words.lastPart
  changed()
}

/** @type {(view: {page: string, link: string}) => Promise<void>} */
export async function nextPart(view) {
  const {at, parts} = await act("deck", view)
  await toPart(parts, Math.min(at + 1, parts.length))
}

/** @type {(parts: {address: string}[], place: number) => Promise<void>} */
export async function toPart(parts, place) {
  if (told.state.question) await act("put_away")
  await act("take_lead", {tab: tab()})
  location.assign(`${server.base}${parts[place - 1].address}&lang=${state.lang}`)
}
