// What stands in the browser: see live.py. Slots, channels and moves are named there and in state/.

const channels = new Map()  // a control's name → what the server said last through it, and how to tell it something
const QUIET = 300  // ms after the latest touch or key
const PATIENCE = 3000  // ms after it, where no answer to it has come: perhaps there is none, perhaps it is slow
const AHEAD = 2  // positions that may be on their way: one is computed while the one before is painted
const AGAIN = 2000  // ms after a hello that nobody has answered
const AFTER = 30  // frames for which a slider is looked at after it was let go
let drag = null, asked = 0, answered = 0, moves = 0, rest = null, greeting = null, alive = true
let touched = 0, heard = 0, ran = 0  // when: the latest touch or key, the latest answer that set a control, a run
const BUTTON = "[data-testid=stButton] button"
const ACTS = `${BUTTON}, [data-testid=stButtonGroup] button, [data-testid=stCheckbox] label`
const NEXT = 50  // ms until it is asked again whether a button's answer is there
const held = []  // what was clicked before that
let pressed = 0, letting = false  // when a button was pressed last; whether what was held is clicked now
const newest = new Map()  // slot → the number of the run that said last what stands there

const scene = drawn => drawn?.__data__?.context?.dataflow  // Vega leaves on each drawn element its scene, with its view
const view = chart => scene(chart?.querySelector("svg.marks path.background"))

function able() {  // whether there is a way into the drawings of this page, and all are drawn
  const charts = [...document.querySelectorAll("[data-testid=stVegaLiteChart]")]
  return charts.length > 0 && charts.every(view)
}

function fill(view, name, columns) {  // columns that change; with as many rows as before no mark is made anew
  const fields = Object.entries(columns)
  const rows = view.data(name), count = fields[0][1].length
  if (rows.length !== count)
    return view.data(name, Array.from({length: count}, (_, i) => Object.fromEntries(fields.map(([f, c]) => [f, c[i]]))))
  const set = view.changeset()
  for (const [field, column] of fields)
    rows.forEach((row, i) => { if (row[field] !== column[i]) set.modify(row, field, column[i]) })
  view.change(name, set)
}

async function put(slot, found, run) {  // channels may be heard in another order than their runs had
  if (run < (newest.get(slot) ?? 0)) return
  newest.set(slot, run)
  if (typeof found === "string") {
    const text = document.getElementById(`slot-${slot}`)
    if (text && text.innerHTML !== found) text.innerHTML = found
    return
  }
  for (let tries = 0; tries < 40 && newest.get(slot) === run; tries += 1) {
    try {
      const one = view(document.querySelector(`.st-key-${slot}`))
      for (const [name, columns] of Object.entries(found)) fill(one, name, columns)
      return await one.runAsync()
    } catch { await new Promise(after => setTimeout(after, 50)) }  // the chart is being drawn anew
  }
}

const where = slider => Number(slider.querySelector("input[type=range]").value)

function take(name, slider) {  // a slider that is being dragged: where it was seen last, frames left, once it is let go
  drag = {name, slider, seen: where(slider), left: null}
  answered = asked
  follow(drag)
}

function follow(one) {  // frame by frame, since React moves the slider some time after the pointer
  if (drag !== one) return
  if (one.left === 0) drag = null
  else {
    if (one.left && !running()) one.left -= 1
    look()
    requestAnimationFrame(() => follow(one))
  }
}

function look() {  // tell where it stands; once it is let go, when no answer is on its way
  if (!drag || where(drag.slider) === drag.seen) return
  if (drag.left === null ? asked - answered >= AHEAD : running()) return
  drag.seen = where(drag.slider)
  asked += 1
  channels.get(drag.name)?.tell("moved", {at: drag.seen, number: asked, moves})
}

function letGo() {  // where it was taken is no change to Streamlit's slider: the server hears of it from here
  if (drag) drag.left = AFTER
}

function hello() {  // from now on the server may rely on this script; said until it is heard
  if (alive) return
  if (able()) channels.get("page")?.tell("alive", true)
  greet(AGAIN)
}

function greet(soon) {
  clearTimeout(greeting)
  greeting = setTimeout(whenQuiet, soon, hello)
}

function running() {  // whether an answer is on its way, which may set a control
  return /running|rerunRequested/.test(document.querySelector("[data-testid=stApp]")?.dataset.testScriptState)
}

function whenQuiet(tell) {  // Streamlit sends what happens at one moment in one message, which runs one part only
  const now = performance.now()
  if (running()) ran = now  // a message says where all controls stand: before the answer it would take back what that sets
  const calm = heard < touched ? PATIENCE : QUIET
  const wait = drag ? QUIET : Math.max(QUIET - (now - ran), calm - (now - touched))
  if (wait > 0) setTimeout(whenQuiet, wait, tell)
  else tell()
}

const touch = () => { touched = performance.now() }
const unanswered = () => heard < pressed && performance.now() - pressed < PATIENCE

function press(event) {  // the message of a second act would take back what the answer to the first one sets
  touch()
  const act = event.target.closest?.(ACTS)
  if (!letting && act && (held.length || unanswered())) {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (held.push(act) === 1) letThrough()
  } else if (act?.matches(BUTTON)) pressed = touched
}

function letThrough() {  // one act after the other, each once the one before is answered
  if (!running() && !unanswered()) {
    letting = true
    held.shift().click()
    letting = false
  }
  if (held.length) setTimeout(letThrough, NEXT)
}

const acts = {
  keydown: touch,
  input: touch,
  click: press,
  pointerdown: event => {
    touch()
    if (!alive && !able()) return  // where it stands is as good as a hello
    const slider = event.target.closest?.("[data-testid=stSlider]")
    const name = slider && [...channels.keys()].find(name => slider.closest(`.st-key-channel_${name}`))
    if (name) take(name, slider)
  },
  pointerup: letGo,
  pointercancel: letGo,
}
for (const [name, act] of Object.entries(acts)) document.addEventListener(name, act, true)

export default function ({ data, setTriggerValue }) {
  const said = JSON.parse(new TextDecoder().decode(data))
  const mine = {tell: setTriggerValue}
  channels.set(said.name, mine)
  const pieces = Object.entries(said.pieces)
  if (pieces.length) {
    clearTimeout(rest)
    rest = setTimeout(whenQuiet, said.rest, () => channels.get(said.name)?.tell("rested", true))
  }
  answered = Math.max(answered, said.answered)
  if (said.moves > moves && drag?.left) drag = null  // the server has it from Streamlit's own slider
  if (said.moves > moves) {
    moves = said.moves
    heard = performance.now()
  }
  document.documentElement.dataset.live = alive = said.alive
  if (said.name === "page" && !alive) greet(QUIET)
  look()
  for (const [slot, found] of pieces) put(slot, found, said.runs)
  return () => { if (channels.get(said.name) === mine) channels.delete(said.name) }
}
