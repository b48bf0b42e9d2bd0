// The websocket to which one question after the other is put: question.py says what it holds, answer.py what comes.

import {state} from "./link.js"
import {ANSWERED_WITHIN} from "./names.js"
import {showWait} from "./warning.js"
/** @import {Link} from "./link.js" */

const TIMEOUT = 1000 * ANSWERED_WITHIN  // ms until an answer counts as lost

/** @typedef {{link: Link, boards?: string[], have?: Record<string, string>, [more: string]: unknown}} Question */
/** @typedef {{n?: number, error?: string, wait?: number | null, progress?: number | null, [more: string]: any}} Answer */

/** @type {{base: string, addresses: Record<string, any> | null}} */
export const server = {base: "", addresses: null}  // where the app stands, and its addresses there
/** @type {Promise<WebSocket> | null} */
let connection = null, count = 0  // a promise of the open socket; questions
/** @type {Map<number, (answer: Answer | null) => void>} */
const pending = new Map()  // number of a question → how to settle it
/** @type {(told: any) => void} */
let hear = () => {}
/** @type {(code: number) => void} */
let lose = () => {}

/** @type {(listener: typeof hear) => void} */
export const whenTold = listener => { hear = listener }  // of a class: what comes unasked

/** @type {(listener: typeof lose) => void} */
export const whenLost = listener => { lose = listener }  // the connection, with the code with which it was closed

/** @type {() => Promise<WebSocket>} */
function connect() {
  const socket = new WebSocket(server.base.replace(/^http/, "ws") + server.addresses.see)
  const timer = setTimeout(() => socket.close(), TIMEOUT)
  const opened = new Promise((resolve, reject) => {
    socket.onopen = () => { clearTimeout(timer); resolve(socket) }
    socket.onclose = ({code}) => { reject(new Error(state.words.noConnection)); drop(opened, code) }
  })
  socket.onmessage = ({data}) => {
    const answer = JSON.parse(data), [earliest] = pending.keys()  // one that could not be read has no number: answers keep their order
    if (answer.class && answer.n === undefined) return void hear(answer.class)
    pending.get(answer.n ?? earliest)?.(answer)
  }
  return opened
}

/** @type {(lost: Promise<WebSocket>, code?: number) => void} */
function drop(lost, code = 0) {  // all questions that this connection would have answered have failed
  if (connection !== lost) return
  connection = null
  for (const settle of [...pending.values()]) settle(null)
  lose(code)
}

/** @type {(question: Question) => Promise<Answer>} */
export function ask({link, ...question}) {
  const {page, dark} = state
  return send({page, dark, link: String(new URLSearchParams(link)), boards: [], ...question})
}

/** @type {(question: Question) => Promise<Answer>} */
export async function askPatiently(question) {  // as often as the server says when to ask again
  for (;;) {
    try {
      const answer = await ask(question)
      showWait("")
      return answer
    } catch (error) {
      if (!error.wait) throw error
      showWait(error.message, error.progress)
      await new Promise(resolve => setTimeout(resolve, 1000 * error.wait))
    }
  }
}

/** @type {(message: Record<string, unknown>) => Promise<any>} */
export async function say(message) {  // to a class: see live.py
  const {class: told} = await send({class: message})
  return told
}

/** @type {(message: Record<string, unknown>) => Promise<Answer>} */
async function send(message) {
  const current = connection ??= connect(), socket = await current
  const n = count += 1
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => { socket.close(); drop(current); settle(null) }, TIMEOUT)
    const settle = answer => {
      clearTimeout(timer)
      pending.delete(n)
      if (answer?.error) reject(Object.assign(new Error(answer.error), {fromServer: true, wait: answer.wait, progress: answer.progress}))
      else if (!answer) reject(new Error(state.words.noAnswer))
      else resolve(answer)
    }
    pending.set(n, settle)
    socket.send(JSON.stringify({...message, n}))
  })
}
