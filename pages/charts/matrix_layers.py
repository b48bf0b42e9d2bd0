"""The layers of a matrix's chart, built once a kind and fitted once a shape, without data: matrix.py fills them."""

from typing import NamedTuple

import altair as alt

from pages.charts import colours, templates
from pages.text.languages import Words, remember

words = Words("charts")
RECTS_UP_TO = 16  # tokens: with more, the cells of attention are one picture
LABELS_UP_TO = 24  # labels on one side: with more, only some are drawn
FEW = 16  # columns: numbers in more are small
ROOM = {12: 25, 9: 14}  # pixels that a cell needs for a number, by the size of its font
NAMES, NAME = 30, 26  # pixels: how high a line of names is between bands and cells; a narrower column has its name upright


class Kind(NamedTuple):
    """What decides which layers there are.

    small: cells stand each by itself, else they are one image; numbers: on cells, where a cell is wide enough
    attention, named: see matrix.Grid; grows: some cells may not be there yet; banded: columns may stand in groups
    """

    small: bool
    numbers: bool
    attention: bool
    signed: bool
    dark: bool
    grows: bool
    banded: bool
    named: bool


@remember
def template(kind: Kind, size: tuple[int, int], height: int, form: str, wide: int) -> templates.Spec:
    """Return the chart without data, for so many rows and columns; it holds none of their names, which are typed.

    form: of numbers in tooltips; wide: characters of the longest name of a column
    """
    sizes = _sizes(kind, size, wide, height)
    fitted = templates.fit(
        _layers(kind),
        **sizes,
        form=form,
        rows=size[0],
        columns=size[1],
        align="left" if sizes["tilt"] else "center",
        baseline="middle" if sizes["tilt"] else "bottom",
    )
    return {**fitted, "height": height}


def _sizes(kind: Kind, size: tuple[int, int], wide: int, height: int) -> dict[str, int]:
    """Return fonts, room and places of labels in pixels, and the tilt of the labels above columns."""
    if kind.attention:
        font = 14 if max(size) <= 8 else (12 if max(size) <= RECTS_UP_TO else 10)
        tilt = 0 if wide * size[1] <= 40 else (315 if size[1] <= 24 else 270)
        top = {"top_font": font, "tilt": tilt, "dx": 8 if tilt else 0, "dy": 0 if tilt else -6}
        return {"font": 13 if size[1] <= 8 else 11, "room": 0, "side_font": font, "side_dx": -8, **top}
    font, high = (12 if size[1] <= FEW else 9), height / max(1, min(size[0], LABELS_UP_TO))
    tilt = 315 if not kind.named and wide * size[1] > 36 else 0
    side = {"side_font": 13 if high >= 15 else 10, "side_dx": -6}
    top = {"top_font": 11 if kind.named else 12, "tilt": tilt, "dx": 6 if tilt else 0, "dy": -4 if tilt else -5}
    return {"font": font, "room": ROOM[font], **side, **top}


ROWS, COLUMNS = templates.placeholder("rows"), templates.placeholder("columns")
BOX = templates.box(COLUMNS, ROWS)
MIDDLE = templates.plain_x("mx", 0, COLUMNS), templates.plain_y("my", 0, ROWS)


