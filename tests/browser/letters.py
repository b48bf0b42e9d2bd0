"""How large the letters of a page are on the screen, whatever draws them, and which of them are cut off or cover others."""

SMALL = """least => {  // the texts below that size, in CSS pixels, each with its size and where it stands
  const bare = element => element.closest('.heard, .katex-mathml, script, style, title, [hidden]')
  const clipped = element => {  // read out only
    for (; element; element = element.parentElement) if (getComputedStyle(element).clipPath === 'inset(50%)') return true
    return false
  }
  const seen = element =>
    element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !bare(element) && !clipped(element)
  const scale = element => {
    if (!element.ownerSVGElement) return element.currentCSSZoom
    const {a, b, c, d} = element.getScreenCTM()
    return Math.sqrt(Math.abs(a * d - b * c))
  }
  const where = element => element.closest('[data-slot], [class*=st-key-], [data-testid]')
  const key = place => place?.getAttribute('class')?.match(/st-key-\\S+/)?.[0]
  const named = place => place?.dataset.slot ?? key(place) ?? place?.dataset.testid
  const faults = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const look = (element, text) => {
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element)
    if (size < least - 0.05)
      faults.add(`${size.toFixed(1)} px in ${named(where(element))} (${element.localName}): ${text.slice(0, 40)}`)
    window.lettersSeen += 1
  }
  window.lettersSeen = 0
  while (walker.nextNode()) {
    const {parentElement: element, nodeValue: text} = walker.currentNode
    if (!/\\S/.test(text) || !seen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const {width, height} = range.getBoundingClientRect()
    if (width * height) look(element, text.trim())
  }
  for (const field of document.querySelectorAll('input:not([type=range], [type=checkbox], [type=radio]), textarea'))
    if (seen(field) && field.offsetWidth > 2 && (field.value || field.placeholder))
      look(field, field.value || field.placeholder)
  return [...faults]
}"""
COVERED = """() => {  // texts of a picture of which one covers more than a little of another, or that stand beyond its edge
  const faults = [], little = 0.25
  for (const svg of document.querySelectorAll('.board svg.marks')) {
    if (!svg.checkVisibility()) continue
    const slot = svg.closest('[data-slot]').dataset.slot, edge = svg.getBoundingClientRect()
    const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent.trim()
      && getComputedStyle(text).stroke === 'none' && Number(getComputedStyle(text).opacity)
      && !/rotate\\((?!0\\))/.test(text.getAttribute('transform')))
    const boxes = texts.map(text => [text.textContent, text.getBoundingClientRect()])
    boxes.forEach(([text, box], i) => {
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
        faults.push(`${slot}: ${text} stands beyond the picture's edge`)
      for (const [other, there] of boxes.slice(i + 1)) {
        const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left)
        const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top)
        if (wide > little * Math.min(box.width, there.width) && high > (1 + little) / 2 * Math.min(box.height, there.height))
          faults.push(`${slot}: ${text} covers ${other}`)
      }
    })
  }
  return faults
}"""
CUT = """() => {  // texts that nobody can scroll to: beyond the window's edge, or hidden by a box around them
  const main = document.querySelector('[data-testid=stMain]'), faults = new Set()
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const reached = ({left, right}, element) => {
    for (; element && element.dataset.testid !== 'stMain'; element = element.parentElement) {
      const {overflowX} = getComputedStyle(element), box = element.getBoundingClientRect()
      if (overflowX === 'auto' || overflowX === 'scroll') return true
      if (overflowX !== 'visible' && (right > box.right + 3 || left < box.left - 3)) return false
    }
    return right <= innerWidth + 1
  }
  while (walker.nextNode()) {
    const {parentElement: element, nodeValue: text} = walker.currentNode
    if (!/\\S/.test(text) || element.closest('.heard, .katex-mathml, style, svg, #keys')) continue
    if (!element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width * box.height && !reached(box, element)) faults.add(text.trim().slice(0, 60))
  }
  return [...faults]
}"""
