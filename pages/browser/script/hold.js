// What a pointer is down on stays where it is: a board whose new size would move it keeps the old one until the pointer is up.

import {boards} from "./page.js"

/** @type {{element: Element, box: string} | null} */
let pressed = null  // what the pointer is down on, and where that stood
/** @type {Map<HTMLElement, DOMRect>} */
const sizes = new Map()  // the root of each board → its box as the pointer went down
const observer = new ResizeObserver(keep)

/** @type {(element: Element) => string} */
const boxOf = element => JSON.stringify(element.getBoundingClientRect())

function hold({target}) {
  release()
  const element = target.closest("[data-testid=stSlider]") ?? target  // the thumb moves, its slider doesn't
  pressed = {element, box: boxOf(element)}
  for (const {root} of boards.values()) sizes.set(root, root.getBoundingClientRect())
  for (const root of sizes.keys()) observer.observe(root)
}

function keep() {  // before the new sizes are painted
  if (!pressed?.element.isConnected || boxOf(pressed.element) === pressed.box) return
  for (const [root, {width, height}] of sizes) Object.assign(root.style, {width: `${width}px`, height: `${height}px`, overflow: "clip"})
}

function release() {
  observer.disconnect()
  for (const root of sizes.keys()) Object.assign(root.style, {width: "", height: "", overflow: ""})
  sizes.clear()
  pressed = null
}

export function listen() {
  document.addEventListener("pointerdown", hold, {capture: true, passive: true})
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => setTimeout(release), {capture: true, passive: true})
}
