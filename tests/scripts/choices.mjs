// What is chosen: told to the page at once or together, kept until the address says it, and taken back by undo.

import assert from "node:assert/strict"
import test, {mock} from "node:test"

globalThis.location = {search: ""}
globalThis.document = {querySelectorAll: () => []}
mock.timers.enable({apis: ["setInterval"]})
const told = [], followed = []
const {whenChanged} = await import("./changed.mjs")
const {choose, confirmChosen, expireChosen} = await import("./choose.mjs")
const {currentLink, state} = await import("./link.mjs")
const {boards} = await import("./page.mjs")
const {remember, undo} = await import("./undo.mjs")
boards.set("lead", {component: {setTriggerValue: (trigger, values) => told.push([trigger, values])}})
whenChanged(() => followed.push(currentLink()))

function fresh() {
  mock.timers.tick(1000)
  told.length = followed.length = 0
  location.search = ""
  Object.assign(state, {page: "explore", chosen: {}, away: false, drag: null})
}

test("the first choice is told at once, those soon after it together", () => {
  fresh()
  choose({query: "2"})
  assert.deepEqual(told, [["set", {query: "2"}]])
  choose({query: "3"})
  choose({heads: "4"})
  assert.equal(told.length, 1)
  mock.timers.tick(250)
  assert.deepEqual(told.at(-1), ["set", {query: "3", heads: "4"}])
  mock.timers.tick(1000)
  assert.equal(told.length, 2)
  assert.deepEqual(followed.at(-1), {query: "3", heads: "4"})
})

test("what is chosen without telling is seen, and told with the next choice", () => {
  fresh()
  choose({query: "2"}, false)
  assert.deepEqual([told, followed], [[], [{query: "2"}]])
  choose({heads: "4"})
  assert.deepEqual(told, [["set", {query: "2", heads: "4"}]])
})

test("what the address says is no longer kept; what it has written back is chosen again", () => {
  fresh()
  choose({mask: "causal"})
  location.search = "?mask=causal"  // the temperature was moved to 2 since, and the page knew 1
  confirmChosen({temperature: "2"}, {mask: "causal"})
  assert.deepEqual(state.chosen, {temperature: "2"})
  assert.deepEqual(currentLink(), {mask: "causal", temperature: "2"})
})

test("what the address never says is given up after a while, but not while the server is away", () => {
  fresh()
  choose({query: "2"})
  state.expires = performance.now() - 1
  state.away = true
  expireChosen()
  assert.deepEqual(state.chosen, {query: "2"})
  state.away = false
  expireChosen()
  assert.deepEqual(state.chosen, {})
})

test("while the server is away nothing can be chosen", () => {
  fresh()
  state.away = true
  choose({query: "2"})
  assert.deepEqual([state.chosen, told], [{}, []])
})

test("undo leads back through every link that stood, one act at a time, and leaves other pages' names alone", () => {
  fresh()
  const searches = ["", "?temperature=2", "?temperature=2&mask=causal", "?mask=causal&key=3"]  // key is another page's own
  for (const search of searches) {
    location.search = search
    remember()
  }
  const taken = []
  for (let i = 0; i < 5; i += 1) {
    undo()
    const link = currentLink()
    taken.push(link)
    location.search = `?${new URLSearchParams(link)}`
    state.chosen = {}
  }
  assert.deepEqual(taken, [
    {temperature: "2", mask: "causal", key: "3"},
    {temperature: "2", key: "3"},
    {key: "3"},
    {key: "3"},
    {key: "3"},
  ])
})
