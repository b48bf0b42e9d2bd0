// What the teacher shows, on a page without Streamlit: the same boards, asked for by the same link. Nothing is set here.

import {Board} from "./board.js"
import {changed} from "./changed.js"
import {make} from "./elements.js"
import * as large from "./large.js"
import {bare, state} from "./link.js"
import "./refresh.js"

/** @type {Map<string, Board>} */
const drawn = new Map()  // page and name → the board

/** @type {(place: HTMLElement, view: {page: string, link: string, boards: string[]}, values?: Record<string, string>) => void} */
export function show(place, view, values = {}) {
  const link = Object.fromEntries(new URLSearchParams(view.link))
  state.page = view.page
  state.link = bare({...link, ...values})
  state.lang = link.lang ?? state.lang
  const wanted = view.boards.map(name => `${view.page} ${name}`)
  for (const [key, board] of drawn) if (!wanted.includes(key)) remove(key, board)
  const listed = wanted.map(key => drawn.get(key) ?? add(key))
  if (listed.some((board, i) => place.children[i] !== board.root) || place.children.length !== listed.length) {
    place.replaceChildren(...listed.map(board => board.root))
  }
  changed()
}

function add(key) {
  const [page, name] = key.split(" ")
  const root = make("div", {className: "board", data: {board: name}}), board = new Board(root, name, page)
  root.board = board
  board.component = {setTriggerValue() {}}  // no page of Streamlit's is told of anything
  drawn.set(key, board)
  board.enter()
  return board
}

function remove(key, board) {
  board.leave()
  if (board.root.querySelector(".large")) large.end()
  board.root.remove()
  drawn.delete(key)
}

export function clear() {
  for (const [key, board] of drawn) remove(key, board)
}
