"""The layers of a matrix's chart without data: built once a look, fitted once a shape, filled by matrix.py."""

import math
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
NAMES, NAME = (
    30,
    26,
)  # pixels: how high a line of names is at least between bands and cells; a narrower column has its name upright
DIGITS = 1.75  # how much wider a cell is than the font of a weight, .48, in it is high, so that neighbours don't touch
LETTER = 6.5  # pixels that a character of such a name needs
SMALLER, EM = 11, 0.5  # pixels of a font in which names are still read; how wide a character is in parts of its font
SHORT, BESIDE = 40, 80  # characters that always fit above all columns together; pixels of the names beside rows
ROWS, COLUMNS = templates.placeholder("rows"), templates.placeholder("columns")
BETWEEN = {False: ", ", True: " → "}  # the names of a cell's row and column; True: which are query and key
FAINT = "abs(datum.value) < 0.005"  # weights that are written in grey
BOX = templates.box(COLUMNS, ROWS)
MIDDLE = templates.plain_x("mx", 0, COLUMNS), templates.plain_y("my", 0, ROWS)


class Marks(NamedTuple):
    """The look of cells that are a mark each.

    attends: whether rows are queries and columns keys; grows: some cells may not be there yet
    numbers: written on cells that are wide enough
    """

    dark: bool
    attends: bool
    grows: bool
    signed: bool
    numbers: bool


class Image(NamedTuple):
    """The look of cells that are one image; attends, grows: as in Marks."""

    dark: bool
    attends: bool
    grows: bool


Look = Marks | Image


@remember
def template(
    look: Look, above: tuple[str, ...], size: tuple[int, int], longest: int, height: int, form: str
) -> templates.Spec:
    """Return the chart of a matrix, without data, for a number of rows and columns.

    above: "bands", "labels", both or neither, above the columns; longest: characters of the longest label there
    form: of numbers in tooltips
    """
    fonts = _of_words(size) if look.attends else _of_numbers(above, size, height)
    names, letters = names_high(above, longest), max(1, longest) * size[1]
    lies = math.ceil(SMALLER * EM * letters) + BESIDE if letters > SHORT else 0
    places = {"rows": size[0], "columns": size[1], "letters": letters, "lies": lies, "form": form}
    layers = templates.fit(_layers(look, above, names), **places, **fonts, wide=math.ceil(LETTER * longest) + 2)
    return {**layers, "height": height + names - names_high(above, 0)}


def _of_words(size: tuple[int, int]) -> dict[str, int]:
    """Return the sizes of labels and numbers where rows and columns are words, and where the labels stand."""
    label = 14 if max(size) <= 8 else (12 if max(size) <= 16 else 10)
    labels = {"side_font": label, "side_dx": -8, "top_font": label, "tilt": 315 if size[1] <= 24 else 270}
    return {"font": 13 if size[1] <= 8 else 11, "room": 0, **labels}


def _of_numbers(above: tuple[str, ...], size: tuple[int, int], height: int) -> dict[str, int]:
    """Return the same for other matrices."""
    font, high = (12 if size[1] <= FEW else 9), of_cells(height, above) / max(1, min(size[0], LABELS_UP_TO))
    labels = {"side_font": 13 if high >= TALL else 10, "side_dx": -6, "top_font": 11 if "bands" in above else 12}
    return {"font": font, "room": ROOM[font], "tilt": 315, **labels}


def names_high(above: tuple[str, ...], longest: int) -> int:
    """Return how high the names between bands and cells are, so that none is cut where it stands upright."""
    return max(NAMES, math.ceil(LETTER * longest)) if above == ("bands", "labels") else 0


def of_cells(height: int, above: tuple[str, ...]) -> int:
    """Return how much of a picture's height its rows have below the names of bands; without bands nearly all."""
    return height - (BANDS + NAMES * ("labels" in above) if "bands" in above else 0)


@remember
def _layers(look: Look, above: tuple[str, ...], names: int) -> templates.Spec:
    theme, banded = colours.palette(look.dark), "bands" in above
    cells = _marks(look) if isinstance(look, Marks) else _image(look)
    top = [] if above == ("bands",) else [_below_bands(theme, names) if banded else _over_columns(theme)]
    bands = _bands(names, theme) if banded else []
    return templates.layered(*cells, _outlines(), _beside_rows(theme, look.attends), *top, *bands)


def _marks(look: Marks) -> list[alt.Chart]:
    """Return a rectangle for each cell, a dot where it is hidden, only a frame where it is not there yet."""
    theme, between = colours.palette(look.dark), BETWEEN[look.attends]
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
    return [*layers, _numbers(look, cells)] if look.numbers else layers


