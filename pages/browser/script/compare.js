// A comparison: the view that is pinned as A stands in the link as one name, which holds A's own link.

import {choose} from "./acts.js"
import {currentLink, difference, state, value} from "./link.js"
import {COMPARED, DEFAULTS, MOST_COMPARED} from "./names.js"
import {showWarning} from "./warning.js"
/** @import {Link} from "./link.js" */

const AT_DEFAULTS = "-"  // an empty text means no comparison

/** @type {(link: Link) => Link} */
const settings = link => Object.fromEntries(COMPARED.filter(name => name in link).map(name => [name, link[name]]))

/** @type {() => Link} */
const pinned = () => settings(Object.fromEntries(new URLSearchParams(value(currentLink(), "compare"))))  // on no step

/** @type {() => Link} */
const toPinned = () => settings(difference(currentLink(), pinned()))

/** @type {(link: Link) => string | null} */
function written(link) {  // as link.py writes it, or null where it is too long
  const text = String(new URLSearchParams(settings(difference({}, link)))) || AT_DEFAULTS
  if (text.length <= MOST_COMPARED) return text
  // @ts-expect-error: a number becomes a text
  showWarning(state.words.tooLong.replace("⟨most⟩", MOST_COMPARED))
  return null
}

export function pin() {
  const compare = written(currentLink())
  if (compare) choose({compare})
}

export const backToA = () => choose(toPinned())

export function swap() {
  const compare = written(currentLink())
  if (compare) choose({...toPinned(), compare})
}

export const unpin = () => choose({compare: DEFAULTS.compare})
