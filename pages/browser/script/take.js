// Files to take along: asked for by their names through the websocket, and saved.

import {fill} from "./elements.js"
import {currentLink, state} from "./link.js"
import {save} from "./save.js"
import {askPatiently} from "./socket.js"
import {showWarning, unended} from "./warning.js"

const contentOf = ({text, base64}) => text ?? Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

export async function take(button, name) {  // the button says so as long as the file is made
  if (button.ariaBusy === "true") return
  const label = button.textContent
  Object.assign(button, {ariaBusy: "true", textContent: state.words.making})
  try {
    const {file} = await askPatiently({link: currentLink(), take: name, at: location.origin + location.pathname})
    if (!file) throw new Error(state.words.nothing)
    save(file.name, contentOf(file), file.type)
  } catch (error) {
    showWarning(fill(state.words.notSaved, {why: unended(error.message)}))
  } finally {
    Object.assign(button, {ariaBusy: null, textContent: label})
  }
}
