// The boards of the page that is shown, and the way from them to the page's script.


/** @type {Map<string, import("./board.js").Board>} */
export const boards = new Map()  // name → board

/** @type {(trigger: string, value: unknown) => void} */
export function tellPage(trigger, value) {  // through any of its boards
  boards.values().next().value?.component.setTriggerValue(trigger, value)
}
