// A student in a class: an answer is kept until the class has taken it, whenever the connection breaks.

import assert from "node:assert/strict"
import test from "node:test"

const stored = new Map()
const sockets = []  // those that were opened; the last one is the current one
const storage = kept => ({
  getItem: name => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  removeItem: name => kept.delete(name),
})
const ofTab = new Map()
Object.assign(globalThis, {localStorage: storage(stored), sessionStorage: storage(ofTab)})
globalThis.WebSocket = class {
  constructor() {
    this.said = []
    sockets.push(this)
    setTimeout(() => this.onopen())
  }

  send(text) { this.said.push(JSON.parse(text)) }
  close(code = 1006) { this.onclose({code}) }
  answer(n, content) { this.onmessage({data: JSON.stringify({n, ...content})}) }
  tell(news) { this.onmessage({data: JSON.stringify({class: news})}) }
}

const beats = []  // what is done again and again, and after how many ms
globalThis.setInterval = (work, every) => { beats.push({work, every}) }

globalThis.location = {hash: ""}
const {become, enter, keep, listen, mayEnter, member, over, send, settle, told} = await import("./member.mjs")
const {server} = await import("./socket.mjs")
Object.assign(server, {base: "http://here/", addresses: {see: "view/see"}})
const ROLE = {class: {role: "student", words: {}, titles: {}, mistakes: {}, topics: []}}
const ANSWER = {vote: "1_1", answer: "2"}

async function until(holds) {
  for (const end = Date.now() + 5000; !holds(); await new Promise(resolve => setTimeout(resolve, 5))) assert(Date.now() < end)
}

async function asks(act) {  // the next message on the current connection that nobody has answered: what it must be
  await until(() => sockets.at(-1)?.said.length > (sockets.at(-1).answered ?? 0))
  const current = sockets.at(-1), next = current.said[current.answered ?? 0]
  current.answered = (current.answered ?? 0) + 1
  assert.equal(next.class.do, act)
  return {message: next.class, reply: content => current.answer(next.n, content)}
}

async function entered() {
  const {reply} = await asks("enter")
  reply(ROLE)
  await until(() => told.here)
}

test("an answer waits for the class to be entered, is sent again when it was refused for a while, and after a break", async () => {
  become({code: "KITES", by: "secret", role: "student"})
  listen()
  await entered()
  sockets.at(-1).close()
  await send(ANSWER)  // the class is looked for: nothing is sent yet
  assert.deepEqual(member().unsent, ANSWER)
  await entered()
  const first = await asks("answer")
  assert.equal(first.message.vote, "1_1")
  sockets.at(-1).tell({own: {number: 3, vote: "1_1", answer: ""}})  // from before it arrived
  assert.deepEqual([told.own.answer, told.own.sent], ["2", false])
  first.reply({error: "away", wait: 0.01})
  const second = await asks("answer")
  sockets.at(-1).close()  // nobody knows whether it arrived
  await until(() => !told.here)
  assert.deepEqual(member().unsent, ANSWER)
  await entered()
  const third = await asks("answer")
  assert.equal(third.message.answer, second.message.answer)
  third.reply({class: {}})
  await until(() => told.own.sent)
  assert.equal(member().unsent, undefined)
})

test("an answer that comes too late isn't kept, and what refused it is said", async () => {
  const sending = send({vote: "1_1", answer: "3"}), {reply} = await asks("answer")
  reply({error: "The vote has ended.", wait: null})
  await sending
  assert.deepEqual([told.error, member().unsent], ["The vote has ended.", undefined])
})

test("after a break many come back soon, but not at one moment", async () => {
  const after = []
  for (let i = 0; i < 5; i += 1) {
    sockets.at(-1).close()
    const start = Date.now()
    await until(() => sockets.at(-1).said.length && !sockets.at(-1).answered)
    after.push(Date.now() - start)
    await entered()
  }
  assert(Math.max(...after) < 3000)
  assert(new Set(after).size > 1)
})

