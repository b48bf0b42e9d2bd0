// Questions: one after the other through one websocket, for the boards in view, until all show the link; and what fails.

import assert from "node:assert/strict"
import test, {mock} from "node:test"

const words = {textContent: ""}, bar = {removeAttribute() { this.value = null }}, sockets = [], told = []
const line = {children: [words, bar], dataset: {}, className: "", remove() { Object.assign(this, {className: words.textContent = ""}) }}
globalThis.IntersectionObserver = globalThis.ResizeObserver = class {}
globalThis.location = {search: "", pathname: "/explore"}
globalThis.document = {querySelector: () => line}
globalThis.WebSocket = class {
  constructor(address) {
    Object.assign(this, {address, sent: []})
    sockets.push(this)
  }

  send(text) { this.sent.push(JSON.parse(text)) }
  close() { this.onclose({code: 1006}) }
  answers(answer) { this.onmessage({data: JSON.stringify(answer)}) }
}
mock.timers.enable({apis: ["setTimeout"]})
const {changed} = await import("./changed.mjs")
const {state, viewKey} = await import("./link.mjs")
const {ANSWERED_WITHIN} = await import("./names.mjs")
const {boards} = await import("./page.mjs")
const {isBusy} = await import("./refresh.mjs")
const {ask, askPatiently, server} = await import("./socket.mjs")
Object.assign(server, {base: "http://school/app", addresses: {see: "/view/see"}})
state.words = {noConnection: "no connection", noAnswer: "no answer", old: "old: ⟨why⟩", none: "none: ⟨why⟩"}

const settled = () => new Promise(setImmediate)  // all promises that can be kept are
const socket = () => sockets.at(-1)
const links = () => socket().sent.map(({link}) => link)
const say = (answer = {}) => socket().answers({n: socket().sent.at(-1).n, ...answer})

async function open() {  // a connection of its own
  socket()?.close()
  const first = ask({link: {}})
  socket().onopen()
  await settled()
  say()
  await first
  socket().sent.length = 0
}

function board(name, more = {}) {
  return {
    name, inView: true, near: true, shows: null, waiting: false, presses: [], component: {setTriggerValue: (...sent) => told.push(sent)},
    have: () => ({[`${name}_piece`]: "hash"}),
    isSeen() { return this.inView },
    take(content, key) {
      this.shows = key
      return async () => () => { this.content = content }
    },
    ...more,
  }
}

async function fresh(...all) {
  await open()
  boards.clear()
  for (const each of all) boards.set(each.name, each)
  Object.assign(state, {page: "explore", link: {}, drag: null})
  told.length = 0
}

async function move(link) {
  state.link = link
  changed()
  await settled()
}

const contents = () => ({boards: Object.fromEntries(socket().sent.at(-1).boards.map(name => [name, `${name}!`]))})

async function answer(more = contents()) {
  say(more)
  await settled()
}

test("questions share one connection, and every answer reaches its own question", async () => {
  await open()
  const count = sockets.length, asked = ["1", "2", "3"].map(query => ask({link: {query}, have: {a: "b"}}))
  await settled()
  const [one, two, three] = socket().sent
  assert.deepEqual([sockets.length, socket().address], [count, "ws://school/app/view/see"])
  assert.deepEqual(links(), ["query=1", "query=2", "query=3"])
  assert.deepEqual([one.boards, one.have, new Set([one.n, two.n, three.n]).size], [[], {a: "b"}, 3])
  socket().answers({n: three.n, is: 3})
  socket().answers({is: 1})  // could not be read, so it has no number: the earliest one
  socket().answers({n: two.n, is: 2})
  assert.deepEqual((await Promise.all(asked)).map(({is}) => is), [1, 2, 3])
})

test("an error says when to ask again", async () => {
  await open()
  const asked = ask({link: {}})
  await settled()
  say({error: "too much", wait: 3})
  await assert.rejects(asked, {message: "too much", fromServer: true, wait: 3})
})

test("a connection that breaks fails all its questions, and the next one opens another", async () => {
  await open()
  const asked = [ask({link: {}}), ask({link: {}})], count = sockets.length
  await settled()
  socket().close()
  for (const each of asked) await assert.rejects(each, {message: "no answer"})
  const again = ask({link: {}})
  assert.equal(sockets.length, count + 1)
  socket().close()
  await assert.rejects(again, {message: "no connection"})
})