@remember
def _layers(kind: Kind) -> templates.Spec:
    theme = colours.palette(kind.dark)
    line = {"strokeWidth": alt.ExprRef("datum.width"), "strokeDash": alt.ExprRef("datum.dashed ? [4, 3] : []")}
    outlines = templates.rows("marks").mark_rect(filled=False, **line)
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
    blank = f"(datum.empty ? '{words.NOT_YET}' : '{words.HIDDEN}')" if kind.grows else f"'{words.HIDDEN}'"
    exact = f"(datum.value == null ? {blank} : format(datum.value, '{templates.placeholder('form')}'))"
    between = " → " if kind.attention else ", "
    tip = f"datum.row_name + '{between}' + datum.column_name + ': ' + {exact}"
    cells = templates.rows("cells").transform_calculate(**at, tip=tip)
    fill = templates.colour_scale("share", theme.signed if kind.signed else theme.weights)
    frame = {"stroke": alt.condition("datum.empty", alt.value(theme.grid), alt.value(theme.page))} if kind.grows else {}
    dot = "datum.value == null && !datum.empty" if kind.grows else "datum.value == null"
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None).encode(
            *BOX, fill=alt.condition("datum.value == null", alt.value(theme.page), fill), tooltip="tip:N", **frame
        ),
        cells.transform_filter(dot).mark_circle(size=16, opacity=1, color=theme.hidden).encode(*MIDDLE),
    ]
    return [*layers, _numbers(kind, theme, cells)] if kind.numbers else layers


def _numbers(kind: Kind, theme: colours.Palette, cells: alt.Chart) -> alt.Chart:
    ink = colours.ink(kind.signed, kind.dark)
    if kind.attention and not kind.signed:
        ink = f"abs(datum.value) < 0.005 ? '{theme.muted}' : {ink}"
    room = alt.ExprRef(f"width / {COLUMNS} > {templates.placeholder('room')} ? 1 : 0")  # on a phone numbers would touch
    text = cells.mark_text(fontSize=templates.placeholder("font"), opacity=room, color=alt.ExprRef(ink))
    return text.encode(*MIDDLE, text="text:N", tooltip="tip:N")


def _large(kind: Kind, theme: colours.Palette) -> list[alt.Chart]:
    """Return all cells as one picture, what is not there yet covered, under a transparent row a row."""
    covers = templates.rows("covers").mark_rect(fill=theme.page, stroke=theme.grid, strokeWidth=0.5).encode(*BOX)
    rows = templates.rows("cells").transform_calculate(x="0", x1=f"0 + {COLUMNS}", y1="datum.y + 1")
    return [
        templates.image().encode(*BOX, url="url:N"),
        *([covers] if kind.grows else []),
        rows.mark_rect(**templates.CLEAR).encode(*BOX, tooltip="tip:N"),
    ]


def _side(kind: Kind, theme: colours.Palette) -> alt.Chart:
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
        by_room = {
            **{"limit": (f"{room} - 2", f"{NAMES} - 3"), "angle": (0, 270), "dx": (0, 4), "dy": (-5, 0)},
            **{"align": ("'center'", "'left'"), "baseline": ("'bottom'", "'middle'")},
        }
        places = {name: alt.ExprRef(f"{room} > {NAME} ? {lies} : {stands}") for name, (lies, stands) in by_room.items()}
    else:
        places["angle"] = templates.placeholder("tilt")
    font = {"fontSize": templates.placeholder("top_font"), "fontWeight": templates.BOLD}
    columns = templates.rows("labels").transform_filter("!datum.side")
    text = columns.mark_text(color=theme.text, **font, **places)
    return text.encode(templates.plain_x("at", 0, COLUMNS), y=alt.value(0), text="label:N")


def _bands(lift: int, theme: colours.Palette) -> list[alt.Chart]:
    """Return the line and the name above each group of columns, lifted, and a line down each border between groups."""
    bands = templates.rows("bands").transform_calculate(mx="(datum.x + datum.x1) / 2")
    x, y, x1, y1 = BOX
    line = bands.mark_rule(strokeWidth=5).encode(x, x1, y=alt.value(-6 - lift), color=alt.Color("colour:N", scale=None))
    name = bands.mark_text(baseline="bottom", dy=-12 - lift, fontSize=13, fontWeight=600, color=theme.text)
    ends = {"y": "0", "y1": f"0 + {ROWS}"}
    border = bands.transform_filter("datum.x > 0").transform_calculate(**ends).mark_rule(strokeWidth=2, color=theme.text)
    return [line, name.encode(MIDDLE[0], y=alt.value(0), text="label:N"), border.encode(x, y, y2=y1)]
