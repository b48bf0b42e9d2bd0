// The menu of a phone, which lies over the page: it closes once a page is chosen in it.

const PHONE = "(max-width: 640px)"

/** @type {(event: Event & {target: any}) => void} */
function chosen({target}) {
  if (!matchMedia(PHONE).matches || !target.closest?.("[data-testid=stSidebarNav] a")) return
  const /** @type {HTMLElement | null} */ close = document.querySelector("[data-testid=stSidebarCollapseButton] button")
  close?.click()
}

export function listen() {
  document.addEventListener("click", chosen)  // after Streamlit's own, which opens the page
}
