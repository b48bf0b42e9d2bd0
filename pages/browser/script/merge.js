// What a run of the page and the acts meanwhile make of a link. Links are plain objects, name → text, without defaults.
// A run: the link that it started from, with what it was told, the link that it has ended with, and the names that callbacks set.

/** @import {Link} from "./link.js" */

/** @typedef {{started: Link, link: Link, set: string[]}} Run */
/** @typedef {Record<"moved" | "wrong" | "touched", Set<string>>} Marks */

/** @type {(...links: Link[]) => string[]} */
const named = (...links) => Object.keys(Object.assign({}, ...links))

/** @type {(ours: Link, run: Run, since: Set<string>) => Link} */
export function merge(ours, {started, link}, since) {  // what the run changed is taken, but for what an act has set since
  // since: the names that acts have set of which the run wasn't told; those of a move of a control differ from where it started
  const mine = name => since.has(name) || ours[name] !== started[name]
  const merged = named(ours, link).map(name => [name, (mine(name) ? ours : link)[name]])
  return Object.fromEntries(merged.filter(([, text]) => text !== undefined))
}

/** @type {(ours: Link, run: Run, moved: Set<string>) => string[]} */
export function overwritten(ours, {started, link, set}, moved) {  // whose controls the run may have set otherwise than an act since
  const changed = name => link[name] !== ours[name] && link[name] !== started[name]
  return named(ours, started, link).filter(name => changed(name) || moved.has(name) && set.includes(name))
}

/** @type {(ours: Link, run: Run, address: Link, marks: Marks) => string[]} */
export function owed(ours, {started, link}, address, {moved, wrong, touched}) {  // what the page has to be told, once it was told of all acts
  // moved: names whose controls stand right, though the run may not have known it; wrong: those that runs have overwritten;
  // touched: those that acts and runs have set: what the address says of others may be another spelling
  const changed = name => touched.has(name) || ours[name] !== started[name] || link[name] !== started[name]
  const stands = name => address[name] === ours[name] && (link[name] === ours[name] || moved.has(name))
  return named(ours, started, link, address).filter(name => wrong.has(name) || changed(name) && !stands(name))
}
