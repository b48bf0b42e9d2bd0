"""What all charts share: a template is built once a kind, fitted once a shape, then only data is swapped in.

Altair takes 50 ms for a chart, and as much again to check it: tests do that, see test_specs.py. So what differs from
sentence to sentence stands in a template as a hole, and a template is fitted to new words within half a millisecond.
"""

import altair as alt
from altair.utils import schemapi
from torch import Tensor

Spec = dict[str, object]
Columns = dict[str, list[object]]
DIGITS = 5  # of a float that is drawn
alt.data_transformers.consolidate_datasets = False  # data that never change stay where the specification uses them
schemapi.disable_debug_mode()  # no check of every part while a chart is put together
BOLD = alt.ExprRef("datum.strong ? 'bold' : 'normal'")


def spec(chart: alt.TopLevelMixin) -> Spec:
    """Return a chart as the plain specification that is kept and reused; it never changes while the shape doesn't.

    A browser fetches it once for each shape, so what goes without saying is left out.
    """
    padding = {"left": 5, "top": 5, "right": 5, "bottom": 5}
    found = chart.properties(padding=padding).to_dict(validate=False)
    if "layer" in found or "mark" in found:
        found["autosize"] = {"type": "fit", "contains": "padding"}  # width and height count axes and labels
    found["config"] = {"view": {"stroke": None}, "mark": {"aria": False}}  # the chart has one description, no cell its own
    _lean(found, seen={})
    return found


def _lean(part: object, seen: dict[str, object]) -> None:
    """Leave out of a specification, in place: types that are the default, and scales that an earlier layer declares."""
    if isinstance(part, list):
        for each in part:
            _lean(each, seen)
    elif isinstance(part, dict):
        for channel in ("x", "y", "fill"):
            found = part.get("encoding", {}).get(channel, {})
            if found.get("scale") and seen.setdefault(channel, found["scale"]) is not found["scale"] == seen[channel]:
                del found["scale"]
        if part.get("type") == "nominal":
            del part["type"]
        for each in part.values():
            _lean(each, seen)


def hole(name: str) -> str:
    """Return what stands in a template for a value that comes later."""
    return f"⟨{name}⟩"


def fitted(template: Spec, **values: object) -> Spec:
    """Return a template with values in its holes: a hole that stands alone becomes the value, one inside a text its text."""
    return _fit(template, {hole(name): value for name, value in values.items()})


def _fit(part: object, values: dict[str, object]) -> object:
    """Return a part of a template with values in its holes."""
    if isinstance(part, dict):
        return {name: _fit(each, values) for name, each in part.items()}
    if isinstance(part, list):
        return [_fit(each, values) for each in part]
    if not isinstance(part, str) or "⟨" not in part:
        return part
    if part in values:
        return values[part]
    for name, value in values.items():
        part = part.replace(name, str(value))
    return part


def filled(template: Spec, **data: Columns) -> Spec:
    """Return the template with its named data; the template stays as it is."""
    return {**template, "datasets": data}


def with_column(spec: Spec, table: str, **columns: list[object]) -> Spec:
    """Return a filled template with more columns in one of its tables, for what a click sets."""
    return {**spec, "datasets": {**spec["datasets"], table: {**spec["datasets"][table], **columns}}}


def rows(name: str) -> alt.Chart:
    """Return a chart without marks over the named data."""
    return alt.Chart(alt.NamedData(name))


def fixed(*rows: dict[str, object]) -> alt.Chart:
    """Return a chart without marks over data that never change."""
    return alt.Chart(alt.InlineData(list(rows)))


def plain_x(field: str, low: float, high: float | str) -> alt.X:
    """Return an unlabelled x axis over fixed limits."""
    return alt.X(f"{field}:Q", scale=alt.Scale(domain=[low, high], nice=False), axis=None)


def plain_y(field: str, low: float, high: float | str) -> alt.Y:
    """Return an unlabelled y axis that counts down from low at the top."""
    return alt.Y(f"{field}:Q", scale=alt.Scale(domain=[high, low], nice=False), axis=None)


def coloured(field: str, stops: tuple[str, ...]) -> alt.Fill:
    """Return a fill by where a cell stands between these colours, 0..1."""
    scale = alt.Scale(
        domain=[round(i / (len(stops) - 1), 4) for i in range(len(stops))], range=list(stops), interpolate="rgb"
    )
    return alt.Fill(f"{field}:Q", scale=scale, legend=None)


def given(field: str) -> alt.Color:
    """Return a colour that the data names as it is to be drawn."""
    return alt.Color(f"{field}:N", scale=None)


def frame(**columns: object) -> Columns:
    """Return columns as lists of one length: tensors and lists as they are, scalars repeated, floats to what can be seen."""
    lists = {name: _short(column) if isinstance(column, (list, Tensor)) else column for name, column in columns.items()}
    length = next(len(column) for column in lists.values() if isinstance(column, list))
    return {name: c if isinstance(c, list) else _short([c]) * length for name, c in lists.items()}


def _short(column: list[object] | Tensor) -> list[object]:
    """Return a column with as many digits of floats as a tooltip shows and one more."""
    if isinstance(column, Tensor):
        return (column.double().round(decimals=DIGITS) if column.is_floating_point() else column).tolist()
    if not any(type(value) is float for value in column):
        return column
    return [round(value, DIGITS) if type(value) is float else value for value in column]
