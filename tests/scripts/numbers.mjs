// Numbers in the form of the page's language, and at Streamlit's sliders.

import assert from "node:assert/strict"
import test from "node:test"

let shown = []
globalThis.document = {querySelectorAll: () => shown}
const {state} = await import("./link.mjs")
const {local, showValues} = await import("./numbers.mjs")

const written = (lang, texts) => { state.lang = lang; return texts.map(local) }

test("a decimal comma where the language has one, and a true minus in each; what is no number stays", () => {
  const texts = ["0.50", "-35", "-0.5", "12", "none", "1.2.3", ""]
  assert.deepEqual(written("en", texts), ["0.50", "−35", "−0.5", "12", "none", "1.2.3", ""])
  assert.deepEqual(written("de", texts), ["0,50", "−35", "−0,5", "12", "none", "1.2.3", ""])
  assert.deepEqual(written("es", ["0.25"]), ["0,25"])
})

test("a slider shows its value in that form, and its own text where that is it", () => {
  shown = ["0.25", "7", "-3"].map(textContent => ({textContent, dataset: {}}))
  state.lang = "de"
  showValues()
  assert.deepEqual(shown.map(({dataset}) => dataset.value), ["0,25", undefined, "−3"])
  shown[0].textContent = "1"
  showValues()
  assert.deepEqual(shown.map(({dataset}) => dataset.value), [undefined, undefined, "−3"])
})
