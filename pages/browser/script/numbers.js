// Numbers as text in the form of the page's language: its decimal sign, and a true minus. Streamlit's sliders show theirs so.

import {state} from "./link.js"

/** @type {(text: string) => string} */
export const local = text => /^-?\d+(\.\d+)?$/.test(text) ? text.replace("-", "−").replace(".", (0.5).toLocaleString(state.lang || "en")[1]) : text

export function showValues() {  // Streamlit writes what a slider stands at, and its ends, as links do; style.css shows data-value instead
  for (const shown of document.querySelectorAll("[data-testid=stSlider] [role=group] p")) {
    const value = local(shown.textContent)
    if (value === shown.textContent) delete shown.dataset.value
    else if (shown.dataset.value !== value) shown.dataset.value = value
  }
}
