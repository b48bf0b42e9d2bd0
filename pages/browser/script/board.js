// The boards of the page that is shown: each arranges its cells in rows, and draws their pieces.

import {changed} from "./changed.js"
import {currentLink, viewKey} from "./link.js"
import {FOLLOWING} from "./names.js"
import {boards} from "./page.js"
import {Piece} from "./piece.js"
import {ask} from "./socket.js"
/** @import {Content} from "./piece.js" */

// Whoever reads a page with a screen reader comes to a board by the focus, or by the reading cursor, which scrolls it into view.
const sights = Object.entries({inView: "0px", near: "300px"}).map(([name, margin]) => new IntersectionObserver(entries => {
  for (const {target, isIntersecting} of entries) target.board[name] = isIntersecting
  changed()
}, {rootMargin: margin, scrollMargin: margin}))
const SEEN = ":focus-within, :has(.large, .score)"  // wherever it stands: a picture over the page; a score, which counts what it shows

/** @typedef {() => unknown} Show */
/** @typedef {() => Promise<Show | undefined>} Prepare  returns how to show what it has prepared */

/** @type {Promise<unknown>} */
let drawing = Promise.resolve()

/** @type {(preparations: Prepare[]) => Promise<unknown>} */
export function draw(preparations) {  // of boards, after what is being drawn: once all is prepared it is shown at once, so it is of one view
  return drawing = drawing.catch(() => {}).then(async () => {
    const prepared = await Promise.allSettled(preparations.map(prepare => prepare()))
    const shown = await Promise.allSettled(prepared.map(({value: show}) => show?.()))
    for (const {status, reason} of [...prepared, ...shown]) if (status === "rejected") throw reason
  })
}

/** @type {(className: string) => HTMLElement} */
const div = className => Object.assign(document.createElement("div"), {className})

/** @typedef {{widths: number[], columns: string[][]}} Row  of the names of cells */

export class Board {
  /** @param {HTMLElement} root @param {string} name @param {string} page */
  constructor(root, name, page) {
    Object.assign(this, {root, name, page, pieces: new Map(), cells: new Map(), presses: []})  // by slot; elements by name
  }

  /** @returns {Record<string, string>} */
  have() {
    return Object.fromEntries([...this.pieces].map(([slot, piece]) => [slot, piece.known()]))
  }

  /** @type {(content: Record<string, any>, key: string) => Prepare} */
  take(content, key) {  // of an answer; returns what `draw` takes
    this.arrange(content.rows)
    const drawings = Object.entries(content.cells).flatMap(([name, pieces]) => this.fill(this.cells.get(name), pieces))
    Object.assign(this, {shows: key, waiting: content.waiting, wanted: this.wanted && key !== viewKey(currentLink())})
    const again = () => ask({link: currentLink(), boards: [this.name], forms: true})
    return () => this.attempt(async () => {
      const shows = await Promise.all(drawings.map(drawing => drawing(again)))
      return () => this.attempt(() => this.show(shows, key))
    })
  }

  /** @type {(shows: any[], key: string) => Promise<void>} */
  async show(shows, key) {
    const [link, dark] = JSON.parse(key)
    this.root.dataset.dark = dark  // the theme of what is drawn: another one may have been chosen since it was asked for
    await Promise.all(shows.map(show => show?.(link)))
    // @ts-expect-error: what an attribute is set to becomes a text
    this.root.dataset.link = new URLSearchParams(link)
  }

  async attempt(work) {  // what fails is asked for again
    try {
      return await work()
    } catch (error) {
      this.shows = null
      throw error
    }
  }

  /** @param {Row[]} rows */
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

  /** @param {Row} row */
  row({widths, columns}) {
    const row = div("row")
    row.style.gridTemplateColumns = widths.map(width => `minmax(0, ${width}fr)`).join(" ")
    for (const names of columns) {
      const column = row.appendChild(div("column"))
      column.append(...names.map(name => this.cells.get(name) ?? this.cells.set(name, div("cell")).get(name)))
    }
    return row
  }

  /** @type {(cell: HTMLElement, contents: Content[]) => ReturnType<Piece["take"]>[]} */
  fill(cell, contents) {
    const slots = contents.map(content => content.slot)
    cell.classList.toggle("empty", !slots.length)
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

  isSeen() {  // whether it has to follow the link at once; a player takes its next step from what its board shows
    return this.inView || this.wanted || this.pieces.has(document.documentElement.dataset.playing) || this.root.matches(SEEN)
  }

  isCurrent() {  // whether it shows the current link
    return this.root.dataset.link === String(new URLSearchParams(currentLink()))
  }

  /** @type {(then?: () => void) => void} */
  want(then) {  // asks for it until it shows the link, on the screen or not; then: tried after each answer, may wait again
    if (then) this.presses.push(then)
    if (this.inView || this.wanted || this.shows === viewKey(currentLink())) return
    this.wanted = true
    changed()
  }

  /** @type {(names: string[]) => boolean} */
  waits(names) {  // whether a press has to wait: what it sets follows from what is shown, and that is of another link
    return names.some(name => FOLLOWING.includes(name)) && !this.isCurrent()
  }

  enter() {
    boards.set(this.name, this)
    for (const sight of sights) sight.observe(this.root)
  }

  leave() {
    if (boards.get(this.name) === this) boards.delete(this.name)
    for (const sight of sights) sight.unobserve(this.root)
    this.presses = []
  }
}
