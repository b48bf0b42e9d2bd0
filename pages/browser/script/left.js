// What a page showed when it was left, told to the page after it: a move that runs no script is unknown to the page's session.

import {bare, state, viewKey} from "./link.js"
import {tellPage} from "./page.js"
/** @import {Link} from "./link.js" */

/** @type {{page: string, link: Link} | null} */
let seen = null  // the page and its link before the latest click or key, either of which may lead to another page
/** @type {{page: string, key: string} | null} */
let known = null  // the page of the latest run, and the link that it knew

/** @type {(page: string, link: Link) => void} */
export function know(page, link) {
  known = {page, key: viewKey(bare(link))}
}

export function tellLeft() {  // on the way to another page, before its run is known
  const left = seen
  if (left && left.page === known?.page && viewKey(left.link) !== known.key) setTimeout(() => tellPage("left", left))
}

function see() {
  if (state.page) seen = {page: state.page, link: state.link}
}

export function listen() {
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, see, {capture: true, passive: true})
}
