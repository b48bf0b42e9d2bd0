// Where the marks of a picture are, whether they are elements of the page or pixels on a canvas.

/** @typedef {{item: any, type: string, x: number, y: number}} Mark  x, y: the corner of its group, in the drawing's own px */

/** @type {(view: any) => Mark[]} */
export function marks(view) {  // in the order in which they are drawn; a group is a plot, an axis or a legend
  const found = [], [left, top] = view.origin(), {left: beside, top: above} = view.padding()
  const visit = ({marktype: type, items}, x, y) => {
    for (const item of items) {
      found.push({item, type, x, y})
      if (type === "group") for (const inner of item.items) visit(inner, x + (item.x ?? 0), y + (item.y ?? 0))
    }
  }
  visit(view.scenegraph().root, left + beside, top + above)
  return found
}
