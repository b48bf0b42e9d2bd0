// Links as plain objects: what differs, what stays, what is locked.

import assert from "node:assert/strict"
import test from "node:test"
import {random} from "./random.mjs"

globalThis.location = {search: ""}
const {addressLink, bare, complete, currentLink, difference, onlyHere, state, value} = await import("./link.mjs")
const {free, locks} = await import("./lock.mjs")
const {DEFAULTS} = await import("./names.mjs")

function links(seed, count) {
  const next = random(seed), names = Object.keys(DEFAULTS), any = list => list[Math.floor(next() * list.length)]
  return Array.from({length: count}, () => bare(Object.fromEntries(
    Array.from({length: Math.floor(next() * 8)}, () => any(names)).map(name => [name, next() < 0.3 ? DEFAULTS[name] : `x${Math.floor(next() * 3)}`]),
  )))
}

test("the difference of two links leads from one to the other, and is nothing for equal ones", () => {
  const listed = links(1, 400)
  for (let i = 1; i < listed.length; i += 1) {
    const [from, to] = [listed[i - 1], listed[i]]
    assert.deepEqual(bare({...from, ...difference(from, to)}), to)
    assert.deepEqual(difference(from, from), {})
  }
})

test("other devices can open the address of a network, but not the names by which a device calls itself", () => {
  for (const [hostname, here] of [["localhost", true], ["127.0.0.1", true], ["[::1]", true], ["192.168.1.7", false], ["example.org", false]]) {
    location.hostname = hostname
    assert.equal(onlyHere(), here)
  }
})

test("an address is read without defaults and without names of others, the last of two counts", () => {
  location.search = `?temperature=2&banana=1&temperature=3&heads=${DEFAULTS.heads}&utm_source=x`
  assert.deepEqual(addressLink(), {temperature: "3"})
  assert.equal(value(addressLink(), "heads"), DEFAULTS.heads)
})

test("a slider that is dragged stands above the link", () => {
  Object.assign(state, {link: {temperature: "2", query: "4"}, drag: null})
  assert.deepEqual(currentLink(), {temperature: "2", query: "4"})
  state.drag = {name: "temperature", at: "5"}
  assert.deepEqual(currentLink(), {temperature: "5", query: "4"})
  state.drag = {name: "temperature", at: undefined}
  assert.deepEqual(currentLink(), {temperature: "2", query: "4"})
  Object.assign(state, {link: {}, drag: null})
})

test("a complete state sets everything back but the words, the step and what stands around every page", () => {
  state.link = {temperature: "2", text: "a bat", step: "3", lang: "de", display: "projector", heads: "8"}
  const to = bare({...currentLink(), ...complete({mask: "causal"})})
  assert.deepEqual(to, {text: "a bat", step: "3", lang: "de", display: "projector", mask: "causal"})
})

test("a locked control stays, with what is set on top of it, and so do a link's own locks", () => {
  state.link = {locked: "mask~query", hidden: "scale"}
  assert.deepEqual([...locks()].sort(), ["mask", "mask_corner", "mask_padding", "mask_painted", "mask_prefix", "mask_window", "power", "query", "scale"])
  assert.deepEqual(free({mask: "causal", power: "1", heads: "4", task: "x", locked: ""}), {heads: "4"})
  state.link = {}
  assert.deepEqual(free({mask: "causal", task: "x"}), {mask: "causal"})
})
