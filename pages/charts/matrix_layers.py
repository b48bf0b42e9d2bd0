"""The layers of a matrix's chart without data: built once a look, fitted once a shape, filled by matrix.py."""

from typing import NamedTuple

import altair as alt

from pages.charts import colours, templates
from pages.text.languages import Words, remember

words = Words("charts")
LABELS_UP_TO = 24  # labels on one side: with more, only some are drawn
FEW = 16  # columns: numbers in more are small
ROOM = {12: 25, 9: 14}  # pixels that a cell needs for a number, by the size of its font
BANDS = 40  # pixels: how high the names of bands are, with their lines
TALL = 15  # pixels: a lower row has a small label
NAMES, NAME = 30, 26  # pixels: how high a line of names is between bands and cells; a narrower column has its name upright
ROWS, COLUMNS = templates.placeholder("rows"), templates.placeholder("columns")
BOX = templates.box(COLUMNS, ROWS)
MIDDLE = templates.plain_x("mx", 0, COLUMNS), templates.plain_y("my", 0, ROWS)


class Marks(NamedTuple):
    """The look of cells that are a mark each.

    numbers: written on cells that are wide enough; grows: some cells may not be there yet
    """

    dark: bool
    signed: bool
    numbers: bool
    grows: bool


class Image(NamedTuple):
    """The look of cells that are one image; grows: some cells may not be there yet."""

    dark: bool
    grows: bool


Look = Marks | Image

# ---- matrices of numbers ----


@remember
def template(
    look: Look, above: tuple[str, ...], size: tuple[int, int], longest: int, height: int, form: str
) -> templates.Spec:
    """Return the chart of a matrix of numbers, without data, for a number of rows and columns.

    above: "bands", "labels", both or neither, above the columns; longest: characters of the longest label there
    form: of numbers in tooltips
    """
    font, high = (12 if size[1] <= FEW else 9), of_cells(height, above) / max(1, min(size[0], LABELS_UP_TO))
    named = above == ("bands", "labels")
    tilt = 315 if not named and longest * size[1] > 36 else 0
    side = {"side_font": 13 if high >= TALL else 10, "side_dx": -6}
    top = {"top_font": 11 if named else 12, "tilt": tilt, "dx": 6 if tilt else 0, "dy": -4 if tilt else -5}
    return fitted(_layers(look, above), size, height, form=form, font=font, room=ROOM[font], **side, **top)


def of_cells(height: int, above: tuple[str, ...]) -> int:
    """Return how much of a picture's height its rows have below the names of bands; without bands nearly all."""
    return height - (BANDS + NAMES * ("labels" in above) if "bands" in above else 0)


def fitted(layers: templates.Spec, size: tuple[int, int], height: int, tilt: int, **values: object) -> templates.Spec:
    """Return layers with values for their placeholders; tilt: of the labels above columns, in degrees."""
    align, baseline = ("left", "middle") if tilt else ("center", "bottom")
    places = {"rows": size[0], "columns": size[1], "tilt": tilt, "align": align, "baseline": baseline}
    return {**templates.fit(layers, **places, **values), "height": height}


@remember
def _layers(look: Look, above: tuple[str, ...]) -> templates.Spec:
    theme, banded = colours.palette(look.dark), "bands" in above
    top = [] if above == ("bands",) else [below_bands(theme) if banded else over_columns(theme)]
    lift = NAMES if "labels" in above else 0
    bands = _bands(lift, theme) if banded else []
    return templates.layered(*cells(look, ", "), outlines(), beside_rows(theme, theme.text), *top, *bands)


# ---- parts of every matrix ----


def cells(look: Look, between: str, faint: str = "") -> list[alt.Chart]:
    """Return the layers of the cells.

    between: the names of row and column in a tooltip; faint: Vega's condition of the unsigned numbers that are grey
    """
    return _marks(look, between, faint) if isinstance(look, Marks) else _image(look)


