// Sliders that stand in a board: those of one piece set one name of the link together, and boards follow them as they move.

import {choose} from "./acts.js"

function move({target, type}) {  // the page hears of it once a slider is let go
  if (!target.matches?.(".board input[data-range]")) return
  const ranges = target.closest("[data-slot]").querySelectorAll("[data-range]")
  choose({[target.dataset.range]: [...ranges].map(range => range.value).join("_")}, type === "change")
}

export function listen() {
  for (const type of ["input", "change"]) document.addEventListener(type, move)
}
