// Boards follow the link: those in view that show another one are asked for, until all show the present one.

import {ask} from "./ask.js"
import {boards, tellPage} from "./boards.js"
import {key, present, view} from "./view.js"

const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]  // ms before it is asked again

export let busy = false
let wake = null, failures = 0
const later = []  // what waits until all boards follow

const behind = now => [...boards.values()].filter(board => board.inView && (board.at !== now || (board.waits && !view.drag)))

function question() {  // what is asked next, if anything; while a slider is dragged its latest position, never one in between
  const link = present(), now = key(link), late = behind(now)
  if (!late.length) return null
  const have = Object.assign({}, ...late.map(board => board.have()))
  const answer = ask({link, boards: late.map(board => board.name), have, dragging: Boolean(view.drag)})
  answer.catch(() => {})  // it is awaited later
  return {now, late, answer}
}

export async function follow() {  // the next question is on its way while an answer is drawn
  if (busy) return view.drag ? null : wake?.()
  busy = true
  for (let asked = question(), next; asked; asked = next ?? question()) {
    try {
      const found = (await asked.answer).boards
      const drawings = asked.late.filter(board => found[board.name]).map(board => board.take(found[board.name], asked.now))
      next = question()
      await Promise.all(drawings.map(draw => draw()))
      failures = 0
    } catch (error) {
      await despair(error, asked.now)
      next = null
    }
  }
  say("")
  busy = false
  while (!busy && later.length) later.shift()()
}

export function once(act) {  // when all boards follow, perhaps at once
  if (busy) later.push(act)
  else act()
}

let requested = ""  // the link for which a run of the page was asked
async function despair(error, now) {  // the last true picture stays; it is asked again after growing pauses, and at the next move
  if (!behind(key(present())).length) return  // a run of the page has brought them meanwhile
  failures += 1
  if (failures > 1) say(`These pictures may be old: ${error.message}. Asking again…`)
  if (failures > 1 && !view.drag && !error.told && requested !== now) {  // no way to the address: a run of the page brings them
    requested = now
    tellPage("run", true)
  }
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1]
  await new Promise(done => { wake = done; setTimeout(done, pause) })
  wake = null
}

export function say(text) {  // a line in the corner of the page
  let line = document.querySelector(".board .stale")
  if (!text) return line?.remove()
  const root = boards.values().next().value?.root
  line ??= root?.appendChild(Object.assign(document.createElement("div"), {className: "stale", role: "status"}))
  if (line) line.textContent = text
}
