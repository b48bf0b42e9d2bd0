"""What all charts share: a template is built once a shape, then only data is swapped in."""

import altair as alt
import pyarrow as pa

Spec = dict[str, object]
BOLD = alt.ExprRef("datum.strong ? 'bold' : 'normal'")


def spec(chart: alt.TopLevelMixin) -> Spec:
    """Return a chart as the plain specification that is kept and reused; it never changes while the shape doesn't."""
    padding = {"left": 5, "top": 5, "right": 5, "bottom": 5}  # Streamlit's frontend needs the long form
    return chart.configure_view(stroke=None).properties(padding=padding).to_dict()


def filled(template: Spec, **data: pa.Table) -> Spec:
    """Return the template with its named data; the template stays as it is."""
    return {**template, "datasets": data}


def rows(name: str) -> alt.Chart:
    """Return a chart without marks over the named data."""
    return alt.Chart(alt.NamedData(name))


def plain_x(field: str, low: float, high: float) -> alt.X:
    """Return an unlabelled x axis over fixed limits."""
    return alt.X(f"{field}:Q", scale=alt.Scale(domain=[low, high], nice=False, zero=False), axis=None)


def plain_y(field: str, low: float, high: float) -> alt.Y:
    """Return an unlabelled y axis that counts down from low at the top."""
    return alt.Y(f"{field}:Q", scale=alt.Scale(domain=[high, low], nice=False, zero=False), axis=None)


def given(field: str) -> alt.Color:
    """Return a colour that the data names as it is to be drawn."""
    return alt.Color(f"{field}:N", scale=None)


def frame(**columns: object) -> pa.Table:
    """Return a table of columns; scalars are repeated. Arrow at once: through pandas each costs a millisecond."""
    length = next(len(column) for column in columns.values() if isinstance(column, list))
    return pa.table({name: c if isinstance(c, list) else [c] * length for name, c in columns.items()})
