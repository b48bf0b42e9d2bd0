// Files to take along: asked for by their names through the websocket, and saved.

import {fill} from "./elements.js"
import {currentLink, state} from "./link.js"
import {askPatiently} from "./socket.js"
import {showWarning, unended} from "./warning.js"

const KEPT = 2000  // ms until a file that is being saved is let go

function save({name, type, text, base64}) {
  const content = text ?? Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([content], {type}))
  Object.assign(document.createElement("a"), {download: name, href}).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT)
}

export async function take(button, name) {  // the button says so as long as the file is made
  if (button.ariaBusy === "true") return
  const label = button.textContent
  Object.assign(button, {ariaBusy: "true", textContent: state.words.making})
  try {
    const {file} = await askPatiently({link: currentLink(), take: name, at: location.origin + location.pathname})
    if (!file) throw new Error(state.words.nothing)
    save(file)
  } catch (error) {
    showWarning(fill(state.words.notSaved, {why: unended(error.message)}))
  } finally {
    Object.assign(button, {ariaBusy: null, textContent: label})
  }
}
