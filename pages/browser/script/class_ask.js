// What the teacher asks: a question of Practice by its topic and level, one about the view on screen, or one of their own.

import {button, make} from "./elements.js"
import {act, told} from "./member.js"
import {cellOf} from "./pointer.js"
import {heatmap, markCells, markOthers} from "./class_results.js"
import {clear, show} from "./class_view.js"

const KINDS = ["choices", "number", "word", "cell", "text"], WITH_A_SOLUTION = ["number", "word", "cell"]

/** @type {(place: HTMLElement, asked: () => void) => HTMLElement} */
export function form(place, asked) {
  return make("div", {className: "ask", key: told.topics.length}, make("div", {}, topics(asked), make("div", {className: "of_view"})), own(place, asked))
}

const labelled = (label, control) => make("label", {}, `${label} `, control)
const options = listed => listed.map(([value, label]) => new Option(label, value))

function topics(asked) {  // a question is read before it is asked; another one is another draw
  const {words, titles} = told, level = make("select", {}, ...options([["1", "1"], ["2", "2"], ["3", "3"]])), topic = make("select"), preview = make("div", {className: "preview"})
  let draw = Math.floor(Math.random() * 1e4)
  const drawn = () => ({topic: topic.value, level: Number(level.value), draw})
  const read = async () => {
    const {text, choices, right} = await act("preview", drawn())
    preview.replaceChildren(make("p", {textContent: text}), make("ul", {}, ...choices.map(choice => make("li", {textContent: choice}))), right ? make("p", {textContent: `${words.rightAnswer}: ${right}`}) : "")
  }
  const groups = () => {
    const there = told.topics.filter(({levels}) => levels.includes(Number(level.value))), pages = [...new Set(there.map(({page}) => page))]
    topic.replaceChildren(...pages.map(page => make("optgroup", {label: titles[page]}, ...options(there.filter(each => each.page === page).map(({kind, title}) => [kind, title])))))
    preview.replaceChildren()
  }
  level.onchange = groups
  topic.onchange = () => preview.replaceChildren()
  groups()
  const another = () => { draw += 1; read() }
  const acts = make("div", {className: "acts"}, button(words.preview, read), button(words.another, another), button(words.askThis, () => act("ask", drawn()).then(asked), {className: "onward"}))
  return make("section", {}, make("h2", {textContent: words.topic}), make("div", {className: "acts"}, labelled(words.level, level), labelled(words.ofTopic, topic)), preview, acts)
}

/** @type {(asked: () => void) => HTMLElement[]} */
export function ofView(asked) {  // what stands on screen has numbers of its own
  const {words, state: {lead}} = told, status = make("p", {role: "alert"})
  if (!lead) return []
  const ask = kind => act("ask", {kind, ...told.state.lead}).then(asked, error => { status.textContent = error.message })
  const offered = [["largest", words.askLargest], ["share", words.askShare], ...lead.link.includes("lesson=") ? [["lesson", words.askLesson]] : []]
  return [make("section", {key: lead.page + offered.length}, make("h2", {textContent: words.ofView}), ...offered.map(([kind, label]) => button(label, () => ask(kind))), status)]
}

function own(place, asked) {
  let lead = null  // the view in whose picture a cell is chosen
  const {words} = told, label = {choices: words.askChoices, number: words.askNumber, word: words.askWord, cell: words.askCell, text: words.askText}
  const text = make("textarea", {rows: 2, maxLength: 400}), kind = make("select", {}, ...options(KINDS.map(name => [name, label[name]])))
  const choices = make("textarea", {rows: 4}), right = make("input", {type: "text", maxLength: 200}), status = make("p", {role: "alert"})
  const listed = labelled(words.choices, choices), solution = labelled(words.right, right), picture = make("div")
  const marked = () => markCells(place, kind.value === "cell" && right.value ? [[...right.value.split(","), "✓"]] : [])
  const select = ({clientX, clientY}) => {  // the right cell, in the picture that the class sees
    const chart = heatmap(place), cell = chart && cellOf(chart, clientX, clientY)
    if (kind.value !== "cell" || !cell || cell.plot) return
    const {box: [x, y, width, height]} = cell
    right.value = `${Math.round(y / height)},${Math.round(x / width)}`
    marked()
  }
  kind.onchange = () => {  // the right answer of another kind is none of this one
    right.value = ""
    listed.hidden = kind.value !== "choices"
    solution.hidden = !WITH_A_SOLUTION.includes(kind.value)
    lead = told.state.lead
    const cells = kind.value === "cell" && lead
    picture.replaceChildren(...cells ? [make("p", {textContent: words.clickRight}), place] : [])
    if (cells) show(place, lead)
    else clear()
    marked()
  }
  picture.addEventListener("click", select, true)
  new MutationObserver(() => markOthers(place)).observe(picture, {childList: true, subtree: true})
  kind.onchange(null)
  const ask = () => act("ask", question(text.value, kind.value, choices.value, right.value, kind.value === "cell" ? lead : told.state.lead)).then(asked, error => { status.textContent = error.message })
  return make("section", {}, make("h2", {textContent: words.anythingElse}), labelled(words.text, text), make("div", {className: "acts"}, labelled(words.answerKind, kind)), listed, solution, picture, status, button(words.askThis, ask, {className: "onward"}))
}

function question(text, kind, choices, right, lead) {
  const lines = choices.split("\n").map(line => line.trim()).filter(Boolean)
  const starred = lines.findIndex(line => line.startsWith("*")), listed = lines.map(line => line.replace(/^\*\s*/, ""))
  const ofChoices = kind === "choices" ? {choices: listed, right: starred < 0 ? "" : String(starred)} : {right}
  return {kind, text, ...lead ?? {}, title: "", ...ofChoices}
}
