// Random interleavings of acts, runs, delays and page turns: no act is lost, none is taken back, undo is exact.
// Streamlit is modelled by what counts here: a browser and a server that send each other messages which take a while; a run of
// the page that starts from where controls stood when it was asked for, sets some of them and the address, and may be stopped.

import assert from "node:assert/strict"
import test from "node:test"
import {random} from "./random.mjs"

let clock = 0, ticks = []
globalThis.location = {search: "", pathname: "/explore", hash: ""}
globalThis.document = {querySelectorAll: () => []}
globalThis.performance = {now: () => clock}
globalThis.history = {state: null, replaceState: (state, title, url) => { location.search = url.includes("?") ? url.slice(url.indexOf("?")) : "" }}
globalThis.setInterval = tick => ticks.push(tick)
globalThis.clearInterval = () => { ticks = []; return 0 }
const acts = await import("./acts.mjs")
const {addressLink, bare, currentLink, state, value} = await import("./link.mjs")
const {boards} = await import("./page.mjs")
const {links} = await import("./past.mjs")
const {undo} = await import("./undo.mjs")

const SHARED = ["temperature", "seed", "heads", "query", "mask"], MOST = {causal: 3, none: 6}  // a mask is where rows end
const OWN = {explore: "explore_own", masks: "mask_rounds"}
const NEW = 700  // ms between two acts: each is one of its own

const all = link => Object.fromEntries(SHARED.map(name => [name, value(link, name)]))
const say = link => { location.search = `?${new URLSearchParams(bare(link))}` }

class Streamlit {  // its browser: controls that bind the address; its server: one run after another; session.py and run_report.py
  constructor(next, seed) {
    Object.assign(this, {next, seed, controls: all({}), toServer: [], toBrowser: [], values: {}, knew: 0, tells: 0, stamp: 0, acted: 0, changes: [], run: null})
    boards.set("lead", {component: {setTriggerValue: (trigger, sent) => this.send({sent})}})
    location.pathname = "/explore"
    say({})
    acts.turnTo("explore")
    this.send({})
  }

  move(name, text, runs) {  // of a control, by hand
    this.controls[name] = text
    say({...addressLink(), [name]: text})
    acts.move({[name]: text})
    if (runs) this.send({})
  }

  send(message) {
    this.toServer.push({page: this.page ?? "explore", ...message, controls: {...this.controls}, query: addressLink()})
  }

  turn(page) {
    this.page = page
    this.send({})
  }

  step() {  // something happens: a message arrives, or the run goes on
    const [first] = this.toServer
    if (this.toBrowser.length && this.next() < 0.4) return this.toBrowser.shift()()
    if (first && (!this.run || this.next() < 0.5)) return this.begin(this.toServer.splice(0, 1 + Math.floor(this.next() * this.toServer.length)))
    if (this.run) return this.goOn()
    this.toBrowser.shift()?.()
  }

  begin(messages) {  // those that wait are one: where controls stand, the latest says; and all callbacks
    const {controls, query, page} = messages.at(-1)
    if (page !== this.turned) this.changes = []
    this.tells = 0
    Object.assign(this.values, controls)
    const sets = new Set(messages.flatMap(message => this.call(message)))
    const most = MOST[value(this.values, "mask")] ?? 6, query_ = value(this.values, "query")
    if (Number(query_) > most) {
      this.values.query = String(most)
      sets.add("query")
    }
    this.run = {page, query: {...query}, sets: [...sets].sort(() => this.next() - 0.5)}
  }

  change(values) {  // by the page itself
    this.stamp += 1
    const before = bare(this.values), after = bare({...this.values, ...values})
    for (const name of Object.keys(values)) this.changes.push([this.stamp, name, before[name] ?? null, after[name] ?? null])
    Object.assign(this.values, values)
  }

  call({sent, button}) {
    if (button) {
      this.change(button)
      this.acted = this.stamp
      return Object.keys(button)
    }
    if (!sent) return []
    this.knew = this.tells = sent.number
    const link = {...sent.link}
    this.changes = this.changes.filter(([stamp, name, before, after]) => {
      const holds = stamp > sent.heard && (link[name] ?? null) === before
      if (holds) link[name] = after
      return holds
    })
    const said = all(bare(link))
    const names = SHARED.filter(name => value(this.values, name) !== said[name] || sent.acted.includes(name))
    for (const name of names) this.values[name] = said[name]
    return names
  }

  goOn() {
    const {run} = this
    if (run.page !== this.turned) this.turnTo(run.page)
    else if (run.sets.length) this.show(run.sets.at(-1), this.values[run.sets.pop()])
    else this.end()
  }

