// The store: acts are seen at once and told at once or together; what runs of the page draw, and set by themselves; undo.

import assert from "node:assert/strict"
import test, {mock} from "node:test"

let clock = 0
globalThis.location = {search: "", pathname: "/explore", hash: ""}
globalThis.document = {querySelectorAll: () => []}
globalThis.performance = {now: () => clock}
mock.timers.enable({apis: ["setInterval"]})
const sent = [], followed = []
const {whenChanged} = await import("./changed.mjs")
const {choose, goBack, move, report, tell, tellLost, tellNow, tellRest, turnTo} = await import("./acts.mjs")
const {currentLink, state} = await import("./link.mjs")
const {boards} = await import("./page.mjs")
const {links} = await import("./past.mjs")
const {undo} = await import("./undo.mjs")
boards.set("lead", {component: {setTriggerValue: (trigger, value) => sent.push([trigger, value])}})
whenChanged(() => followed.push(currentLink()))

const told = () => sent.map(([, {link}]) => link)
const number = () => sent.at(-1)?.[1].number ?? 0
const say = link => { location.search = `?${new URLSearchParams(link)}` }
function ends(drew, {address = drew, ...more} = {}) {  // a run, which has written the address
  say(address)
  report({session: state.session, knew: number(), told: 0, changes: [], acted: 0, drew, ...more})
}
const takes = (drew, more = {}) => ends(drew, {told: number(), ...more})  // one that was told

function fresh(link = {}) {  // a page at rest in a new session, whose first run has ended
  mock.timers.tick(1000)
  clock += 1000
  say(link)
  Object.assign(state, {away: false, drag: null, session: (state.session ?? 0) + 1})
  sent.length = 0
  turnTo("explore")
  ends(link)
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
  assert.deepEqual(sent.at(-1)[1].acted, ["query", "heads"])
  mock.timers.tick(1000)
  assert.equal(sent.length, 2)
  assert.deepEqual(followed.at(-1), {query: "3", heads: "4"})
})

test("a link that a run has drawn is told no more, and acts from then on are named", () => {
  fresh()
  choose({query: "2"})
  takes({query: "2"})
  mock.timers.tick(1000)
  choose({heads: "4"})
  assert.deepEqual(sent.map(([, {number, acted}]) => [number, acted]), [[1, ["query"]], [2, ["heads"]]])
})

test("what no run has heard of is told again after a while", () => {
  fresh()
  choose({query: "2"})
  tellLost()
  clock += 4000
  tellLost()
  assert.equal(sent.length, 1)
  clock += 1001
  tellLost()
  assert.deepEqual([told().length, told().at(-1)], [2, {query: "2"}])
  takes({query: "2"})
  clock += 9000
  tellLost()
  assert.equal(sent.length, 2)
})

test("what is chosen without telling is seen, and told in the end, or before something else is sent", () => {
  fresh()
  choose({query: "2"}, false)
  choose({query: "3"}, false)
  assert.deepEqual([sent, followed], [[], [{query: "2"}, {query: "3"}]])
  tellRest()
  assert.deepEqual(told(), [{query: "3"}])
  mock.timers.tick(1000)
  choose({query: "4"}, false)
  tellNow()
  tellNow()
  assert.deepEqual(told(), [{query: "3"}, {query: "4"}])
})

test("a run that was told of less than the page leaves the link as it is", () => {
  fresh()
  choose({mask: "causal"})
  const before = number()
  mock.timers.tick(250)
  choose({seed: "5"})
  mock.timers.tick(250)
  ends({mask: "causal"}, {knew: before, told: before, changes: [[1, "heads", null, "4"]]})
  assert.deepEqual([currentLink(), told().length], [{mask: "causal", seed: "5"}, 2])
})

test("a move during a run stays, and the page is told once more", () => {
  fresh()
  choose({mask: "causal"})
  move({temperature: "2"})
  takes({mask: "causal"})  // it has written the address from where controls stood when it was told
  mock.timers.tick(250)
  assert.deepEqual(currentLink(), {mask: "causal", temperature: "2"})
  assert.deepEqual(told(), [{mask: "causal"}, {mask: "causal", temperature: "2"}])
})

test("a move that its own run has drawn is not told", () => {
  fresh()
  say({temperature: "2"})
  move({temperature: "2"})
  ends({temperature: "2"})
  mock.timers.tick(250)
  assert.deepEqual([currentLink(), sent], [{temperature: "2"}, []])
})

