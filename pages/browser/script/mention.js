// A word in the colour of its role, and what stands for it in pictures: who points at one sees the other marked.
// A picture says which fields name the words of a role. Of a row that names several, each is meant.

import {marks} from "./scenegraph.js"

const ROLES = {"blue-badge": "query", "orange-badge": "key", "green-badge": "value", "violet-badge": "output"}
const MENTION = `.board .say :is(${Object.keys(ROLES).map(name => `.${name}`).join()})`
const SVG = "http://www.w3.org/2000/svg"

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{role: string, word: string}} Term */

/** @type {(mention: Element) => Term} */
const termOf = mention => ({role: ROLES[mention.className], word: mention.textContent.replaceAll("\u2060", "").replaceAll("\u00a0", " ")})

/** @type {(terms: Record<string, string[]>, term: Term) => (datum: Record<string, unknown>) => boolean} */
const naming = (terms, {role, word}) => datum => (terms[role] ?? []).some(field => datum[field] === word || String(datum[field]).split(" ").includes(word))

/** @type {() => Element[]} */
const mentions = () => [...document.querySelectorAll(MENTION)].filter(mention => mention.checkVisibility())

/** @type {() => any[]} */
const charts = () => [...document.querySelectorAll(".board .chart")].map(({chart}) => chart).filter(chart => chart?.view && chart.about.terms)

/** @type {(chart: any, term: Term) => Box[]} */
function boxes({view, about}, term) {  // of what stands for it, in the drawing's own px
  const names = naming(about.terms, term), meant = marks(view).filter(({item, type}) => type !== "group" && item.datum && names(item.datum))
  return meant.map(({item: {bounds: {x1, y1, x2, y2}}, x, y}) => ({x: x + x1, y: y + y1, width: x2 - x1, height: y2 - y1}))
}

/** @type {(name: string, attributes: Record<string, unknown>, ...inner: Element[]) => Element} */
function drawn(name, attributes, ...inner) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...inner)
  return element
}

/** @type {(chart: any, holes: Box[]) => void} */
function veil(chart, holes) {  // what else stands there
  const svg = chart.element.querySelector("svg.marks"), id = `veil_${chart.element.dataset.slot}`, whole = {width: "100%", height: "100%"}
  const mask = drawn("mask", {id}, drawn("rect", {...whole, fill: "white"}), ...holes.map(hole => drawn("rect", {...hole, fill: "black"})))
  const [width, height, viewBox] = ["width", "height", "viewBox"].map(name => svg.getAttribute(name))
  svg.after(drawn("svg", {class: "veil", width, height, viewBox, "aria-hidden": true}, mask, drawn("rect", {...whole, mask: `url(#${id})`})))
}

export function forget() {
  for (const element of document.querySelectorAll(".veil")) element.remove()
  for (const mention of document.querySelectorAll("[data-meant]")) mention.removeAttribute("data-meant")
}

/** @type {(mention: Element) => void} */
function mark(mention) {  // what stands for it in pictures
  forget()
  for (const chart of charts()) {
    const holes = boxes(chart, termOf(mention))
    if (holes.length) veil(chart, holes)
  }
}

/** @type {(chart: any, datum: Record<string, unknown> | undefined) => void} */
export function meet(chart, datum) {  // the mouse, or a finger, is at what this row is drawn as
  const {terms} = chart.about, meant = datum ? mentions().filter(mention => naming(terms, termOf(mention))(datum)) : []
  forget()
  for (const mention of meant) mention.setAttribute("data-meant", "")
}

function invite() {  // keys, too, to words that stand in a picture that is shown
  const all = charts()
  for (const mention of mentions()) {
    const there = all.some(chart => boxes(chart, termOf(mention)).length)
    if (there) mention.setAttribute("tabindex", "0")
    else mention.removeAttribute("tabindex")
  }
}

/** @param {AnyEvent} event */
function point({target, type, pointerType}) {
  const mention = target.closest?.(MENTION)
  if (mention) mark(mention)
  else if (type === "pointerdown" || pointerType === "mouse") forget()  // a finger is nowhere between two taps
}

export function listen() {
  for (const type of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(type, point, {passive: true})
  document.addEventListener("focusout", ({target}) => { if (target.matches?.(MENTION)) forget() })
  document.addEventListener("keydown", ({key}) => { if (key === "Tab") invite() }, true)
}
