// Who this browser is in a live class: what proves it, what is said to the class, and what the class has told.
// An answer that could not be sent waits here, and is sent once the class is reached again; the server takes each only once.

import {state} from "./link.js"
import {fill} from "./elements.js"
import {say, whenLost, whenTold} from "./socket.js"

const KEY = "attention-class", REMOVED = "attention-removed", TAB = "attention-tab", TAB_CLASS = "attention-tab-class"
const MOST = 20  // classes that are kept
const PAUSES = [300, 600, 1000, 2000]  // ms before the class is looked for again
const HERE = 60_000  // ms after which whoever listens asks again: no answer shows that the connection is dead
const RESTARTS = 1012  // the code with which a server closes its connections when it ends

/** @typedef {{code: string, by: string, role: string, presents?: boolean, unsent?: {vote: string, answer: string}, page?: string}} Membership */

/** @typedef {"" | "ended" | "gone" | "removed"} Over */

/** @type {Record<string, any>} */
export const told = {state: null, people: null, own: null, words: {}, titles: {}, mistakes: {}, topics: [], network: {address: "", open: false}, here: false, error: "", over: "", was: null}
let failures = 0, at = ""  // at: the class that the page's address names
/** @type {(() => void)[]} */
const followers = []

/** @type {(follower: () => void) => void} */
export const whenChanged = follower => { followers.push(follower) }

export const changed = () => { for (const follow of followers) follow() }

/** @type {() => {now: string, of: Record<string, Membership>}} */
function kept() {  // now: the code of the class in which a new tab is; of: every class by its code
  try {
    const {now, of, ...one} = JSON.parse(localStorage.getItem(KEY)) ?? {}  // one: as version 1.0.0 kept it
    return {now: now ?? one.code ?? "", of: of ?? (one.code ? {[one.code]: one} : {})}
  } catch { return {now: "", of: {}} }
}

/** @type {(now: string, of: Record<string, Membership>) => void} */
function write(now, of) {
  try {
    localStorage.setItem(KEY, JSON.stringify({now, of: Object.fromEntries(Object.entries(of).slice(-MOST))}))
  } catch { /* it keeps nothing: the class is left with the page */ }
}

/** @type {(code?: string) => string} */
function ofTab(code) {  // the class in which this tab is, whatever the others are in
  try {
    if (code !== undefined) sessionStorage.setItem(TAB_CLASS, code)
    return sessionStorage.getItem(TAB_CLASS) ?? ""
  } catch { return "" }
}

/** @type {(code: string) => void} */
export const settle = code => { at = code }

/** @type {() => Membership | null} */
export function member() {  // in the class of this page
  const {now, of} = kept()
  return (at ? of[at] : of[ofTab()] ?? of[now]) ?? null
}

/** @type {(membership: Membership) => void} */
export function keep(membership) {  // what has changed of it
  const {now, of: {[membership.code]: _, ...others}} = kept()
  write(now, {...others, [membership.code]: membership})
}

/** @type {(membership: Membership) => void} */
export function become(membership) {  // what the server has confirmed; new tabs are in this class, too
  keep(membership)
  write(membership.code, kept().of)
}

/** @type {(code: string) => void} */
function forget(code) {
  const {now, of: {[code]: _, ...others}} = kept()
  write(now === code ? "" : now, others)
}

/** @type {(membership: Membership) => Promise<string>} */
export const roleOf = async ({code, by}) => (await act("known", {code, by})).role  // "" once the class is over, and for a stranger

/** @type {(code: string, ask?: string) => Promise<boolean>} */
export async function mayEnter(code, ask = "") {  // asks whoever is still in another class; ask: the question for all others
  const {now, of} = kept(), other = of[ofTab()] ?? of[now], stays = other && other.code !== code && await roleOf(other)
  const question = stays ? fill(told.words.stillIn, {code: other.code}) : ask
  return !question || confirm(question)
}

