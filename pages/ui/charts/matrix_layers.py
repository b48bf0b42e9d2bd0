"""The layers of a matrix's chart, built once a kind and fitted once a shape, without data: see grid.py, which fills them."""

from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

CELLS_UP_TO = 280  # cells: with more, they are one picture
LABELS_UP_TO = 24  # labels on one side: with more, only some are drawn
ROOM = {12: 25, 9: 14}  # pixels that a cell needs for a number, by the size of its font
NAMES, NAME = 18, 26  # pixels: how high a line of names is between bands and cells, and how wide one must be able to be
FEW = 16  # columns: numbers in more are small

Ends = tuple[object, ...]


class Shape(NamedTuple):
    """What a chart is built for; form: of the numbers in tooltips; grows: some cells may not be there yet."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    size: tuple[int, int]
    signed: bool
    dark: bool
    numbers: bool
    height: int
    form: str
    grows: bool
    banded: bool
    named: bool = False

    @property
    def small(self) -> bool:
        """Whether cells stand each by itself."""
        return self.size[0] * self.size[1] <= CELLS_UP_TO

    @property
    def turned(self) -> bool:
        """Whether the labels above the columns are turned, since they are long."""
        return not self.named and max(map(len, self.columns), default=0) * len(self.columns) > 36


class Kind(NamedTuple):
    """What of a shape decides which layers there are, and how they look."""

    small: bool
    signed: bool
    dark: bool
    numbers: bool
    grows: bool
    banded: bool
    named: bool
    turned: bool


@remember
def template(shape: Shape) -> templates.Spec:
    """Return the chart without data."""
    (rows, columns), few = shape.size, shape.size[1] <= FEW
    font = 12 if few else 9
    room = shape.height / max(1, min(rows, LABELS_UP_TO))
    width = 2.5 if rows <= LABELS_UP_TO else 1.25  # so that a thin row is still seen
    found = templates.fitted(
        _layers(Kind(*(getattr(shape, name) for name in Kind._fields))),
        rows=rows,
        columns=columns,
        last=str(rows),
        end=str(columns),
        row_names=list(shape.rows) or [f"row {i}" for i in range(rows)],
        column_names=list(shape.columns) or [f"{i}" for i in range(columns)],
        form=shape.form,
        font=font,
        room=ROOM[font],
        side_font=13 if room >= 15 else 10,
        width=width,
        around=width + 2,
    )
    return {**found, "height": shape.height}


ROWS, COLUMNS = templates.hole("rows"), templates.hole("columns")


@remember
def _layers(kind: Kind) -> templates.Spec:
    """Return the chart of all shapes of a kind, but for its height."""
    theme = colours.look(kind.dark)
    ends = templates.plain_x("x", 0, COLUMNS), templates.plain_y("y", 0, ROWS), alt.X2("x1:Q"), alt.Y2("y1:Q")
    layers = [
        *(_small(kind, ends, theme) if kind.small else _large(kind, ends, theme)),
        *_outlines(ends, theme),
        _side(theme),
        _top(kind, theme),
        *(_groups(NAMES if kind.named else 0, theme) if kind.banded else []),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container"))


def _small(kind: Kind, ends: Ends, theme: colours.Look) -> list[alt.Chart]:
    """Return cells that stand each by itself: dots where hidden, frames only where they are not there yet."""
    at = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    names = [alt.param(name=name, value=templates.hole(of)) for name, of in (("r", "row_names"), ("c", "column_names"))]
    blank = "(datum.empty ? 'not yet' : 'hidden')" if kind.grows else "'hidden'"
    exact = f"(datum.value == null ? {blank} : format(datum.value, '{templates.hole('form')}'))"
    cells = templates.rows("cells").transform_calculate(**at, tip=f"r[datum.y] + ', ' + c[datum.x] + ': ' + {exact}")
    colour = templates.coloured("share", theme.signed if kind.signed else theme.weights)
    fill = alt.condition("datum.value == null", alt.value(theme.page), colour)
    stroke = alt.condition("datum.empty", alt.value(theme.grid), alt.value(theme.page))
    frame = {"stroke": stroke} if kind.grows else {}
    middle = templates.plain_x("mx", 0, COLUMNS), templates.plain_y("my", 0, ROWS)
    dot = "datum.value == null && !datum.empty" if kind.grows else "datum.value == null"
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None)
        .encode(*ends, fill=fill, tooltip="tip:N", **frame)
        .add_params(*names),
        cells.transform_filter(dot).mark_circle(size=16, opacity=1, color=theme.hidden).encode(*middle),
    ]
    if kind.numbers:
        room = alt.ExprRef(f"width / {COLUMNS} > {templates.hole('room')} ? 1 : 0")  # on a phone numbers would touch
        text = cells.mark_text(fontSize=templates.hole("font"), opacity=room)
        layers.append(text.encode(*middle, text="text:N", color=templates.given("ink"), tooltip="tip:N"))
    return layers


def _large(kind: Kind, ends: Ends, theme: colours.Look) -> list[alt.Chart]:
    """Return all cells as one picture, what is not there yet covered, under a transparent row a row."""
    image = templates.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
    covers = templates.rows("covers").mark_rect(fill=theme.page, stroke=theme.grid, strokeWidth=0.5).encode(*ends)
    rows = templates.rows("cells").transform_calculate(x="0", x1=templates.hole("end"), y1="datum.y + 1")
    clear = rows.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page)
    return [
        image.encode(*ends, url="url:N"),
        *([covers] if kind.grows else []),
        clear.encode(*ends, tooltip="tip:N"),
    ]


def _outlines(ends: Ends, theme: colours.Look) -> list[alt.Chart]:
    """Return the outlines, that of one cell with a line in the page's colour around it."""
    marks = templates.rows("marks")
    one = marks.transform_filter("datum.x1 - datum.x == 1 && datum.y1 - datum.y == 1")
    frame = marks.mark_rect(filled=False, strokeWidth=templates.hole("width"))
    around = one.mark_rect(filled=False, stroke=theme.page, strokeWidth=templates.hole("around"))
    return [around.encode(*ends), frame.encode(*ends, stroke=alt.Stroke("ink:N", scale=None))]


