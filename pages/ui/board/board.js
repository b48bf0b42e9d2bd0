// Boards in the browser: they see the link change, or a slider being dragged, ask the server for what that link shows, and put
// it into the drawings that they own. What a message means is said in answer.py, what a piece is in pieces.py.

const DEFAULTS = DEFAULTS_OF_THE_LINK
const SHARED = NAMES_OF_THE_SIDEBAR
const PATIENCE = 10_000  // ms until an answer counts as lost
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000]  // ms before it is asked again
const STILL = 500  // ms after which a link stands still: undo comes back to it, and it is read out
const STEP = 500  // ms from one step to the next while something plays
const LATE = 5000  // ms for which what a click set counts, though the link doesn't say it yet

const boards = new Map()  // name → board of the page that is shown
let base, addresses, vega, page
let dark = false
let drag = null  // the slider that is being dragged: its name, its input, where it was, where it is
let held = {}, until = 0  // what a click set and the link doesn't say yet, and until when that counts
let seen = null, since = 0, path = ""  // the latest address, since when it stands, and the page's own part of it
const latest = new Map()  // page → its latest link
let corrected = 0  // when the page brought controls back last
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
    made.onerror = made.onclose = () => { failed(new Error("there is no connection")); lose(made) }
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
      if (answer?.error) failed(Object.assign(new Error(answer.error), {told: true}))
      else if (!answer) failed(new Error("the server doesn’t answer"))
      else done(answer)
    }
    open.set(n, end)
    socket.send(JSON.stringify({n, page, dark, link: String(new URLSearchParams(question.of)), boards: [], ...question, of: undefined}))
  })
}

const due = now => [...boards.values()].filter(board => board.inView && (board.at !== now || (board.waits && !drag)))

let busy = false, wake = null
const waits = []  // buttons that were pressed before it was known where they lead

function question() {  // what is asked next, if anything; while a slider is dragged the latest position, never one in between
  const link = present(), now = key(link), late = due(now)
  if (!late.length) return null
  const have = Object.assign({}, ...late.map(board => board.have()))
  const answer = ask({of: link, boards: late.map(board => board.name), have, held: Boolean(drag)})
  answer.catch(() => {})  // awaited later
  return {now, late, answer}
}

async function follow() {  // one question at a time; the next one is on its way while an answer is drawn
  if (busy) return drag ? null : wake?.()
  busy = true
  for (let asked = question(), next; asked; asked = next ?? question()) {
    try {
      const found = (await asked.answer).boards
      const drawings = asked.late.filter(board => found[board.name]).map(board => board.take(found[board.name], asked.now))
      next = question()
      await Promise.all(drawings.map(draw => draw()))
      failures = 0
    } catch (error) {
      await despair(error, asked.now)
      next = question()
    }
  }
  say("")
  busy = false
  while (!busy && waits.length) waits.shift().click()
}

let requested = ""  // the link for which a run of the page was asked
async function despair(error, now) {  // the last true picture stays; it is asked again after growing pauses, and at the next move
  failures += 1
  if (failures > 1) say(`These pictures may be old: ${error.message}. Asking again…`)
  if (failures > 1 && !drag && !error.told && requested !== now) {  // no way to the address: a run of the page brings them
    requested = now
    boards.values().next().value?.component.setTriggerValue("run", true)
  }
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1]
  await new Promise(done => { wake = done; setTimeout(done, pause) })
  wake = null
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
    if (location.pathname === path) latest.set(page, {...latest.get(page), ...bare(link)})
    if (!past.has(page)) remember()
    follow()
  } else if (since && performance.now() - since > STILL) {
    since = 0
    if (location.pathname === path && boards.size) stand()
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
  const first = [...document.querySelectorAll(".board .text:not([data-slot=remarks])")].find(text => text.innerText.trim())
  const text = (document.querySelector("[data-slot=lead]") ?? first)?.innerText ?? ""
  let heard = document.querySelector(".heard")
  heard ??= document.body.appendChild(Object.assign(document.createElement("div"), {className: "heard", ariaLive: "polite"}))
  if (heard.textContent !== text) heard.textContent = text
}

// ---- undo ----

