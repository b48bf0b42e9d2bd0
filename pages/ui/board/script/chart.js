// A chart: its form is fetched once, its columns are put into the drawing that stands there.

import {choose, currentLink, state, value} from "./link.js"
import {server} from "./socket.js"

const forms = new Map()  // hash → specification without data
let vega = null  // what draws charts, once it is there

export function keepForms(specifications) {
  for (const [hash, spec] of Object.entries(specifications ?? {})) forms.set(hash, spec)
}

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

function config() {  // what stands around the marks, in the theme's colours
  const [text, muted, grid] = state.dark ? ["#ECECF2", "#B8BAC6", "#3A3C48"] : ["#1B1B24", "#5B5B6B", "#D5D5DE"]
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

function name(picture) {  // for those who hear the page: one picture with one description, and a name for its menu
  Object.assign(picture.querySelector("[role=graphics-document]"), {role: "img", ariaRoleDescription: null})
  picture.querySelector("summary").ariaLabel = state.words.saveAs.CLICK_TO_VIEW_ACTIONS
}

export class Chart {
  constructor(element) {
    this.element = element
    Object.assign(element, {className: "chart", tabIndex: 0, role: "figure"})
    element.addEventListener("keydown", event => this.step(event))
    new ResizeObserver(() => {  // Vega looks at its container when the window changes
      if (!this.view || this.width === element.clientWidth) return
      this.width = element.clientWidth
      window.dispatchEvent(new Event("resize"))
    }).observe(element)
  }

  async prepare(about, tables, changed, again) {  // another form is drawn beside the page; returns how to show it
    const stands = this.form === about.form && this.view
    const made = !stands && this.view && await this.make(about, tables, again)
    return async () => {
      this.about = about
      if (stands) await this.fill(tables, changed)
      else this.put(made || await this.make(about, tables, again), about.form)
      if (this.element.ariaLabel === about.alt) return
      this.element.ariaLabel = about.alt
      this.view.description(about.alt)
    }
  }

  async make(about, tables, again) {  // a drawing, as wide as it will stand on the page
    const spec = await form(about.form, again), embed = await vega
    const aside = Object.assign(document.createElement("div"), {className: "aside"}), picture = document.createElement("div")
    aside.style.width = `${this.element.clientWidth}px`
    aside.append(picture)
    document.body.append(aside)
    const datasets = Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, records(columns)]))
    const embedded = await embed(picture, {...spec, datasets}, {
      actions: {export: true, source: false, compiled: false, editor: false},
      config: config(),
      downloadFileName: this.element.dataset.slot,
      i18n: state.words.saveAs,
      renderer: "svg",
      tooltip: {theme: state.dark ? "dark" : "light"},
    }).finally(() => aside.remove())
    return {picture, view: embedded.view}
  }

  put({picture, view}, form) {
    if (this.view) this.closeTip()
    this.view?.finalize()
    Object.assign(this, {form, view, width: this.element.clientWidth})
    this.element.ariaLabel = null
    view.addEventListener("click", (_, item) => this.click(item?.datum))
    const wider = Object.assign(document.createElement("button"), {className: "wider", textContent: "⤢", ariaLabel: state.words.larger})
    this.element.replaceChildren(picture, wider)
    name(picture)
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
    if (!Object.keys(changed).length) return
    await this.view.runAsync()
    this.closeTip()
  }

  closeTip() {  // its number was the mark's before it changed
    this.view.tooltip()(null, null, null, null)
  }

  click(datum) {  // fields that the mark doesn't have set nothing
    const {click = {}, also} = this.about
    const values = Object.entries(click).filter(([, field]) => datum?.[field] != null).map(([name, field]) => [name, String(datum[field])])
    if (values.length) choose({...also, ...Object.fromEntries(values)})
  }

  step(event) {
    const step = this.about?.steps?.[event.key]
    if (!step) return
    const [name, by, low, high] = step
    event.preventDefault()
    choose({[name]: String(Math.max(low, Math.min(high, Number(value(currentLink(), name)) + by)))})
  }
}
