// The boards of the page that is shown: each arranges its cells in rows, and draws their pieces.

import {ask} from "./ask.js"
import {follow} from "./follow.js"
import {Piece} from "./piece.js"
import {present, view} from "./view.js"

export const boards = new Map()  // name → board

export function tellPage(trigger, said) {  // to the page's script, through any of its boards
  boards.values().next().value?.component.setTriggerValue(trigger, said)
}

let sight = null
function observe(root) {  // boards are asked for a little before they are scrolled into view
  let scrolls = root.parentElement
  while (scrolls && !/auto|scroll/.test(getComputedStyle(scrolls).overflowY)) scrolls = scrolls.parentElement
  sight ??= new IntersectionObserver(entries => {
    for (const {target, isIntersecting} of entries) target.board.inView = isIntersecting
    follow()
  }, {root: scrolls, rootMargin: "300px"})
  sight.observe(root)
}

const made = className => Object.assign(document.createElement("div"), {className})

export class Board {
  constructor(root, name) {
    Object.assign(this, {root, name, page: view.page, pieces: new Map(), cells: new Map()})  // by slot; elements by name
    root.board = this
    observe(root)
  }

  have() {
    return Object.fromEntries([...this.pieces].map(([slot, piece]) => [slot, piece.known()]))
  }

  take(said, now) {  // an answer; returns how to draw it, after what is being drawn
    this.arrange(said.rows)
    const drawings = Object.entries(said.cells).flatMap(([name, pieces]) => this.fill(this.cells.get(name), pieces))
    Object.assign(this, {at: now, waits: said.waiting})
    return () => this.drawing = Promise.resolve(this.drawing).catch(() => {}).then(() => this.draw(drawings, now))
  }

  async draw(drawings, now) {
    const again = () => ask({link: present(), boards: [this.name], forms: true})
    this.root.dataset.dark = view.dark
    try {
      await Promise.all(drawings.map(draw => draw(again)))
    } catch (error) {
      this.at = null
      throw error
    }
    this.root.dataset.link = new URLSearchParams(JSON.parse(now)[0])
  }

  arrange(rows) {
    const said = JSON.stringify(rows)
    if (this.rows === said) return
    this.rows = said
    this.root.replaceChildren(...rows.map(row => this.row(row)))
    const used = new Set(rows.flatMap(row => row.columns.flat()))
    for (const [name, cell] of this.cells) if (!used.has(name)) {
      this.fill(cell, [])
      this.cells.delete(name)
    }
  }

  row({widths, columns}) {
    const element = made("row")
    element.style.gridTemplateColumns = widths.map(width => `minmax(0, ${width}fr)`).join(" ")
    element.append(...columns.map(cells => {
      const column = made("column")
      column.append(...cells.map(name => this.cells.get(name) ?? this.cells.set(name, made("cell")).get(name)))
      return column
    }))
    return element
  }

  fill(cell, said) {
    const slots = said.map(piece => piece.slot)
    for (const {dataset: {slot}} of [...cell.children]) if (!slots.includes(slot)) {
      this.pieces.get(slot).end()
      this.pieces.delete(slot)
    }
    return said.map(piece => {
      if (!this.pieces.has(piece.slot)) this.pieces.set(piece.slot, new Piece(piece.slot))
      const one = this.pieces.get(piece.slot)
      if (one.element.parentElement !== cell) cell.append(one.element)
      return one.take(piece)
    })
  }

  leave() {
    if (boards.get(this.name) === this) boards.delete(this.name)
    sight?.unobserve(this.root)
    if (!boards.size) sight = sight?.disconnect() ?? null
  }
}
