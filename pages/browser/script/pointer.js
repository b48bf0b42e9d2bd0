// A frame around the cell that the mouse or a finger is at, which is seen from afar, and a line under its row's and column's name.
// It and Vega's tip go with what they speak of: when that changes, moves or leaves, and when another place is touched.

import {state} from "./link.js"
import {marks} from "./scenegraph.js"

const NAMED = "pointed"
const TIP = "#vg-tooltip-element"  // what Vega-Embed calls it
const NEAR = 3  // px by which a name may stand beside the middle of its column
let frame = null, at = null, names = []  // at: the place that is marked
let marked = null  // its chart, and where that stands

const overlay = () => frame ??= document.body.appendChild(Object.assign(document.createElement("div"), {className: "pointer", ariaHidden: "true"}))

export function hide() {
  at = marked = pointed = null
  if (frame) frame.hidden = true
  for (const name of names) name.classList.remove(NAMED)
  names = []
}

export function leave() {  // what is under the mouse is no longer what it was
  hide()
  document.querySelector(TIP)?.classList.remove("visible")
}

const box = element => element.getBoundingClientRect()
const size = ({width, height}) => width * height

/** @type {(chart: any, type: string) => DOMRect[]} */
function places(chart, type) {  // boxes on the screen of marks of one type that react to the mouse
  const view = chart.chart?.view, svg = chart.querySelector("svg.marks")
  if (!view || !svg) return []
  const {left, top, width: wide} = box(svg), scale = wide / svg.getAttribute("width")
  const found = marks(view).filter(mark => mark.type === type && mark.item.mark.interactive !== false)
  return found.map(({item, x, y}) => {
    const [across, down, width, height] = [item.x, item.y, item.width, item.height].map(number => scale * (number ?? 0))
    return new DOMRect(left + scale * x + across, top + scale * y + down, width, height)
  }).filter(size)
}

function cellAt(chart, x, y) {  // the smallest one there: outlines of a whole row, say, are larger
  const [cell] = places(chart, "rect").filter(each => inside(each, x, y)).sort((one, other) => size(one) - size(other))
  const images = places(chart, "image")
  return cell && images.length === 1 ? partOf(cell, images[0], chart, x) : cell
}

function partOf(row, image, chart, x) {  // where all cells are one picture, a mark is a whole row of it
  const columns = chart.chart.view.scale("x").domain()[1]
  if (!columns || Math.abs(row.width - image.width) > NEAR) return row
  const width = row.width / columns, at = Math.min(columns - 1, Math.floor((x - row.left) / width))
  return new DOMRect(row.left + at * width, row.top, width, row.height)
}

function anchor(text) {  // where a text stands, before it is turned
  const [, x, y] = text.getAttribute("transform")?.match(/translate\(([-\d.e]+)[, ]([-\d.e]+)\)/) ?? [, 0, 0]
  return new DOMPoint(Number(x), Number(y)).matrixTransform(text.parentElement.getScreenCTM())
}

function namesOf(cell, chart) {
  const texts = [...chart.querySelectorAll("svg.marks text")].filter(text => text.textContent.trim())
  const [plot = box(chart)] = plots(chart)
  const middle = cell.left + cell.width / 2
  const beside = texts.filter(text => { const at = anchor(text); return at.x < plot.left + NEAR && cell.top < at.y && at.y < cell.bottom })
  const above = texts.filter(text => { const at = anchor(text); return at.y < plot.top + NEAR && Math.abs(at.x - middle) < NEAR })
  return [...beside, ...above]
}

/** @typedef {{slot: string, plot: number, box: number[]}} Cell  of a picture: its place as shares of the plot: x, y, width, height */

const plots = chart => places(chart, "group")
const inside = ({left, right, top, bottom}, x, y) => left <= x && x <= right && top <= y && y <= bottom

/** @type {(chart: HTMLElement, x: number, y: number) => Cell | null} */
export function cellOf(chart, x, y) {  // at a place on the screen
  const cell = cellAt(chart, x, y), all = plots(chart)
  const plot = all.findIndex(each => inside(each, x, y))
  if (!cell || plot < 0) return null
  const {left, top, width, height} = all[plot]
  const shares = [(cell.left - left) / width, (cell.top - top) / height, cell.width / width, cell.height / height]
  return {slot: chart.dataset.slot, plot, box: shares.map(share => Math.round(1e4 * share) / 1e4)}
}

/** @type {(chart: HTMLElement) => Cell | null} */
export function firstCell(chart) {  // of its first plot, whose size all cells have; null where it has none
  const [plot] = plots(chart), [smallest] = places(chart, "rect").sort((one, other) => size(one) - size(other))
  return plot && smallest ? cellOf(chart, plot.left + smallest.width / 2, plot.top + smallest.height / 2) : null
}

/** @type {(cell: Cell) => Place | null} */
export function placeOf({slot, plot, box: [x, y, width, height]}) {  // of a cell on this screen
  const chart = document.querySelector(`.board [data-slot="${CSS.escape(slot)}"]`), at = chart && plots(chart)[plot]
  if (!at) return null
  const {left, top, width: wide, height: high} = at
  return {left: left + x * wide, top: top + y * high, width: width * wide, height: height * high}
}

/** @type {Cell | null} */
let pointed = null  // the cell that is marked

/** @type {() => Cell | null} */
export const pointedCell = () => pointed

/** @typedef {{left: number, top: number, width: number, height: number}} Place */

/** @type {(place: Place) => void} */
function frameAt(place) {
  Object.assign(overlay().style, Object.fromEntries(["left", "top", "width", "height"].map(side => [side, `${place[side]}px`])))
  overlay().dataset.dark = state.dark
  overlay().hidden = false
}

/** @type {(cell: Cell | null) => void} */
export function show(cell) {  // the cell at which somebody else points
  const place = cell && placeOf(cell)
  if (place) frameAt(place)
  else hide()
}

function follow(chart, stood) {  // frame by frame, while it is marked
  if (marked !== stood) return
  if (chart.isConnected && JSON.stringify(box(chart)) === stood.place) requestAnimationFrame(() => follow(chart, stood))
  else leave()
}

/** @param {AnyEvent} event */
function point({clientX, clientY, target}) {
  const chart = target.closest?.(".board .chart"), cell = chart && cellAt(chart, clientX, clientY)
  const place = cell && JSON.stringify(cell)
  if (place && place === at) return
  hide()
  if (!cell) return
  at = place
  frameAt(cell)
  pointed = cellOf(chart, clientX, clientY)
  names = namesOf(cell, chart)
  for (const name of names) name.classList.add(NAMED)
  marked = {place: JSON.stringify(box(chart))}
  follow(chart, marked)
}

const touch = ({target}) => { if (!target.closest?.(".board .chart")) leave() }

export function listen() {
  for (const type of ["pointermove", "pointerdown"]) document.addEventListener(type, point, {passive: true})
  document.addEventListener("pointerdown", touch, {passive: true})
  document.addEventListener("pointercancel", leave)  // a swipe
  document.addEventListener("scroll", leave, {capture: true, passive: true})
  document.addEventListener("pointerleave", ({pointerType}) => { if (pointerType === "mouse") hide() })  // a finger leaves at once
  window.addEventListener("resize", leave)
}
