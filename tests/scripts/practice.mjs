// The answers to questions as CSV: no spreadsheet computes a cell, wherever it separates them.

import assert from "node:assert/strict"
import test from "node:test"

import {CELLS} from "./cells.mjs"

const {cell} = await import("./practice.mjs")

const read = text => text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text

for (const [text, safe] of CELLS) test(`a cell ${JSON.stringify(text)}`, () => {
  assert.equal(read(cell(text)), safe)
  assert.equal(/^".*"$/s.test(cell(text)), /[",\r\n]/.test(safe))
})
