// Lessons: a learner's number, a file that is opened here, and a text that is packed into the link; no server keeps any of it.

import {choose} from "./acts.js"
import {copy} from "./copy.js"
import {currentLink, value} from "./link.js"
import {stored} from "./practice.js"
import {save} from "./save.js"
import {textOf} from "./text_file.js"

const MOST = 20_000, MOST_BYTES = 4 * MOST  // of a lesson: characters, and bytes of its file
const STILL = 500  // ms after the last key before a text is packed
const KEY = "attention-lessons", MOST_LESSONS = 50, MOST_PARTS = 50  // of which answers are kept in this browser
let packed = ""  // the lesson that was packed here last
let timer = 0, packing = 0  // packing: which text is the latest

const number = count => count.toLocaleString("en")
const writer = () => document.querySelector(".board .lessonwriter")

function say(sentence, count = 0, most = 0) {  // beside the text, in the words of the page
  const line = writer()?.querySelector(".trouble")
  const text = sentence ? writer().querySelector("[data-words]").dataset.words : "{}"
  if (line) line.textContent = (JSON.parse(text)[sentence] ?? "").replace("⟨count⟩", number(count)).replace("⟨most⟩", number(most))
}

async function pack(text) {  // compressed, in the signs of addresses: packing.py reads it
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
  return `z.${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`
}

async function take(text) {  // a text becomes the lesson of the link
  const mine = packing += 1, most = Number(writer().querySelector("textarea").dataset.most)
  if (text.length > MOST) return void say("tooLong", text.length, MOST)
  try {
    const lesson = text.trim() ? await pack(text) : ""
    if (mine !== packing) return  // a later one is on its way
    if (lesson.length > most) return void say("tooLongLink", lesson.length, most)
    say("")
    packed = lesson
    if (lesson !== value(currentLink(), "lesson")) choose({lesson, part: "1", lesson_answer: ""})
  } catch { say("noPacking") }
}

async function open(input) {
  const [file] = input.files
  if (!file) return
  if (file.size > MOST_BYTES) say("tooLarge", file.size, MOST)
  else try {
    const text = await textOf(file)
    if (text.trim()) write(text)
    else say("empty")
  } catch { say("notRead") }
  input.value = ""  // the same file can be opened again, once it is changed
}

function saveAs(unnamed) {  // a file that is called after the lesson's title
  const text = writer().querySelector("textarea").value
  const title = text.match(/^# *(.+)/)?.[1].toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")
  save(`${title || unnamed}.md`, text, "text/markdown")
}

function write(text) {
  const area = writer().querySelector("textarea")
  area.value = text
  take(text)
}

export function followText(element) {  // another lesson than the one that is written here: its text stands there
  const area = element.querySelector("textarea"), lesson = value(currentLink(), "lesson")
  if (area && lesson !== packed && document.activeElement !== area) area.value = area.defaultValue
}

function toLine(line) {  // the cursor into a line of the text, from 1
  const area = writer().querySelector("textarea"), lines = area.value.split("\n")
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1] ?? "").length)
  area.scrollTop = area.scrollHeight * (line - 4) / lines.length
}

// How questions were answered: lesson → part → [right, at the first try], of those that were seen without an answer
let seen = ""

function keep(lesson, part, state) {
  const all = stored(KEY), mine = Array.isArray(all[lesson]?.[part]) ? all[lesson][part] : null
  if (mine?.[0] || part > MOST_PARTS) return
  delete all[lesson]?.[part]
  const {[lesson]: parts = {}, ...others} = all
  const kept = [...Object.entries(others).slice(1 - MOST_LESSONS), [lesson, {...parts, [part]: [state === "right", state === "right" && !mine]}]]
  try { localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept))) } catch { /* full, or not allowed */ }
}

export function followAnswer(element) {
  const {lesson, part, state} = element.querySelector("[data-lesson]")?.dataset ?? {}, place = `${lesson}/${part}`
  if (state === "open") seen = place
  if (state === "wrong" || state === "right") if (seen === place) keep(lesson, Number(part), state)
}

export function showEnd(element) {
  const line = element.querySelector("[data-ended]"), {ended, asking, words} = line.dataset
  const asked = asking.split(" "), all = stored(KEY), mine = asked.map(part => all[ended]?.[part]).filter(Array.isArray)
  const count = place => String(mine.filter(each => each[place] === true).length)
  line.textContent = JSON.parse(words)[mine.length ? "some" : "none"]
    .replace("⟨right⟩", count(0)).replace("⟨first⟩", count(1)).replace("⟨asked⟩", String(asked.length))
}

function change({target}) {
  if (target.matches?.(".board [data-put]")) choose({[target.dataset.put]: target.value})
  if (target.matches?.(".lessonwriter input[type=file]")) open(target)
}

function input({target}) {
  if (!target.matches?.(".lessonwriter textarea")) return
  clearTimeout(timer)
  timer = setTimeout(() => take(target.value), STILL)
}

function click({target}) {
  const button = target.closest?.(".board button")
  if (button?.matches(".lessonwriter [data-example]")) write(button.dataset.example)
  if (button?.matches(".lessonwriter [data-save]")) saveAs(button.dataset.save)
  if (button?.matches(".lessonlinks button")) copy(button, button.parentElement.querySelector("a").href)
  if (button?.dataset.line) toLine(Number(button.dataset.line))
}

export function listen() {
  for (const [type, listener] of Object.entries({change, input, click})) document.addEventListener(type, listener)
}
