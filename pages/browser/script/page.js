// The boards of the page that is shown, and the way from them to the page's script.

/** @type {Map<string, import("./board.js").Board>} */
export const boards = new Map()  // name → board

/** @type {(pages: string[]) => string} */
export function pageInAddress(pages) {  // Explore stands at any address that names no other page
  const last = location.pathname.split("/").filter(Boolean).at(-1)
  return pages.includes(last) && last !== "home" ? last : "explore"
}

/** @type {(trigger: string, value: unknown) => void} */
export function tellPage(trigger, value) {  // through any of its boards
  boards.values().next().value?.component.setTriggerValue(trigger, value)
}
