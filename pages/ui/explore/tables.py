"""Explore's numbers as tables: the selected row up to its output, a head's stage, the curve of sharpness."""

import functools

import pandas as pd

from attn_core import one_query
from attn_core.scene import STAGES
from pages.ui.charts import temperature_curve
from pages.ui.number_tables import COLUMNS, ROWS, numbers
from pages.ui.traced_view import TracedView, present_long


def _row(traced: TracedView) -> pd.DataFrame:
    """Return the selected row, key by key, through every step to the running total."""
    heads, at = traced.seen.trace.heads, (traced.head, traced.query)
    adds, totals = one_query.running_total(traced.seen.trace, *at)
    stages = {name: getattr(heads, name)[at].tolist() for name in STAGES}
    table = pd.DataFrame({"position": range(len(traced.scene.keys)), "key": list(traced.scene.keys), **stages})
    table["masked"] = table["masked"].astype(object).where(traced.row.visible.tolist(), "hidden")
    table["weight at temperature 1"] = traced.row.at_one.tolist()
    table["weight without scaling"] = traced.row.unscaled.tolist()
    groups = {"value": traced.seen.trace.v[traced.head], "adds": adds, "running total": totals}
    wide = [pd.DataFrame(columns.tolist()).add_prefix(f"{name} ") for name, columns in groups.items()]
    return pd.concat([table, *wide], axis=1)


def _heatmap(traced: TracedView, rows: int | None = None, columns: int | None = None) -> pd.DataFrame:
    """Return one head's stage, or so many rows and columns of it, a row a query; hidden cells say so."""
    values = getattr(traced.seen.trace.heads, traced.view.stage)[traced.head, :rows, :columns].tolist()
    keys = [f"{i} {key}" for i, key in enumerate(traced.scene.keys)][:columns]
    table = pd.DataFrame(values, dtype=object, columns=keys).replace(float("-inf"), "hidden")
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(traced.scene.words)][:rows])
    return table


def _curve(traced: TracedView) -> pd.DataFrame:
    stops = temperature_curve.stops()
    curve = one_query.curve(traced.seen.trace, traced.head, traced.query, stops)
    return pd.DataFrame({"temperature": stops, "largest weight": curve.largest, "effective keys, as a share": curve.in_use})


TABLES = {
    "row": numbers("this row, to its output", "row", present_long, _row),
    "heatmap": numbers(
        "this heatmap", "heatmap", present_long, _heatmap, functools.partial(_heatmap, rows=ROWS, columns=COLUMNS)
    ),
    "sharpness": numbers("sharpness by temperature", "sharpness", present_long, _curve),
}