/** @type {(by?: string) => string} */
export function removed(by) {  // keeps the secret of a student who was removed here, and returns the latest
  try {
    if (by) localStorage.setItem(REMOVED, by)
    return localStorage.getItem(REMOVED) ?? ""
  } catch { return "" }
}

/** @type {() => string} */
export function tab() {  // tells this tab from others of the same browser, and stays while it goes from page to page
  try {
    const known = sessionStorage.getItem(TAB) ?? Math.random().toString(36).slice(2, 12)
    sessionStorage.setItem(TAB, known)
    return known
  } catch { return "" }
}

/** @type {(act: string, more?: Record<string, unknown>) => Promise<any>} */
export async function act(name, more = {}) {  // what it refuses is said
  try {
    const answer = await say({do: name, lang: state.lang, ...more})
    told.error = ""
    return answer
  } catch (error) {
    told.error = error.message
    throw error
  } finally { changed() }
}

export const reached = () => told.here && !told.away  // the class: the server, and the store behind it

export async function enter() {  // with what this browser keeps
  const mine = member() ?? told.was  // whom another tab that was told first has forgotten
  if (!mine) return
  try {
    const said = await say({do: "enter", lang: state.lang, code: mine.code, by: mine.by, screen: location.hash === "#projector"})
    failures = 0
    if (said.over) return over(said.over)
    const {role, words, titles, mistakes, topics, lasts, network} = said
    Object.assign(told, {words, titles, mistakes, topics, lasts, network, role, here: true, error: "", was: mine})  // another tab may forget it first
    ofTab(mine.code)
    sendAgain()
  } catch (error) {
    told.error = error.message
    again()
  }
  changed()
}

function again() {
  told.here = false
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)]
  failures += 1
  setTimeout(enter, pause * (0.5 + Math.random() / 2))  // not the whole class at one moment
}

/** @type {(why: Over) => void} */
export function over(why) {  // the class has ended, or this browser isn't in it any more
  Object.assign(told, {state: null, people: null, own: null, here: false, over: why, was: member() ?? told.was})
  if (told.was) forget(told.was.code)
  if (told.was && why === "removed") removed(told.was.by)
  changed()
}

/** @type {(answer: {vote: string, answer: string}) => Promise<void>} */
export async function send(answer) {
  told.own = {...told.own, ...answer, sent: false, refused: ""}
  const mine = member()
  if (mine) keep({...mine, unsent: answer})
  changed()
  if (!told.here) return  // it waits: a connection on which nobody has entered takes no answer
  try {
    await say({do: "answer", lang: state.lang, ...answer})
    told.own.sent = true
  } catch (error) {
    told.error = error.message
    if (error.wait) setTimeout(sendAgain, 1000 * error.wait)
    if (!error.fromServer || error.wait) return changed()  // it waits
    told.own.refused = error.message
  }
  const {unsent, ...rest} = member() ?? {code: "", by: "", role: ""}
  if (rest.code && unsent?.vote === answer.vote && unsent.answer === answer.answer) keep(rest)
  changed()
}

function sendAgain() {  // unless it was sent, or the class has to be entered first
  const unsent = member()?.unsent
  if (unsent && told.here) send(unsent)
}

function hear(news) {
  if (news.over) return over(news.over)
  if (news.own) {
    const unsent = member()?.unsent  // is newer than what the class knows
    told.own = unsent?.vote === news.own.vote ? {...news.own, ...unsent, sent: false} : {...news.own, sent: Boolean(news.own.answer)}
  }
  if (news.people) told.people = news.people
  if (news.state) told.state = news.state
  if (news.lead && told.state) told.state = {...told.state, lead: news.lead}
  told.away = Boolean(news.away)
  changed()
}

export function listen() {
  whenTold(hear)
  whenLost(code => {
    if (!told.here) return
    if (code === RESTARTS && !told.lasts) return over("gone")  // it was kept in the memory of the server that ends
    told.here = false
    changed()
    again()
  })
  setInterval(() => { if (told.here) say({do: "here"}).catch(() => {}) }, HERE)
  enter()
}
