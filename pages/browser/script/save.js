// A file that the browser saves.

const KEPT = 2000  // ms until a file that is being saved is let go

/** @type {(name: string, content: BlobPart, type?: string) => void} */
export function save(name, content, type = "") {
  const href = URL.createObjectURL(new Blob([content], {type}))
  Object.assign(document.createElement("a"), {download: name, href}).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT)
}
