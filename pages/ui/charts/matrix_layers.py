"""The layers of a matrix's chart, built once a kind and fitted once a shape, without data: matrix.py fills them."""

from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

NAMES, NAME = 18, 26  # pixels: how high a line of names is between bands and cells, and how wide one must be able to be


class Style(NamedTuple):
    """How a matrix of one size is drawn; fonts, room and places of labels in pixels.

    rows, columns: how many; form: of the numbers in tooltips
    small: cells stand each by itself, else they are one image; numbers: on cells, where a cell is wider than room
    tilt, dx, dy: of the labels above columns; row_step, column_step: every so-many-th label is drawn
    attention: rows are queries and columns keys: very small weights are said in grey, the selected label is the query's
    """

    rows: int
    columns: int
    height: int
    form: str
    small: bool
    numbers: bool
    font: int
    room: int
    side_font: int
    side_dx: int
    top_font: int
    tilt: int
    dx: int
    dy: int
    row_step: int
    column_step: int
    attention: bool = False


class Kind(NamedTuple):
    """What decides which layers there are: see Style and matrix.Grid; grows: some cells may not be there yet."""

    small: bool
    numbers: bool
    attention: bool
    signed: bool
    dark: bool
    grows: bool
    banded: bool
    named: bool


@remember
def template(kind: Kind, style: Style, rows: tuple[str, ...], columns: tuple[str, ...]) -> templates.Spec:
    """Return the chart without data, for these labels."""
    fitted = templates.fit(
        _layers(kind),
        **style._asdict(),
        align="left" if style.tilt else "center",
        baseline="middle" if style.tilt else "bottom",
        last=str(style.rows),
        end=str(style.columns),
        row_names=list(rows) or [f"row {i}" for i in range(style.rows)],
        column_names=list(columns) or [f"{i}" for i in range(style.columns)],
    )
    return {**fitted, "height": style.height}


ROWS, COLUMNS = templates.placeholder("rows"), templates.placeholder("columns")
BOX = templates.box(COLUMNS, ROWS)
MIDDLE = templates.plain_x("mx", 0, COLUMNS), templates.plain_y("my", 0, ROWS)


@remember
def _layers(kind: Kind) -> templates.Spec:
    """Return the chart of all shapes of a kind, but for its height."""
    theme = colours.palette(kind.dark)
    outlines = templates.rows("marks").mark_rect(
        filled=False,
        strokeWidth=alt.ExprRef("datum.width"),
        strokeDash=alt.ExprRef("datum.dashed ? [4, 3] : []"),
    )
    return templates.layered(
        *(_small(kind, theme) if kind.small else _large(kind, theme)),
        outlines.encode(*BOX, stroke=alt.Stroke("ink:N", scale=None)),
        _side(kind, theme),
        _top(kind, theme),
        *(_bands(NAMES if kind.named else 0, theme) if kind.banded else []),
    )


def _small(kind: Kind, theme: colours.Palette) -> list[alt.Chart]:
    """Return cells that stand each by itself: dots where hidden, frames only where they are not there yet."""
    at = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    names = [alt.param(name=name[0], value=templates.placeholder(name)) for name in ("row_names", "column_names")]
    blank = "(datum.empty ? 'not yet' : 'hidden')" if kind.grows else "'hidden'"
    exact = f"(datum.value == null ? {blank} : format(datum.value, '{templates.placeholder('form')}'))"
    between = " → " if kind.attention else ", "
    cells = templates.rows("cells").transform_calculate(**at, tip=f"r[datum.y] + '{between}' + c[datum.x] + ': ' + {exact}")
    fill = templates.colour_scale("share", theme.signed if kind.signed else theme.weights)
    frame = {"stroke": alt.condition("datum.empty", alt.value(theme.grid), alt.value(theme.page))} if kind.grows else {}
    dot = "datum.value == null && !datum.empty" if kind.grows else "datum.value == null"
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None)
        .encode(*BOX, fill=alt.condition("datum.value == null", alt.value(theme.page), fill), tooltip="tip:N", **frame)
        .add_params(*names),
        cells.transform_filter(dot).mark_circle(size=16, opacity=1, color=theme.hidden).encode(*MIDDLE),
    ]
    return [*layers, _numbers(kind, theme, cells)] if kind.numbers else layers