test("what a late answer has written into the address is told again, by name, so that its control is set, too", () => {
  fresh()
  move({heads: "4"})
  ends({heads: "4"}, {address: {}})
  assert.deepEqual([told(), sent.at(-1)[1].acted], [[{heads: "4"}], ["heads"]])
})

test("a run that was stopped after it was told is told once more", () => {
  fresh()
  choose({mask: "causal"})
  ends({mask: "causal"})  // another run, which knows it: answers of the first may still be on the way
  mock.timers.tick(250)
  assert.deepEqual(told(), [{mask: "causal"}, {mask: "causal"}])
  takes({mask: "causal"})
  mock.timers.tick(1000)
  assert.equal(sent.length, 2)
})

test("what the page doesn't take is told once more, and then it isn't so; acts since hold", () => {
  fresh()
  choose({mask: "causal", seed: "4"})
  takes({seed: "4"})
  mock.timers.tick(250)
  move({seed: "5"})
  takes({seed: "4"})
  assert.deepEqual(currentLink(), {seed: "5"})
  mock.timers.tick(250)
  takes({seed: "5"})
  mock.timers.tick(1000)
  assert.deepEqual(told(), [{mask: "causal", seed: "4"}, {mask: "causal", seed: "4"}, {seed: "5"}])
})

test("what a run draws otherwise that was told nothing is no reason to give up", () => {
  fresh()
  choose({mask: "causal"})
  ends({})
  mock.timers.tick(250)
  takes({})
  mock.timers.tick(250)
  assert.deepEqual([told().length, told().at(-1)], [3, {mask: "causal"}])
})

test("an address that stays another one is told once more, and then left", () => {
  fresh()
  choose({mask: "causal"})
  for (let i = 0; i < 3; i += 1) {
    takes({mask: "causal"}, {address: {mask: "causal", seed: "4"}})
    mock.timers.tick(250)
  }
  assert.deepEqual([told().length, currentLink()], [2, {mask: "causal"}])
})

test("what the page sets by itself is taken once, and not where an act has set the name since", () => {
  fresh({query: "6"})
  const changes = [[7, "query", "6", "3"], [7, "mask", null, "causal"]]
  move({query: "5"})
  ends({query: "3", mask: "causal"}, {changes, acted: 7})
  assert.deepEqual(currentLink(), {query: "5", mask: "causal"})
  assert.deepEqual([told(), sent.at(-1)[1].heard], [[{query: "5", mask: "causal"}], 7])
  move({mask: "none"})
  takes({query: "5", mask: "causal"})
  ends({query: "5", mask: "causal"}, {changes, acted: 7})
  assert.deepEqual(currentLink(), {query: "5"})
})

test("what the page unsets stands at its default", () => {
  fresh({mask: "causal"})
  ends({}, {changes: [[3, "mask", "causal", null]]})
  assert.deepEqual([currentLink(), sent], [{}, []])
})

test("the page opens as its first run draws it, and is told nothing before; acts since hold", () => {
  fresh()
  say({seed: "4"})
  turnTo("explore")
  choose({query: "2"})
  tellNow()
  mock.timers.tick(1000)
  assert.equal(sent.length, 0)
  ends({heads: "4"})
  assert.deepEqual([currentLink(), told()], [{heads: "4", query: "2"}, [{heads: "4", query: "2"}]])
})

test("a session that begins anew counts anew, and is told what the one before hasn't drawn", () => {
  fresh()
  choose({query: "2"})
  takes({query: "2"})
  choose({seed: "4"})
  mock.timers.tick(500)
  tell()
  state.session += 1
  ends({query: "2"}, {knew: 0})
  mock.timers.tick(500)
  assert.deepEqual([currentLink(), told().at(-1), number()], [{query: "2", seed: "4"}, {query: "2", seed: "4"}, 1])
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
  ends({text: "one two", query: "0"}, {changes: [[8, "query", null, "0"]]})
  ends({text: "one two", query: "0", mask: "causal"}, {changes: [[9, "mask", null, "causal"]], acted: 9})
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
  ends({text: "one two"}, {knew: 0})
  takes({query: "6"})
  assert.deepEqual(currentLink(), {query: "6"})
})
