// Questions: which were answered, how, and whether rightly, kept in this browser alone, quiz by quiz; saved as CSV.

import {choose} from "./acts.js"
import {save} from "./save.js"

const KEY = "attention-questions", MOST_QUIZZES = 50, MOST_QUESTIONS = 20, LONGEST = 100  // what is kept
const COLUMNS = ["quiz", "version", "level", "question", "kind", "answer", "right", "right_answer"]
const MARK = "\ufeff", COMPUTED = /^[\s"']*[=+\-@＝＋－＠]/, NUMBER = /^\s*-(\d+([.,]\d+)?(e[+-]\d+)?|inf)\s*$/  // as in spreadsheets.py
let kept = null, unanswered = ""  // quiz → question → what was answered first; the question that was seen without its answer

/** @type {(key: string) => Record<string, any>} */
export function stored(key) {  // what is kept under a key; {} where it is no object
  try {
    const found = JSON.parse(localStorage.getItem(key))
    return found && typeof found === "object" && !Array.isArray(found) ? found : {}
  } catch { return {} }
}

function store() {  // a browser that keeps nothing has it until it is reloaded
  const quizzes = Object.keys(kept)
  for (const old of quizzes.slice(0, Math.max(0, quizzes.length - MOST_QUIZZES))) delete kept[old]
  try { localStorage.setItem(KEY, JSON.stringify(kept)) } catch { /* full, or not allowed */ }
}

const quizOf = ({quiz, version, level, topics}) => `${quiz}.${version}/${level}${topics ? `/${topics}` : ""}`

function answers(name) {  // of one quiz: lists of texts, as they were stored
  const quiz = kept[name]
  const listed = quiz && typeof quiz === "object" ? Object.values(quiz) : []
  return listed.filter(row => Array.isArray(row) && row.length === COLUMNS.length).slice(0, MOST_QUESTIONS).map(row => row.map(String))
}

function keep(data) {  // the first answer to a question that was seen without one counts
  const place = `${quizOf(data)}/${data.question}`
  if (data.answer === undefined) return void (unanswered = place)
  if (unanswered !== place) return
  unanswered = ""
  const quiz = kept[quizOf(data)] ??= {}
  if (data.question in quiz) return
  quiz[data.question] = COLUMNS.map(name => data[name].slice(0, LONGEST))
  store()
}

export function show(element) {  // of a piece that says which question is on screen
  const line = element.querySelector(".answered"), data = line.dataset
  kept = stored(KEY)
  keep(data)
  const listed = answers(quizOf(data)), right = listed.filter(row => row[COLUMNS.indexOf("right")] === "true").length
  const sentences = JSON.parse(data.sentences), count = listed.length
  const whole = count === Number(data.offered) && listed.every(row => Number(row[COLUMNS.indexOf("question")]) <= count)
  const sentence = sentences[count === 0 ? "none" : whole ? "last" : "some"]
  line.textContent = sentence.replace("⟨right⟩", right).replace("⟨answered⟩", count)
  for (const button of element.querySelectorAll("[data-score]")) button.hidden = !count
}

/** @type {(text: string) => string} */
export function cell(text) {  // of which no spreadsheet computes anything, wherever it separates cells
  const parts = text.split(/([;\t\r\n])/).map(part => COMPUTED.test(part) && !NUMBER.test(part) ? `'${part}` : part)
  const safe = (/^[\t\r]/.test(text) ? "'" : "") + parts.join("")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const acts = {
  save({file}) {
    const rows = [COLUMNS, ...Object.keys(kept).flatMap(answers)]
    save(`${file}.csv`, MARK + rows.map(row => `${row.map(cell).join(",")}\r\n`).join(""), "text/csv")
  },
  clear(data) {
    delete kept[quizOf(data)]
    store()
  },
}

function click({target}) {
  const button = target.closest?.(".board [data-score]"), piece = button?.closest("[data-slot]")
  if (!button) return
  kept = stored(KEY)
  acts[button.dataset.score](piece.querySelector(".answered").dataset)
  show(piece)
}

function change({target}) {  // a number that sets a name of the link, and others besides
  const {number, besides} = target.dataset ?? {}
  if (!number) return
  const value = Math.round(Math.max(target.min, Math.min(target.max, target.value)))
  target.value = value
  choose({...JSON.parse(besides), [number]: String(value)})
}

export function listen() {
  for (const [type, listener] of Object.entries({click, change})) document.addEventListener(type, listener)
}