test("whoever listens asks now and then, and so notices a dead connection", async () => {
  const [{work, every}] = beats
  assert(every <= 60_000)
  work()
  const {reply} = await asks("here")
  reply({class: {}})
  assert.equal(told.here, true)
})

for (const [code, lasts, over] of [[1012, false, "gone"], [1012, true, ""], [1006, false, ""]]) {
  test(`a connection that is closed with ${code}, where classes ${lasts ? "" : "don't "}outlive a server`, async () => {
    keep({code: "KITES", by: "secret", role: "student", unsent: ANSWER})
    Object.assign(told, {lasts, over: "", here: true})
    sockets.at(-1).close(code)
    assert.equal(told.over, over)
    assert.equal(member() === null, over === "gone")
    become({code: "KITES", by: "secret", role: "student"})
    if (over) {
      assert.deepEqual(told.was.unsent, ANSWER)
      told.over = ""
      enter()
    }
    const {reply} = await asks("enter")
    reply(ROLE)
    await until(() => told.here)
  })
}

test("who comes back to a class that is gone hears so, once, and nothing is sent", async () => {
  keep({code: "KITES", by: "secret", role: "student", unsent: ANSWER})
  sockets.at(-1).close()
  const {reply} = await asks("enter"), said = sockets.at(-1).said.length
  reply({class: {over: "gone"}})
  await until(() => told.over === "gone")
  assert.deepEqual([member(), told.here, told.state, sockets.at(-1).said.length], [null, false, null, said])
})

const KITES = {code: "KITES", by: "one", role: "teacher"}, WORDS = {code: "WORDS", by: "two", role: "student"}

function inClass(...memberships) {  // one after the other, in a tab that is in none yet
  for (const map of [stored, ofTab]) map.clear()
  settle("")
  Object.assign(told, {over: "", was: null, words: {stillIn: "⟨code⟩ runs."}})
  for (const each of memberships) become(each)
}

test("each class keeps its own secret, whichever page or tab asks, and one that is over takes no other with it", () => {
  inClass(KITES, WORDS)
  assert.deepEqual(member(), WORDS)  // a page of the app: the latest
  for (const {code} of [KITES, WORDS]) {
    settle(code)
    assert.equal(member().code, code)
  }
  settle("KITES")
  keep({...member(), presents: true})  // by the page of one class
  settle("")
  assert.deepEqual(member(), WORDS)
  settle("WRONG")
  assert.equal(member(), null)
  over("gone")  // on the page of a class in which nobody of this browser is
  settle("WORDS")
  over("ended")
  settle("")
  assert.equal(member(), null)
  settle("KITES")
  assert.deepEqual(member(), {...KITES, presents: true})
})

test("a tab stays in its class when another tab enters a second one", async () => {
  inClass(KITES)
  const entering = enter(), {reply} = await asks("enter")
  reply(ROLE)
  await entering
  become(WORDS)  // in the other tab
  assert.deepEqual(member(), KITES)
})

test("what version 1.0.0 kept is still a class", () => {
  inClass()
  stored.set("attention-class", JSON.stringify(KITES))
  assert.deepEqual(member(), KITES)
})

for (const [role, said, may] of [["teacher", true, true], ["teacher", false, false], ["", null, true]]) {
  test(`in a class whose server knows "${role}" the person says ${said}: ${may}`, async () => {
    const questions = []
    globalThis.confirm = question => { questions.push(question); return said }
    inClass(KITES)
    const waits = mayEnter("WORDS"), {message, reply} = await asks("known")
    assert.deepEqual([message.code, message.by], [KITES.code, KITES.by])
    reply({class: {role}})
    assert.equal(await waits, may)
    assert.deepEqual(questions, role ? ["KITES runs."] : [])
    assert.equal(await mayEnter("KITES"), true)  // one's own: nothing is asked
  })
}
