// The link that is shown: what acts and runs of the page have made of it (acts.js), and a slider that is dragged.
// Links are plain objects, name → text, without what is at its default; null is a name that is unset and has none.

import {DEFAULTS, FRAME, LEARN_DEFAULTS} from "./names.js"

const WORDS = ["text", "text2", "cross_text", "tokens", "step", "compare", "lang"]  // what a complete state leaves as it is

export const state = {
  page: "",
  path: "",  // of its address
  link: {},
  dark: false,
  lang: "",  // the language in which the page was drawn last
  display: "normal",  // how large everything is
  words: {},  // what scripts say in it
  drag: null,  // the slider that is being dragged: its name, its input, where it was taken, where it is
  away: false,  // whether controls are disabled because the page has no session
}

export const defaults = () => LEARN_DEFAULTS[state.page] ?? DEFAULTS  // of the page that is drawn

export const value = (link, name) => link[name] ?? defaults()[name]

export function addressLink() {  // of a name that stands there twice the last one counts
  return bare(Object.fromEntries(new URLSearchParams(location.search)))
}

export function currentLink() {
  const {link, drag} = state
  return drag?.at === undefined ? link : bare({...link, [drag.name]: drag.at})
}

export function bare(link) {  // without what is at its default or no name of ours, in one order
  const own = defaults()
  const names = Object.keys(own).filter(name => name in link && link[name] !== own[name])
  return Object.fromEntries(names.map(name => [name, link[name]]))
}

export function difference(from, to) {  // what leads from one link to another: every name that differs, and its text there
  const names = Object.keys({...from, ...to}).filter(name => value(from, name) !== value(to, name))
  return Object.fromEntries(names.map(name => [name, value(to, name)]))
}

export function complete(values) {  // what leads to a link of these values alone, but for the learner's words
  const now = currentLink(), words = Object.fromEntries([...WORDS, ...FRAME].filter(name => name in now).map(name => [name, now[name]]))
  return {...difference(now, {...words, ...values}), ...values}
}

export const viewKey = link => JSON.stringify([link, state.dark])
