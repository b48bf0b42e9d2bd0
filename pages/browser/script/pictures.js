// The boards with pictures that are seen on the page, each by the heading under which it is read.

import {boards} from "./page.js"

const HEADINGS = "[data-testid=stMain] :is(h2, h3)", FOLD = "[data-testid=stExpander]", TITLE = "[data-testid=stMain] h1"
const MARGIN = 32  // px above and below a board that stands alone
const LONGEST = 70  // characters of a label

/** @typedef {{board: import("./board.js").Board, name: string, label: string, height: number}} Picture  of a board: its name in the link, px */

/** @type {(one: Node, other: Node) => boolean} */
const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** @type {(root: HTMLElement) => Element | null} */
function headingOf(root) {  // above its first chart: its own, that of its fold, the last one before it; else the chart's name, or the page's
  const chart = root.querySelector(".chart"), own = [...root.querySelectorAll("h2, h3")].find(heading => isBefore(heading, chart))
  const above = [...document.querySelectorAll(HEADINGS)].filter(heading => heading.checkVisibility() && isBefore(heading, root)).at(-1)
  return own ?? root.closest(FOLD)?.querySelector("summary p") ?? above ?? root.querySelector("[data-slot$=_name] b") ?? document.querySelector(TITLE)
}

/** @type {(text: string) => string} */
const short = text => text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text

/** @type {() => Picture[]} */
export function pictures() {
  const counts = new Map()
  return [...boards.values()].filter(({root}) => root.checkVisibility() && root.querySelector(".chart"))
    .sort((one, other) => isBefore(one.root, other.root) ? -1 : 1)
    .map(board => {
      const label = short(headingOf(board.root)?.textContent.replace(/\s+/g, " ").trim() || board.name), count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      return {board, name: board.name, label: count > 1 ? `${label} (${count})` : label, height: Math.ceil((board.root.offsetHeight + MARGIN) / 10) * 10}
    })
}
