// The link that is shown: what acts and runs of the page have made of it (acts.js), and a slider that is dragged.
// Links are plain objects, name → text, without what is at its default; null is a name that is unset and has none.

import {DEFAULTS, FRAME, OPENINGS, PAGE_DEFAULTS} from "./names.js"

/** @typedef {Record<string, string | null>} Link */
/** @typedef {{name: string, input: HTMLInputElement, from: string, at?: string}} Drag */
/**
 * @typedef State
 * @property {string} page
 * @property {string} path  of its address
 * @property {Link} link
 * @property {boolean} dark
 * @property {string} lang  the language in which the page was drawn last
 * @property {string} display  how large everything is
 * @property {Record<string, string>} words  what scripts say in that language
 * @property {Drag | null} drag  the slider that is being dragged: its name, its input, where it was taken, where it is
 * @property {boolean} away  whether controls are disabled because the page has no session
 */

const WORDS = ["text", "text2", "cross_text", "tokens", "step", "compare", "guesses", "lang"]  // what a complete state leaves as it is

/** @type {State} */
export const state = {
  page: "",
  path: "",
  link: {},
  dark: false,
  lang: "",
  display: "normal",
  words: {},
  drag: null,
  away: false,
}

const HERE = ["localhost", "127.0.0.1", "[::1]"]  // each device calls itself so

export const onlyHere = () => HERE.includes(location.hostname)  // whether no other device can open the page's address

const opened = new Map()  // page and step → its defaults

/** @type {(link?: Link) => Link} */
const opening = link => OPENINGS[state.page]?.[link.step] ?? {}

/** @type {(link?: Link) => Link} */
export function defaults(link = state.link) {  // of the page that is drawn, at the step of a link
  const key = `${state.page} ${link.step}`
  if (!opened.has(key)) opened.set(key, {...DEFAULTS, ...PAGE_DEFAULTS[state.page], ...opening(link)})
  return opened.get(key)
}

/** @type {(link: Link, name: string) => string | null} */
export const value = (link, name) => link[name] ?? defaults(link)[name]

/** @type {() => Link} */
export function addressLink() {  // of a name that stands there twice the last one counts
  return bare(Object.fromEntries(new URLSearchParams(location.search)))
}

/** @type {() => Link} */
export function currentLink() {
  const {link, drag} = state
  return drag?.at === undefined ? link : bare({...link, [drag.name]: drag.at})
}

/** @type {(link: Link) => Link} */
export function bare(link) {  // without what is at its default or no name of ours, in one order
  const own = defaults(link)
  const names = Object.keys(own).filter(name => name in link && link[name] !== own[name])
  return Object.fromEntries(names.map(name => [name, link[name]]))
}

/** @type {(from: Link, to: Link) => Link} */
export function difference(from, to) {  // what leads from one link to another: every name that differs, and its text there
  const names = Object.keys({...opening(from), ...opening(to), ...from, ...to}).filter(name => value(from, name) !== value(to, name))
  return Object.fromEntries(names.map(name => [name, value(to, name)]))
}

/** @type {(values: Link) => Link} */
export function complete(values) {  // what leads to a link of these values alone, but for the learner's words
  const now = currentLink(), words = Object.fromEntries([...WORDS, ...FRAME].filter(name => name in now).map(name => [name, now[name]]))
  return {...difference(now, {...words, ...values}), ...values}
}

/** @type {(link: Link, dark?: boolean) => string} */
export const viewKey = (link, dark = state.dark) => JSON.stringify([link, dark])
