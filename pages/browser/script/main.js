// Boards in the browser: they see the link change, or a slider being dragged, ask the server what that link shows, and put it
// into the drawings that they own. This file is where Streamlit's component comes in, once for every board of a page.

import {Board, draw} from "./board.js"
import {keepForms, loadVega} from "./chart.js"
import {turnTo, whenRunEnded} from "./acts.js"
import * as drawer from "./drawer.js"
import * as hold from "./hold.js"
import {listen, playing, stop} from "./input.js"
import * as class_bar from "./class_bar.js"
import * as keys from "./keys.js"
import * as large from "./large.js"
import * as left from "./left.js"
import * as lessons from "./lessons.js"
import {bare, currentLink, state, viewKey} from "./link.js"
import * as mention from "./mention.js"
import {boards, pageInAddress} from "./page.js"
import * as pointer from "./pointer.js"
import * as practice from "./practice.js"
import * as ranges from "./ranges.js"
import {refresh} from "./refresh.js"
import * as session from "./session.js"
import {server} from "./socket.js"
import {watch} from "./watch.js"

const mounted = new Map()  // each component that stands on the page → its board
let ended = ""  // the view of the run that ended last

function begin(addresses, base) {
  Object.assign(server, {base, addresses})
  state.dark = addresses.dark
  loadVega()
  listen()
  for (const part of [drawer, hold, keys, large, left, mention, pointer, lessons, practice, ranges, session, class_bar]) part.listen()
  whenRunEnded(key => {
    showBrought(ended = key)
    left.tellLeft()
  })
  watch()
}

function speak({lang, words, link}) {
  const before = state.display
  Object.assign(state, {lang, words, display: link.display ?? "normal"})
  document.documentElement.lang = lang
  if (before !== state.display) for (const {chart} of document.querySelectorAll(".board .chart")) if (chart.view) chart.fit()
}

function arrive(page) {
  left.keepLeft()
  if (playing()) stop()
  large.end()
  pointer.leave()
  turnTo(page)
  for (const board of mounted.values()) board.page === page ? board.enter() : board.leave()
}

export function mount(component, base) {
  const {data} = component, root = component.parentElement.querySelector(".board")
  if (root.board?.page !== data.page || root.board.name !== data.name) root.board = new Board(root, data.name, data.page)
  const board = root.board
  board.component = component
  mounted.set(component, board)
  if (pageInAddress(data.pages) !== data.page) return  // of the page that was left: Streamlit may move it before it takes it away
  speak(data)
  if (!server.addresses) begin(data, base)
  if (state.page !== data.page || state.path !== location.pathname) arrive(data.page)
  else board.enter()
  left.know(data.page, data.link)
  keepForms(data.forms)
  const content = data.boards?.[data.name], key = viewKey(bare(data.link), data.dark)  // the theme may have changed since
  board.brought = content ? {content, key} : null
  if (key === viewKey(currentLink()) || key === ended) showBrought(key)  // otherwise its run tells first how it came about
}

function showBrought(key) {  // what a run of the page brings, once it has brought all that is in view: it is of one view
  const all = [...boards.values()], current = key === viewKey(currentLink())
  const brought = board => board.brought?.key === key && (current || !board.shows)
  if (!all.every(board => brought(board) || !board.shows || board.shows === key || !board.isSeen())) return void refresh()
  const preparations = all.filter(board => brought(board) && board.shows !== key).map(board => board.take(board.brought.content, key))
  for (const board of all) board.brought = null
  draw(preparations).then(refresh, refresh)
}

export function leave(component) {  // while a run moves a board on the page, the old one stands beside the new one for a while
  const left = mounted.get(component)
  mounted.delete(component)
  if (left?.component !== component) return
  left.leave()
  const other = [...mounted.values()].find(board => board.name === left.name && board.page === state.page && board.root.isConnected)
  if (!other || boards.has(left.name)) return
  other.enter()
  refresh()
}
