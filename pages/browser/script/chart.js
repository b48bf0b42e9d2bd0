// A chart: its form is fetched once, its columns are put into the drawing that stands there.

import {choose} from "./acts.js"
import {expressions} from "./expressions.js"
import {Glide, begun, beginning} from "./glide.js"
import {isFull, makeWay} from "./large.js"
import {currentLink, state, value} from "./link.js"
import {TALLEST, fills, heighten, least, letters, magnify, most, sharpen, shorten, spread, widen} from "./magnify.js"
import {forget, meet} from "./mention.js"
import {CHART_CONFIGS} from "./names.js"
import {leave} from "./pointer.js"
import {server} from "./socket.js"
/** @import {Columns, Fields, Tables} from "./glide.js" */
/** @import {Room} from "./magnify.js" */
/** @import {Answer} from "./socket.js" */

/** @typedef {Record<string, any>} About  of the chart: see json_encoding.py */
/** @typedef {() => Promise<Answer>} Again  asks for the board again, with the forms of its charts */

/** @type {Map<string, any>} */
const forms = new Map()  // hash → specification without data
/** @typedef {{picture: HTMLElement, view: any, place: string}} Drawing  Vega's view of it, and the place it was drawn for */

let vega = null  // what draws charts, once it is there

/** @type {(specifications: Record<string, object> | undefined) => void} */
export function keepForms(specifications) {
  for (const [hash, spec] of Object.entries(specifications ?? {})) forms.set(hash, spec)
}

/** @type {(hash: string, again: Again) => Promise<any>} */
async function form(hash, again) {
  if (!forms.has(hash)) {
    const spec = await fetch(server.base + server.addresses.form + hash).then(answer => answer.ok && answer.json()).catch(() => null)
    keepForms(spec ? {[hash]: spec} : (await again()).forms)
  }
  return forms.get(hash)
}

export function loadVega() {
  vega = new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), {src: server.base + server.addresses.vega})
    script.onload = () => resolve(globalThis.vegaEmbed)
    script.onerror = () => reject(new Error(state.words.noCharts))
    document.head.append(script)
  })
  vega.catch(() => {})  // said where a chart is drawn
}

/** @type {(columns: Columns) => Record<string, unknown>[]} */
const records = columns => {
  const fields = Object.entries(columns), count = fields[0]?.[1].length ?? 0
  return Array.from({length: count}, (_, i) => Object.fromEntries(fields.map(([field, column]) => [field, column[i]])))
}

/** @type {(element: HTMLElement) => Room} */
function room(element) {  // inside an element's padding
  const {paddingTop, paddingLeft} = getComputedStyle(element)
  return {width: element.clientWidth - 2 * parseFloat(paddingLeft), height: element.clientHeight - 2 * parseFloat(paddingTop)}
}

/** @type {(picture: HTMLElement, view: any, element: HTMLElement) => Promise<any>} */
async function fitted(picture, view, element) {  // to its place on the page, or the window; returns the view
  await heighten(picture, view, element)
  const own = fills(element) || isFull(element)
  await magnify(picture, view, element, own && room(element))
  if (!isFull(element)) await shorten(picture, view, own ? room(element).height : most(element), own ? TALLEST : 0)
  await spread(picture, view)
  await sharpen(picture, view)
  Object.assign(picture, {role: "img", ariaRoleDescription: null})  // for those who hear the page: one picture with one description
  return view
}

export class Chart {
  /** @param {HTMLElement} element */
  constructor(element) {
    Object.assign(this, {element, place: null, marks: 0})  // marks: how often they were made anew
    this.glide = new Glide()
    element.chart = this
    Object.assign(element, {className: "chart", tabIndex: 0, role: "figure"})
    element.addEventListener("keydown", event => this.step(event))
    for (const type of ["focus", "blur"]) element.addEventListener(type, () => this.tell())
    for (const type of ["pointerenter", "focusin"]) element.addEventListener(type, () => makeWay(element))  // which show the button
    new ResizeObserver(() => {  // Vega looks at its container when the window changes
      if (this.view && this.place !== this.placed()) this.fit()
    }).observe(element)
  }

  placed() {  // what decides how large it is drawn
    const {clientWidth, clientHeight} = this.element
    return [clientWidth, least(this.element), most(this.element), (fills(this.element) || isFull(this.element)) && clientHeight, letters(this.element), state.display].join()
  }

  async fit() {
    this.place = this.placed()
    await widen(this.picture, this.view)
    await fitted(this.picture, this.view, this.element)
    makeWay(this.element)
  }

