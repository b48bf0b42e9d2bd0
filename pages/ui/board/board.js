// Boards in the browser: they see the link change, or a slider being dragged, ask the server for what that link shows, and put
// it into the drawings that they own. What a message means is said in answer.py, what a piece is in pieces.py.

const DEFAULTS = DEFAULTS_OF_THE_LINK
const PATIENCE = 10_000  // ms until an answer counts as lost
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]  // ms before it is asked again
const STILL = 500  // ms after which a link stands still: undo comes back to it, and it is read out
const LATE = 5000  // ms for which what a click set counts, though the link doesn't say it yet

const boards = new Map()  // name → board of the page that is shown
let base, addresses, vega, page
let dark = false
let drag = null  // the slider that is being dragged: its name, its input, where it was, where it is
let held = {}, until = 0  // what a click set and the link doesn't say yet, and until when that counts
let seen = null, since = 0  // the latest address, and since when it stands
const past = new Map()  // page → the links that stood still on it, the latest last

// ---- the link ----

const value = (link, name) => link[name] ?? DEFAULTS[name]

function linked() {  // what the address says: name → text
  return Object.fromEntries(new URLSearchParams(location.search))
}

function bare(link) {  // without what is at its default, or no name of ours; in one order
  const names = Object.keys(DEFAULTS).filter(name => name in link && link[name] !== DEFAULTS[name])
  return Object.fromEntries(names.map(name => [name, link[name]]))
}

function present() {  // what should be seen
  return bare({...linked(), ...held, ...(drag?.at === undefined ? {} : {[drag.name]: drag.at})})
}

const key = link => JSON.stringify([link, dark])

function choose(values, tell = true) {  // set controls, as a click in a picture does: seen at once, told to the page that owns them
  Object.assign(held, values)
  until = performance.now() + LATE
  if (tell) told(values)
  follow()
}

let waiting = {}, telling = 0
function told(values) {  // the first of many at once, and then all others together
  Object.assign(waiting, values)
  if (telling) return
  tell()
  telling = setInterval(() => Object.keys(waiting).length ? tell() : telling = clearInterval(telling), 250)
}

function tell() {
  const values = waiting
  waiting = {}
  boards.values().next().value?.component.setTriggerValue("set", values)
}

// ---- asking ----

let socket = null, questions = 0, failures = 0
const open = new Map()  // number of a question → how to end it

function connect() {
  return new Promise((done, failed) => {
    const made = new WebSocket(base.replace(/^http/, "ws") + addresses.see)
    const timer = setTimeout(() => made.close(), PATIENCE)
    made.onopen = () => { clearTimeout(timer); done(made) }
    made.onerror = made.onclose = () => { failed(new Error("no connection")); lose(made) }
    made.onmessage = ({data}) => {
      const answer = JSON.parse(data)
      open.get(answer.n)?.(answer)
    }
  })
}

function lose(one) {  // all questions that this connection would have answered have failed
  if (socket !== one) return
  socket = null
  for (const end of open.values()) end(null)
}

async function ask(question) {
  socket ??= await connect()
  const n = questions += 1
  return new Promise((done, failed) => {
    const timer = setTimeout(() => { socket?.close(); end(null) }, PATIENCE)
    const end = answer => {
      clearTimeout(timer)
      open.delete(n)
      if (!answer || answer.error) failed(new Error(answer?.error ?? "no answer"))
      else done(answer)
    }
    open.set(n, end)
    socket.send(JSON.stringify({n, page, dark, link: String(new URLSearchParams(question.of)), boards: [], ...question, of: undefined}))
  })
}

const due = now => [...boards.values()].filter(board => board.inView && (board.at !== now || (board.waits && !drag)))

let busy = false
async function follow() {  // one question at a time; when its answer is drawn, the latest link is asked for
  if (busy) return
  busy = true
  for (let link = present(), now = key(link), late; (late = due(now)).length; link = present(), now = key(link)) {
    try {
      const have = Object.assign({}, ...late.map(board => board.have()))
      const answer = await ask({of: link, boards: late.map(board => board.name), have, held: Boolean(drag)})
      for (const board of late) if (answer.boards[board.name]) await board.show(answer.boards[board.name], now)
      failures = 0
      say("")
    } catch (error) {
      await despair(error, now)
    }
  }
  busy = false
}

