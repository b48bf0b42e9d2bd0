// A report by itself: its pictures are drawn from the columns that stand in it, by an interpreter, so that no text becomes code.

{
  const {pictures, config} = JSON.parse(document.getElementById("pictures").textContent)
  const records = columns => {
    const fields = Object.entries(columns), count = fields[0]?.[1].length ?? 0
    return Array.from({length: count}, (_, i) => Object.fromEntries(fields.map(([field, column]) => [field, column[i]])))
  }
  for (const figure of document.querySelectorAll("figure")) {
    const {spec, tables} = pictures[figure.dataset.slot]
    const datasets = Object.fromEntries(Object.entries(tables).map(([name, columns]) => [name, records(columns)]))
    const options = {actions: false, ast: true, config, renderer: "svg", tooltip: {theme: "light"}}
    vegaEmbed(figure, {...spec, datasets}, options).then(() => { figure.dataset.drawn = "true" })
  }
}