  show(name, text) {  // Streamlit writes into the address what a run sets, beside what was there when the run was asked for
    const query = Object.assign(this.run.query, {[name]: text})
    const address = {...query}
    this.deliver(() => say(address))
    this.deliver(() => { this.controls[name] = text })
  }

  end() {
    const {knew, tells: told, acted} = this, drew = bare(this.values), changes = [...this.changes]
    this.deliver(() => acts.report({session: this.seed, knew, told, drew, changes, acted}))
    this.run = null
  }

  deliver(what) { this.toBrowser.push(what) }

  turnTo(page) {
    const address = {...this.values}
    this.turned = page
    this.deliver(() => {
      say(address)
      location.pathname = `/${page}`
      acts.turnTo(page)
    })
  }

  rest() {
    for (let i = 0; i < 10_000; i += 1) {
      for (const tick of [...ticks]) tick()
      if (!this.toServer.length && !this.run && !this.toBrowser.length) return
      this.step()
    }
    assert.fail("it comes to no rest")
  }
}

function expectSettled(streamlit, wanted, seed) {  // the link, the address, the controls and the server say the same
  const found = {link: currentLink(), address: addressLink(), controls: streamlit.controls, server: streamlit.values}
  for (const [where, link] of Object.entries(found)) assert.deepEqual(all(link), all(wanted), `seed ${seed}: ${where}`)
}

function play(seed, count, kinds, between) {  // returns what the acts make of the link, and Streamlit
  const next = random(seed), streamlit = new Streamlit(next, `${between} ${kinds} ${seed}`), any = list => list[Math.floor(next() * list.length)]
  const wanted = {link: {}, past: [], pressed: {}}
  let fresh = 10
  const set = values => {
    wanted.past.push(wanted.link)
    wanted.link = bare({...wanted.link, ...values})
  }
  const does = {
    slide() {
      const values = {temperature: String(fresh += 1)}
      streamlit.move("temperature", values.temperature, false)
      set(values)
    },
    choose() {  // a control on which others depend
      const values = {heads: String(fresh += 1)}
      streamlit.move("heads", values.heads, true)
      set(values)
    },
    click() {  // there and back, too, but for what is shown already, or stood there as a button was pressed whose answer is on its way
      const name = any(["seed", "temperature", "heads"]), now = [wanted.link, currentLink(), wanted.pressed].map(link => value(link, name))
      const values = {[name]: any(["1", "2", "4"].filter(text => !now.includes(text)))}
      acts.choose(values)
      set(values)
    },
    button() {
      const values = {seed: String(fresh += 1), temperature: String(fresh += 1)}
      streamlit.rest()
      wanted.pressed = currentLink()
      streamlit.send({button: values})
      set(values)
    },
    turn() {
      const page = streamlit.page === "loops" ? "explore" : "loops"
      streamlit.rest()  // a turn that overtakes an answer on its way takes along what controls held before
      streamlit.turn(page)
      while (state.page !== page) streamlit.step()
    },
    undo() {
      if (!wanted.past.length) return
      assert.deepEqual(links().at(-1), wanted.past.at(-1), `seed ${seed}: what undo leads back to`)
      undo()
      wanted.link = wanted.past.pop()
      assert.deepEqual(currentLink(), wanted.link, `seed ${seed}: after undo`)
    },
  }
  streamlit.rest()
  links().length = 0
  for (let i = 0; i < count; i += 1) {
    clock += NEW
    does[any(kinds)]()
    for (let wait = Math.floor(next() * between); wait > 0; wait -= 1) streamlit.step()
    if (next() < 0.3) for (const tick of [...ticks]) tick()
  }
  streamlit.rest()
  streamlit.send({})  // a last run, which knows all moves
  streamlit.rest()
  return {wanted, streamlit}
}

for (const [name, kinds, between] of [
  ["moves and clicks", ["slide", "choose", "click"], 6],
  ["moves, clicks and undo", ["slide", "choose", "click", "undo"], 6],
  ["quick moves, clicks and undo", ["slide", "choose", "click", "undo"], 2],
  ["the page's own buttons besides", ["slide", "choose", "click", "button"], 6],
  ["turns to other pages besides", ["slide", "choose", "click", "turn"], 6],
]) test(`no act is lost and none is taken back: ${name}`, () => {
  for (let seed = 0; seed < 400; seed += 1) {
    const {wanted, streamlit} = play(seed, 12, kinds, between)
    expectSettled(streamlit, wanted.link, seed)
  }
})
