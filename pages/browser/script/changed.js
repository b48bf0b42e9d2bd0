// What follows the link that is shown: whoever changes it says so here, and need not know who follows.

/** @type {() => void} */
let follow = () => {}

/** @type {(listener: typeof follow) => void} */
export const whenChanged = listener => { follow = listener }

export const changed = () => follow()
