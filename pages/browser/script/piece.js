// A piece: a chart, or HTML that is amended in place. What is sent of it is said in json_encoding.py.

import {Chart} from "./chart.js"
import {show as showScore} from "./practice.js"
import {currentLink, value} from "./link.js"
import {showLocks} from "./lock.js"
import {begin} from "./share.js"
import {followAnswer, followText, showEnd} from "./lessons.js"
import {enableUndo} from "./undo.js"
/** @import {Again} from "./chart.js" */
/** @import {Fields} from "./glide.js" */
/** @import {Link} from "./link.js" */

/** @typedef {{slot: string, about?: [string, {kind: string}], parts: Record<string, [string, any]>}} Content  see json_encoding.py */

const unpacked = content => content?.count === undefined ? content : Array(content.count).fill(content.all)

/** @type {(element: HTMLElement, link: Link) => boolean} */
const setSince = ({dataset: {range}}, link) => range && value(link, range) !== value(currentLink(), range)  // a newer answer comes

/** @type {(old: Node & ParentNode, now: Node & ParentNode, link: Link) => void} */
function amend(old, now, link) {  // give an element what a link shows; elements that stay keep the focus, and a press that has begun
  const /** @type {any[]} */ before = [...old.childNodes], /** @type {any[]} */ after = [...now.childNodes]
  if (before.length !== after.length || before.some((node, i) => node.nodeName !== after[i].nodeName)) return old.replaceChildren(...after)
  before.forEach((node, i) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return void (node.nodeValue = after[i].nodeValue)
    for (const {name} of [...node.attributes]) if (!after[i].hasAttribute(name)) node.removeAttribute(name)
    for (const {name, value} of after[i].attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value)
    if (node.nodeName === "INPUT" && !setSince(node, link)) node.value = after[i].value
    amend(node, after[i], link)
  })
}

export class Piece {
  /** @param {string} slot */
  constructor(slot) {
    this.element = document.createElement("div")
    this.element.dataset.slot = slot
  }

  known() {  // what the server leaves out, since it stands here
    return this.hash ? [this.hash, ...this.hashes.values()].join("") : ""
  }

  /** @type {(content: Content) => (again: Again) => Promise<() => Promise<void>> | false | ((link: Link) => void)} */
  take({about, parts}) {  // what isn't sent stays as it is; of another kind or form everything is sent. Returns how to prepare it, which returns how to show it
    if (about) this.begin(...about)
    const /** @type {Fields} */ changed = {}
    for (const [name, [hash, content]] of Object.entries(parts)) {
      const [table, field] = name.split(".")
      this.hashes.set(name, hash)
      ;(this.tables[table] ??= {})[field ?? ""] = unpacked(content)
      ;(changed[table] ??= []).push(field)
    }
    const {about: now, tables} = this
    return again => this.chart ? this.chart.prepare(now, tables, changed, again) : changed.html && (link => this.write(tables.html[""], link))
  }

  begin(hash, about) {
    Object.assign(this, {hash, about, hashes: new Map(), tables: {}})
    if (about.kind === "chart") this.chart ??= new Chart(this.element)
    else this.element.className = `say ${about.kind}`
  }

  /** @type {(html: string, link: Link) => void} */
  write(html, link) {
    const focused = this.element.contains(document.activeElement) && document.activeElement.dataset.edit
    const template = Object.assign(document.createElement("template"), {innerHTML: html})
    amend(this.element, template.content, link)
    if (focused) this.element.querySelector(`[data-edit="${focused}"]`)?.focus()
    showLocks(this.element)
    if (this.about.kind === "actions") enableUndo()
    if (this.about.kind === "score") showScore(this.element)
    if (this.about.kind === "lessonwriter") followText(this.element)
    if (this.about.kind === "lessonpart") followAnswer(this.element)
    if (this.about.kind === "lessonend") showEnd(this.element)
    if (this.about.kind === "shareform") begin(this.element)
  }

  remove() {
    this.chart?.end()
    this.element.remove()
  }
}
