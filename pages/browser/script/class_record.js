// What the teacher's browser keeps of a class, in case the server loses it: the answers to each question whose vote has ended,
// and, as they come, those of the vote that is open.

import {state as page} from "./link.js"
import {member, told, whenChanged} from "./member.js"
import {save} from "./save.js"
import {say} from "./socket.js"

const KEY = "attention-class-record", LIFE = 12 * 3600 * 1000  // ms, as long as a server keeps a class
const PAUSE = 5000, MINUTE = 60_000  // ms from one look at the answers of an open vote to the next, and at what is too old

/** @typedef {{code: string, when: number, head: string, rows: Record<string, string>, done: string[], open: string}} Kept  by votes, such as 3_2; done: those that have ended */

let asked = ""  // the vote whose answers are on their way
let counted = "", looked = 0  // of the open vote: how many answers are kept, and since when

/** @type {(code: string) => Kept | null} */
export function record(code) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY))
    if (kept && (Date.now() - kept.when > LIFE || !kept.done)) forget()  // its time is over, or it is of another version
    else if (kept?.code === code) return kept
  } catch { /* it is none of ours */ }
  return null
}

export function forget() {
  try { localStorage.removeItem(KEY) } catch { /* it keeps nothing */ }
}

/** @type {(kept: Kept) => void} */
function keep(kept) {
  try { localStorage.setItem(KEY, JSON.stringify({...kept, when: Date.now()})) } catch { /* full, or not allowed */ }
}

/** @type {(code: string) => Kept} */
const before = code => record(code) ?? {code, when: 0, head: "", rows: {}, done: [], open: ""}

function follow() {
  const mine = member(), {state, here} = told
  if (mine?.role !== "teacher" || !state || !here) return
  const {question} = state, kept = before(mine.code), open = question?.open ? question.name : ""
  const votes = question ? Array.from({length: question.vote}, (_, i) => `${question.number}_${i + 1}`) : []
  const next = [kept.open, ...votes].find(vote => vote && vote !== open && !kept.done.includes(vote))
  if (next) takeLast(mine.code, next)
  else if (kept.open !== open) keep({...kept, open})
  if (open && !asked && told.people?.answered) takeOpen(mine.code, open, `${open} ${told.people.answered}`)
}

/** @type {(code: string, vote: string, ended?: boolean) => Promise<void>} */
async function take(code, vote, ended = false) {
  const {head, rows} = await say({do: "record", lang: page.lang, vote}), kept = before(code)
  keep({...kept, head, rows: {...kept.rows, [vote]: rows}, done: ended ? [...kept.done, vote] : kept.done})
}

/** @type {(code: string, vote: string, count: string) => Promise<void>} */
async function takeOpen(code, vote, count) {
  if (count === counted || Date.now() - looked < PAUSE) return
  looked = Date.now()
  try {
    await take(code, vote)
    counted = count
  } catch { /* it is asked for with the next news */ }
}

/** @type {(code: string, vote: string) => Promise<void>} */
async function takeLast(code, vote) {
  if (asked) return
  asked = vote
  try {
    await take(code, vote, true)
  } catch { return void (asked = "") }  // it is asked for with the next news
  asked = ""
  follow()
}

/** @type {(code: string) => Promise<void>} */
export async function takeAgain(code) {  // students were removed, with all answers
  for (const vote of Object.keys(record(code)?.rows ?? {})) await takePatiently(code, vote)
}

/** @type {(code: string, vote: string) => Promise<void>} */
async function takePatiently(code, vote) {
  try {
    await take(code, vote)
  } catch (error) {
    if (!error.wait) throw error
    await new Promise(resolve => setTimeout(resolve, 1000 * error.wait))
    await takePatiently(code, vote)
  }
}

/** @type {(kept: Kept) => void} */
export function saveRecord({code, head, rows}) {
  const votes = Object.keys(rows).sort((one, other) => one.localeCompare(other, "en", {numeric: true}))
  save(`class-${code}.csv`, `\ufeff${head}${votes.map(vote => rows[vote]).join("")}`, "text/csv")
}

export function listen() {
  whenChanged(follow)
  record("")  // which deletes it where its time is over, also while the page stays open
  setInterval(() => record(""), MINUTE)
}
