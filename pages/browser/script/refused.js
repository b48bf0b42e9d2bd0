// In every page: once a file of it was refused, say so, ask for the file again, and load the page again when the file is there.
(() => {
  const REFUSED = [429, 503], ASKED = ["fetch", "xmlhttprequest", "beacon"]  // what a script asks for, it asks for again itself
  const PAUSE = 5000  // ms
  let waits = false

  async function again(file) {
    waits = true
    const answer = await fetch(file).catch(() => null)
    if (answer && !answer.ok) say(await answer.text())
    setTimeout(() => { if (answer?.ok) location.reload(); else again(file) }, PAUSE)
  }

  function say(sentence) {
    const line = document.querySelector("#refused") ?? document.documentElement.appendChild(document.createElement("div"))
    Object.assign(line, {id: "refused", role: "status", textContent: sentence})
    line.style.cssText = "position: fixed; inset: auto 0 0; padding: 1em; font: 16px sans-serif; color: black; background: white"
  }

  new PerformanceObserver(list => {
    const file = list.getEntries().find(each => REFUSED.includes(each.responseStatus) && !ASKED.includes(each.initiatorType))
    if (file && !waits) again(file.name)
  }).observe({type: "resource", buffered: true})
})()
