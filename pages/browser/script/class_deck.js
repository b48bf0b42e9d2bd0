// A deck is played with one key: the question of a part, its votes, its answer, and then the next part, which is shown to the class.

import {currentLink, state} from "./link.js"
import {act, tab, told} from "./member.js"
import {server} from "./socket.js"

const KEY = "attention-deck-asked"  // the parts whose question this tab has asked

const asked = () => JSON.parse(sessionStorage.getItem(KEY) ?? "[]")

/** @type {(view: {link: string} | null) => boolean} */
export const isOf = view => Boolean(view && new URLSearchParams(view.link).get("lesson"))

/** @type {(view: {link: string}) => string} */
const place = view => { const {lesson, part = "1"} = Object.fromEntries(new URLSearchParams(view.link)); return `${lesson} ${part}` }

/** @type {(view: {link: string}) => boolean} */
export const waits = view => isOf(view) && !asked().includes(place(view))  // its question was not asked yet

export const plays = () => Boolean(currentLink().lesson)

/** @type {(view: {page: string, link: string}, toQuestion: () => void) => Promise<void>} */
export async function onward(view, toQuestion) {  // from a page of the deck: its question first, then the next part
  const {at, parts} = await act("deck", view), here = place(view)
  if (!parts[at - 1].asks || !waits(view)) return void toPart(parts, at + 1)
  await act("ask", {kind: "lesson", ...view})
  sessionStorage.setItem(KEY, JSON.stringify([...asked(), here]))
  toQuestion()
}

/** @type {(view: {page: string, link: string}) => Promise<void>} */
export async function nextPart(view) {
  const {at, parts} = await act("deck", view)
  await toPart(parts, at + 1)
}

/** @type {(parts: {address: string}[], place: number) => Promise<void>} */
export async function toPart(parts, place) {
  if (told.state.question) await act("put_away")
  await act("take_lead", {tab: tab()})
  const address = parts[place - 1]?.address ?? "lessons?"
  location.assign(`${server.base}${address}&lang=${state.lang}`)
}
