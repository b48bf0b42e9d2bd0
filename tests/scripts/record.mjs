// What the teacher's browser keeps of a class: the answers of each vote, asked for one by one, until they are twelve hours old.

import assert from "node:assert/strict"
import test from "node:test"

const KEY = "attention-class-record-", HOURS = 3600 * 1000
const stored = new Map(), asked = [], beats = [], saved = []
let now = 1e12
Date.now = () => now
const storage = {
  getItem: name => stored.get(name) ?? null,
  setItem: (name, text) => stored.set(name, text),
  removeItem: name => stored.delete(name),
}
globalThis.localStorage = new Proxy(storage, {ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({enumerable: true, configurable: true})})
const held = []  // by the server: the votes that somebody answered
globalThis.WebSocket = class {
  constructor() { setTimeout(() => this.onopen()) }

  send(text) {
    const {n, class: {vote, names}} = JSON.parse(text)
    asked.push(vote)
    const rows = Object.fromEntries(held.filter(name => !vote || name === vote).map(name => [name, `${name}${names ? " Ann" : ""}\n`]))
    setTimeout(() => this.onmessage({data: JSON.stringify({n, class: {head: "head\n", rows}})}))
  }
}
globalThis.setInterval = work => { beats.push(work) }
globalThis.location = {hash: ""}
globalThis.Blob = class { constructor([content]) { saved.push(content) } }
URL.createObjectURL = URL.revokeObjectURL = () => ""
globalThis.document = {createElement: () => ({click() {}})}

const {become, changed, told} = await import("./member.mjs")
const {isUnstored, listen, record, saveRecord, takeAgain, withNames} = await import("./class_record.mjs")
const {server} = await import("./socket.mjs")
Object.assign(server, {base: "http://here/", addresses: {see: "view/see"}})

async function until(holds) {
  for (let i = 0; !holds(); i += 1, await new Promise(resolve => setTimeout(resolve, 5))) assert(i < 5000)
}

function tell(number, vote, open) {
  told.state = {question: {number, vote, name: `${number}_${vote}`, open}}
  changed()
}

const votes = code => Object.keys(record(code)?.rows ?? {})

test("all votes are asked for once, each further one when it has ended, and an open one as its answers come", async () => {
  held.push("9_1", "10_1")  // before this browser came
  become({code: "KITES", by: "secret", role: "teacher"})
  told.here = true
  listen()
  tell(10, 2, true)
  await until(() => votes("KITES").length === 2)
  now += 10_000
  held.push("10_2")
  told.people = {answered: 1}
  changed()
  await until(() => votes("KITES").length === 3)
  assert.deepEqual([asked, record("KITES").done], [["", "10_2"], ["9_1", "10_1"]])
  tell(10, 2, false)
  await until(() => record("KITES").done.includes("10_2"))
  tell(11, 1, false)  // nobody has answered
  await until(() => record("KITES").done.includes("11_1"))
  assert.deepEqual(asked, ["", "10_2", "10_2", "11_1"])
  changed()
  held.shift()  // students are removed
  takeAgain()
  await until(() => votes("KITES").length === 2)
  assert.deepEqual(asked.slice(4), [""])  // and nothing else
})

test("nicknames are kept as long as they are wished, in all votes", async () => {
  const rows = () => Object.values(record("KITES").rows).join("")
  withNames(true)
  await until(() => rows() === "10_1 Ann\n10_2 Ann\n")
  withNames(false)
  withNames(true)  // while all votes are on their way
  withNames(false)
  await until(() => rows() === "10_1\n10_2\n")
})

test("two classes led by one browser keep records of their own, and what one holds is asked for again on coming back", async () => {
  const ofKites = held.splice(0, 2, "1_1")
  become({code: "OTHER", by: "secret", role: "teacher"})
  tell(1, 1, false)
  await until(() => votes("OTHER").length === 1)
  assert.deepEqual(votes("KITES"), ["10_1", "10_2"])  // still
  held.splice(0, 1, ...ofKites, "2_1")  // one ended meanwhile
  become({code: "KITES", by: "secret", role: "teacher"})
  tell(11, 1, false)
  await until(() => votes("KITES").length === 3)
  assert.deepEqual(votes("OTHER"), ["1_1"])
})

test("where nothing can be stored the tab keeps the answers itself, says so, and asks no more often", async () => {
  const set = storage.setItem
  storage.setItem = () => { throw new Error("full") }
  held.push("12_1")
  asked.length = 0
  tell(12, 1, false)
  await until(() => votes("KITES").includes("12_1"))
  for (let i = 0; i < 20; i += 1) changed()
  assert.deepEqual([asked, isUnstored("KITES")], [["12_1"], true])
  storage.setItem = set
  tell(13, 1, false)
  await until(() => !isUnstored("KITES"))
  assert(votes("KITES").includes("12_1"))
})

test("who has done a lesson's task is asked for where no vote is open, as often as answers are", async () => {
  held.push("tasks")
  asked.length = 0
  told.people = {reached: 1}
  for (let i = 0; i < 20; i += 1) changed()
  assert.deepEqual(asked, [])  // five seconds haven't passed
  now += 10_000
  for (let i = 0; i < 20; i += 1) changed()
  await until(() => votes("KITES").includes("tasks"))
  assert.deepEqual(asked, ["tasks"])
})

test("votes are saved in their order, and tasks after them", () => {
  saveRecord(record("KITES"))
  assert.deepEqual(saved, ["\ufeffhead\n2_1\n10_1\n10_2\n12_1\ntasks\n"])
})

test("what is kept is deleted after twelve hours, though nobody looks at it", () => {
  told.here = false
  const [first, last] = ["OTHER", "KITES"].map(code => record(code).when + 12 * HOURS)
  now = first
  for (const beat of beats) beat()
  assert.equal(stored.has(`${KEY}OTHER`), true)
  now = last + 1
  for (const beat of beats) beat()
  assert.deepEqual([...stored.keys()].filter(name => name.startsWith(KEY)), [])
})
