// What the teacher's browser keeps of a class, in case the server loses it: the answers to each question whose vote has ended,
// and, as they come, those of the vote that is open.

import {state as page} from "./link.js"
import {member, told, whenChanged} from "./member.js"
import {save} from "./save.js"
import {say} from "./socket.js"

const KEY = "attention-class-record", LIFE = 12 * 3600 * 1000  // ms, as long as a server keeps a class
const PAUSE = 5000  // ms from one look at the answers of an open vote to the next

/** @typedef {{code: string, when: number, head: string, rows: Record<string, string>, votes: Record<string, string>, open: string}} Kept */

let asked = ""  // the vote whose answers are on their way
let counted = "", looked = 0  // of the open vote: how many answers are kept, and since when

/** @type {(code: string) => Kept | null} */
export function record(code) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY))
    if (kept && Date.now() - kept.when > LIFE) forget()
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
const before = code => record(code) ?? {code, when: 0, head: "", rows: {}, votes: {}, open: ""}

function follow() {
  const mine = member(), {state, here} = told
  if (mine?.role !== "teacher" || !state || !here) return
  const {question} = state, kept = before(mine.code), open = question?.open ? question.name : ""
  if (kept.open && kept.open !== open) take(mine.code, kept.open)
  else if (question && !open && kept.votes[question.number] !== question.name) take(mine.code, question.name)
  else if (kept.open !== open) keep({...kept, open})
  if (open) takeOpen(mine.code, question.number, `${open} ${told.people?.answered ?? 0}`)
}

/** @type {(code: string, question: number, count: string) => Promise<void>} */
async function takeOpen(code, question, count) {
  if (count === counted || Date.now() - looked < PAUSE) return
  looked = Date.now()
  try {
    const {head, rows} = await ask(String(question)), kept = before(code)
    keep({...kept, head, rows: {...kept.rows, ...rows}})
    counted = count
  } catch { /* it is asked for with the next news */ }
}

/** @type {(code: string, vote: string) => Promise<void>} */
async function take(code, vote) {
  if (asked === vote) return
  asked = vote
  const [question] = vote.split("_")
  try {
    const {head, rows} = await ask(question), kept = before(code)
    keep({...kept, head, rows: {...kept.rows, ...rows}, votes: {...kept.votes, [question]: vote}, open: kept.open === vote ? "" : kept.open})
  } catch { return void (asked = "") }  // it is asked for with the next news
  asked = ""
  follow()
}

const ask = question => say({do: "record", lang: page.lang, question})

/** @type {(code: string) => Promise<void>} */
export async function takeAgain(code) {  // a student was removed, with all answers
  const kept = record(code)
  if (kept) keep({...kept, ...await ask("")})
}

/** @type {(kept: Kept) => void} */
export function saveRecord({code, head, rows}) {
  save(`class-${code}.csv`, `\ufeff${head}${Object.values(rows).join("")}`, "text/csv")
}

export const listen = () => whenChanged(follow)
