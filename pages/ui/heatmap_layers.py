"""The layers of a heatmap's chart, built once a shape, without data: see heatmap.py, which fills them."""

import functools
from typing import NamedTuple

import altair as alt

from pages.ui import charts, look

NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
RECTS_UP_TO = 16  # tokens: with more, the cells are one picture
HEIGHT = 331


class Template(NamedTuple):
    """What a chart of one head is built for."""

    queries: tuple[str, ...]
    keys: tuple[str, ...]
    tilt: int
    signed: bool
    dark: bool
    by_cell: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """How many queries and keys there are."""
        return len(self.queries), len(self.keys)


@functools.lru_cache(maxsize=64)
def template(shape: Template) -> charts.Spec:
    """Return the chart of one head without data: cells or a picture, numbers, labels, outlines."""
    tq, tk = shape.size
    theme = look.look(shape.dark)
    click = alt.selection_point(name="row", fields=[*["x"] * shape.by_cell, "y", "turn"], toggle=False, clear=False)
    layers = _small(shape, click) if max(tq, tk) <= RECTS_UP_TO else _large(shape, click)
    layers += [*_outlines(tq, tk, theme), _side(shape), _top(shape)]
    return charts.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))


def _small(shape: Template, click: alt.Parameter) -> list[alt.Chart]:
    """Return cells that stand each by itself: x, y and value (null where hidden), numbers on the few."""
    tq, tk = shape.size
    theme = look.look(shape.dark)
    ends = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    names = alt.param(name="q", value=list(shape.queries)), alt.param(name="k", value=list(shape.keys))
    exact = "(datum.value == null ? 'hidden' : format(datum.value, '.4f'))"
    cells = charts.rows("cells").transform_calculate(**ends, tip=f"q[datum.y] + ' → ' + k[datum.x] + ': ' + {exact}")
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None)
        .encode(*_ends(tq, tk), fill=_fill(shape), tooltip="tip:N")
        .add_params(click, *names),
        cells.transform_filter("datum.value == null")
        .mark_circle(size=16, opacity=1, color=theme.hidden)
        .encode(charts.plain_x("mx", 0, tk), charts.plain_y("my", 0, tq)),
    ]
    if max(tq, tk) <= NUMBERS_UP_TO:
        middle = cells.encode(charts.plain_x("mx", 0, tk), charts.plain_y("my", 0, tq))
        text = middle.mark_text(fontSize=13 if tk <= 8 else 11)
        layers.append(text.encode(text="text:N", color=charts.given("ink"), tooltip="tip:N"))
    return layers


def _fill(shape: Template) -> alt.Fill:
    """Return the colour of a cell by where it stands on the colour scale, the page's own where it is hidden."""
    theme = look.look(shape.dark)
    stops = theme.signed if shape.signed else theme.weights
    return alt.condition("datum.value == null", alt.value(theme.page), charts.coloured("share", stops))


def _large(shape: Template, click: alt.Parameter) -> list[alt.Chart]:
    """Return all cells as one picture, under a transparent row a query."""
    tq, tk = shape.size
    image = charts.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
    ends = {"x": "0", "x1": f"{tk}", "y1": "datum.y + 1"}
    hit = charts.rows("cells").transform_calculate(**ends)
    clear = hit.mark_rect(fillOpacity=0, strokeOpacity=0, fill=look.look(shape.dark).page)
    return [
        image.encode(*_ends(tq, tk), url="url:N"),
        clear.encode(*_ends(tq, tk), tooltip="tip:N").add_params(click),
    ]


def _ends(tq: int, tk: int) -> tuple[object, ...]:
    """Return the four ends of a rectangle in cells."""
    return charts.plain_x("x", 0, tk), charts.plain_y("y", 0, tq), alt.X2("x1:Q"), alt.Y2("y1:Q")


def _outlines(tq: int, tk: int, theme: look.Look) -> list[alt.Chart]:
    """Return the outline of the selected row and of its winner, with a line in the page's colour around the winner."""
    ends = _ends(tq, tk)
    row = charts.rows("marks").transform_filter("!datum.winner")
    winner = charts.rows("marks").transform_filter("datum.winner")
    dash = alt.ExprRef("datum.strong ? [1, 0] : [4, 3]")
    bold = 3 if tq <= 2 * RECTS_UP_TO else 1.5  # so that a thin row is still seen inside its outline
    width = alt.ExprRef(f"datum.strong ? {bold} : {bold / 2}")
    return [
        row.mark_rect(filled=False, stroke=theme.query, strokeWidth=width, strokeDash=dash).encode(*ends),
        winner.mark_rect(filled=False, stroke=theme.page, strokeWidth=bold + 2).encode(*ends),
        winner.mark_rect(filled=False, stroke=theme.key, strokeWidth=bold).encode(*ends),
    ]


def _font(tq: int, tk: int) -> int:
    """Return the size of token labels in pixels."""
    longest = max(tq, tk)
    return 14 if longest <= 8 else (12 if longest <= RECTS_UP_TO else 10)


def _side(shape: Template) -> alt.Chart:
    """Return the queries' labels, left of the rows."""
    text = charts.rows("labels").transform_filter("datum.side").mark_text(align="right", dx=-8, **_label(shape))
    y = charts.plain_y("at", 0, shape.size[0])
    return text.encode(y, x=alt.value(0), text="label:N", color=_strong(shape, look.look(shape.dark).query))


def _top(shape: Template) -> alt.Chart:
    """Return the keys' labels, above the columns."""
    tilt = shape.tilt
    how = {"align": "left", "baseline": "middle", "dx": 8} if tilt else {"baseline": "bottom", "dy": -6}
    text = charts.rows("labels").transform_filter("!datum.side").mark_text(angle=tilt % 360, **how, **_label(shape))
    x = charts.plain_x("at", 0, shape.size[1])
    return text.encode(x, y=alt.value(0), text="label:N", color=_strong(shape, look.look(shape.dark).text))


def _label(shape: Template) -> dict[str, object]:
    """Return the size and weight of token labels."""
    return {"fontSize": _font(*shape.size), "fontWeight": charts.BOLD}


def _strong(shape: Template, colour: str) -> object:
    """Return the colour of labels, another one for the strong."""
    return alt.condition("datum.strong", alt.value(colour), alt.value(look.look(shape.dark).text))