function stand() {  // the link stands still; on the way to another page Streamlit empties it first, for a moment
  latest.set(page, bare(linked()))
  remember()
  read()
}

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
    if (JSON.stringify(present()) === links.at(-1)) links.pop()
    if (links.length) go(JSON.parse(links.at(-1)))
    undoable()
  },
  reset: () => {  // what other pages keep for themselves, too
    latest.clear()
    choose({...DEFAULTS})
  },
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
  const found = mark => document.querySelector(`.board [data-slot=${slot}] [${mark}]`)
  const step = () => {
    if (busy) return  // the step before isn't drawn yet
    const next = found("data-next")
    if (next?.dataset.set) choose(JSON.parse(next.dataset.set), false)
    else rest()
  }
  playing = setInterval(step, STEP)
  document.documentElement.dataset.playing = slot
  if (!found("data-next")?.dataset.set) choose(JSON.parse(found("data-first").dataset.set), false)
}

function still() {
  clearInterval(playing)
  playing = null
  delete document.documentElement.dataset.playing
}

function rest() {
  still()
  if (Object.keys(held).length) choose({...held})
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
  if (busy && button.dataset.set && button.closest(".player")) return void waits.push(button)
  if (button.dataset.act) acts[button.dataset.act](button)
  if (button.dataset.set) choose(JSON.parse(button.dataset.set))
  if (button.dataset.save) save(button.dataset.save).catch(error => say(`Not saved: ${error.message}.`))
  if (button.matches(".wider")) button.parentElement.classList.toggle("large")
}

function type({target}) {
  if (!target.dataset?.edit) return
  const [name, cell] = target.dataset.edit.split(" ")
  const number = target.value && Math.max(target.min, Math.min(target.max, target.value))
  choose({[name]: [value(present(), name), `${cell}_${number}`].filter(Boolean).join("~")})
}

function stroke(event) {
  if (event.key === "Escape") document.querySelector(".board .large")?.classList.remove("large")
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input:not([type=range]), textarea, [contenteditable]")) return
  const button = document.querySelector(`.board [data-key="${CSS.escape(event.key.toLowerCase())}"]:not([disabled])`)
  if (!event.repeat || !busy) button?.click()
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
    const found = await fetch(base + addresses.form + name).then(answer => answer.ok ? answer.json() : null).catch(() => null)
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
    const found = await embed(this.element, {...spec, datasets}, {actions, renderer: "svg", config: config(), tooltip: {theme: dark ? "dark" : "light"}, downloadFileName: this.element.dataset.slot})
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

const unpacked = content => content?.count === undefined ? content : Array(content.count).fill(content.all)

function amend(old, now) {  // give an element these contents; elements that stay keep the focus, and a press that has begun
  const before = [...old.childNodes], after = [...now.childNodes]
  if (before.length !== after.length || before.some((node, i) => node.nodeName !== after[i].nodeName)) return old.replaceChildren(...after)
  before.forEach((node, i) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return void (node.nodeValue = after[i].nodeValue)
    for (const {name} of [...node.attributes]) if (!after[i].hasAttribute(name)) node.removeAttribute(name)
    for (const {name, value} of after[i].attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value)
    if (node.nodeName === "INPUT") node.value = after[i].value
    amend(node, after[i])
  })
}

class Piece {
  constructor(slot) {
    this.element = document.createElement("div")
    this.element.dataset.slot = slot
  }

  known() {  // what the server leaves out, since it stands here
    return this.hash ? [this.hash, ...this.hashes.values()].join("") : ""
  }

  take(said) {  // what isn't said stays as it is; another kind or form says everything. Returns how to draw it
    if (said.about) this.begin(...said.about)
    const changed = {}
    for (const [name, [hash, content]] of Object.entries(said.parts)) {
      const [table, field] = name.split(".")
      this.hashes.set(name, hash)
      ;(this.tables[table] ??= {})[field ?? ""] = unpacked(content)
      ;(changed[table] ??= []).push(field)
    }
    return again => this.chart ? this.chart.put(this.about, this.tables, changed, again) : changed.html && this.write(this.tables.html[""])
  }

