// What a class has answered, as bars: those of the vote before beside those of the last one; cells are marked in the picture.

import {fill, make} from "./elements.js"
import {told} from "./member.js"
import {placeOf} from "./pointer.js"

/** @typedef {{count: number, right: number | null, bars: {label: string, count: number, right: boolean, mistake: string}[], cells?: number[][]}} Results */

/** @type {(question: any, open: (mistake: string) => void) => HTMLElement} */
export function results({votes}, open) {
  const last = votes.at(-1), before = votes.length > 1 ? votes[0] : null
  const most = Math.max(1, ...votes.flatMap(({bars}) => bars.map(bar => bar.count)))
  const rows = last.bars.map((bar, i) => row(bar, before && before.bars.find(({label}) => label === bar.label), most, open))
  return make("div", {className: "results"}, make("div", {className: "bars"}, ...rows), summary(before, last))
}

function row({label, count, right, mistake}, before, most, open) {
  const bar = (number, kind) => make("div", {className: `bar ${kind}`, style: `--share: ${number / most}`}, make("i"))
  const drawn = make("div", {}, ...before ? [bar(before.count, "first")] : [], bar(count, right ? "right" : ""))
  const known = told.mistakes[mistake]
  const note = right ? "✓" : known ? make("button", {type: "button", textContent: known, onclick: () => open(mistake)}) : ""
  const counts = before ? `${before.count} → ${count}` : String(count)
  return make("div", {className: "row"}, make("span", {className: "label", textContent: label}), drawn, make("b", {textContent: counts}), make("span", {}, note))
}

const percent = ({right, count}) => count ? Math.round(100 * right / count) : 0

function summary(before, last) {
  if (last.right === null) return ""
  const {oneVote, twoVotes} = told.words
  const sentence = before ? fill(twoVotes, {first: percent(before), second: percent(last)}) : fill(oneVote, {right: percent(last)})
  return make("p", {textContent: sentence})
}

/** @type {(question: any, cell: import("./pointer.js").Cell) => void} */
export function markCells({votes}, {slot, plot, box: [, , width, height]}) {  // how often each cell was clicked
  for (const mark of document.querySelectorAll(".clicked")) mark.remove()
  for (const [row, column, count] of votes.at(-1).cells ?? []) {
    const place = placeOf({slot, plot, box: [column * width, row * height, width, height]})
    if (!place) continue
    const {left, top} = place, size = {left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${place.width}px`, height: `${place.height}px`}
    document.body.append(Object.assign(make("div", {className: "clicked", textContent: String(count)}), {}))
    Object.assign(/** @type {HTMLElement} */ (document.body.lastElementChild).style, size)
  }
}
