// Acts: seen at once, told at once or together, merged with what runs of the page report, and taken back by undo.

import assert from "node:assert/strict"
import test, {mock} from "node:test"

let clock = 0
globalThis.location = {search: "", pathname: "/explore"}
globalThis.document = {querySelectorAll: () => []}
globalThis.performance = {now: () => clock}
mock.timers.enable({apis: ["setInterval"]})
const sent = [], followed = []
const {whenChanged} = await import("./changed.mjs")
const {choose, goBack, move, report, tellLost, tellRest, turnTo} = await import("./acts.mjs")
const {currentLink, state} = await import("./link.mjs")
const {boards} = await import("./page.mjs")
const {links} = await import("./past.mjs")
const {undo} = await import("./undo.mjs")
boards.set("lead", {component: {setTriggerValue: (trigger, value) => sent.push([trigger, value])}})
whenChanged(() => followed.push(currentLink()))

const told = () => sent.map(([, {values}]) => values)
const act = () => sent.at(-1)[1].act
const say = link => { location.search = `?${new URLSearchParams(link)}` }
const ends = (started, link, more = {}) => report({act: 0, acted: false, set: [], started, link, ...more})

function fresh(link = {}) {  // a page at rest, whose first run has ended
  mock.timers.tick(1000)
  clock += 1000
  say(link)
  Object.assign(state, {away: false, drag: null})
  turnTo("explore")
  ends(link, link)
  links().length = sent.length = followed.length = 0
}

test("the first choice is told at once, those soon after it together", () => {
  fresh()
  choose({query: "2"})
  assert.deepEqual(told(), [{query: "2"}])
  choose({query: "3"})
  choose({heads: "4"})
  assert.equal(sent.length, 1)
  mock.timers.tick(250)
  assert.deepEqual(told().at(-1), {query: "3", heads: "4"})
  mock.timers.tick(1000)
  assert.equal(sent.length, 2)
  assert.deepEqual(followed.at(-1), {query: "3", heads: "4"})
})

test("what no run has heard of is told again after a while", () => {
  fresh()
  choose({query: "2"})
  const first = act()
  tellLost()
  clock += 4000
  tellLost()
  assert.equal(sent.length, 1)
  clock += 1001
  tellLost()
  assert.deepEqual([told().length, told().at(-1)], [2, {query: "2"}])
  ends({}, {query: "2"}, {act: first})
  clock += 9000
  tellLost()
  assert.equal(sent.length, 2)
})

test("what is chosen without telling is seen, and told in the end", () => {
  fresh()
  choose({query: "2"}, false)
  choose({query: "3"}, false)
  assert.deepEqual([sent, followed], [[], [{query: "2"}, {query: "3"}]])
  tellRest()
  assert.deepEqual(told(), [{query: "3"}])
})

test("a run that was told of an act before leaves a later act as it is, and what it has overwritten is told again", () => {
  fresh()
  choose({mask: "causal"})
  const known = act()
  move({temperature: "2"})
  say({mask: "causal"})  // the run has written the address from where controls stood when it was told
  ends({mask: "causal"}, {mask: "causal"}, {act: known, set: ["mask"]})
  assert.deepEqual(currentLink(), {mask: "causal", temperature: "2"})
  mock.timers.tick(250)
  assert.deepEqual(told().at(-1), {temperature: "2"})
})

test("what a run changes is taken, but for what was chosen since", () => {
  fresh({query: "6"})
  say({query: "6", text: "one two"})
  move({text: "one two"})
  ends({query: "6", text: "one two"}, {query: "1", text: "one two"})
  assert.deepEqual(currentLink(), {text: "one two"})
  fresh({query: "6"})
  choose({query: "5"})
  ends({query: "6"}, {query: "3"})
  assert.deepEqual(currentLink(), {query: "5"})
})

test("a run that has drawn the page from before an act is told of it again, one that a move has overtaken is not", () => {
  fresh()
  choose({mask: "causal"})
  ends({mask: "causal"}, {mask: "causal"}, {act: act(), set: ["mask"]})
  say({mask: "causal"})
  ends({}, {}, {act: act()})  // it was asked for before the answer came
  assert.deepEqual(currentLink(), {mask: "causal"})
  mock.timers.tick(250)
  assert.deepEqual(told(), [{mask: "causal"}, {mask: "causal"}])
  fresh()
  say({temperature: "2"})
  move({temperature: "2"})
  ends({}, {})
  mock.timers.tick(250)
  assert.deepEqual([currentLink(), sent], [{temperature: "2"}, []])
})

test("what was moved first and chosen then is told once", () => {
  fresh()
  move({query: "2"})
  choose({query: "3"})
  say({query: "3"})
  ends({query: "3"}, {query: "3"}, {act: act(), set: ["query"]})
  mock.timers.tick(250)
  assert.deepEqual(told(), [{query: "3"}])
})

test("what the page doesn't take is told once more, and then the address counts", () => {
  fresh()
  choose({mask: "causal"})
  for (let again = 0; again < 3; again += 1) {
    ends({}, {}, {act: act(), set: ["mask"]})
    mock.timers.tick(250)
  }
  assert.deepEqual(told(), [{mask: "causal"}, {mask: "causal"}])
  assert.deepEqual(currentLink(), {})
})

test("a session that begins anew is told what the one before hasn't heard", () => {
  fresh()
  choose({query: "2"})
  ends({}, {})
  assert.deepEqual(currentLink(), {query: "2"})
  mock.timers.tick(500)
  tellRest()
  assert.deepEqual(told(), [{query: "2"}, {query: "2"}])
})

test("while the server is away nothing can be chosen", () => {
  fresh()
  state.away = true
  choose({query: "2"})
  assert.deepEqual([currentLink(), sent], [{}, []])
})

test("the browser's way back counts, whatever was chosen", () => {
  fresh()
  choose({query: "2"})
  say({mask: "causal"})
  goBack()
  assert.deepEqual(currentLink(), {mask: "causal"})
})

test("undo leads back through every link that stood, one act at a time, and leaves other pages' names alone", () => {
  fresh({key: "3"})  // key is another page's own
  for (const [at, values] of [[0, {temperature: "2"}], [900, {mask: "causal"}], [901, {heads: "4"}], [1600, {seed: "5"}], [1700, {seed: "6"}]]) {
    clock = 10_000 + at
    move(values)
  }
  const taken = []
  for (let i = 0; i < 5; i += 1) {
    undo()
    taken.push(currentLink())
  }
  assert.deepEqual(taken, [
    {temperature: "2", mask: "causal", heads: "4", key: "3"},
    {temperature: "2", mask: "causal", key: "3"},
    {temperature: "2", key: "3"},
    {key: "3"},
    {key: "3"},
  ])
})

test("a button of the page's own is one act to undo, and what follows from a move is not", () => {
  fresh()
  move({text: "one two"})
  ends({text: "one two"}, {text: "one two", query: "0"})
  ends({text: "one two", query: "0"}, {text: "one two", query: "0", mask: "causal"}, {acted: true})
  undo()
  assert.deepEqual(currentLink(), {text: "one two", query: "0"})
  undo()
  assert.deepEqual(currentLink(), {})
})

test("undo holds what a run on its way is about to change", () => {
  fresh({query: "6"})
  say({text: "one two", query: "6"})
  move({text: "one two"})
  undo()
  ends({text: "one two", query: "6"}, {text: "one two"})
  assert.deepEqual(currentLink(), {query: "6"})
})
