// Boards in the browser: they see the link change, or a slider being dragged, ask the server what that link shows, and put it
// into the drawings that they own. This file is where Streamlit's component comes in, once for every board of a page.

import {server} from "./ask.js"
import {Board, boards} from "./boards.js"
import {learn, load} from "./chart.js"
import {follow} from "./follow.js"
import {SHARED, bare} from "./link.js"
import {playing, stop} from "./play.js"
import {listen} from "./press.js"
import {choose, key, present, view} from "./view.js"
import {latest, turn, turned, watch} from "./watch.js"

let corrected = 0  // when the page brought a control back between its ends last

function begin(data, base) {
  Object.assign(server, {base, addresses: data})
  view.dark = data.dark
  load()
  listen()
  watch()
}

function arrive({page, arrived}) {  // what a page keeps for itself is as it was left, but for what its address says
  if (playing()) stop()
  turn(page)
  for (const board of [...boards.values()]) if (board.page !== page) board.leave()
  const own = Object.entries(latest.get(page) ?? {}).filter(([name]) => !SHARED.includes(name) && !arrived?.includes(name))
  if (own.length) setTimeout(() => choose(Object.fromEntries(own)))
}

export function mount(component, base) {
  const {data} = component
  if (!server.addresses) begin(data, base)
  if (turned(data.page)) arrive(data)
  const root = component.parentElement.querySelector(".board")
  if (boards.get(data.name)?.root !== root) boards.set(data.name, new Board(root, data.name))
  const board = boards.get(data.name)
  board.component = component
  if (data.moved?.when && data.moved.when !== corrected) {
    corrected = data.moved.when
    choose(data.moved.to)
  }
  learn(data.forms)
  const said = data.boards?.[data.name], now = key(bare(data.link))
  board.brought = said && (!board.at || now === key(present())) ? {said, now} : null
  show(now)
}

function show(now) {  // what a run of the page brings, once it has brought all that is in view: it is of one view
  const all = [...boards.values()], brought = board => board.brought?.now === now
  const ready = all.every(board => brought(board) || !board.at || board.at === now || !board.inView)
  const drawings = ready ? all.filter(board => brought(board) && board.at !== now).map(board => board.take(board.brought.said, now)) : []
  if (ready) for (const board of all) board.brought = null
  Promise.all(drawings.map(draw => draw())).then(follow, follow)
}

export function leave(component) {
  const board = boards.get(component.data.name)
  if (board?.component === component) board.leave()
}
