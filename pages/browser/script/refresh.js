// Boards follow the link: those in view that show another one are asked for, until all show the current one.

import {draw} from "./board.js"
import {whenChanged} from "./changed.js"
import {fill} from "./elements.js"
import {currentLink, state, viewKey} from "./link.js"
import {boards, tellPage} from "./page.js"
import {ask} from "./socket.js"
import {showWait, showWarning, unended} from "./warning.js"
/** @import {Board} from "./board.js" */
/** @import {Answer} from "./socket.js" */

const FOR_EVER = 2 ** 31 - 1  // ms: until the next move
const PAUSES = [100, 1000, 2000, 4000, 8000, 15_000]  // ms before it is asked again

let busy = false

/** @type {() => boolean} */
export const isBusy = () => busy  // whether boards are asked for or drawn

/** @type {((value?: unknown) => void) | null} */
let wake = null, failures = 0, refused = false, requested = ""  // requested: the view for which a run of the page was asked
/** @type {(() => void)[]} */
export const waiting = []  // what is done when all boards show the link

/** @typedef {{key: string, asked: Board[], answer: Promise<Answer>}} Asked */
/**
 * @typedef {Error & {fromServer?: boolean, wait?: number | null, progress?: number | null}} Failure
 * wait: seconds after which the server has it, null where it never computes it; progress: see `showWait`
 */

/** @type {(key: string) => Board[]} */
const outdated = key => [...boards.values()].filter(board => board.inView && (board.shows !== key || (board.waiting && !state.drag)))

function press() {
  for (const board of boards.values()) board.press()
}

/** @type {() => Asked | null} */
function nextQuestion() {  // if there is any; while a slider is dragged its latest position, never one in between
  const link = currentLink(), key = viewKey(link), asked = outdated(key)
  if (!asked.length) return null
  const have = Object.assign({}, ...asked.map(board => board.have()))
  const answer = ask({link, boards: asked.map(board => board.name), have, dragging: Boolean(state.drag)})
  answer.catch(() => {})  // it is awaited later
  return {key, asked, answer}
}

/** @type {() => Promise<void>} */
export async function refresh() {  // the next question is on its way while an answer is drawn
  if (busy) return state.drag && !refused ? null : wake?.()
  busy = true
  for (let question = nextQuestion(), next; question; question = next ?? nextQuestion()) {
    try {
      const {boards: contents} = await question.answer
      const preparations = question.asked.filter(({name}) => contents[name]).map(board => board.take(contents[board.name], question.key))
      next = nextQuestion()
      await draw(preparations)
      failures = 0
      showWait("")
      press()
    } catch (error) {
      await pause(error, question)
      next = null
    }
  }
  showWarning("")
  showWait("")
  busy = false
  press()
  while (!busy && waiting.length) waiting.shift()()
}

/** @type {(error: Failure, asked: Asked) => Promise<void>} */
async function pause(error, {key, asked}) {  // the last true picture stays; it is asked again after growing pauses, and at the next move
  if (!outdated(viewKey(currentLink())).length) return  // a run of the page has brought them meanwhile
  failures += 1
  refused = error.wait === null
  tell(error, asked)
  if (failures > 1 && !state.drag && !error.fromServer && requested !== key) {  // no way to the address: a run of the page brings them
    requested = key
    tellPage("run", true)
  }
  await new Promise(resolve => { wake = resolve; setTimeout(resolve, until(error)) })
  wake = null
}

/** @type {(error: Failure, asked: Board[]) => void} */
function tell({message, wait, progress}, asked) {  // what comes by itself is waited for quietly
  if (wait) {
    showWarning("")
    showWait(message, progress)
  } else if (wait === null) showWarning(message)  // the server never computes this view
  else if (failures > 1) {
    const {old, none} = state.words
    showWarning(fill(asked.some(board => board.arrangement) ? old : none, {why: unended(message)}))
  }
}

/** @type {(error: Failure) => number} */
function until({wait}) {  // ms: what the server says, for ever where it says null, or longer each time
  return wait === null ? FOR_EVER : wait ? 1000 * wait : PAUSES[Math.min(failures, PAUSES.length) - 1]
}

whenChanged(refresh)