let asked = ""  // the link for which a run of the page was asked
async function despair(error, now) {  // the last true picture stays; ask again, after growing pauses; by a run of the page if need be
  failures += 1
  if (failures > 1) say(`The pictures may be old: ${error.message}. Asking again…`)
  if (!drag && asked !== now && failures > 1) {
    asked = now
    boards.values().next().value?.component.setTriggerValue("run", true)
  }
  await new Promise(after => setTimeout(after, PAUSES[Math.min(failures, PAUSES.length) - 1]))
}

function say(text) {
  let line = document.querySelector(".board .stale")
  if (!text) return line?.remove()
  line ??= boards.values().next().value?.root.appendChild(Object.assign(document.createElement("div"), {className: "stale", role: "status"}))
  if (line) line.textContent = text
}

// ---- looking, every frame ----

function look() {
  if (drag) {
    const at = drag.input.getAttribute("aria-valuetext")  // the link's word for a position
    if (at !== drag.from || drag.at !== undefined) if (drag.at !== at) { drag.at = at; follow() }
  }
  if (location.search !== seen) {
    seen = location.search
    since = performance.now()
    const link = linked()
    for (const name of Object.keys(held)) if (held[name] === value(link, name)) delete held[name]
    follow()
  } else if (since && performance.now() - since > STILL) {
    since = 0
    remember()
    read()
  }
  if (Object.keys(held).length && performance.now() > until && !playing) { held = {}; follow() }
  requestAnimationFrame(look)
}

function theme() {  // Streamlit's colours stand as variables on every component; a change is seen at once
  const root = boards.values().next().value?.root
  const colour = root && getComputedStyle(root).getPropertyValue("--st-background-color").match(/[\da-f]{2}/gi)
  const now = colour ? colour.slice(0, 3).reduce((sum, part) => sum + parseInt(part, 16), 0) < 384 : dark
  if (now === dark) return
  dark = now
  follow()
}

function read() {  // for those who hear the page: its first sentence, once a change stands
  const text = document.querySelector("[data-slot=lead]")?.innerText ?? ""
  let heard = document.querySelector(".heard")
  heard ??= document.body.appendChild(Object.assign(document.createElement("div"), {className: "heard", ariaLive: "polite"}))
  if (heard.textContent !== text) heard.textContent = text
}

// ---- undo ----

function remember() {
  const links = past.get(page) ?? past.set(page, []).get(page)
  const now = JSON.stringify(bare(linked()))
  if (links.at(-1) !== now) links.push(now)
  if (links.length > 100) links.shift()
  undoable()
}

function undoable() {
  for (const button of document.querySelectorAll(".board [data-act=undo]")) button.disabled = (past.get(page)?.length ?? 0) < 2
}

function go(link) {  // set all controls that differ
  const now = present()
  const names = new Set([...Object.keys(now), ...Object.keys(link)])
  choose(Object.fromEntries([...names].filter(name => value(link, name) !== value(now, name)).map(name => [name, value(link, name)])))
}

// ---- what can be pressed, typed into and dragged ----

let playing = null
const acts = {
  undo: () => {
    const links = past.get(page) ?? []
    if (JSON.stringify(bare(linked())) === links.at(-1)) links.pop()
    if (links.length) go(JSON.parse(links.at(-1)))
    undoable()
  },
  reset: () => go({}),
  copy: async button => said(button, await copied(location.href)),
  code: async button => said(button, await copied(button.parentElement.querySelector("code").textContent)),
  play: button => playing ? rest() : play(button.closest("[data-slot]").dataset.slot),
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch { return void window.prompt("Copy this", text) }
}

function said(button, done) {
  const label = button.querySelector("span:last-child") ?? button, before = label.textContent
  if (!done || before === "Copied") return
  label.textContent = "Copied"
  setTimeout(() => { label.textContent = before }, 2000)
}

