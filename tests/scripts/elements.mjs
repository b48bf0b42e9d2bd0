// Elements that are updated: what is the same stays, with the focus, with what is typed and with what a press does now.

import assert from "node:assert/strict"
import test from "node:test"

globalThis.Node = class {
  static TEXT_NODE = 3
  childNodes = []
  constructor(nodeName, nodeValue = null) { Object.assign(this, {nodeName, nodeValue, nodeType: nodeValue === null ? 1 : 3, dataset: {}}) }
  set textContent(text) { this.append(new Node("#text", text)) }
  get text() { return this.nodeValue ?? this.childNodes.map(({text}) => text).join("") }
  append(...parts) { for (const part of parts) this.insertBefore(part, null) }
  contains(other) { return this === other || this.childNodes.some(child => child.contains(other)) }
  matches() { return this.pressed }
  focus() { document.activeElement = this }
  remove() {
    if (this.contains(document.activeElement)) document.activeElement = null
    this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1)
    this.parentNode = null
  }

  insertBefore(child, next) {
    child.remove()
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, child)
    child.parentNode = this
  }
}
globalThis.document = {activeElement: null, createElement: tag => new Node(tag), createTextNode: text => new Node("#text", text)}
const {button, keyed, make, update} = await import("./elements.mjs")

const row = (name, pressed = () => {}) => make("tr", {key: name, className: name}, `${name} `, button("Remove", pressed))
const shown = place => place.childNodes.map(({text}) => text)

test("rows that stay are the same ones, in the new order, with the focus and the newest handlers", () => {
  const place = make("table"), said = []
  update(place, row("Ada"), row("Bo"), row("Cem"))
  const [ada, bo, cem] = place.childNodes, remove = cem.childNodes[1]
  remove.focus()
  update(place, row("Cem", () => said.push("newest")), row("Dora"), row("Bo"))
  assert.deepEqual([place.childNodes[0], place.childNodes[2], document.activeElement], [cem, bo, remove])
  assert.deepEqual(shown(place), ["Cem Remove", "Dora Remove", "Bo Remove"])
  assert.equal(ada.parentNode, null)
  remove.onclick()
  assert.deepEqual(said, ["newest"])
})

test("a button never becomes another one", () => {
  const place = make("div")
  update(place, button("Hold", () => {}))
  const [hold] = place.childNodes
  update(place, button("Go on", () => {}))
  assert.notEqual(place.childNodes[0], hold)
})

test("what a person typed, checked or opened stays; what they left alone follows", () => {
  const place = make("div"), drawn = value => [make("input", {value}), make("input", {checked: value === "new"}), make("details", {className: value})]
  update(place, ...drawn("old"))
  const [typed, checked, opened] = place.childNodes
  update(place, ...drawn("new"))
  assert.deepEqual([typed.value, checked.checked, opened.className], ["new", true, "new"])
  Object.assign(typed, {value: "mine"})
  Object.assign(checked, {checked: false})
  Object.assign(opened, {open: true})
  for (const value of ["mine", "", "newer"]) update(place, ...drawn(value), "text")
  assert.deepEqual([typed.value, checked.checked, opened.open, opened.className], ["mine", false, true, "newer"])
  assert.deepEqual(place.childNodes.slice(0, 3), [typed, checked, opened])
})

test("what is pressed waits for its newest update until it is released", async () => {
  const place = make("div", {pressed: true})
  for (const text of ["one", "two"]) keyed(place, text, () => [text])
  assert.deepEqual(shown(place), [])
  place.pressed = false
  for (const end = Date.now() + 5000; !shown(place).length; await new Promise(resolve => setTimeout(resolve, 5))) assert(Date.now() < end)
  assert.deepEqual(shown(place), ["two"])
})
