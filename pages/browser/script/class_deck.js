// A deck is played with one key: the question of a part, its votes, its answer, and then the next part, which is shown to the class.

import {currentLink} from "./link.js"
import {act, tab} from "./member.js"
import {server} from "./socket.js"

const KEY = "attention-deck-asked"  // the parts whose question this tab has asked

const asked = () => JSON.parse(sessionStorage.getItem(KEY) ?? "[]")

/** @type {(view: {link: string} | null) => boolean} */
export const isOf = view => Boolean(view && new URLSearchParams(view.link).get("lesson"))

export const plays = () => Boolean(currentLink().lesson)

/** @type {(view: {page: string, link: string}, toQuestion: () => void) => Promise<void>} */
export async function onward(view, toQuestion) {  // from a page of the deck: its question first, then the next part
  const {at, parts} = await act("deck", view), {lesson, part = "1"} = Object.fromEntries(new URLSearchParams(view.link)), here = `${lesson} ${part}`
  if (!parts[at - 1].asks || asked().includes(here)) return void toPart(parts, at + 1)
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
  await act("take_lead", {tab: tab()})
  location.assign(server.base + (parts[place - 1]?.address ?? "lessons"))
}
