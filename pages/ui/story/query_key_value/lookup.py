"""The fourth and fifth steps on query, key and value: what is handed over, and a soft look-up."""

from attn_core import one_query as focus
from attn_core.projections import one_head as maps
from pages.ui import traced_view as all_pages
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import matrix as grid
from pages.ui.charts import row_sharpness as distribution
from pages.ui.link import View
from pages.ui.story.query_key_value.page_data import (
    HIGH,
    LIMIT,
    NUMBERS_UP_TO,
    Shown,
    moved,
    present,
    rows_of_keys,
    shape,
    shows,
)
from pages.ui.text import sentences as words

# ---- 4: x is private ----


def _averages(view: View) -> tuple[Shown, str] | None:
    """Return what the panels of this step draw."""
    found = present(view)
    return found and (found, view.hand_over)


averages = panel(_averages)


@averages
def given(pair: tuple[Shown, str]) -> Pieces:
    """Draw what is averaged: a row a key."""
    shown, what = pair
    matrix, _ = maps.handed_over(shown.one, shown.found, what)
    mark = grid.Mark("value" if what == "v" else "key", 0, shown.key, matrix.shape[1], shown.key + 1)
    sheet = grid.Grid(
        matrix, shown.keys, (), LIMIT, shown.dark, strong=[shown.key], marks=[mark], numbers=False, height=HIGH
    )
    role = words.chip("value", "v") if what == "v" else "**x**"
    return [
        Text("given_name", f"{role} {shape(matrix)}: a row a key"),
        Picture("given", grid.picture(sheet), f"{what}, a row a key", click={"key": "y"}, steps=rows_of_keys(shown)),
    ]


@averages
def output(pair: tuple[Shown, str]) -> Pieces:
    """Draw what the weights make of it: a row a query."""
    shown, what = pair
    _, made = maps.handed_over(shown.one, shown.found, what)
    mark = grid.Mark("output", 0, shown.query, made.shape[1], shown.query + 1)
    sheet = grid.Grid(
        made, shown.queries, (), LIMIT, shown.dark, strong=[shown.query], marks=[mark], numbers=False, height=HIGH
    )
    name = f"weights {shape(shown.found.trace.weights)} × {what} → {words.chip('output', 'output')} {shape(made)}"
    said, steps = "The output, a row a query", all_pages.steps(shown)
    return [Text("output_name", name), Picture("output", grid.picture(sheet), said, click={"query": "y"}, steps=steps)]


@averages
def given_in_words(pair: tuple[Shown, str]) -> Pieces:
    """Say the widths of both choices."""
    shown, what = pair
    sizes = {name: maps.handed_over(shown.one, shown.found, name)[1].shape[1] for name in ("v", "x")}
    other = "x" if what == "v" else "v"
    said = f"Averaging {what}, each word gets **{sizes[what]}** numbers; averaging {other}, it would get {sizes[other]}."
    return [Text("given_words", f"{said} The weights are the same: x stays private, v is what this head chooses to show.")]


# ---- 5: a soft look-up ----


def _row(shown: Shown) -> focus.Row:
    """Return the selected row."""
    return focus.row(shown.found.whole, shown.one.scene, shown.one.head, shown.query)


@shows
def matches(shown: Shown) -> Pieces:
    """Draw how well each key matches."""
    row = focus.bars(_row(shown))
    names = [shown.keys[k] if k >= 0 else f"{row.others} others" for k in row.keys]
    said = ["hidden" if share is None else words.percent(share) for share in row.weights]
    spec = distribution.bars(names, {"now": row.weights}, row.winner, said, shown.dark)
    name = f"{words.chip('query', shown.asker)} is looked up; how well each {words.chip('key', 'key')} matches"
    return [Text("matches_name", name), Picture("matches", spec, "How well each key matches the query, as bars")]


@shows
def found(shown: Shown) -> Pieces:
    """Draw what the soft and the exact look-up return, and how far apart they are."""
    look = maps.look_up(shown.one, shown.found, shown.query)
    rows = grid.stacked(look.soft, look.exact, look.soft - look.exact)
    wide = rows.shape[1]
    marks = [grid.Mark("output", 0, 0, wide, 1), grid.Mark("value", 0, 1, wide, 2)]
    sheet = grid.Grid(
        rows, ["soft", "exact", "difference"], (), LIMIT, shown.dark, marks=marks, numbers=wide <= NUMBERS_UP_TO, height=120
    )
    name = f":gray[what comes back, {wide} numbers · {words.legend(True, LIMIT)}]"
    return [
        Text("found_name", name),
        Picture("found", grid.picture(sheet), "The soft output, the exact one, their difference"),
    ]


@shows
def look_up_in_words(shown: Shown) -> Pieces:
    """Say what is returned, and how far it is from the exact look-up."""
    look, row = maps.look_up(shown.one, shown.found, shown.query), _row(shown)
    if not look.best:
        return [Text("look_up_words", f"Every key is hidden from {words.chip('query', shown.asker)}: nothing comes back.")]
    soft = f"Soft: a mix, {words.percent(row.largest)} from the best match."
    best, value = [words.chip("key", shown.keys[i]) for i in look.best], words.chip("value", "value")
    exact = f"Exact: the {value} of {best[0]} alone, as in a dictionary."
    if len(best) > 1:
        rest = f", {best[2]}" + (f" and {len(best) - 3} more" if len(best) > 3 else "") if len(best) > 2 else ""
        soft = f"{soft.removesuffix('.')} and as much from each of {len(best) - 1} more."
        exact = f"Exact: {len(best)} keys match best, {best[0]}, {best[1]}{rest}; the mean of each {value} comes back."
    apart = f"Largest difference at temperature {shown.view.temperature:g}: **{moved(look.apart)}**."
    return [Text("look_up_words", f"{soft} {exact} {apart}")]
