// The wall of a class: each student, where they are, how long they have done nothing, and what they have answered.

import {button, fill, make} from "./elements.js"
import {remove} from "./class_door.js"
import {act, told} from "./member.js"

const STILL = 180, WRONG = 2  // seconds without an act, and wrong answers, from which a student is marked
const BINS = [0, 0.25, 0.5, 1, 2, 4, 20.001]  // of temperatures

/** @type {(show: (view: {page: string, link: string}) => void) => HTMLElement} */
export function wall(show) {
  const {words, people} = told, students = people?.students ?? []
  if (!students.length) return make("p", {className: "lonely", textContent: words.nobody})
  const head = [words.student, words.place, words.points, ""].map(text => make("th", {textContent: text}))
  return make("div", {}, make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...students.map(student => row(student, show)))), legend(), lesson(students), temperatures(students))
}

const legend = () => make("small", {textContent: fill(told.words.marked, {minutes: STILL / 60, wrong: WRONG})})

function lesson(students) {  // a grid of its parts and those who are at them
  const there = students.filter(({part}) => part), most = Math.max(0, ...there.map(({part}) => Number(part)))
  if (!there.length) return ""
  const parts = Array.from({length: most}, (_, i) => String(i + 1)), {words} = told
  const rows = there.map(({number, name, shown, part}) => make("tr", {}, make("th", {textContent: `${number} ${shown ? name : ""}`}), ...parts.map(each => make("td", {textContent: each === part ? "●" : Number(each) < Number(part) ? "·" : ""}))))
  return make("section", {}, make("h2", {textContent: words.parts}), make("table", {}, make("tr", {}, make("th"), ...parts.map(each => make("th", {textContent: each}))), ...rows), make("small", {textContent: words.partsLegend}))
}

function row({student, number, name, shown, page, step, when, right = 0, wrong = 0, hand, answered}, show) {
  const {words, titles, people, state: {mode}} = told, roams = mode === "roam", idle = roams && when ? people.now - when : 0
  const who = make("td", {}, `${number} ${shown ? name : ""}`, name && button(shown ? words.hideName : words.showName, () => act("hide", {student, shown: !shown}), {className: "quiet"}))
  const place = make("td", {textContent: roams && page ? `${titles[page]}${step ? ` ${step}` : ""}` : words.followsNow})
  const marks = make("td", {}, answered ? `✓ ${words.answeredMark} ` : "", idle > STILL ? fill(words.still, {minutes: Math.floor(idle / 60)}) : "", hand && button(words.showAll, () => act("show", {student}).then(show)), remove({student, number}))
  return make("tr", {className: idle > STILL || wrong >= WRONG ? "stuck" : ""}, who, place, make("td", {textContent: `${right} / ${wrong}`}), marks)
}

function temperatures(students) {
  const set = students.map(({temperature}) => temperature).filter(value => typeof value === "number")
  if (!set.length) return ""
  const counts = BINS.slice(1).map((high, i) => set.filter(value => BINS[i] <= value && value < high).length), most = Math.max(...counts)
  const bars = counts.map((count, i) => make("div", {className: "row"}, make("span", {className: "label", textContent: `${BINS[i]} – ${Math.floor(BINS[i + 1] * 100) / 100}`}), make("div", {}, make("div", {className: "bar", style: `--share: ${count / most}`}, make("i"))), make("b", {textContent: String(count)}), make("span")))
  return make("section", {}, make("h2", {textContent: told.words.temperatures}), make("div", {className: "bars"}, ...bars))
}
