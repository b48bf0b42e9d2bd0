// What the teacher's browser keeps of a class: the answers of each vote, asked for one by one, until they are twelve hours old.

import assert from "node:assert/strict"
import test from "node:test"

const KEY = "attention-class-record", HOURS = 3600 * 1000
const stored = new Map(), asked = [], beats = [], saved = []
let now = 1e12
Date.now = () => now
globalThis.localStorage = {
  getItem: name => stored.get(name) ?? null,
  setItem: (name, text) => stored.set(name, text),
  removeItem: name => stored.delete(name),
}
globalThis.WebSocket = class {
  constructor() { setTimeout(() => this.onopen()) }

  send(text) {
    const {n, class: {vote}} = JSON.parse(text)
    asked.push(vote)
    setTimeout(() => this.onmessage({data: JSON.stringify({n, class: {head: "head\n", rows: `${vote}\n`}})}))
  }
}
globalThis.setInterval = work => { beats.push(work) }
globalThis.location = {hash: ""}
globalThis.Blob = class { constructor([content]) { saved.push(content) } }
URL.createObjectURL = URL.revokeObjectURL = () => ""
globalThis.document = {createElement: () => ({click() {}})}

const {become, changed, told} = await import("./member.mjs")
const {listen, record, saveRecord, takeAgain} = await import("./class_record.mjs")
const {server} = await import("./socket.mjs")
Object.assign(server, {base: "http://here/", addresses: {see: "view/see"}})

async function until(holds) {
  for (let i = 0; !holds(); i += 1, await new Promise(resolve => setTimeout(resolve, 5))) assert(i < 5000)
}

function tell(number, vote, open) {
  told.state = {question: {number, vote, name: `${number}_${vote}`, open}}
  changed()
}

const votes = () => Object.keys(record("KITES")?.rows ?? {})

test("each vote is asked for once it has ended, and an open one as its answers come, also by a browser that comes late", async () => {
  stored.set(KEY, JSON.stringify({code: "KITES", when: now, rows: {1: "of another version"}, votes: {}}))
  become({code: "KITES", by: "secret", role: "teacher"})
  told.here = true
  listen()
  assert.equal(stored.has(KEY), false)
  tell(10, 2, true)  // its first vote has ended already
  await until(() => votes().length === 1)
  now += 10_000
  told.people = {answered: 1}
  changed()
  await until(() => votes().length === 2)
  assert.deepEqual([asked, record("KITES").done], [["10_1", "10_2"], ["10_1"]])
  tell(10, 2, false)
  await until(() => record("KITES").done.includes("10_2"))
  tell(2, 1, false)
  await until(() => record("KITES").done.includes("2_1"))
  assert.deepEqual(asked, ["10_1", "10_2", "10_2", "2_1"])
  changed()
  await takeAgain("KITES")
  assert.deepEqual(asked.slice(4), ["10_1", "10_2", "2_1"])  // and nothing else
})

test("votes are saved in their order", () => {
  saveRecord(record("KITES"))
  assert.deepEqual(saved, ["\ufeffhead\n2_1\n10_1\n10_2\n"])
})

test("what is kept is deleted after twelve hours, though nobody looks at it", () => {
  told.here = false
  now += 12 * HOURS
  for (const beat of beats) beat()
  assert.equal(stored.has(KEY), true)
  now += 1
  for (const beat of beats) beat()
  assert.equal(stored.has(KEY), false)
})
