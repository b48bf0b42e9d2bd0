// The students of a class: first how many are where and who needs help, then each of them. Nicknames are shown when asked for.

import {button, fill, make} from "./elements.js"
import {remove, removeMany} from "./class_door.js"
import {look} from "./class_look.js"
import {act, changed, told} from "./member.js"

const STILL = 180, WRONG = 2  // seconds without an act, and wrong answers, from which a student is counted as in need of help
const BINS = [0, 0.25, 0.5, 1, 2, 4, 20.001]  // of temperatures
const SETS_TEMPERATURE = ["explore", "sharpness"]  // pages on which it is explored
let order = "byNumber", names = false

export const sorting = () => [order, names]

/** @type {(student: any) => number} */
const idle = ({when}) => told.state.mode === "roam" && when ? told.people.now - when : 0
/** @type {(student: any) => string} */
const stands = ({page, step}) => page ? `${told.titles[page]}${step ? ` ${step}` : ""}` : ""
const ORDERS = {
  byNumber: (one, other) => one.number - other.number,
  byPlace: (one, other) => stands(one).localeCompare(stands(other)) || one.number - other.number,
  byStill: (one, other) => idle(other) - idle(one),
  byWrong: (one, other) => (other.wrong ?? 0) - (one.wrong ?? 0),
}

/** @type {() => HTMLElement} */
export function wall() {
  const {words, people} = told, students = [...people?.students ?? []].sort(ORDERS[order])
  if (!students.length) return make("p", {className: "lonely", textContent: words.nobody})
  const head = [words.student, words.place, words.points, ""].map(text => make("th", {textContent: text}))
  const table = make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...students.map(row)))
  return make("div", {}, summary(students), settings(), table, lesson(students), temperatures(students))
}

function summary(students) {
  const {words, state} = told, places = Map.groupBy(students.filter(({page}) => page), stands)
  const counts = [...places].sort(([, one], [, other]) => other.length - one.length).map(([place, there]) => make("li", {textContent: `${there.length} × ${place}`}))
  const stuck = students.filter(student => idle(student) > STILL).length, wrong = students.filter(student => (student.wrong ?? 0) >= WRONG).length
  const needs = fill(words.needHelp, {still: stuck, minutes: STILL / 60, wrong: wrong, answers: WRONG})
  return make("section", {className: "summary"}, state.mode === "roam" ? make("ul", {}, ...counts) : make("p", {textContent: words.allFollow}), make("p", {textContent: needs}), missing(students))
}

function missing(students) {  // who hasn't done the task that is shown
  const {words, people} = told, left = students.filter(({reached}) => !reached).map(({number}) => number).sort((one, other) => one - other)
  return people.reached === undefined || !left.length ? "" : make("p", {className: "unreached", textContent: fill(words.notReached, {numbers: left.join(", ")})})
}

function settings() {
  const {words} = told, sorted = make("select", {onchange: ({target}) => { order = target.value; changed() }}, ...Object.keys(ORDERS).map(name => new Option(words[name], name, false, name === order)))
  const shown = make("input", {type: "checkbox", checked: names, onchange: ({target}) => { names = target.checked; changed() }})
  return make("div", {className: "acts"}, make("label", {}, `${words.sorted} `, sorted), make("label", {}, shown, ` ${words.showNames}`), button(words.removeMany, removeMany))
}

function row({student, number, name, shown, right = 0, wrong = 0, hand, answered, ...at}) {
  const {words, state} = told, still = idle(at), hide = () => act("hide", {student, shown: !shown})
  const who = make("td", {}, `${number} ${names && shown ? name : ""}`, names && name && button(shown ? words.hideName : words.showName, hide, {className: "quiet"}))
  const place = make("td", {textContent: state.mode === "roam" && stands(at) || words.followsNow})
  const marks = make("td", {}, answered ? `✓ ${words.answeredMark} ` : "", still > STILL ? fill(words.still, {minutes: Math.floor(still / 60)}) : "", hand && button(words.look, () => look({student, number})), remove({student, number}))
  return make("tr", {key: student}, who, place, make("td", {textContent: `${right} / ${wrong}`}), marks)
}

function lesson(students) {  // a grid of the parts at which somebody is, and those who are at them
  const there = students.filter(({part}) => part), {words} = told
  if (!there.length) return ""
  const parts = [...new Set(there.map(({part}) => part))].sort((one, other) => one - other)
  const rows = there.map(({number, part}) => make("tr", {}, make("th", {textContent: number}), ...parts.map(each => make("td", {textContent: each === part ? "●" : each < part ? "·" : ""}))))
  return make("section", {}, make("h2", {textContent: words.parts}), make("table", {}, make("tr", {}, make("th"), ...parts.map(each => make("th", {textContent: each}))), ...rows), make("small", {textContent: words.partsLegend}))
}

function temperatures(students) {
  const set = students.filter(({page}) => SETS_TEMPERATURE.includes(page)).map(({temperature}) => temperature).filter(value => typeof value === "number")
  if (!set.length) return ""
  const counts = BINS.slice(1).map((high, i) => set.filter(value => BINS[i] <= value && value < high).length), most = Math.max(...counts)
  const bars = counts.map((count, i) => make("div", {className: "row"}, make("span", {className: "label", textContent: `${BINS[i]} – ${Math.floor(BINS[i + 1] * 100) / 100}`}), make("div", {}, make("div", {className: "bar", style: `--share: ${count / most}`}, make("i"))), make("b", {textContent: String(count)}), make("span")))
  return make("section", {}, make("h2", {textContent: told.words.temperatures}), make("div", {className: "bars"}, ...bars))
}
