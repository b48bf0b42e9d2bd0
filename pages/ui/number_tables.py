"""What stands below the pictures: the numbers as tables and CSV, the program, and what is random."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pandas as pd

from attn_core import one_query
from attn_core.program import attention
from pages.ui.board.layout import Board, board
from pages.ui.board.panel import Cell, panel
from pages.ui.board.pieces import Code, Pieces, Table, Text
from pages.ui.charts import row_sharpness
from pages.ui.link import LONGEST, View
from pages.ui.text import head_roles, markdown, sentences
from pages.ui.traced_view import TracedView, long

PROGRAM = "The PyTorch that computes this screen"
NEEDS = "Needs torch and nothing else; makes the same words, draws and weights, and checks itself."

ROWS, COLUMNS = 64, 32  # of a table that are shown; its file has all


class Numbers(NamedTuple):
    """A table of numbers: its tab's title, the panel that shows its start, and all of it as CSV, or None."""

    title: str
    cell: Cell
    csv: Callable[[View], str | None]


def numbers(
    title: str,
    name: str,
    prepare: Callable[[View], object],
    frame: Callable[..., pd.DataFrame],
    start: Callable[[object], pd.DataFrame] | None = None,
) -> Numbers:
    """Return a table of what is prepared, its file called by the name.

    start: what makes the start of a table that is too long to be made for its start alone
    """

    @panel(prepare, resting=True)
    def table(traced: object) -> Pieces:
        return [_table(name, (start or frame)(traced))]

    def csv(view: View) -> str | None:
        traced = prepare(view)
        return None if traced is None else frame(traced).to_csv(index=False)

    return Numbers(title, table()._replace(name=f"table_{name}"), csv)


def boards(tables: Mapping[str, Numbers]) -> dict[str, Board]:
    """Return a board for each table."""
    return {f"table_{name}": board(table.cell) for name, table in tables.items()}


def _table(name: str, frame: pd.DataFrame) -> Table:
    """Return the start of a table, numbers to four digits, with the button that saves all of it."""
    seen = frame.iloc[:ROWS, :COLUMNS]
    rows = [[_cell(value) for value in row] for row in seen.itertuples(index=False, name=None)]
    return Table(f"table_{name}", [markdown.plain(str(column)) for column in seen.columns], rows, saves=name)


def _cell(value: object) -> str:
    """Return a number or a word of a table."""
    return f"{value:.4f}" if isinstance(value, float) else markdown.plain(str(value))


def _row_table(traced: TracedView) -> pd.DataFrame:
    """Return the selected row, key by key, through every step to the running total."""
    heads, at = traced.seen.trace.heads, (traced.head, traced.query)
    adds, totals = one_query.running_total(traced.seen.trace, *at)
    steps = {name: getattr(heads, name)[at].tolist() for name in ("scores", "scaled", "masked", "weights", "dropped")}
    table = pd.DataFrame({"position": range(len(traced.scene.keys)), "key": list(traced.scene.keys), **steps})
    told = zip(steps["masked"], traced.row.visible.tolist(), strict=True)
    table["masked"] = pd.Series([value if seen else "hidden" for value, seen in told], dtype=object)
    table["weight at temperature 1"] = traced.row.at_one.tolist()
    table["weight without scaling"] = traced.row.unscaled.tolist()
    groups = (("value", traced.seen.trace.v[traced.head]), ("adds", adds), ("running total", totals))
    wide = [pd.DataFrame(numbers.tolist()).add_prefix(f"{name} ") for name, numbers in groups]
    return pd.concat([table, *wide], axis=1)


def _matrix_table(traced: TracedView, rows: int | None = None, columns: int | None = None) -> pd.DataFrame:
    """Return one head's step, or so many rows and columns of it, a row a query; hidden cells say so."""
    values = getattr(traced.seen.trace.heads, traced.view.stage)[traced.head, :rows, :columns].tolist()
    said = [["hidden" if v == float("-inf") else v for v in row] for row in values]
    table = pd.DataFrame(said, dtype=object, columns=[f"{i} {key}" for i, key in enumerate(traced.scene.keys)][:columns])
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(traced.scene.words)][:rows])
    return table


def _curve_table(traced: TracedView) -> pd.DataFrame:
    """Return the curve's points."""
    stops = row_sharpness.stops()
    found = one_query.curve(traced.seen.trace, traced.head, traced.query, stops)
    return pd.DataFrame({"temperature": stops, "largest weight": found.largest, "effective keys, as a share": found.in_use})


TABLES = {
    "row": numbers("this row, to its output", "row", long, _row_table),
    "heatmap": numbers(
        "this heatmap", "heatmap", long, _matrix_table, lambda traced: _matrix_table(traced, ROWS + 1, COLUMNS)
    ),
    "sharpness": numbers("sharpness by temperature", "sharpness", long, _curve_table),
}


@panel(long)
def program(traced: TracedView) -> Pieces:
    """Show the PyTorch that computes this screen."""
    return [Text("program_needs", f":gray[{NEEDS}]"), Code("program", attention.pytorch(traced.scene))]


def _divided(traced: TracedView) -> str:
    """Return what the scores of this view vary by, and what they are divided by."""
    (raw, scaled), view = traced.seen.variance, traced.view
    name = {"none": "", "head": f"√{view.head_size} (√head_size)", "model": f"√{view.d_model} (√d_model)"}[view.scale]
    after = f"{scaled:.2f} once divided by {name}" if name else "not divided by anything (Divide by 1)"
    return f"In this sample the variance of q·k is {raw:.1f}, {after}."


@panel(long)
def about(traced: TracedView) -> Pieces:
    """Say what is random, what counts as a token, where it was computed, and what a link shows."""
    computed = f"Computed on the {traced.seen.device} in {traced.seen.milliseconds:.1f} ms."
    counted = f"{sentences.TOKEN_RULE} Up to {LONGEST} tokens. {sentences.COUNT_RULE}"
    said = [
        f"{head_roles.rule(traced.scene)} {_divided(traced)} {computed}",
        counted,
        f"{sentences.COLOUR_RULE} {sentences.LINK_RULE}",
    ]
    return [Text("about", "  \n".join(f":gray[{line}]" for line in said))]
