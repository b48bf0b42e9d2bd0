// The form of a link to share: it composes the address, and shows it as text, as a QR code, and as HTML for another page.

import {start, teaches} from "./class_bar.js"
import {copy} from "./copy.js"
import {make} from "./elements.js"
import {bare, currentLink, onlyHere, state, value} from "./link.js"
import {told, whenChanged} from "./member.js"
import {pictures} from "./pictures.js"
import {ask} from "./socket.js"
import {showWarning} from "./warning.js"

const STILL = 300  // ms for which an address stands until its code is asked for
const filled = new Map()  // page → what was filled in there: it is kept when the form is folded away
let form = null, timer = null

const part = name => form.querySelector(`[data-share=${name}]`)
const steps = () => [...document.querySelectorAll(".st-key-step button")].map(button => button.innerText.trim())
const drawn = name => document.querySelector("#controls").dataset.drawn.split("~").includes(name)  // on this page
const selects = () => [...form.querySelectorAll("[data-locks]")].filter(select => drawn(select.dataset.locks))

export function begin(element) {  // it has been drawn, or drawn anew
  form = element
  delete form.dataset.coded  // the address whose code stands there
  Object.assign(form, {oninput, onclick, onkeydown})
  part("frame").closest("details").ontoggle = compose  // meanwhile other pictures may have been drawn
  fill(filled.get(state.page) ?? {...currentLink(), ...modes(currentLink())})
  nameClass()
  compose()
}

function nameClass() {  // whose class runs is led back to it
  if (!form?.isConnected) return
  const button = part("class")
  button.dataset.starts ??= button.textContent
  button.textContent = teaches() ? told.words.backToClass : button.dataset.starts
}

whenChanged(nameClass)

function modes({locked = "", hidden = ""}) {
  const of = (listed, mode) => listed.split("~").filter(Boolean).map(name => [name, mode])
  return {modes: Object.fromEntries([...of(locked, "locked"), ...of(hidden, "hidden")])}
}

function fill({task = "", display = "normal", step, modes}) {
  part("task").value = task
  part("display").checked = display === "projector"
  part("step")?.replaceChildren(...steps().map(token => new Option(token)))
  if (part("step")) part("step").value = step ?? value(currentLink(), "step")
  for (const select of form.querySelectorAll("[data-locks]")) {
    select.value = modes[select.dataset.locks] ?? ""
    select.parentElement.hidden = !drawn(select.dataset.locks)
  }
}

function oninput() {
  const modes = Object.fromEntries(selects().map(select => [select.dataset.locks, select.value]))
  const step = part("step")?.value
  const display = part("display").checked ? "projector" : "normal"
  filled.set(state.page, {task: part("task").value, display, modes, ...(step === value(currentLink(), "step") ? {} : {step})})
  compose()
}

function choices() {
  const of = mode => selects().filter(select => select.value === mode).map(select => select.dataset.locks).join("~")
  const task = part("task").value.trim().split(/\s+/).join(" ")
  const display = part("display").checked ? "projector" : "normal"
  return {task, display, locked: of("locked"), hidden: of("hidden"), ...(part("step") ? {step: part("step").value} : {})}
}

function address(options = {}) {
  const link = bare({...currentLink(), ...choices()}), says = "text" in link ? {v: "1"} : {}  // all, so that nothing is selected anew
  const query = new URLSearchParams({...link, ...says, ...options})
  return `${location.origin}${location.pathname}${query.size ? `?${query}` : ""}`
}

function boardAddress(board) {  // the picture alone has no task, and no step
  const {locked, hidden} = choices(), {task, step, display, ...link} = currentLink()
  return `${location.origin}${location.pathname}?${new URLSearchParams({board, ...bare({...link, locked, hidden})})}`
}

function frame(title) {  // the HTML of the page, or of one of its pictures
  const [whole] = part("board").options, listed = pictures(), chosen = part("board").value
  if (part("frame").closest("details").open) for (const {board} of listed) if (!board.isCurrent()) board.want(compose)
  part("board").replaceChildren(whole, ...listed.map(({name, label}) => new Option(label, name)))
  const picture = listed.find(({name}) => name === chosen)
  part("board").value = picture?.name ?? ""
  const src = picture ? boardAddress(picture.name) : address({embed: "true"})
  return `<iframe src="${escaped(src)}" title="${escaped(picture?.label ?? title)}" width="100%" height="${picture?.height ?? 720}" style="border: 0" allow="clipboard-write; fullscreen"></iframe>`
}

const escaped = text => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

export function compose() {  // whenever the form or the link changes
  if (!form?.isConnected) return
  const text = address(), title = part("task").value || form.querySelector(".fields").dataset.title
  const modes = selects().map(select => select.value).filter(Boolean).length
  form.querySelector("summary span").textContent = modes ? `(${modes})` : ""
  part("link").value = text
  part("open").href = text
  part("frame").value = frame(title)
  part("local").hidden = !onlyHere()
  if (text === form.dataset.coded) return
  clearTimeout(timer)
  timer = setTimeout(() => code(text).catch(error => showWarning(error.message)), STILL)
}

async function code(text) {
  const {qr} = await ask({link: currentLink(), qr: text})
  if (!form.isConnected || part("link").value !== text) return
  form.dataset.coded = text
  for (const image of form.querySelectorAll("[data-share=image]")) {
    if (qr.image) image.src = qr.image
    else image.removeAttribute("src")
  }
  part("enlarge").hidden = !qr.image
  part("note").textContent = qr.note
}

function onclick({target}) {
  if (target.closest("dialog")) return void target.closest("dialog").close()
  const button = target.closest("button[data-share]")
  if (!button) return
  if (button.dataset.share === "copy") copy(button, part(button.value).value)
  if (button.dataset.share === "all") {
    for (const select of selects()) select.value = button.value
    oninput()
  }
  if (button.dataset.share === "class") start().catch(error => showWarning(error.message))
  if (button.dataset.share === "print") onPaper()
  if (button.dataset.share === "enlarge") form.querySelector("dialog").showModal()
}

function onPaper() {  // the page, and above it the link, which a phone reads from the paper
  const image = form.querySelector("dialog [data-share=image]").cloneNode(), text = part("link").value
  const paper = make("figure", {id: "paper"}, form.dataset.coded === text && image.src && image, make("figcaption", {textContent: text}))
  document.body.prepend(paper)
  addEventListener("afterprint", () => paper.remove(), {once: true})
  print()
}

function onkeydown(event) {  // a key in the form is none of the page's; Escape closes the large code alone
  const large = form.querySelector("dialog[open]")
  if (event.key !== "Escape" || large) event.stopPropagation()
}
