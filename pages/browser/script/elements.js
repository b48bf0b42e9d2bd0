// Elements that scripts make themselves: whatever somebody has typed stands in them as text.

/** @typedef {string | number | Node | null | undefined | false} Part */

/** @type {(tag: string, properties?: Record<string, any>, ...parts: Part[]) => any} */
export function make(tag, properties = {}, ...parts) {  // data: its data attributes
  const {data = {}, ...rest} = properties
  const element = Object.assign(document.createElement(tag), rest)
  Object.assign(element.dataset, data)
  element.append(...parts.filter(part => part || part === 0).map(part => part instanceof Node ? part : String(part)))
  return element
}

/** @type {(label: string, act: () => unknown, properties?: Record<string, any>) => HTMLButtonElement} */
export const button = (label, act, properties = {}) => make("button", {type: "button", textContent: label, onclick: act, ...properties})

/** @type {(sentence: string, values: Record<string, unknown>) => string} */
export const fill = (sentence, values) => sentence.replace(/⟨(\w+)⟩/g, (whole, name) => String(values[name] ?? whole))

/** @type {(element: HTMLElement, key: unknown, work: () => void) => void} */
export function keyed(element, key, work) {  // is drawn anew only when something of it has changed: what is typed stays
  const text = JSON.stringify(key)
  if (element.dataset.key === text) return
  element.dataset.key = text
  work()
}