  begin(hash, about) {
    this.hash = hash
    this.hashes = new Map()
    this.tables = {}
    if (about.kind === "chart") this.chart ??= new Chart(this.element)
    else this.element.className = `say ${about.kind}`
    this.about = about
  }

  write(html) {
    const at = this.element.contains(document.activeElement) && document.activeElement.dataset.edit
    const made = document.createElement("template")
    made.innerHTML = html
    amend(this.element, made.content)
    if (at) this.element.querySelector(`[data-edit="${at}"]`)?.focus()
    if (this.about.kind === "actions") undoable()
  }

  end() {
    this.chart?.view?.finalize()
    this.element.remove()
  }
}

let watch = null
function observe(root) {  // boards are asked for a little before they are scrolled into view
  let scrolls = root.parentElement
  while (scrolls && !/auto|scroll/.test(getComputedStyle(scrolls).overflowY)) scrolls = scrolls.parentElement
  watch ??= new IntersectionObserver(entries => {
    for (const {target, isIntersecting} of entries) if (target.board) target.board.inView = isIntersecting
    follow()
  }, {root: scrolls, rootMargin: "300px"})
  watch.observe(root)
}

class Board {
  constructor(root, name) {
    this.root = root
    this.name = name
    this.pieces = new Map()  // slot → piece
    this.cells = new Map()  // name → element
    root.board = this
    observe(root)
  }

  have() {
    return Object.fromEntries([...this.pieces].map(([slot, piece]) => [slot, piece.known()]))
  }

  take(said, now) {  // an answer; returns how to draw it, after what is being drawn
    this.arrange(said.rows)
    const drawings = Object.entries(said.cells).flatMap(([name, pieces]) => this.fill(this.cells.get(name), pieces))
    this.at = now
    this.waits = said.waiting
    const again = () => ask({of: present(), boards: [this.name], forms: true})
    return () => this.drawing = Promise.resolve(this.drawing).catch(() => {}).then(async () => {
      this.root.dataset.dark = dark
      try {
        await Promise.all(drawings.map(draw => draw(again)))
      } catch (error) {
        this.at = null
        throw error
      }
      this.root.dataset.link = new URLSearchParams(JSON.parse(now)[0])
    })
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

  fill(cell, said) {
    const slots = said.map(piece => piece.slot)
    for (const element of [...cell.children]) if (!slots.includes(element.dataset.slot)) {
      this.pieces.get(element.dataset.slot)?.end()
      this.pieces.delete(element.dataset.slot)
    }
    return said.map(piece => {
      if (!this.pieces.has(piece.slot)) this.pieces.set(piece.slot, new Piece(piece.slot))
      const one = this.pieces.get(piece.slot)
      if (one.element.parentElement !== cell) cell.append(one.element)
      return one.take(piece)
    })
  }
}

function turn({page: name, arrived}) {  // another page: what it keeps for itself is as it was left, but for what its address says
  page = name
  path = location.pathname
  if (playing) still()
  held = {}
  seen = null
  const own = Object.entries(latest.get(page) ?? {}).filter(([name]) => !SHARED.includes(name) && !arrived?.includes(name))
  setTimeout(() => { if (own.length) choose(Object.fromEntries(own)) })
}

export function mount(component, at) {
  const {data} = component
  base = at
  if (!addresses) begin(data)
  if (page !== data.page || path !== location.pathname) turn(data)
  const root = component.parentElement.querySelector(".board")
  let board = boards.get(data.name)
  if (board?.root !== root) boards.set(data.name, board = new Board(root, data.name))
  board.component = component
  if (data.moved?.when && data.moved.when !== corrected) {  // the page brought a slider back between new ends
    corrected = data.moved.when
    choose(data.moved.to)
  }
  learn(data.forms)
  const said = data.boards?.[data.name], now = key(bare(data.link))
  if (said && (!board.at || now === key(present()))) board.take(said, now)().then(follow, follow)
  else follow()
}

export function leave(component) {
  const board = boards.get(component.data.name)
  if (board?.component !== component) return
  boards.delete(board.name)
  watch.unobserve(board.root)
  if (!boards.size) watch = watch.disconnect() ?? null
}
