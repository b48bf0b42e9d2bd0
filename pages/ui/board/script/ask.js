// The address of boards: a websocket to which one question after the other is put. What they mean is said in answer.py.

import {view} from "./view.js"

const PATIENCE = 10_000  // ms until an answer counts as lost

export const server = {base: "", addresses: null}  // where the app stands, and its addresses there
let socket = null, connecting = null, questions = 0
const open = new Map()  // number of a question → how to end it

function connect() {
  return new Promise((done, failed) => {
    const made = new WebSocket(server.base.replace(/^http/, "ws") + server.addresses.see)
    const timer = setTimeout(() => made.close(), PATIENCE)
    made.onopen = () => { clearTimeout(timer); done(socket = made) }
    made.onerror = made.onclose = () => { clearTimeout(timer); failed(new Error("there is no connection")); lose(made) }
    made.onmessage = ({data}) => {
      const answer = JSON.parse(data)
      open.get(answer.n)?.(answer)
    }
  })
}

function lose(one) {  // all questions that this connection would have answered have failed
  if (socket !== one) return
  socket = null
  for (const end of [...open.values()]) end(null)
}

export async function ask({link, ...question}) {
  if (!socket) await (connecting ??= connect().finally(() => { connecting = null }))
  const n = questions += 1, {page, dark} = view
  return new Promise((done, failed) => {
    const timer = setTimeout(() => { socket?.close(); end(null) }, PATIENCE)
    const end = answer => {
      clearTimeout(timer)
      open.delete(n)
      if (answer?.error) failed(Object.assign(new Error(answer.error), {told: true}))
      else if (!answer) failed(new Error("the server doesn’t answer"))
      else done(answer)
    }
    open.set(n, end)
    socket.send(JSON.stringify({n, page, dark, link: String(new URLSearchParams(link)), boards: [], ...question}))
  })
}