def _side(theme: colours.Look) -> alt.Chart:
    """Return the labels left of the rows."""
    text = templates.rows("labels").transform_filter("datum.side")
    mark = text.mark_text(
        align="right", dx=-6, fontSize=templates.hole("side_font"), fontWeight=templates.BOLD, color=theme.text
    )
    return mark.encode(templates.plain_y("at", 0, ROWS), x=alt.value(0), text="label:N")


def _top(kind: Kind, theme: colours.Look) -> alt.Chart:
    """Return the labels above the columns: turned where they are long; below bands small, where they have room."""
    how = {"fontSize": 12, "baseline": "bottom", "dy": -5}
    if kind.turned:
        how |= {"angle": 315, "align": "left", "baseline": "middle", "dx": 6, "dy": -4}
    if kind.named:
        room = f"width / {COLUMNS}"
        how |= {"fontSize": 11, "limit": alt.ExprRef(f"{room} - 2"), "opacity": alt.ExprRef(f"{room} > {NAME} ? 1 : 0")}
    text = templates.rows("labels").transform_filter("!datum.side").mark_text(color=theme.text, **how)
    return text.encode(templates.plain_x("at", 0, COLUMNS), y=alt.value(0), text="label:N")


def _groups(lift: int, theme: colours.Look) -> list[alt.Chart]:
    """Return the line and the name above each group of columns, lifted, and a line down each border between groups."""
    groups = templates.rows("bands").transform_calculate(mx="(datum.x + datum.x1) / 2")
    x = templates.plain_x("x", 0, COLUMNS)
    line = groups.mark_rule(strokeWidth=5).encode(x, alt.X2("x1:Q"), y=alt.value(-6 - lift), color=templates.given("colour"))
    name = groups.mark_text(baseline="bottom", dy=-12 - lift, fontSize=13, fontWeight=600, color=theme.text)
    ends = {"y": "0", "y1": templates.hole("last")}
    border = groups.transform_filter("datum.x > 0").transform_calculate(**ends).mark_rule(strokeWidth=2, color=theme.text)
    return [
        line,
        name.encode(templates.plain_x("mx", 0, COLUMNS), y=alt.value(0), text="label:N"),
        border.encode(x, templates.plain_y("y", 0, ROWS), y2=alt.Y2("y1:Q")),
    ]