function play(slot) {  // press the next step of this piece again and again, and tell the page only where it ends
  const step = () => {
    const next = document.querySelector(`.board [data-slot=${slot}] [data-next]:not([disabled])`)
    if (!next) return rest()
    if (next.dataset.set !== playing.last) choose(JSON.parse(playing.last = next.dataset.set), false)
  }
  playing = {slot, timer: setInterval(step, 500), last: ""}
  document.documentElement.dataset.playing = slot
  const first = document.querySelector(`.board [data-slot=${slot}] [data-first]`)
  if (first && !document.querySelector(`.board [data-slot=${slot}] [data-next]:not([disabled])`)) choose(JSON.parse(first.dataset.set), false)
}

function rest() {
  clearInterval(playing.timer)
  playing = null
  delete document.documentElement.dataset.playing
  choose({...held})
}

async function save(name) {
  const {csv} = await ask({of: present(), save: name})
  const link = Object.assign(document.createElement("a"), {download: `${name}.csv`, href: URL.createObjectURL(new Blob([csv ?? ""], {type: "text/csv"}))})
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

function press(event) {
  const button = event.target.closest?.(".board button")
  if (!button) return
  if (playing && button.dataset.act !== "play") rest()
  if (button.dataset.act) acts[button.dataset.act](button)
  if (button.dataset.set) choose(JSON.parse(button.dataset.set))
  if (button.dataset.save) save(button.dataset.save).catch(error => say(`Not saved: ${error.message}.`))
  if (button.matches(".wider")) button.parentElement.classList.toggle("large")
}

function type({target}) {
  if (!target.dataset?.edit) return
  const [name, cell] = target.dataset.edit.split(" ")
  choose({[name]: [value(present(), name), `${cell}_${target.value}`].filter(Boolean).join("~")})
}

function stroke(event) {
  if (event.key === "Escape") document.querySelector(".board .large")?.classList.remove("large")
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input:not([type=range]), textarea, [contenteditable]")) return
  const button = document.querySelector(`.board [data-key="${CSS.escape(event.key.toLowerCase())}"]:not([disabled])`)
  button?.click()
}

function grab({target}) {
  const slider = target.closest?.("[data-testid=stSlider]")
  const name = slider?.closest("[class*=st-key-]")?.className.match(/st-key-(\S+)/)[1]
  const input = slider?.querySelector("input[type=range]")
  if (input && name in DEFAULTS) drag = {name, input, from: input.getAttribute("aria-valuetext")}
}

function letGo() {  // Streamlit writes the link soon after
  if (!drag) return
  const {name, at} = drag
  drag = null
  if (at !== undefined) choose({[name]: at}, false)
  else follow()
}

function begin(data) {
  addresses = data
  vega = new Promise((done, failed) => {
    const script = document.createElement("script")
    Object.assign(script, {src: base + data.vega, onload: () => done(globalThis.vegaEmbed), onerror: () => failed(new Error("Vega could not be loaded"))})
    document.head.append(script)
  })
  document.addEventListener("click", press)
  document.addEventListener("change", type)
  document.addEventListener("keydown", stroke)
  document.addEventListener("pointerdown", grab, true)
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo, true)
  dark = data.dark
  setInterval(theme, 300)
  look()
}

// ---- charts ----

const forms = new Map()  // hash → specification without data

async function form(name, again) {
  if (!forms.has(name)) {
    const found = await fetch(base + addresses.forms + name).then(answer => answer.ok ? answer.json() : null).catch(() => null)
    if (found) forms.set(name, found)
    else learn((await again()).forms)
  }
  return forms.get(name)
}

function learn(found) {
  for (const [name, spec] of Object.entries(found ?? {})) forms.set(name, spec)
}

function config() {  // what stands around the marks, in the theme's colours
  const colour = dark ? {text: "#ECECF2", muted: "#B8BAC6", grid: "#3A3C48"} : {text: "#1B1B24", muted: "#5B5B6B", grid: "#D5D5DE"}
  const label = {labelColor: colour.muted, titleColor: colour.muted, labelFontSize: 12, titleFontSize: 13, titleFontWeight: "normal"}
  return {
    background: "transparent",
    font: '"Source Sans", sans-serif',
    axis: {...label, gridColor: colour.grid, tickColor: colour.grid, domainColor: colour.grid, labelPadding: 6},
    legend: label,
    header: {labelColor: colour.text, titleColor: colour.text, labelFontSize: 13},
    title: {color: colour.text, fontSize: 14},
    text: {color: colour.text},
  }
}

