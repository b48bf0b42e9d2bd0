// Keys: which picture they mean, each picture in turn, the switch for letters, and the list of all keys.

import assert from "node:assert/strict"
import test from "node:test"

const listeners = {}, stored = new Map(), found = new Map()  // found: selector → the element that stands there
let charts = []
const classes = () => Object.assign(new Set(), {remove(name) { this.delete(name) }})
const root = {dataset: {}}, body = {append: element => found.set("dialog.keys", element)}
globalThis.ResizeObserver = class { disconnect() {} }
globalThis.innerHeight = 600
globalThis.localStorage = {
  getItem: name => stored.get(name) ?? null,
  setItem: (name, text) => stored.set(name, text),
  removeItem: name => stored.delete(name),
}
globalThis.document = {
  documentElement: root,
  body,
  activeElement: body,
  addEventListener: (type, listener) => (listeners[type] ??= []).push(listener),
  createElement: () => new Made(),
  querySelector: selector => found.get(selector) ?? null,
  querySelectorAll: () => charts,
}
const keys = await import("./keys.mjs")
const {end, isFull} = await import("./large.mjs")
keys.listen()

class Made {  // a dialog, or the switch in it
  constructor() {
    Object.assign(this, {on: {}, dataset: {}, label: {prepend: letters => { this.letters = letters }}, button: {}})
  }

  addEventListener(type, listener) { this.on[type] = listener }
  querySelector(selector) { return this[selector] }
  showModal() { this.open = true }
  close() { this.on.close() }
  remove() { found.delete("dialog.keys") }
}

function chart(side, top = 0, visible = true) {  // a square picture
  const element = {clientWidth: side, clientHeight: side, isConnected: true, previousElementSibling: null}
  return Object.assign(element, {
    style: {},
    classList: classes(),
    checkVisibility: () => visible,
    closest: selector => selector === ".board .chart" ? element : null,
    getBoundingClientRect: () => ({top, bottom: top + side}),
    focus() {},
    blur() {},
  })
}

const happens = (type, event) => { for (const listener of listeners[type]) listener({type, ...event}) }
const beside = {closest: () => null}
const full = () => charts.findIndex(isFull)

function fresh(...all) {
  end()
  happens("pointermove", {target: beside})
  charts = all
}

test("f enlarges the largest picture in view, and again puts it back", () => {
  fresh(chart(500, 700), chart(100), chart(300), chart(200), chart(400, 0, false))
  keys.acts.f()
  assert.equal(full(), 2)
  assert.ok(charts[2].classList.has("large"))
  keys.acts.f()
  assert.deepEqual([full(), charts[2].classList.size, "large" in root.dataset], [-1, 0, false])
})

test("f enlarges the picture that the mouse or the focus came to last, the first one where none is in view", () => {
  fresh(chart(100), chart(300), chart(200))
  happens("pointermove", {target: charts[2]})
  keys.acts.f()
  assert.equal(full(), 2)
  end()
  happens("focusin", {target: charts[0]})
  happens("focusin", {target: beside})
  keys.acts.f()
  assert.equal(full(), 0)
  fresh(chart(100, 900), chart(300, 700))
  keys.acts.f()
  assert.equal(full(), 0)
  fresh()
  keys.acts.f()
  assert.equal(full(), -1)
})

test("v shows every picture in turn, beginning with the one that is meant, but none that is hidden", () => {
  fresh(chart(100), chart(300), chart(200, 0, false), chart(200))
  const turns = Array.from({length: 4}, () => {
    keys.acts.v()
    return full()
  })
  assert.deepEqual(turns, [1, 3, 0, 1])
  fresh(chart(100))
  keys.acts.v()
  keys.acts.v()
  assert.equal(full(), 0)
})

test("l presses the button for the size of the type", () => {
  let pressed = 0
  keys.acts.l()
  found.set(".st-key-type_size button", {click: () => { pressed += 1 }})
  keys.acts.l()
  assert.equal(pressed, 1)
})

test("the list of keys opens once, and its switch turns letters off and on", () => {
  keys.acts["?"]()
  assert.equal(keys.isOpen(), false)  // this page has none
  found.set("#keys", {dataset: {title: "Keys"}, innerHTML: "<p>f</p>"})
  keys.acts["?"]()
  const dialog = found.get("dialog.keys"), {letters} = dialog
  assert.deepEqual([keys.isOpen(), dialog.ariaLabel, dialog.innerHTML, letters.checked], [true, "Keys", "<p>f</p>", true])
  keys.acts["?"]()
  assert.equal(found.get("dialog.keys"), dialog)
  for (const checked of [false, true]) {
    letters.checked = checked
    letters.on.change()
    assert.equal(keys.lettersOn(), checked)
  }
  dialog.on.click({target: beside})
  assert.equal(keys.isOpen(), true)
  dialog.on.click({target: dialog})
  assert.equal(keys.isOpen(), false)
})

test("a browser that keeps nothing has letters", () => {
  const {getItem} = localStorage
  localStorage.getItem = () => { throw new Error("not allowed") }
  assert.equal(keys.lettersOn(), true)
  localStorage.getItem = getItem
})

test("the page is marked as pressed from a press until Tab moves the focus", () => {
  happens("pointerdown", {})
  happens("keydown", {key: "f"})
  assert.equal(root.dataset.pressed, "true")
  happens("keydown", {key: "Tab"})
  assert.equal("pressed" in root.dataset, false)
})
