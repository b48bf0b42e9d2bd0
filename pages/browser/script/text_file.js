// A text file that is opened here, read as its bytes say.

/** @type {(file: File) => Promise<string>} */
export async function textOf(file) {  // an editor may write UTF-16, and says so in its first two bytes
  const bytes = new Uint8Array(await file.arrayBuffer()), [first, second] = bytes
  const kind = first === 0xFF && second === 0xFE ? "utf-16le" : first === 0xFE && second === 0xFF ? "utf-16be" : "utf-8"
  return new TextDecoder(kind).decode(bytes)
}
