// What moves is drawn moving: the numbers of a picture's rows go from where a row was, or where it begins, to what they are.
// A row is known by what stands in one of its fields, the picture's `moves`; a field NAME_from says where a new row's NAME begins.

import {state} from "./link.js"

const LASTS = 300  // ms
const FIRST = 1 / 18  // how much of the way is done in the first frame
const BEGINS = "_from"

/** @typedef {Record<string, unknown[]>} Columns  of a table, by field */
/** @typedef {Record<string, Columns>} Tables */
/** @typedef {Record<string, string[]>} Fields  that have changed, by table */
/** @typedef {{row: Record<string, unknown>, field: string, from: number, to: number}} Path  of one number */
/** @typedef {(place: number, field: string) => unknown} Start  where a row's number was, by the row's place now, or where it begins */

/** @type {(path: Path, done: number) => number} */
const between = ({from, to}, done) => done < 1 ? from + (to - from) * done * (2 - done) : to  // slower towards its end

/** @type {(values: unknown[]) => string[]} */
function names(values) {  // one each: the second of two equal values has another one
  const counts = new Map()
  return values.map(value => {
    counts.set(value, (counts.get(value) ?? 0) + 1)
    return `${counts.get(value)} ${value}`
  })
}

/** @type {(rows: Record<string, unknown>[], columns: Columns, key: string) => Start} */
function starts(rows, columns, key) {  // a table without the key knows its rows by their place
  const now = columns[key] ?? Array.from(Object.values(columns)[0], (_, place) => place), known = names(now)
  const before = new Map(names(rows.map((row, place) => columns[key] ? row[key] : place)).map((name, place) => [name, rows[place]]))
  return (place, field) => before.has(known[place]) ? before.get(known[place])[field] : columns[field + BEGINS]?.[place]
}

const calm = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches

/** @type {(columns: Columns) => Columns} */
export const beginning = columns => calm() ? columns  // of all its rows
  : Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, columns[field + BEGINS] ?? column]))

/** @type {(tables: Tables) => Fields} */
export const begun = tables => Object.fromEntries(Object.entries(tables)  // the fields that begin somewhere
  .map(([name, columns]) => [name, Object.keys(columns).filter(field => columns[field + BEGINS])])
  .filter(([, fields]) => fields.length))

export class Glide {
  constructor() {
    this.moved = -Infinity  // when it was drawn last, ms
    this.drag = null  // and the slider that was dragged then
    /** @type {Record<string, Path[]>} */
    this.paths = {}  // what is under way, by table
  }

  mayStart() {  // not what follows a move at once, nor what a slider still in the hand has moved before
    const now = performance.now(), follows = now - this.moved < LASTS || Boolean(state.drag && state.drag === this.drag)
    Object.assign(this, {moved: now, drag: state.drag})
    return !follows && !calm()
  }

  /** @type {(changed: Fields) => Fields} */
  cut(changed) {  // what is under way is set with what has changed
    const under = Object.entries(this.paths).map(([name, paths]) => [name, [...new Set([...changed[name] ?? [], ...paths.map(path => path.field)])]])
    this.paths = {}
    return {...changed, ...Object.fromEntries(under)}
  }

  /** @type {(name: string, rows: Record<string, unknown>[], columns: Columns, key: string) => (row: Record<string, unknown>, place: number, field: string) => unknown} */
  from(name, rows, columns, key) {  // returns what a field of a row shows at first
    const start = starts(rows, columns, key), /** @type {Path[]} */ paths = this.paths[name] = []
    return (row, place, field) => {
      const from = field.endsWith(BEGINS) ? undefined : start(place, field), to = columns[field][place]
      if (typeof from !== "number" || typeof to !== "number" || from === to) return to
      return between(paths[paths.push({row, field, from, to}) - 1], FIRST)
    }
  }

  async run(view) {  // frame by frame, until the next move or the end
    const {paths} = this, moving = Object.entries(paths).filter(([, table]) => table.length), begin = performance.now()
    for (let done = 0; moving.length && done < 1;) {
      const now = await new Promise(requestAnimationFrame)
      if (paths !== this.paths) return
      done = FIRST + Math.max(0, now - begin) / LASTS
      for (const [name, table] of moving) {
        const set = view.changeset()
        for (const path of table) set.modify(path.row, path.field, between(path, done))
        view.change(name, set)
      }
      await view.runAsync()
    }
    if (paths === this.paths) this.paths = {}
  }

  end() {
    this.paths = {}
  }
}
