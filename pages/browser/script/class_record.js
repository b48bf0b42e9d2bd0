// What the teacher's browser keeps of a class, in case the server loses it: the answers to each question whose vote has ended,
// and, as they come, those of the vote that is open, and who has done a lesson's task.

import {state as page} from "./link.js"
import {member, told, whenChanged} from "./member.js"
import {save} from "./save.js"
import {say} from "./socket.js"

const KEY = "attention-class-record-", LIFE = 12 * 3600 * 1000  // a class by its code; ms, as long as a server keeps it
const PAUSE = 5000, MINUTE = 60_000  // ms from one look at the answers of an open vote to the next, and at what is too old

/** @typedef {{code: string, when: number, head: string, rows: Record<string, string>, done: string[], open: string}} Kept  by votes, such as 3_2, and of tasks; done: those that have ended */

let whole = "", asked = ""  // the class all of whose votes this tab has asked for, and the vote whose answers are on their way
let named = false  // whether nicknames are kept, too, as they are saved
let looked = 0  // when the open vote's answers were asked for
/** @type {Record<string, Kept>} */
const unstored = {}  // by code: what this tab keeps itself, since the browser's storage is full or closed

/** @type {(code: string) => Kept | null} */
export function record(code) {
  if (unstored[code]) return unstored[code]
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + code))
    if (kept && Date.now() - kept.when > LIFE) forget(code)
    else return kept
  } catch { /* it is none of ours */ }
  return null
}

/** @type {(code: string) => void} */
function forget(code) {
  try { localStorage.removeItem(KEY + code) } catch { /* it keeps nothing */ }
}

function forgetOld() {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEY)) record(name.slice(KEY.length))
  } catch { /* it keeps nothing */ }
}

/** @type {(kept: Kept) => void} */
function keep(kept) {
  const now = {...kept, when: Date.now()}
  try {
    localStorage.setItem(KEY + kept.code, JSON.stringify(now))
    delete unstored[kept.code]
  } catch { unstored[kept.code] = now }  // full, or not allowed
}

/** @type {(code: string) => boolean} */
export const isUnstored = code => code in unstored

/** @type {(code: string) => Kept} */
const before = code => record(code) ?? {code, when: 0, head: "", rows: {}, done: [], open: ""}

function follow() {
  const mine = member(), {state, here} = told
  if (mine?.role !== "teacher" || !state || !here || asked) return
  const {question} = state, open = question?.open ? question.name : ""
  if (whole !== mine.code) return void takeLast(mine.code, "", open)  // another tab or device may have led it meanwhile
  const kept = before(mine.code), votes = question ? Array.from({length: question.vote}, (_, i) => `${question.number}_${i + 1}`) : []
  const next = [kept.open, ...votes].find(vote => vote && vote !== open && !kept.done.includes(vote))
  if (next) takeLast(mine.code, next, open)
  else if (kept.open !== open) keep({...kept, open})
  if (asked) return
  if (open && told.people?.answered) takeOpen(mine.code, open)
  else if (told.people?.reached) takeOpen(mine.code, "tasks")
}

/** @type {(code: string, vote: string, open: string) => Promise<void>} */
async function take(code, vote, open) {  // of "" all votes: the server knows best
  const {head, rows} = await say({do: "record", lang: page.lang, vote, names: named}), kept = before(code)
  const done = [...new Set([...kept.done, ...vote ? [vote] : Object.keys(rows)])].filter(each => each !== open)
  keep({...kept, head, rows: vote ? {...kept.rows, ...rows} : rows, done})
}

/** @type {(code: string, vote: string) => Promise<void>} */
async function takeOpen(code, vote) {  // an answer may change without a new one
  if (Date.now() - looked < PAUSE) return
  looked = Date.now()
  await take(code, vote, vote).catch(() => {})  // it is asked for with the next news
}

/** @type {(code: string, vote: string, open: string) => Promise<void>} */
async function takeLast(code, vote, open) {
  const wished = named
  asked = vote || code
  try {
    await take(code, vote, open)
    if (!vote && wished === named) whole = code
  } catch { return void (asked = "") }  // it is asked for with the next news
  asked = ""
  follow()
}

export const isNamed = () => named

/** @type {(wished: boolean) => void} */
export function withNames(wished) {
  named = wished
  takeAgain()
}

export function takeAgain() {  // students were removed, with all answers
  whole = ""
  follow()
}

/** @type {(kept: Kept) => void} */
export function saveRecord({code, head, rows}) {
  const votes = Object.keys(rows).sort((one, other) => one.localeCompare(other, "en", {numeric: true}))
  save(`class-${code}.csv`, `\ufeff${head}${votes.map(vote => rows[vote]).join("")}`, "text/csv")
}

export function listen() {
  whenChanged(follow)
  forgetOld()
  setInterval(forgetOld, MINUTE)  // also while the page stays open
}
