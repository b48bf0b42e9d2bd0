// What a page showed when it was left, told to the page after it: a move that runs no script is unknown to the page's session.
// It isn't told on the way out: Streamlit sends its turn to the page first, and the message after it would take that back.

import {bare, state} from "./link.js"
import {tellPage} from "./page.js"
/** @import {Link} from "./link.js" */

/** @type {{page: string, link: Link} | null} */
let seen = null  // the page and its link before the latest click or key, either of which may lead to another page
/** @type {{page: string, link: string} | null} */
let known = null  // the page of the latest run, and the link that it knew
/** @type {{page: string, link: Link}[]} */
const untold = []  // what pages showed that the session doesn't know

/** @type {(page: string, link: Link) => void} */
export function know(page, link) {
  known = {page, link: JSON.stringify(bare(link))}
}

export function keepLeft() {  // on the way to another page, before its run is known
  if (seen && seen.page === known?.page && JSON.stringify(seen.link) !== known.link) untold.push(seen)
}

export function tellLeft() {  // once a run has ended: a message would stop it, and bring along where controls of the page before stood
  const left = untold.shift()
  if (left) tellPage("left", left)
}

function see() {
  if (state.page) seen = {page: state.page, link: state.link}
}

export function listen() {
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, see, {capture: true, passive: true})
}