def _numbers(kind: Kind, theme: colours.Palette, cells: alt.Chart) -> alt.Chart:
    """Return the numbers on cells."""
    ink = colours.ink(kind.signed, kind.dark)
    if kind.attention and not kind.signed:
        ink = f"abs(datum.value) < 0.005 ? '{theme.hidden}' : {ink}"
    room = alt.ExprRef(f"width / {COLUMNS} > {templates.placeholder('room')} ? 1 : 0")  # on a phone numbers would touch
    text = cells.mark_text(fontSize=templates.placeholder("font"), opacity=room, color=alt.ExprRef(ink))
    return text.encode(*MIDDLE, text="text:N", tooltip="tip:N")


def _large(kind: Kind, theme: colours.Palette) -> list[alt.Chart]:
    """Return all cells as one picture, what is not there yet covered, under a transparent row a row."""
    covers = templates.rows("covers").mark_rect(fill=theme.page, stroke=theme.grid, strokeWidth=0.5).encode(*BOX)
    rows = templates.rows("cells").transform_calculate(x="0", x1=templates.placeholder("end"), y1="datum.y + 1")
    return [
        templates.image().encode(*BOX, url="url:N"),
        *([covers] if kind.grows else []),
        rows.mark_rect(**templates.CLEAR).encode(*BOX, tooltip="tip:N"),
    ]


def _side(kind: Kind, theme: colours.Palette) -> alt.Chart:
    """Return the labels left of the rows."""
    text = {"dx": templates.placeholder("side_dx"), "fontSize": templates.placeholder("side_font")}
    rows = templates.rows("labels").transform_filter("datum.side")
    labels = templates.labels(rows, templates.plain_y("at", 0, ROWS), fontWeight=templates.BOLD, **text)
    strong = theme.query if kind.attention else theme.text
    return labels.encode(color=alt.condition("datum.strong", alt.value(strong), alt.value(theme.text)))


def _top(kind: Kind, theme: colours.Palette) -> alt.Chart:
    """Return the labels above the columns: turned where they are long; below bands only where they have room."""
    places = {name: templates.placeholder(name) for name in ("align", "baseline", "dx", "dy")}
    if kind.named:
        room = f"width / {COLUMNS}"
        places |= {"limit": alt.ExprRef(f"{room} - 2"), "opacity": alt.ExprRef(f"{room} > {NAME} ? 1 : 0")}
    font = {"fontSize": templates.placeholder("top_font"), "fontWeight": templates.BOLD}
    columns = templates.rows("labels").transform_filter("!datum.side")
    text = columns.mark_text(color=theme.text, angle=templates.placeholder("tilt"), **font, **places)
    return text.encode(templates.plain_x("at", 0, COLUMNS), y=alt.value(0), text="label:N")


def _bands(lift: int, theme: colours.Palette) -> list[alt.Chart]:
    """Return the line and the name above each group of columns, lifted, and a line down each border between groups."""
    bands = templates.rows("bands").transform_calculate(mx="(datum.x + datum.x1) / 2")
    x, y, x1, y1 = BOX
    line = bands.mark_rule(strokeWidth=5).encode(x, x1, y=alt.value(-6 - lift), color=alt.Color("colour:N", scale=None))
    name = bands.mark_text(baseline="bottom", dy=-12 - lift, fontSize=13, fontWeight=600, color=theme.text)
    ends = {"y": "0", "y1": templates.placeholder("last")}
    border = bands.transform_filter("datum.x > 0").transform_calculate(**ends).mark_rule(strokeWidth=2, color=theme.text)
    return [line, name.encode(MIDDLE[0], y=alt.value(0), text="label:N"), border.encode(x, y, y2=y1)]