test("an answer that takes too long is lost, and so is its connection", async () => {
  await open()
  const asked = ask({link: {}}), count = sockets.length
  await settled()
  mock.timers.tick(1000 * ANSWERED_WITHIN)
  await assert.rejects(asked, {message: "no answer"})
  ask({link: {}}).catch(() => {})
  assert.equal(sockets.length, count + 1)
})

test("boards in view that show another link are asked for together", async () => {
  const key = viewKey({query: "2"}), all = [board("a"), board("b"), board("c", {inView: false, near: false}), board("d", {shows: key})]
  await fresh(...all)
  await move({query: "2"})
  const [question] = socket().sent
  assert.deepEqual([question.boards, question.dragging], [["a", "b"], false])
  assert.deepEqual(question.have, {a_piece: "hash", b_piece: "hash"})
  await answer()
  assert.deepEqual(all.map(({content}) => content), ["a!", "b!", undefined, undefined])
  assert.deepEqual(all.map(({shows}) => shows), [key, key, null, key])
  assert.equal(socket().sent.length, 1)
})

const asked = () => socket().sent.map(({boards}) => boards.join())
const drawn = {arrangement: "[]"}
const beside = () => [board("seen", drawn), board("near", {...drawn, inView: false}), board("far", {inView: false, near: false})]

async function pass(ms) {
  mock.timers.tick(ms)
  await settled()
}

test("boards near the screen are asked for once the link stands still, far ones when they come near", async () => {
  const [seen, near, far] = beside()
  await fresh(seen, near, far)
  for (const query of ["2", "3", "4"]) {
    await move({query})
    await pass(1999)
    assert.ok(isBusy())
    await answer()
    assert.ok(!isBusy())
  }
  assert.deepEqual(asked(), ["seen", "seen", "seen"])
  await pass(1)
  assert.deepEqual([asked().slice(3), isBusy()], [["near"], false])  // nothing that is seen is owed
  await answer()
  await pass(10_000)
  assert.deepEqual([asked().length, near.shows, far.shows], [4, viewKey({query: "4"}), null])
  far.inView = true
  changed()
  await settled()
  assert.deepEqual(asked().slice(4), ["far"])
  await answer()
})

test("a far board follows the link that stands still if it was drawn before, and is no part of a closed fold", async () => {
  const [seen, , far] = beside(), folded = board("folded", {...drawn, inView: false, near: false})
  Object.assign(far, drawn, {root: {checkVisibility: () => true}})
  folded.root = {checkVisibility: () => false}
  await fresh(seen, far, folded)
  await move({query: "2"})
  await answer()
  await pass(2000)
  assert.deepEqual(asked(), ["seen", "far"])
  await answer()
})

test("boards near the screen that nothing was ever drawn in are asked for at once after those on it", async () => {
  const [seen, near, far] = beside()
  for (const each of [seen, near, far]) delete each.arrangement
  await fresh(seen, near, far)
  await move({query: "2"})
  await answer()
  await answer()
  assert.deepEqual(asked(), ["seen", "near"])
})

test("while a slider is dragged no board is asked for but those on the screen, however long it is held", async () => {
  const [seen, near, far] = beside()
  await fresh(seen, near, far)
  state.drag = {name: "query", at: "5"}
  await move({})
  await answer()
  await pass(10_000)
  assert.deepEqual(asked(), ["seen"])
  state.drag = null
  await move({query: "5"})
  await pass(2000)
  assert.deepEqual(asked(), ["seen", "near"])
  await answer()
})

test("a move while boards near the screen are asked for is followed by those on it first", async () => {
  const [seen, near, far] = beside()
  await fresh(seen, near, far)
  await move({query: "2"})
  await answer()
  await pass(2000)
  await move({query: "3"})
  assert.deepEqual([asked(), isBusy()], [["seen", "near"], true])
  await answer()
  assert.deepEqual([asked(), isBusy()], [["seen", "near", "seen"], true])
  await answer()
  assert.deepEqual([asked().length, isBusy()], [3, false])  // and those near it wait anew
  await pass(2000)
  assert.deepEqual(asked().slice(3), ["near"])
  await answer()
})

test("while an answer is on its way nothing is asked, and then the latest link alone", async () => {
  const lead = board("lead"), done = []
  await fresh(lead)
  await move({query: "2"})
  await move({query: "3"})
  await move({query: "4"})
  const press = () => isBusy() ? lead.presses.push(press) : done.push(lead.shows)  // one that waits
  press()
  assert.deepEqual(links(), ["query=2"])
  await answer()
  assert.deepEqual([links(), lead.shows, done], [["query=2", "query=4"], viewKey({query: "2"}), []])
  await answer()
  assert.deepEqual([links().length, lead.shows, done], [2, viewKey({query: "4"}), [viewKey({query: "4"})]])
})

