// How large a picture is drawn: in large type and where it fills the screen it is laid out as on a small page, and magnified.

import {state} from "./link.js"

const LEAST = 20  // px of a letter that is read from the back of a room, where the style names no other size
const NARROWEST = 350  // px in which every picture can be laid out: a phone's
const LEAST_BESIDE = 10  // px of a letter in a picture that is wider than its place, and so drawn smaller
const FLATTEST = 0.7  // of the height that a picture would have
export const TALLEST = 2  // times its own height, where a picture fills its place
const ROUNDS = 3  // a narrower picture may have smaller letters

/** @typedef {{width: number, height: number}} Room  in px */
/** @typedef {{width: number, own: number, larger: number, letters: number}} Place  px; those of its form, 0 for any; how large if it fits; px of its letters */

/** @type {(text: Element) => unknown} */
const seen = text => text.textContent.trim() && Number(getComputedStyle(text).opacity)
/** @type {(svg: Element) => number} */
const smallest = svg => Math.min(...[...svg.querySelectorAll("text")].filter(seen).map(text => parseFloat(getComputedStyle(text).fontSize)))

/** @type {(name: string, otherwise: number) => (element: Element) => number} */
const styled = (name, otherwise) => element => parseFloat(getComputedStyle(element).getPropertyValue(name)) || otherwise
export const least = styled("min-height", 0)  // px
export const most = styled("--highest", Infinity)
export const letters = styled("--letters", LEAST)
export const fills = styled("--fills", 0)  // 1: its place, whose size doesn't follow from it
const largest = styled("--larger", 1)

/** @type {(svg: Element, room: Room | false | 0, place: Place) => number} */
function wanted(svg, room, place) {  // room: what the picture should fill, none where it stands on the page
  const beside = Math.min(place.larger, Math.max(place.width / place.own, LEAST_BESIDE / smallest(svg)))  // wider ones are scrolled
  const filling = room ? Math.max(1, Math.min(room.height / parseFloat(svg.getAttribute("height")), room.width / (place.own || NARROWEST))) : beside
  return state.display === "projector" ? Math.max(filling, place.letters / Math.min(place.letters, smallest(svg))) : filling
}

/** @type {(picture: HTMLElement, view: any) => Promise<void>} */
export async function widen(picture, view) {  // to its place; Vega itself looks there when the window changes
  if (picture.dataset.width !== "container") return
  const wide = picture.clientWidth, is = Number(picture.querySelector("svg.marks")?.getAttribute("width") ?? wide)
  if (view.width() === wide && is !== wide) await view.width(wide - 1).runAsync()  // the same number without axes is no change to Vega
  await view.width(wide).runAsync()
}

/** @type {(picture: HTMLElement, view: any, element: HTMLElement) => Promise<void>} */
export async function heighten(picture, view, element) {  // as high as the style asks its place to be at least
  const high = Math.max(Number(picture.dataset.height), least(element))
  if (high && high !== view.height()) await view.height(high).runAsync()
}

/** @type {(picture: HTMLElement, view: any, element: HTMLElement, room: Room | false | 0) => Promise<void>} */
export async function magnify(picture, view, element, room) {  // as large as it should be at present, and as wide as its place
  const place = {larger: largest(element), letters: letters(element), width: element.clientWidth, own: Number(picture.dataset.width) || 0}
  for (let round = 0, before = Number(picture.style.zoom || 1); round < ROUNDS; round += 1) {
    const svg = picture.querySelector("svg.marks"), now = svg ? wanted(svg, room, place) : 1
    if (Math.abs(now - before) < 0.01 || (round && now < before)) return
    before = now
    Object.assign(picture.style, now === 1 ? {zoom: "", minWidth: ""} : {zoom: now.toFixed(3), minWidth: now > 1 ? `${fills(element) ? 0 : NARROWEST}px` : ""})
    picture.style.setProperty("--magnified", String(now))
    await widen(picture, view)
  }
}

/** @type {(picture: HTMLElement, view: any) => Promise<void>} */
export async function spread(picture, view) {  // as far as its form allows
  const {width, widest} = picture.dataset
  if (widest) await view.width(Math.max(Number(width), Math.min(Number(widest), picture.clientWidth))).runAsync()
}

/** @type {(picture: HTMLElement, view: any) => Promise<void>} */
export async function sharpen(picture, view) {  // pixels that are magnified blur
  const sharp = Number(picture.style.zoom || 1) > 1 ? "svg" : picture.dataset.renderer
  if (sharp !== view.renderer()) await view.renderer(sharp).runAsync()
}

/** @type {(picture: HTMLElement, view: any, highest: number, tallest?: number) => Promise<void>} */
export async function shorten(picture, view, highest, tallest = 0) {  // so that it stands on the screen; tallest: how much of its own height it may gain
  const own = Number(picture.dataset.height), zoom = Number(picture.style.zoom || 1), gains = picture.dataset.width === "container" && tallest  // whose width is free
  const over = own && Number(picture.querySelector("svg.marks")?.getAttribute("height")) - highest / zoom
  if (over > 0 || gains) await view.height(Math.max(FLATTEST * own, Math.min(view.height() - over, Math.max(view.height(), gains * own)))).runAsync()  // view.height() is without axes
}
