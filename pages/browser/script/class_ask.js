// What the teacher asks: a question of Practice by its topic and level, or one of their own about the view on screen.

import {button, make} from "./elements.js"
import {act, told} from "./member.js"

const KINDS = ["choices", "number", "word", "cell", "text"]

/** @type {(asked: () => void) => HTMLElement} */
export function form(asked) {
  return make("div", {className: "ask"}, make("div", {}, topics(asked), ofView(asked)), own(asked))
}

const labelled = (label, control) => make("label", {}, `${label} `, control)
const options = listed => listed.map(([value, label]) => new Option(label, value))

function topics(asked) {
  const {words, titles} = told, level = make("select", {}, ...options([["1", "1"], ["2", "2"], ["3", "3"]])), topic = make("select")
  const groups = () => {
    const there = told.topics.filter(({levels}) => levels.includes(Number(level.value))), pages = [...new Set(there.map(({page}) => page))]
    topic.replaceChildren(...pages.map(page => make("optgroup", {label: titles[page]}, ...options(there.filter(each => each.page === page).map(({kind, title}) => [kind, title])))))
  }
  level.onchange = groups
  groups()
  const ask = () => act("ask", {topic: topic.value, level: Number(level.value), draw: Math.floor(Math.random() * 1e4)}).then(asked)
  return make("section", {}, make("h2", {textContent: words.topic}), make("div", {className: "acts"}, labelled(words.level, level), labelled(words.ofTopic, topic), button(words.askThis, ask, {className: "onward"})))
}

function ofView(asked) {  // what stands on screen has numbers of its own
  const {words, state} = told, {lead} = state, status = make("p", {role: "alert"})
  if (!lead) return ""
  const ask = kind => act("ask", {kind, ...lead}).then(asked, error => { status.textContent = error.message })
  const offered = [["largest", words.askLargest], ["share", words.askShare], ...lead.link.includes("lesson=") ? [["lesson", words.askLesson]] : []]
  return make("section", {}, make("h2", {textContent: words.ofView}), ...offered.map(([kind, label]) => button(label, () => ask(kind))), status)
}

function own(asked) {
  const {words} = told, label = {choices: words.askChoices, number: words.askNumber, word: words.askWord, cell: words.askCell, text: words.askText}
  const text = make("textarea", {rows: 2, maxLength: 400}), kind = make("select", {}, ...options(KINDS.map(name => [name, label[name]])))
  const choices = make("textarea", {rows: 4}), right = make("input", {type: "text", maxLength: 200}), status = make("p", {role: "alert"})
  const listed = labelled(words.choices, choices), solution = labelled(words.right, right)
  kind.onchange = () => {
    listed.hidden = kind.value !== "choices"
    solution.hidden = ["choices", "text"].includes(kind.value)
  }
  kind.onchange(null)
  const ask = () => act("ask", question(text.value, kind.value, choices.value, right.value)).then(asked, error => { status.textContent = error.message })
  return make("section", {}, make("h2", {textContent: words.anythingElse}), labelled(words.text, text), make("div", {className: "acts"}, labelled(words.answerKind, kind)), listed, solution, status, button(words.askThis, ask, {className: "onward"}))
}

function question(text, kind, choices, right) {
  const {lead} = told.state, lines = choices.split("\n").map(line => line.trim()).filter(Boolean)
  const starred = lines.findIndex(line => line.startsWith("*")), listed = lines.map(line => line.replace(/^\*\s*/, ""))
  const ofChoices = kind === "choices" ? {choices: listed, right: starred < 0 ? "" : String(starred)} : {right}
  return {kind, text, ...lead ?? {}, title: "", ...ofChoices}
}
