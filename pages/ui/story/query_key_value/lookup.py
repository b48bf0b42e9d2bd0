"""The fourth and fifth steps on query, key and value: what is handed over, and a soft look-up."""

from attn_core import one_query
from attn_core.projections import one_head
from pages.ui import traced_view as all_pages
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import matrix as grid
from pages.ui.charts import row_sharpness
from pages.ui.link import View
from pages.ui.story.query_key_value.page_data import (
    HIGH,
    LIMIT,
    NUMBERS_UP_TO,
    PageData,
    moved,
    present,
    rows_of_keys,
    shape,
    shows,
)
from pages.ui.text import markdown, numbers, sentences

# ---- 4: x is private ----


def _averages(view: View) -> tuple[PageData, str] | None:
    """Return what the panels of this step draw."""
    found = present(view)
    return found and (found, view.hand_over)


averages = panel(_averages)


@averages
def given(pair: tuple[PageData, str]) -> Pieces:
    """Draw what is averaged: a row a key."""
    data, what = pair
    matrix, _ = one_head.handed_over(data.one, data.found, what)
    mark = grid.Mark("value" if what == "v" else "key", 0, data.key, matrix.shape[1], data.key + 1)
    sheet = grid.Grid(matrix, data.keys, (), LIMIT, data.dark, strong=[data.key], marks=[mark], numbers=False, height=HIGH)
    role = markdown.chip("value", "v") if what == "v" else "**x**"
    return [
        Text("given_name", f"{role} {shape(matrix)}: a row a key"),
        Picture("given", grid.picture(sheet), f"{what}, a row a key", click={"key": "y"}, steps=rows_of_keys(data)),
    ]


@averages
def output(pair: tuple[PageData, str]) -> Pieces:
    """Draw what the weights make of it: a row a query."""
    data, what = pair
    _, made = one_head.handed_over(data.one, data.found, what)
    mark = grid.Mark("output", 0, data.query, made.shape[1], data.query + 1)
    sheet = grid.Grid(
        made, data.queries, (), LIMIT, data.dark, strong=[data.query], marks=[mark], numbers=False, height=HIGH
    )
    name = f"weights {shape(data.found.trace.weights)} × {what} → {markdown.chip('output', 'output')} {shape(made)}"
    said, steps = "The output, a row a query", all_pages.steps(data)
    return [Text("output_name", name), Picture("output", grid.picture(sheet), said, click={"query": "y"}, steps=steps)]


@averages
def given_in_words(pair: tuple[PageData, str]) -> Pieces:
    """Say the widths of both choices."""
    data, what = pair
    sizes = {name: one_head.handed_over(data.one, data.found, name)[1].shape[1] for name in ("v", "x")}
    other = "x" if what == "v" else "v"
    said = f"Averaging {what}, each word gets **{sizes[what]}** numbers; averaging {other}, it would get {sizes[other]}."
    return [Text("given_words", f"{said} The weights are the same: x stays private, v is what this head chooses to show.")]


# ---- 5: a soft look-up ----


def _row(data: PageData) -> one_query.Row:
    """Return the selected row."""
    return one_query.row(data.found.whole, data.one.scene, data.one.head, data.query)


@shows
def matches(data: PageData) -> Pieces:
    """Draw how well each key matches."""
    row = one_query.bars(_row(data))
    names = [data.keys[k] if k >= 0 else f"{row.others} others" for k in row.keys]
    said = ["hidden" if share is None else numbers.percent(share) for share in row.weights]
    spec = row_sharpness.bars(names, {"now": row.weights}, row.winner, said, data.dark)
    name = f"{markdown.chip('query', data.asker)} is looked up; how well each {markdown.chip('key', 'key')} matches"
    return [Text("matches_name", name), Picture("matches", spec, "How well each key matches the query, as bars")]


@shows
def found(data: PageData) -> Pieces:
    """Draw what the soft and the exact look-up return, and how far apart they are."""
    look = one_head.look_up(data.one, data.found, data.query)
    rows = grid.stacked(look.soft, look.exact, look.soft - look.exact)
    wide = rows.shape[1]
    marks = [grid.Mark("output", 0, 0, wide, 1), grid.Mark("value", 0, 1, wide, 2)]
    sheet = grid.Grid(
        rows, ["soft", "exact", "difference"], (), LIMIT, data.dark, marks=marks, numbers=wide <= NUMBERS_UP_TO, height=120
    )
    name = f":gray[what comes back, {wide} numbers · {sentences.legend(True, LIMIT)}]"
    return [
        Text("found_name", name),
        Picture("found", grid.picture(sheet), "The soft output, the exact one, their difference"),
    ]


@shows
def look_up_in_words(data: PageData) -> Pieces:
    """Say what is returned, and how far it is from the exact look-up."""
    look, row = one_head.look_up(data.one, data.found, data.query), _row(data)
    if not look.best:
        return [Text("look_up_words", f"Every key is hidden from {markdown.chip('query', data.asker)}: nothing comes back.")]
    soft = f"Soft: a mix, {numbers.percent(row.largest)} from the best match."
    best, value = [markdown.chip("key", data.keys[i]) for i in look.best], markdown.chip("value", "value")
    exact = f"Exact: the {value} of {best[0]} alone, as in a dictionary."
    if len(best) > 1:
        rest = f", {best[2]}" + (f" and {len(best) - 3} more" if len(best) > 3 else "") if len(best) > 2 else ""
        soft = f"{soft.removesuffix('.')} and as much from each of {len(best) - 1} more."
        exact = f"Exact: {len(best)} keys match best, {best[0]}, {best[1]}{rest}; the mean of each {value} comes back."
    apart = f"Largest difference at temperature {data.view.temperature:g}: **{moved(look.apart)}**."
    return [Text("look_up_words", f"{soft} {exact} {apart}")]