def _marks(look: Marks, between: str, faint: str) -> list[alt.Chart]:
    """Return a rectangle for each cell, a dot where it is hidden, only a frame where it is not there yet."""
    theme = colours.palette(look.dark)
    at = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    blank = f"(datum.empty ? '{words.NOT_YET}' : '{words.HIDDEN}')" if look.grows else f"'{words.HIDDEN}'"
    exact = f"(datum.value == null ? {blank} : format(datum.value, '{templates.placeholder('form')}'))"
    tip = f"datum.row_name + '{between}' + datum.column_name + ': ' + {exact}"
    cells = templates.rows("cells").transform_calculate(**at, tip=tip)
    fill = templates.colour_scale("share", theme.signed if look.signed else theme.weights)
    frame = {"stroke": alt.condition("datum.empty", alt.value(theme.grid), alt.value(theme.page))} if look.grows else {}
    dot = "datum.value == null && !datum.empty" if look.grows else "datum.value == null"
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None).encode(
            *BOX, fill=alt.condition("datum.value == null", alt.value(theme.page), fill), tooltip="tip:N", **frame
        ),
        cells.transform_filter(dot).mark_circle(size=16, opacity=1, color=theme.hidden).encode(*MIDDLE),
    ]
    return [*layers, _numbers(look, faint, cells)] if look.numbers else layers


def _numbers(look: Marks, faint: str, cells: alt.Chart) -> alt.Chart:
    ink = colours.ink(look.signed, look.dark)
    if faint and not look.signed:
        ink = f"{faint} ? '{colours.palette(look.dark).muted}' : {ink}"
    room = alt.ExprRef(f"width / {COLUMNS} > {templates.placeholder('room')} ? 1 : 0")  # on a phone numbers would touch
    text = cells.mark_text(fontSize=templates.placeholder("font"), opacity=room, color=alt.ExprRef(ink))
    return text.encode(*MIDDLE, text="text:N", tooltip="tip:N")


def _image(look: Image) -> list[alt.Chart]:
    """Return the image of all cells, covers over cells that are not there yet, and a transparent mark for each row."""
    theme = colours.palette(look.dark)
    covers = templates.rows("covers").mark_rect(fill=theme.page, stroke=theme.grid, strokeWidth=0.5).encode(*BOX)
    rows = templates.rows("cells").transform_calculate(x="0", x1=f"0 + {COLUMNS}", y1="datum.y + 1")
    return [
        templates.image().encode(*BOX, url="url:N"),
        *([covers] if look.grows else []),
        rows.mark_rect(**templates.CLEAR).encode(*BOX, tooltip="tip:N"),
    ]


def outlines() -> alt.Chart:
    """Return the layer of the outlines."""
    line = {"strokeWidth": alt.ExprRef("datum.width"), "strokeDash": alt.ExprRef("datum.dashed ? [4, 3] : []")}
    marks = templates.rows("marks").mark_rect(filled=False, **line)
    return marks.encode(*BOX, stroke=alt.Stroke("ink:N", scale=None))


def beside_rows(theme: colours.Palette, strong: str) -> alt.Chart:
    """Return the labels of the rows, the strong ones in their own colour."""
    text = {"dx": templates.placeholder("side_dx"), "fontSize": templates.placeholder("side_font")}
    rows = templates.rows("labels").transform_filter("datum.side")
    labels = templates.labels(rows, templates.plain_y("at", 0, ROWS), fontWeight=templates.BOLD, **text)
    return labels.encode(color=alt.condition("datum.strong", alt.value(strong), alt.value(theme.text)))


def over_columns(theme: colours.Palette) -> alt.Chart:
    """Return the labels of the columns, turned where they are long."""
    places = {name: templates.placeholder(name) for name in ("align", "baseline", "dx", "dy")}
    return _top(theme, **places, angle=templates.placeholder("tilt"))


def below_bands(theme: colours.Palette) -> alt.Chart:
    """Return the labels of the columns below bands, upright where columns are narrow."""
    room = f"width / {COLUMNS}"
    by_room = {
        **{"limit": (f"{room} - 2", f"{NAMES} - 3"), "angle": (0, 270), "dx": (0, 4), "dy": (-5, 0)},
        **{"align": ("'center'", "'left'"), "baseline": ("'bottom'", "'middle'")},
    }
    return _top(theme, **{name: alt.ExprRef(f"{room} > {NAME} ? {lies} : {up}") for name, (lies, up) in by_room.items()})


def _top(theme: colours.Palette, **places: object) -> alt.Chart:
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
