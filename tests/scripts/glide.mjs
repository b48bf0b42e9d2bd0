// What moves is drawn moving: from where a row was, or begins, to exactly what it is; and at once where a move follows another.

import assert from "node:assert/strict"
import test from "node:test"

let frames = [], still = false
globalThis.document = {hidden: false}
globalThis.matchMedia = () => ({matches: still})
globalThis.requestAnimationFrame = resolve => frames.push(resolve)
const {Glide, begun, beginning} = await import("./glide.mjs")
const {state} = await import("./link.mjs")

class View {  // holds rows as Vega does, and counts what it draws
  drawn = 0
  changeset() { return {modify: (row, field, value) => { row[field] = value }} }
  change() {}
  runAsync() { this.drawn += 1 }
}

/** @type {(ms: number) => Promise<void>} */
async function frame(ms) {
  for (const resolve of frames.splice(0)) resolve(ms)
  await new Promise(resolve => setTimeout(resolve))
}

const moved = (glide, rows, columns) => {
  const shown = glide.from("bars", rows, columns, "label"), fields = Object.keys(columns).filter(field => field !== "label")
  const now = columns.label.map((label, i) => ({...rows[i], label}))
  for (const [i, row] of now.entries()) for (const field of fields) row[field] = shown(row, i, field)
  return now
}

test("a row that was there goes from its place to its new one, in between at first and exact at the end", async () => {
  const glide = new Glide(), view = new View(), begin = performance.now()
  const rows = moved(glide, [{label: "bat", x: 0, tip: "0"}, {label: "cave", x: 10, tip: "10"}], {label: ["cave", "bat"], x: [20, 5], tip: ["20", "5"]})
  assert.equal(rows[0].tip, "20")
  assert.ok(rows[0].x > 10 && rows[0].x < 20)
  assert.ok(rows[1].x > 0 && rows[1].x < 5)
  const run = glide.run(view), first = rows[0].x
  await frame(begin + 150)
  assert.ok(rows[0].x > first && rows[0].x < 20)
  await frame(begin + 400)
  await run
  assert.deepEqual([rows[0].x, rows[1].x, view.drawn, frames.length], [20, 5, 2, 0])
})

test("of two rows with one name the first was the first", () => {
  const rows = moved(new Glide(), [{label: "the", x: 0}, {label: "the", x: 10}], {label: ["the", "the"], x: [1, 11]})
  assert.ok(rows[0].x < 1 && rows[1].x > 10)
})

test("a new row begins where it says, and stands at once where it says nothing", () => {
  const rows = moved(new Glide(), [{label: "bat", x: 0}], {label: ["bat", "cave"], x: [0, 8], x_from: [3, 2], y: [0, 7]})
  assert.equal(rows[0].x, 0)
  assert.ok(rows[1].x > 2 && rows[1].x < 8)
  assert.deepEqual([rows[1].x_from, rows[1].y], [2, 7])
  assert.deepEqual(beginning({x: [8], x_from: [2], y: [7]}), {x: [2], x_from: [2], y: [7]})
  assert.deepEqual(begun({bars: {x: [8], x_from: [2]}, names: {y: [7]}}), {bars: ["x"]})
})

test("what is under way is set with what changes next", async () => {
  const glide = new Glide(), view = new View(), rows = moved(glide, [{label: "bat", x: 0, y: 0}], {label: ["bat"], x: [9], y: [9]})
  glide.run(view)
  assert.deepEqual(glide.cut({bars: ["share"]}), {bars: ["share", "x", "y"]})
  const {x} = rows[0]
  await frame(performance.now() + 150)
  assert.deepEqual([rows[0].x, view.drawn], [x, 0])
})

test("nothing glides that follows a move at once, in the hand, or where less motion is asked for", async t => {
  const glide = new Glide()
  let now = 1000
  t.mock.method(performance, "now", () => now)
  const after = ms => { now += ms; return glide.mayStart() }
  assert.deepEqual([after(0), after(200), after(200), after(400)], [true, false, false, true])
  state.drag = {name: "temperature"}
  assert.deepEqual([after(400), after(400)], [true, false])
  state.drag = null
  still = true
  assert.equal(after(400), false)
  assert.deepEqual(beginning({x: [8], x_from: [2]}), {x: [8], x_from: [2]})
})
