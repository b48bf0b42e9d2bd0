// A text for the clipboard; where a page may not write there, in a window to copy it from.

import {state} from "./link.js"

const THANKS = 2000  // ms for which a button says that it has copied

export async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch { return void window.prompt(state.words.copyThis, text) }
  const label = button.querySelector("span:last-child") ?? button, before = label.textContent
  if (before === state.words.copied) return
  label.textContent = state.words.copied
  setTimeout(() => { label.textContent = before }, THANKS)
}
