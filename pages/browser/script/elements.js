// Elements that scripts make themselves: whatever somebody has typed stands in them as text.

/** @typedef {string | number | Node | null | undefined | false} Part */

/** @type {(parts: Part[]) => any[]} */
const nodes = parts => parts.filter(part => part || part === 0).map(part => part instanceof Node ? part : document.createTextNode(String(part)))

/** @type {(tag: string, properties?: Record<string, any>, ...parts: Part[]) => any} */
export function make(tag, properties = {}, ...parts) {  // data: its data attributes; key: what tells it from its siblings
  const {data = {}, ...made} = properties
  const element = Object.assign(document.createElement(tag), made, {made})
  Object.assign(element.dataset, data)
  element.append(...nodes(parts))
  return element
}

/** @type {(label: string, act: () => unknown, properties?: Record<string, any>) => HTMLButtonElement} */
export const button = (label, act, properties = {}) => make("button", {type: "button", key: label, textContent: label, onclick: act, ...properties})

/** @type {(sentence: string, values: Record<string, unknown>) => string} */
export const fill = (sentence, values) => sentence.replace(/⟨(\w+)⟩/g, (whole, name) => String(values[name] ?? whole))

const BY_PERSON = ["value", "checked", "open"]  // once a person has changed it, it is theirs

/** @type {(old: any, now: any) => boolean} */
const same = (old, now) => old.key === now.key && old.nodeName === now.nodeName && String(Object.keys(old.made ?? {})) === String(Object.keys(now.made ?? {}))

function amend(kept, now) {
  const {made: before = {}} = kept, {made: after = {}} = now
  if (kept.nodeValue !== now.nodeValue) kept.nodeValue = now.nodeValue
  for (const [name, value] of Object.entries(after)) {
    if (BY_PERSON.includes(name) && kept[name] !== before[name]) after[name] = before[name]
    else if (value !== before[name] && name !== "textContent") kept[name] = value
  }
  kept.made = after
  if (!after.innerHTML) update(kept, ...now.childNodes)
  return kept
}

/** @type {(place: any, ...wanted: Part[]) => void} */
export function update(place, ...wanted) {  // what is the same stays: with the focus, with what is typed, open or chosen
  const left = [...place.childNodes], {activeElement: focused} = document
  const kept = nodes(wanted).map(now => {
    const i = left.findIndex(old => old === now || same(old, now)), old = i < 0 ? now : left.splice(i, 1)[0]
    return old === now ? now : amend(old, now)
  })
  for (const old of left) old.remove()
  kept.forEach((node, i) => { if (node !== place.childNodes[i]) place.insertBefore(node, place.childNodes[i] ?? null) })
  if (focused !== document.activeElement && place.contains(focused)) focused.focus({preventScroll: true})  // it has moved
}

/** @type {(element: any, key: unknown, parts: () => Part[]) => void} */
export function keyed(element, key, parts) {  // is updated when something of it has changed, and nothing in it is pressed
  const text = JSON.stringify(key)
  clearTimeout(element.waits)
  if (element.shows === text) return
  if (element.matches(":active")) return void (element.waits = setTimeout(keyed, 100, element, key, parts))
  element.shows = text
  update(element, ...parts())
}
