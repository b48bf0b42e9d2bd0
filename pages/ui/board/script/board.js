// The boards of the page that is shown: each arranges its cells in rows, and draws their pieces.

import {currentLink, state} from "./link.js"
import {Piece} from "./piece.js"
import {refresh} from "./refresh.js"
import {ask} from "./socket.js"

export const boards = new Map()  // name → board

export function tellPage(trigger, value) {  // to the page's script, through any of its boards
  boards.values().next().value?.component.setTriggerValue(trigger, value)
}

const sight = new IntersectionObserver(entries => {  // boards are asked for a little before they are scrolled into view
  for (const {target, isIntersecting} of entries) target.board.inView = isIntersecting
  refresh()
}, {rootMargin: "300px", scrollMargin: "300px"})

const div = className => Object.assign(document.createElement("div"), {className})

export class Board {
  constructor(root, name) {
    Object.assign(this, {root, name, page: state.page, pieces: new Map(), cells: new Map()})  // by slot; elements by name
    root.board = this
    sight.observe(root)
  }

  have() {
    return Object.fromEntries([...this.pieces].map(([slot, piece]) => [slot, piece.known()]))
  }

  take(content, key) {  // of an answer; returns how to draw it, after what is being drawn
    this.arrange(content.rows)
    const drawings = Object.entries(content.cells).flatMap(([name, pieces]) => this.fill(this.cells.get(name), pieces))
    Object.assign(this, {shows: key, waiting: content.waiting})
    return () => this.drawing = Promise.resolve(this.drawing).catch(() => {}).then(() => this.draw(drawings, key))
  }

  async draw(drawings, key) {
    const again = () => ask({link: currentLink(), boards: [this.name], forms: true})
    this.root.dataset.dark = state.dark
    try {
      await Promise.all(drawings.map(draw => draw(again)))
    } catch (error) {
      this.shows = null
      throw error
    }
    this.root.dataset.link = new URLSearchParams(JSON.parse(key)[0])
  }

  arrange(rows) {
    const arrangement = JSON.stringify(rows)
    if (this.arrangement === arrangement) return
    this.arrangement = arrangement
    this.root.replaceChildren(...rows.map(row => this.row(row)))
    const used = new Set(rows.flatMap(row => row.columns.flat()))
    for (const [name, cell] of this.cells) if (!used.has(name)) {
      this.fill(cell, [])
      this.cells.delete(name)
    }
  }

  row({widths, columns}) {
    const row = div("row")
    row.style.gridTemplateColumns = widths.map(width => `minmax(0, ${width}fr)`).join(" ")
    for (const names of columns) {
      const column = row.appendChild(div("column"))
      column.append(...names.map(name => this.cells.get(name) ?? this.cells.set(name, div("cell")).get(name)))
    }
    return row
  }

  fill(cell, contents) {
    const slots = contents.map(content => content.slot)
    for (const {dataset: {slot}} of [...cell.children]) if (!slots.includes(slot)) {
      this.pieces.get(slot).remove()
      this.pieces.delete(slot)
    }
    return contents.map(content => {
      if (!this.pieces.has(content.slot)) this.pieces.set(content.slot, new Piece(content.slot))
      const piece = this.pieces.get(content.slot)
      if (piece.element.parentElement !== cell) cell.append(piece.element)
      return piece.take(content)
    })
  }

  leave() {
    if (boards.get(this.name) === this) boards.delete(this.name)
    sight.unobserve(this.root)
  }
}
