// Boards follow the link. Those on the screen, or wanted, that show another one are asked for at once: they are owed. Others
// cost nothing until they come on the screen, or the link stands still; far ones that were never drawn wait until they are near.

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
const STILL = 2000  // ms since the last change; for a print, which can't wait: whoever scrolls has a board at once

let busy = false, owing = false, still = false, /** @type {any} */ rest = 0

/** @type {() => boolean} */
export const isBusy = () => busy && owing  // whether boards that are owed are asked for or drawn

/** @type {((value?: unknown) => void) | null} */
let wake = null, failures = 0, refused = false, requested = ""  // requested: the view for which a run of the page was asked

/** @typedef {{key: string, asked: Board[], answer: Promise<Answer>}} Asked */
/**
 * @typedef {Error & {fromServer?: boolean, wait?: number | null, progress?: number | null}} Failure
 * wait: seconds after which the server has it, null where it never computes it; progress: see `showWait`
 */

/** @type {(key?: string) => Board[]} */
function toAsk(key = viewKey(currentLink())) {
  const outdated = [...boards.values()].filter(board => board.shows !== key || (board.waiting && !state.drag))
  const owed = outdated.filter(board => board.isSeen())
  if (owed.length || state.drag) return owed
  return outdated.filter(({near, arrangement, root}) => still ? near || arrangement && root.checkVisibility() : near && !arrangement)
}

const press = () => boards.forEach(board => board.presses.splice(0).forEach(again => again()))  // tries again the presses that waited

/** @type {() => Asked | null} */
function nextQuestion() {  // if there is any; while a slider is dragged its latest position, never one in between
  const link = currentLink(), key = viewKey(link), asked = toAsk(key)
  if (!asked.length) return null
  const have = Object.assign({}, ...asked.map(board => board.have()))
  const answer = ask({link, boards: asked.map(board => board.name), have, dragging: Boolean(state.drag)})
  answer.catch(() => {})  // it is awaited later
  return {key, asked, answer}
}

export function refresh() {
  owing = true
  still = false
  clearTimeout(rest)
  rest = setTimeout(() => { still = true; if (!busy && toAsk().length) follow() }, STILL)
  if (!busy) follow()
  else if (!state.drag || refused) wake?.()
}

/** @type {() => Promise<void>} */
async function follow() {  // the next question is on its way while an answer is drawn
  busy = true
  for (let question = nextQuestion(), next; question; question = next ?? nextQuestion()) {
    owing = question.asked.some(board => board.isSeen())
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
}

/** @type {(error: Failure, asked: Asked) => Promise<void>} */
async function pause(error, {key, asked}) {  // the last true picture stays; it is asked again after growing pauses, and at the next move
  if (!toAsk().length) return  // a run of the page has brought them meanwhile
  failures += 1
  refused = error.wait === null
  tell(error, asked)
  if (failures > 1 && !state.drag && !error.fromServer && requested !== key) {  // no way to the address: a run of the page brings them
    requested = key
    tellPage("run", true)
  }
  const ms = refused ? FOR_EVER : error.wait ? 1000 * error.wait : PAUSES[Math.min(failures, PAUSES.length) - 1]
  await new Promise(resolve => { wake = resolve; setTimeout(resolve, ms) })
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

whenChanged(refresh)
