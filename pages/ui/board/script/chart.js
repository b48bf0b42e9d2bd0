// A chart: its form is fetched once, its columns are put into the drawing that stands there.

import {server} from "./ask.js"
import {value} from "./link.js"
import {choose, present, view} from "./view.js"

const forms = new Map()  // hash → specification without data
let vega = null  // what draws charts, once it is there

export function learn(found) {
  for (const [name, spec] of Object.entries(found ?? {})) forms.set(name, spec)
}

async function form(name, again) {
  if (!forms.has(name)) {
    const found = await fetch(server.base + server.addresses.form + name).then(answer => answer.ok && answer.json()).catch(() => null)
    if (found) forms.set(name, found)
    else learn((await again()).forms)
  }
  return forms.get(name)
}

export function load() {
  vega = new Promise((done, failed) => {
    const script = document.createElement("script")
    script.onload = () => done(globalThis.vegaEmbed)
    script.onerror = () => failed(new Error("what draws charts could not be loaded"))
    script.src = server.base + server.addresses.vega
    document.head.append(script)
  })
  vega.catch(() => {})  // said where a chart is drawn
}

function config() {  // what stands around the marks, in the theme's colours
  const [text, muted, grid] = view.dark ? ["#ECECF2", "#B8BAC6", "#3A3C48"] : ["#1B1B24", "#5B5B6B", "#D5D5DE"]
  const label = {labelColor: muted, titleColor: muted, labelFontSize: 12, titleFontSize: 13, titleFontWeight: "normal"}
  return {
    background: "transparent",
    font: '"Source Sans", sans-serif',
    axis: {...label, gridColor: grid, tickColor: grid, domainColor: grid, labelPadding: 6},
    legend: label,
    header: {labelColor: text, titleColor: text, labelFontSize: 13},
    title: {color: text, fontSize: 14},
    text: {color: text},
  }
}

const records = columns => {
  const fields = Object.entries(columns), count = fields[0]?.[1].length ?? 0
  return Array.from({length: count}, (_, i) => Object.fromEntries(fields.map(([field, column]) => [field, column[i]])))
}

export class Chart {
  constructor(element) {
    this.element = element
    Object.assign(element, {className: "chart", tabIndex: 0, role: "figure"})
    element.addEventListener("keydown", event => this.step(event))
    new ResizeObserver(() => {  // Vega looks at its container when the window changes
      if (!this.view || this.wide === element.clientWidth) return
      this.wide = element.clientWidth
      window.dispatchEvent(new Event("resize"))
    }).observe(element)
  }

  async put(piece, tables, changed, again) {
    this.piece = piece
    if (this.form === piece.form && this.view) await this.fill(tables, changed)
    else await this.draw(tables, again)
    if (this.element.ariaLabel === piece.alt) return
    this.element.ariaLabel = piece.alt
    this.view.description(piece.alt)
  }

  async draw(tables, again) {
    const {form: name, slot} = this.piece
    const spec = await form(name, again), embed = await vega
    this.view?.finalize()
    const datasets = Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, records(columns)]))
    const found = await embed(this.element, {...spec, datasets}, {
      actions: {export: true, source: false, compiled: false, editor: false},
      config: config(),
      downloadFileName: this.element.dataset.slot,
      renderer: "svg",
      tooltip: {theme: view.dark ? "dark" : "light"},
    })
    Object.assign(this, {form: name, view: found.view, wide: this.element.clientWidth})
    this.element.ariaLabel = null
    this.view.addEventListener("click", (_, item) => this.click(item?.datum))
    this.element.append(Object.assign(document.createElement("button"), {className: "wider", textContent: "⤢", ariaLabel: "Large view"}))
  }

  async fill(tables, changed) {  // with as many rows as before no mark is made anew
    for (const [name, fields] of Object.entries(changed)) {
      const rows = this.view.data(name), columns = tables[name]
      if (rows.length !== Object.values(columns)[0].length) {
        this.view.data(name, records(columns))
        continue
      }
      const set = this.view.changeset()
      for (const field of fields) {
        const column = columns[field]
        rows.forEach((row, i) => { if (row[field] !== column[i]) set.modify(row, field, column[i]) })
      }
      this.view.change(name, set)
    }
    if (Object.keys(changed).length) await this.view.runAsync()
  }

  click(datum) {  // fields that the mark doesn't have set nothing
    const fields = Object.entries(this.piece.click ?? {}).filter(([, field]) => datum?.[field] != null)
    if (!fields.length) return
    choose({...this.piece.also, ...Object.fromEntries(fields.map(([name, field]) => [name, String(datum[field])]))})
  }

  step(event) {
    const step = this.piece?.steps?.[event.key]
    if (!step) return
    const [name, by, low, high] = step
    event.preventDefault()
    choose({[name]: String(Math.max(low, Math.min(high, Number(value(present(), name)) + by)))})
  }
}
