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
CUT = """() => {  // texts that are cut off by their box, reach beyond a button, a picture, or the window's edge
  const cut = [], main = document.querySelector('[data-testid=stMain]')
  const around = element => element ? [element, ...around(element.parentElement)] : []
  const clipped = element => getComputedStyle(element).clipPath !== 'none'  // only heard
  const scrolls = element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const shortened = element => getComputedStyle(element).textOverflow === 'ellipsis'  // and says so
  const inside = (text, box) => text.left >= box.left - 2 && text.right <= box.right + 2
  for (const element of main.querySelectorAll('*')) {
    const reads = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!reads || !element.checkVisibility() || element.closest('.katex, pre, [data-testid=stIconMaterial]')) continue
    const rectangle = element.getBoundingClientRect(), {overflowX} = getComputedStyle(element)
    const box = element.closest('button, [role=radio], svg.marks')?.getBoundingClientRect()
    if (rectangle.width <= 2 || around(element).some(element => clipped(element) || shortened(element))) continue
    if (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) cut.push(element)
    else if (box && !inside(rectangle, box)) cut.push(element)
    else if (rectangle.right > innerWidth + 1 && !around(element).some(scrolls)) cut.push(element)
  }
  return cut.map(element => element.outerHTML.slice(0, 300))
}"""
