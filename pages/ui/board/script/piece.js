// A piece: a chart, or HTML that is amended in place. What it consists of is said in pieces.py.

import {Chart} from "./chart.js"
import {offer} from "./past.js"

const unpacked = content => content?.count === undefined ? content : Array(content.count).fill(content.all)

function amend(old, now) {  // give an element these contents; elements that stay keep the focus, and a press that has begun
  const before = [...old.childNodes], after = [...now.childNodes]
  if (before.length !== after.length || before.some((node, i) => node.nodeName !== after[i].nodeName)) return old.replaceChildren(...after)
  before.forEach((node, i) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return void (node.nodeValue = after[i].nodeValue)
    for (const {name} of [...node.attributes]) if (!after[i].hasAttribute(name)) node.removeAttribute(name)
    for (const {name, value} of after[i].attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value)
    if (node.nodeName === "INPUT") node.value = after[i].value
    amend(node, after[i])
  })
}

export class Piece {
  constructor(slot) {
    this.element = document.createElement("div")
    this.element.dataset.slot = slot
  }

  known() {  // what the server leaves out, since it stands here
    return this.hash ? [this.hash, ...this.hashes.values()].join("") : ""
  }

  take(said) {  // what isn't said stays as it is; another kind or form says everything. Returns how to draw it
    if (said.about) this.begin(...said.about)
    const changed = {}
    for (const [name, [hash, content]] of Object.entries(said.parts)) {
      const [table, field] = name.split(".")
      this.hashes.set(name, hash)
      ;(this.tables[table] ??= {})[field ?? ""] = unpacked(content)
      ;(changed[table] ??= []).push(field)
    }
    return again => this.chart ? this.chart.put(this.about, this.tables, changed, again) : changed.html && this.write(this.tables.html[""])
  }

  begin(hash, about) {
    Object.assign(this, {hash, about, hashes: new Map(), tables: {}})
    if (about.kind === "chart") this.chart ??= new Chart(this.element)
    else this.element.className = `say ${about.kind}`
  }

  write(html) {
    const at = this.element.contains(document.activeElement) && document.activeElement.dataset.edit
    const made = document.createElement("template")
    made.innerHTML = html
    amend(this.element, made.content)
    if (at) this.element.querySelector(`[data-edit="${at}"]`)?.focus()
    if (this.about.kind === "actions") offer()
  }

  end() {
    this.chart?.view?.finalize()
    this.element.remove()
  }
}