const records = columns => {
  const fields = Object.entries(columns), count = fields[0]?.[1].length ?? 0
  return Array.from({length: count}, (_, i) => Object.fromEntries(fields.map(([field, column]) => [field, column[i]])))
}

class Chart {
  constructor(element) {
    this.element = element
    element.className = "chart"
    element.tabIndex = 0
    element.addEventListener("keydown", event => {
      const step = this.piece?.steps?.[event.key]
      if (!step) return
      const [name, by, low, high] = step
      event.preventDefault()
      choose({[name]: String(Math.max(low, Math.min(high, Number(value(present(), name)) + by)))})
    })
    new ResizeObserver(() => {  // Vega looks at its container when the window changes
      if (this.view && this.wide !== element.clientWidth) { this.wide = element.clientWidth; window.dispatchEvent(new Event("resize")) }
    }).observe(element)
  }

  async put(piece, tables, changed, again) {
    this.piece = piece
    if (this.form === piece.form && this.view) await this.fill(tables, changed)
    else await this.draw(piece, tables, again)
    if (this.alt !== piece.alt) {
      this.alt = piece.alt
      this.element.ariaLabel = piece.alt
      this.element.role = "figure"
      this.view.description(piece.alt)
    }
  }

  async draw(piece, tables, again) {
    const spec = await form(piece.form, again), embed = await vega
    this.view?.finalize()
    this.form = piece.form
    this.alt = undefined
    const datasets = Object.fromEntries(Object.entries(tables).map(([name, columns]) => [name, records(columns)]))
    const actions = {export: true, source: false, compiled: false, editor: false}
    const found = await embed(this.element, {...spec, datasets}, {actions, renderer: "svg", config: config(), tooltip: {theme: dark ? "dark" : "light"}, downloadFileName: piece.slot})
    this.view = found.view
    this.wide = this.element.clientWidth
    this.view.addEventListener("click", (_, item) => this.click(item?.datum))
    const wider = Object.assign(document.createElement("button"), {className: "wider", textContent: "⤢", ariaLabel: "Large view"})
    this.element.append(wider)
  }

  async fill(tables, changed) {  // with as many rows as before no mark is made anew
    for (const [name, fields] of Object.entries(changed)) {
      const rows = this.view.data(name), columns = tables[name]
      const count = Object.values(columns)[0].length
      if (rows.length !== count) {
        this.view.data(name, records(columns))
        continue
      }
      const set = this.view.changeset()
      for (const field of fields) {
        const column = columns[field]
        rows.forEach((row, i) => { if (row[field] !== column[i]) set.modify(row, field, column[i]) })
      }
      this.view.change(name, set)
    }
    if (Object.keys(changed).length) await this.view.runAsync()
  }

  click(datum) {
    const fields = Object.entries(this.piece.click ?? {}).filter(([, field]) => datum?.[field] != null)
    if (fields.length) choose({...this.piece.also, ...Object.fromEntries(fields.map(([name, field]) => [name, String(datum[field])]))})
  }
}

// ---- pieces, cells, boards ----

class Piece {
  constructor(slot, kind) {
    this.kind = kind
    this.element = Object.assign(document.createElement("div"), {className: `say ${kind}`})
    this.element.dataset.slot = slot
    this.parts = {}  // name → hash, content
    if (kind === "chart") this.chart = new Chart(this.element)
  }

  async put(piece, again) {
    const changed = {}, before = new Map(Object.values(this.parts)), tables = {}
    for (const [name, part] of Object.entries(piece.parts)) {
      if (part.length < 2) part.push(before.get(part[0]))
      if (this.parts[name]?.[0] !== part[0]) {
        const [table, field] = name.split(".")
        ;(changed[table] ??= []).push(field)
      }
    }
    this.parts = piece.parts
    if (!this.chart) return this.write(piece.parts.html[1], changed)
    for (const [name, part] of Object.entries(piece.parts)) {
      const [table, field] = name.split(".")
      ;(tables[table] ??= {})[field] = part[1]
    }
    await this.chart.put(piece, tables, changed, again)
  }

