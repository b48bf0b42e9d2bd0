// The link: its names, and links as plain objects, name → text, without what is at its default.

export const DEFAULTS = DEFAULTS_OF_THE_LINK
export const SHARED = NAMES_OF_THE_SIDEBAR

export const value = (link, name) => link[name] ?? DEFAULTS[name]

export function linked() {  // what the address says; of a name that stands there twice the last one counts
  return Object.fromEntries(new URLSearchParams(location.search))
}

export function bare(link) {  // without what is at its default or no name of ours, in one order
  const names = Object.keys(DEFAULTS).filter(name => name in link && link[name] !== DEFAULTS[name])
  return Object.fromEntries(names.map(name => [name, link[name]]))
}

export function between(from, to) {  // what leads from one link to another: every name that differs, and its text there
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(name => value(from, name) !== value(to, name))
  return Object.fromEntries(names.map(name => [name, value(to, name)]))
}
