"""Templates of charts: built once per kind, fitted once per shape, then only filled with data.

Altair takes 50 ms for a chart, and as long again to check it, which tests do. So everything that depends on the sentence
is a placeholder in its template, and fitting a template to new words takes half a millisecond.
"""

import itertools
from collections.abc import Collection, Sequence
from typing import Any

import altair as alt
import pandas as pd  # noqa: F401 (altair asks for it while another thread may still be importing it: now it is all there)
from altair.utils import schemapi
from torch import Tensor

from pages.text import languages

Columns = dict[str, list[object]]
COMMA = {
    "decimal": ",",
    "thousands": "\u202f",
    "grouping": [3],
    "currency": ["", ""],
}  # of axes and tooltips, for Vega
DIGITS = 5  # of a float that is drawn
alt.data_transformers.consolidate_datasets = False  # data that never change stay where the specification uses them
schemapi.disable_debug_mode()  # no check of every part while a chart is put together
BOLD = alt.ExprRef("datum.strong ? 'bold' : 'normal'")
CLEAR = {"fill": "white", "fillOpacity": 0, "strokeOpacity": 0}  # a mark that is there for clicks and tooltips only
SIGNED = "datum.value == 0 ? '0' : format(datum.value, '+~g')"  # an axis label


class Spec(dict[str, Any]):
    """A specification; numbers: what it draws, where B − A of two such pictures can be drawn, see difference.py."""

    numbers: object = None


# ---- specifications ----


# draws many marks on a canvas, with the words in an SVG above; otherwise each mark is an element of the page
ON_CANVAS = {"canvas": True}


def layered(*layers: alt.Chart, **properties: object) -> Spec:
    """Return layers as a plain specification, which is cached and reused for every chart of the shape.

    A browser fetches it once for each shape, so defaults are left out.
    """
    padding = {"left": 5, "top": 5, "right": 5, "bottom": 5}
    spec = alt.layer(*layers).properties(width="container", padding=padding, **properties).to_dict(validate=False)
    spec["autosize"] = {"type": "fit", "contains": "padding"}  # width and height count axes and labels
    spec["config"] = {"view": {"stroke": None}, "mark": {"aria": False}}  # the chart has one description, no cell its own
    _lean(spec, seen={})
    return spec


def _lean(part: object, seen: dict[str, object]) -> None:
    """Leave out of a specification, in place: types that are the default, and scales that an earlier layer declares."""
    if isinstance(part, list):
        for inner in part:
            _lean(inner, seen)
    elif isinstance(part, dict):
        for channel in ("x", "y", "fill"):
            encoded = part.get("encoding", {}).get(channel, {})
            if encoded.get("scale") and seen.setdefault(channel, encoded["scale"]) is not encoded["scale"] == seen[channel]:
                del encoded["scale"]
        if part.get("type") == "nominal":
            del part["type"]
        for inner in part.values():
            _lean(inner, seen)


def placeholder(name: str) -> str:
    """Return the placeholder of a value that is filled in later."""
    return f"⟨{name}⟩"


def fit(template: Spec, **values: object) -> Spec:
    """Return a template with values for its placeholders: one that stands alone becomes the value, one in a text text."""
    named = {placeholder(name): value for name, value in values.items()}

    def fitted(part: object) -> object:
        if isinstance(part, dict):
            return {name: fitted(inner) for name, inner in part.items()}
        if isinstance(part, list):
            return [fitted(inner) for inner in part]
        if not isinstance(part, str) or "⟨" not in part:
            return part
        if part in named:
            return named[part]
        for name, value in named.items():
            part = part.replace(name, str(value))
        return part

    return fitted(template)


def fill(template: Spec, **tables: Columns) -> Spec:
    """Return the template with its named tables, and with the language's decimal sign; the template stays as it is."""
    spec = Spec(template, datasets=tables)
    if languages.REGISTRY[languages.current()].comma:
        spec["config"] = {**spec["config"], "locale": {"number": COMMA}}
    return spec


def drawing(numbers: object, spec: Spec) -> Spec:
    """Return a filled template that remembers the numbers that it draws."""
    spec = Spec(spec)
    spec.numbers = numbers
    return spec