  write(html, changed) {
    if (!changed.html) return
    const at = this.element.contains(document.activeElement) && document.activeElement.dataset.edit
    this.element.innerHTML = html
    if (at) this.element.querySelector(`[data-edit="${at}"]`)?.focus()
    if (this.kind === "actions") undoable()
  }

  end() {
    this.chart?.view?.finalize()
    this.element.remove()
  }
}

const watch = new IntersectionObserver(entries => {
  for (const entry of entries) for (const board of boards.values()) if (board.root === entry.target) board.inView = entry.isIntersecting
  follow()
}, {rootMargin: "200px"})

class Board {
  constructor(root, name) {
    this.root = root
    this.name = name
    this.pieces = new Map()  // slot → piece
    this.cells = new Map()  // name → element
    watch.observe(root)
  }

  have() {
    return Object.fromEntries([...this.pieces].map(([slot, piece]) => [slot, Object.values(piece.parts).map(([hash]) => hash).join("")]))
  }

  show(said, now) {  // one after another, whoever asked
    return this.latest = Promise.resolve(this.latest).catch(() => {}).then(() => this.draw(said, now))
  }

  async draw(said, now) {
    this.root.dataset.dark = dark
    this.arrange(said.rows)
    const again = () => ask({of: present(), boards: [this.name], forms: true})
    await Promise.all(Object.entries(said.cells).map(([name, pieces]) => this.fill(this.cells.get(name), pieces, again)))
    this.at = now
    this.waits = said.waiting
  }

  arrange(rows) {
    const said = JSON.stringify(rows)
    if (this.rows === said) return
    this.rows = said
    const used = new Set()
    this.root.replaceChildren(...rows.map(row => {
      const element = Object.assign(document.createElement("div"), {className: "row"})
      element.style.gridTemplateColumns = row.widths.map(width => `minmax(0, ${width}fr)`).join(" ")
      element.append(...row.columns.map(cells => {
        const column = Object.assign(document.createElement("div"), {className: "column"})
        column.append(...cells.map(name => {
          used.add(name)
          if (!this.cells.has(name)) this.cells.set(name, Object.assign(document.createElement("div"), {className: "cell"}))
          return this.cells.get(name)
        }))
        return column
      }))
      return element
    }))
    for (const name of this.cells.keys()) if (!used.has(name)) this.drop(name)
  }

  drop(name) {
    for (const element of this.cells.get(name).children) {
      this.pieces.get(element.dataset.slot)?.end()
      this.pieces.delete(element.dataset.slot)
    }
    this.cells.delete(name)
  }

  async fill(cell, said, again) {
    const slots = said.map(piece => piece.slot)
    for (const element of [...cell.children]) if (!slots.includes(element.dataset.slot)) {
      this.pieces.get(element.dataset.slot)?.end()
      this.pieces.delete(element.dataset.slot)
    }
    for (const piece of said) {
      if (!this.pieces.has(piece.slot)) this.pieces.set(piece.slot, new Piece(piece.slot, piece.kind))
      const one = this.pieces.get(piece.slot)
      if (one.element.parentElement !== cell) cell.append(one.element)
      await one.put(piece, again)
    }
  }
}

export function mount(component, at) {
  const {data} = component
  base = at
  if (!addresses) begin(data)
  if (page !== data.page) {
    page = data.page
    held = {}
    seen = null
  }
  const root = component.parentElement.querySelector(".board")
  let board = boards.get(data.name)
  if (board?.root !== root) boards.set(data.name, board = new Board(root, data.name))
  board.component = component
  learn(data.forms)
  const said = data.boards[data.name], now = key(bare(data.link))
  if (said && (!board.at || now === key(present()))) board.show(said, now).then(follow, follow)
  else follow()
}

export function leave(component) {
  const board = boards.get(component.data.name)
  if (board?.component !== component) return
  boards.delete(board.name)
  watch.unobserve(board.root)
}