  /** @type {(about: About, tables: Tables, changed: Fields, again: Again) => Promise<() => Promise<void>>} */
  async prepare(about, tables, changed, again) {  // another form is drawn beside the page; returns how to show it
    const stands = this.form === about.form && this.view
    const made = !stands && this.view && await this.make(about, tables, again)
    return async () => {
      this.about = about
      if (!stands) await this.put(made || await this.make(about, tables, again), about.form)
      await this.fill(tables, stands ? changed : about.moves ? begun(tables) : {})
      if (this.element.ariaLabel === about.alt) return
      this.element.ariaLabel = about.alt
      this.view.description(about.alt)
    }
  }

  /** @type {(about: About, tables: Tables, again: Again) => Promise<Drawing>} */
  async make(about, tables, again) {  // a drawing, as wide as it will stand on the page
    const spec = await form(about.form, again), embed = await vega, place = this.placed()
    const aside = Object.assign(document.createElement("div"), {className: "aside"}), picture = document.createElement("div")
    aside.style.width = `${room(this.element).width}px`
    Object.assign(picture.dataset, {width: spec.width, height: spec.height, widest: spec.usermeta?.widest ?? ""})
    aside.append(picture)
    document.body.append(aside)
    const datasets = Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, records(about.moves ? beginning(columns) : columns)]))
    const view = await embed(picture, {...spec, datasets}, {
      actions: false,
      ast: true,
      config: CHART_CONFIGS[state.dark ? "dark" : "light"],
      expr: expressions,
      renderer: spec.usermeta?.canvas && !document.querySelector("#class") ? "hybrid" : "svg",  // a class's style sheets cover marks
      tooltip: {theme: state.dark ? "dark" : "light"},
    }).then(({view}) => {
      picture.dataset.renderer = view.renderer()
      return fitted(picture, view, this.element)
    }).finally(() => aside.remove())
    return {picture, view, place}
  }

  /** @type {(drawing: Drawing, form: string) => Promise<void>} */
  async put({picture, view, place}, form) {
    this.end()
    Object.assign(this, {form, picture, view, place, marks: this.marks + 1})
    this.element.ariaLabel = null
    view.addEventListener("click", (_, item) => this.click(item?.datum))
    view.addEventListener("mouseover", (_, item) => this.about.terms && meet(this, item?.datum))
    const wider = Object.assign(document.createElement("button"), {className: "wider", textContent: "⤢", ariaLabel: state.words.larger})
    this.element.replaceChildren(picture, wider)
    await this.tell()
    if (place !== this.placed()) await this.fit()  // its place has changed since
  }

  /** @type {(tables: Tables, changed: Fields) => Promise<void>} */
  async fill(tables, changed) {  // with as many rows as before no mark is made anew
    if (!Object.keys(changed).length) return
    const {moves} = this.about, moving = moves && this.glide.mayStart()
    for (const [name, fields] of Object.entries(this.glide.cut(changed))) {
      const rows = this.view.data(name), columns = tables[name]
      const shown = moving ? this.glide.from(name, rows, columns, moves) : (_, place, field) => columns[field][place]
      if (rows.length !== Object.values(columns)[0].length) {
        this.marks += 1
        const made = records(columns)
        if (moving) made.forEach((row, i) => { for (const field of Object.keys(columns)) row[field] = shown(row, i, field) })
        this.view.data(name, made)
        continue
      }
      const set = this.view.changeset(), others = moving && fields.includes(moves)  // rows that have changed places
      for (const field of others ? Object.keys(columns) : fields) {
        rows.forEach((row, i) => {
          const value = shown(row, i, field)
          if (row[field] !== value) set.modify(row, field, value)
        })
      }
      this.view.change(name, set)
    }
    if (Object.values(changed).some(fields => fields.includes("label"))) this.view.resize()  // the margins are those of its words
    await this.view.runAsync()
    leave()  // the tip's number was the mark's before it changed
    forget()
    this.glide.run(this.view)
  }

  end() {
    if (this.view) leave()
    this.glide.end()
    this.view?.finalize()
  }

  async tell() {  // a drawing that asks for it whether keys have led to it: it then shows what the mouse shows else
    if (this.view && forms.get(this.form)?.params) await this.view.signal("focused", this.element.matches(":focus-visible")).runAsync()
  }

  click(datum) {  // fields that the mark doesn't have set nothing
    const {click = {}, also} = this.about
    const values = Object.entries(click).filter(([, field]) => datum?.[field] != null).map(([name, field]) => [name, String(datum[field])])
    if (!values.length) return
    const sets = {...also, ...Object.fromEntries(values)}, {board} = this.element.closest(".board"), {marks} = this
    if (board.waits(Object.keys(sets))) board.want(() => marks === this.marks && this.click(datum))
    else choose(sets)
  }

  /** @param {KeyboardEvent} event */
  step(event) {
    const step = this.about?.arrows?.[event.key]
    if (!step) return
    const [name, by, low, high] = step
    event.preventDefault()
    choose({[name]: String(Math.max(low, Math.min(high, Number(value(currentLink(), name)) + by)))})
  }
}