def with_column(spec: Spec, table: str, **columns: Sequence[object]) -> Spec:
    """Return a filled template with more columns in one of its tables, for clicks."""
    tables = {**spec["datasets"], table: {**spec["datasets"][table], **columns}}
    return drawing(spec.numbers, Spec(spec, datasets=tables))


# ---- data ----


def table(**columns: object) -> Columns:
    """Return columns as lists of one length: scalars are repeated, floats rounded to visible digits."""
    lists = {name: _short(column) if isinstance(column, (list, Tensor)) else column for name, column in columns.items()}
    length = next(len(column) for column in lists.values() if isinstance(column, list))
    return {name: c if isinstance(c, list) else _short([c]) * length for name, c in lists.items()}


def records(names: str, rows: Sequence[Sequence[object]]) -> Columns:
    """Return rows as columns with these names, which are separated by spaces."""
    return table(**{name: [row[i] for row in rows] for i, name in enumerate(names.split())})


def _short(column: list[object] | Tensor) -> list[object]:
    """Return a column with its floats rounded to one digit more than a tooltip shows."""
    if isinstance(column, Tensor):
        return (column.double().round(decimals=DIGITS) if column.is_floating_point() else column).tolist()
    if float not in set(map(type, column)):
        return column
    return [round(value, DIGITS) if type(value) is float else value for value in column]


def thinned(count: int, step: int, strong: Collection[int]) -> list[int]:
    """Return which of count labels are drawn: every step-th, and the strong ones, which no other touches."""
    clear = [i for i in range(0, count, step) if all(i == s or abs(i - s) >= step for s in strong)]
    return sorted({*clear, *strong})


def runs(flags: Sequence[bool]) -> list[tuple[int, int]]:
    """Return the start and stop of each run of True."""
    edges = [i for i, (before, after) in enumerate(itertools.pairwise([False, *flags, False])) if before != after]
    return list(zip(edges[::2], edges[1::2], strict=True))


# ---- marks and channels ----


def rows(name: str) -> alt.Chart:
    """Return a chart without marks over the named table."""
    return alt.Chart(alt.NamedData(name))


def constant(*rows: dict[str, object]) -> alt.Chart:
    """Return a chart without marks over rows that never change."""
    return alt.Chart(alt.InlineData(list(rows)))


def plain_x(field: str, low: float, high: float | str) -> alt.X:
    """Return an unlabelled x axis over fixed limits."""
    return alt.X(f"{field}:Q", scale=alt.Scale(domain=[low, high], nice=False), axis=None)


def plain_y(field: str, low: float, high: float | str) -> alt.Y:
    """Return an unlabelled y axis that counts down from low at the top."""
    return alt.Y(f"{field}:Q", scale=alt.Scale(domain=[high, low], nice=False), axis=None)


def box(columns: float | str, rows: float | str, x: str = "x", y: str = "y") -> tuple[object, ...]:
    """Return the encoding of rectangles on a grid of this size: from the fields x and y to x1 and y1."""
    return plain_x(x, 0, columns), plain_y(y, 0, rows), alt.X2(f"{x}1:Q"), alt.Y2(f"{y}1:Q")


def axis(values: Sequence[float], grid: str, **options: object) -> alt.Axis:
    """Return an axis of values that are labelled and have a line each in this colour; options: of Altair."""
    return alt.Axis(**{"values": list(values), "title": None, "ticks": False, "domain": False, "gridColor": grid, **options})


def colour_scale(field: str, stops: Sequence[str], channel: type = alt.Fill) -> object:
    """Return a fill by where a value stands between these colours, 0..1."""
    domain = [round(i / (len(stops) - 1), 4) for i in range(len(stops))]
    return channel(f"{field}:Q", scale=alt.Scale(domain=domain, range=list(stops), interpolate="rgb"), legend=None)


def image(name: str = "picture") -> alt.Chart:
    """Return a table of images whose pixels are cells, without where they stand."""
    return rows(name).mark_image(aspect=False, align="left", baseline="top", smooth=False)


def labels(chart: alt.Chart, y: alt.Y, dx: int = -8, **text: object) -> alt.Chart:
    """Return the column "label" as text left of the rows."""
    return chart.mark_text(align="right", dx=dx, **text).encode(y, x=alt.value(0), text="label:N")