def _numbers(look: Marks, cells: alt.Chart) -> alt.Chart:
    ink = colours.ink(look.signed, look.dark)
    if look.attends and not look.signed:
        ink = f"{FAINT} ? '{colours.palette(look.dark).muted}' : {ink}"
    room, font = (f"width / {COLUMNS}", templates.placeholder("font"))
    shown = alt.ExprRef(f"{room} > {templates.placeholder('room')} ? 1 : 0")  # on a phone numbers would touch
    size = alt.ExprRef(f"min({font}, {room} / {DIGITS})") if look.attends and not look.signed else font
    text = cells.mark_text(fontSize=size, opacity=shown, color=alt.ExprRef(ink))
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


@remember
def covers(name: str, size: tuple[int, int], dark: bool) -> list[object]:
    """Return the layers of the rectangles over cells: flaws in the colour of errors, and what one view alone shows."""
    theme, box = colours.palette(dark), templates.box(size[1], size[0])
    ink, colour, line, font = {
        "flaws": (theme.error, theme.error, 2, 13),
        "sides": (theme.muted, theme.text, 1, 12),
    }[name]
    rows = templates.rows(name).transform_calculate(mx="(datum.x + datum.x1) / 2", my="(datum.y + datum.y1) / 2")
    named, bare = rows.transform_filter("datum.said != ''"), rows.transform_filter("datum.said == ''")
    outline = {"fill": theme.page, "stroke": ink, "strokeDash": [3, 2]}
    room = alt.ExprRef(f"min(width / {size[1]}, height / {size[0]}) > {font} ? 1 : 0") if name == "sides" else 1
    word = named.mark_text(fontSize=font, fontWeight=600, color=colour, opacity=room)
    middle = templates.plain_x("mx", 0, size[1]), templates.plain_y("my", 0, size[0])
    layers = templates.layered(
        named.mark_rect(fillOpacity=1, strokeWidth=line, **outline).encode(*box, tooltip="tip:N"),
        word.encode(*middle, text="said:N", tooltip="tip:N"),
        bare.mark_rect(fillOpacity=0, strokeWidth=1.5, **outline).encode(*box, tooltip="tip:N"),
    )["layer"]
    return [{"data": {"name": name}, **layer} for layer in layers]


def _outlines() -> alt.Chart:
    """Return the layer of the outlines."""
    line = {"strokeWidth": alt.ExprRef("datum.width"), "strokeDash": alt.ExprRef("datum.dashed ? [4, 3] : []")}
    marks = templates.rows("marks").mark_rect(filled=False, **line)
    return marks.encode(*BOX, stroke=alt.Stroke("ink:N", scale=None))


def _beside_rows(theme: colours.Palette, attends: bool) -> alt.Chart:
    """Return the labels of the rows, strong ones that are queries in the colour of queries."""
    strong = theme.query if attends else theme.text
    text = {"dx": templates.placeholder("side_dx"), "fontSize": templates.placeholder("side_font")}
    rows = templates.rows("labels").transform_filter("datum.side")
    labels = templates.labels(rows, templates.plain_y("at", 0, ROWS), fontWeight=templates.BOLD, **text)
    return labels.encode(color=alt.condition("datum.strong", alt.value(strong), alt.value(theme.text)))


def _over_columns(theme: colours.Palette) -> alt.Chart:
    """Return the labels of the columns: smaller where columns are narrow, and turned where they are too narrow for that."""
    font, letters, enough = (templates.placeholder(name) for name in ("top_font", "letters", "lies"))
    by_room = {
        **{"angle": (0, templates.placeholder("tilt")), "dx": (0, 7), "dy": (-6, -2)},
        **{"align": ("'center'", "'left'"), "baseline": ("'bottom'", "'middle'")},
        "fontSize": (f"min({font}, max({SMALLER}, width / {letters} / {EM}))", font),
    }
    lies = f"max(width, containerSize()[0] || 0) > {enough}"  # of its place, since width follows from how they stand
    return _top(theme, **{name: alt.ExprRef(f"{lies} ? {flat} : {turned}") for name, (flat, turned) in by_room.items()})


def _below_bands(theme: colours.Palette, names: int) -> alt.Chart:
    """Return the labels of the columns below bands, upright where columns are narrow."""
    room = f"width / {COLUMNS}"
    by_room = {
        **{"limit": (f"{room} - 2", names), "angle": (0, 270), "dx": (0, 4), "dy": (-5, 0)},
        **{"align": ("'center'", "'left'"), "baseline": ("'bottom'", "'middle'")},
    }
    wide = f"max({NAME}, {templates.placeholder('wide')})"
    return _top(theme, **{name: alt.ExprRef(f"{room} > {wide} ? {lies} : {up}") for name, (lies, up) in by_room.items()})


def _top(theme: colours.Palette, **places: object) -> alt.Chart:
    font = {"fontSize": templates.placeholder("top_font"), "fontWeight": templates.BOLD, **places}
    columns = templates.rows("labels").transform_filter("!datum.side")
    text = columns.mark_text(color=theme.text, **font)
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