test("the next question is on its way while an answer is drawn", async () => {
  let drawn = null
  await fresh(board("lead", {
    take(content, key) {
      this.shows = key
      return () => new Promise(resolve => { drawn = resolve })
    },
  }))
  await move({query: "2"})
  await move({query: "3"})
  await answer()
  assert.deepEqual(links(), ["query=2", "query=3"])
  drawn()
  await answer()
  drawn()
  await settled()
})

test("a board that waits for the end of a drag is asked for again after it", async () => {
  const lead = board("lead", {waiting: true})
  await fresh(lead)
  state.drag = {name: "query", at: "5"}
  await move({})
  assert.deepEqual([links(), socket().sent[0].dragging], [["query=5"], true])
  await answer()
  assert.equal(links().length, 1)
  state.drag = null
  await move({query: "5"})
  lead.waiting = false
  assert.deepEqual([links(), socket().sent[1].dragging], [["query=5", "query=5"], false])
  await answer()
})

test("what fails is asked again after growing pauses, is said from the second time on, and asks for one run", async () => {
  const lead = board("lead", {arrangement: "[]"})
  await fresh(lead)
  await move({query: "2"})
  const said = []
  for (const pause of [100, 1000, 2000]) {
    const before = sockets.length
    socket().close()
    await settled()
    said.push(words.textContent)
    mock.timers.tick(pause - 1)
    await settled()
    assert.equal(sockets.length, before)
    mock.timers.tick(1)
    await settled()
    assert.equal(sockets.length, before + 1)
    socket().onopen()
    await settled()
  }
  assert.deepEqual([said, told], [["", "old: no answer", "old: no answer"], [["run", true]]])
  assert.deepEqual(links(), ["query=2"])
  await answer()
  assert.deepEqual([words.textContent, lead.shows], ["", viewKey({query: "2"})])
  await move({query: "3"})
  socket().close()
  await settled()
  assert.equal(words.textContent, "")  // the first failure again
  mock.timers.tick(100)
  await settled()
  socket().onopen()
  await settled()
  await answer()
})

test("what is waited for is said quietly, what fails in red, and a sentence in a sentence has one full stop", async () => {
  await fresh(board("lead"))
  await move({query: "6"})
  const said = []
  for (const more of [{wait: 1}, {}, {}, {wait: 1}]) {
    await answer({error: "Because.", ...more})
    said.push([words.textContent, line.className])
    mock.timers.tick(15_000)
    await settled()
  }
  const quietly = ["Because.", "stale waits"], red = ["none: Because", "stale"]
  assert.deepEqual(said, [quietly, red, red, quietly])
  await answer()
  assert.deepEqual([words.textContent, line.className], ["", ""])
})

test("a file that is not ready is asked for until it is", async () => {
  await open()
  const file = askPatiently({link: {}, take: "csv"})
  await settled()
  say({error: "later.", wait: 2})
  await settled()
  assert.deepEqual([words.textContent, line.className], ["later.", "stale waits"])
  mock.timers.tick(2000)
  await settled()
  say({file: "numbers"})
  assert.deepEqual([(await file).file, words.textContent], ["numbers", ""])
})

test("the server says how long to wait, or that it never computes a view: then only the next move asks", async () => {
  await fresh(board("lead"))
  await move({query: "6"})
  await answer({error: "later.", wait: 7, progress: 0.4})
  assert.deepEqual([words.textContent, line.className, bar.hidden, bar.value], ["later.", "stale waits", false, 0.4])
  state.drag = {name: "query", at: "7"}
  await move({query: "6"})  // a slider that is dragged doesn't ask sooner
  mock.timers.tick(6999)
  await settled()
  assert.deepEqual(links(), ["query=6"])
  mock.timers.tick(1)
  await settled()
  assert.deepEqual(links(), ["query=6", "query=7"])
  state.drag = null
  await answer({error: "never.", wait: null})
  assert.deepEqual([words.textContent, line.className, bar.hidden, told], ["never.", "stale", true, []])
  mock.timers.tick(3_600_000)
  await settled()
  assert.equal(links().length, 2)
  state.drag = {name: "query", at: "8"}
  await move({query: "6"})
  assert.equal(links().at(-1), "query=8")
  await answer()
  assert.deepEqual([links().length, words.textContent], [3, ""])
})
