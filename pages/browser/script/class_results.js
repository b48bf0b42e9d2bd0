// What a class has answered, as bars: those of the vote before beside those of the last one; cells are marked in the picture.

import {button, fill, make} from "./elements.js"
import {told} from "./member.js"
import {firstCell, placeOf} from "./pointer.js"

/** @type {(question: any) => string} */
export const lettered = ({kind, choices}) => choices?.length && kind !== "word" ? "lettered" : ""  // A to D: so a room speaks of them

/** @typedef {{count: number, right: number | null, bars: {label: string, count: number, right: boolean, mistake: string}[], cells?: number[][]}} Results */

/** @type {(question: any, open: (mistake: string) => void) => HTMLElement} */
export function results(question, open) {
  const {votes} = question
  const last = votes.at(-1), before = votes.length > 1 ? votes[0] : null
  const most = Math.max(1, ...votes.flatMap(({bars}) => bars.map(bar => bar.count)))
  const rows = last.bars.map((bar, i) => row(bar, before && before.bars.find(({label}) => label === bar.label), {most, all: last.count}, open))
  return make("div", {className: "results"}, make("div", {className: `bars ${question.kind} ${lettered(question)}`}, ...rows), summary(before, last))
}

function row({label, count, right, mistake}, before, {most, all}, open) {
  const bar = (number, kind) => make("div", {className: `bar ${kind}`, style: `--share: ${number / most}`}, make("i"))
  const drawn = make("div", {}, ...before ? [bar(before.count, "first")] : [], bar(count, right ? "right" : ""))
  const known = told.mistakes[mistake]
  const note = right ? "✓" : known ? button(known, () => open(mistake)) : ""
  const counts = before ? `${before.count} → ${count}` : String(count)
  return make("div", {className: "row", key: label}, make("span", {className: "label", textContent: label}), drawn, make("b", {textContent: counts}), make("span", {className: "share", textContent: `${percent({right: count, count: all})} %`}), make("span", {}, note))
}

const percent = ({right, count}) => count ? Math.round(100 * right / count) : 0

function summary(before, last) {
  if (last.right === null || !last.count) return ""
  const {oneVote, twoVotes} = told.words
  const sentence = before ? fill(twoVotes, {first: percent(before), second: percent(last)}) : fill(oneVote, {right: percent(last)})
  return make("p", {textContent: sentence})
}

const matrix = place => place.querySelector(".board .chart:is([data-slot^=heatmap], [data-slot=mask])")

/** @type {(place: HTMLElement) => HTMLElement | undefined} */
export const heatmap = place => matrix(place) ?? place.querySelector(".board .chart")

/** @type {(place: HTMLElement) => void} */
export function markOthers(place) {  // boards beside that of the heatmap, once it is drawn: a board that is not shown is never drawn
  const board = matrix(place)?.closest(".board")
  for (const each of place.children) each.classList.toggle("other", Boolean(board) && each !== board)
  if (place.dataset.picture !== undefined) markPictures(place, place.dataset.picture)
}

/** @type {(place: HTMLElement, slot: string) => void} */
function markPictures(place, slot) {  // on a wall: all but one, and what is compared with it
  const charts = [...place.querySelectorAll(".chart")], one = charts.find(chart => chart.dataset.slot === slot) ?? charts[0]
  for (const cell of place.querySelectorAll(".cell:has(.chart)")) cell.classList.toggle("other", !beside(cell, one))
  for (const chart of charts) {
    const name = chart.previousElementSibling, other = chart !== one && chart.closest(".cell") === one.closest(".cell")
    for (const each of name?.matches("[data-slot$=_name]") ? [name, chart] : [chart]) each.classList.toggle("other", other)
  }
}

/** @type {(cell: Element, one: Element) => boolean} */
function beside(cell, one) {  // whether its picture stands with the one that a wall shows: two heads, say, are compared
  if (cell.contains(one) || one.closest(".board:has([data-slot=loop_code]), .results ~ .view")) return cell.contains(one)
  return cell.closest(".row") === one.closest(".row") && cell.closest(".column") !== one.closest(".column")
}

/** @type {(place: HTMLElement, cells: (string | number)[][]) => void} */
export function markCells(place, cells) {  // of the first picture: row, column, and what is written there
  for (const mark of document.querySelectorAll(".clicked")) mark.remove()
  const chart = cells.length && heatmap(place), first = chart && firstCell(chart)
  for (const [row, column, written] of first ? cells : []) {
    const [, , width, height] = first.box
    if (Number(column) * width >= 1 || Number(row) * height >= 1) continue  // it is no cell of this picture
    const at = placeOf({...first, box: [Number(column) * width, Number(row) * height, width, height]})
    const mark = document.body.appendChild(make("div", {className: "clicked", textContent: String(written)}))
    Object.assign(mark.style, {left: `${at.left + scrollX}px`, top: `${at.top + scrollY}px`, width: `${at.width}px`, height: `${at.height}px`})
  }
}
