"""All heads as small heatmaps side by side: as thumbnails, with their words and numbers, or, of many, as one image."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import altair as alt
import torch
from torch import Tensor

from pages.charts import colours, matrix, templates
from pages.charts.heatmap import HEIGHT, Sheet
from pages.text import numbers
from pages.text.languages import Words, remember

charts = Words("charts")
SHADES = 16  # a tile shows no more; with all shades, 64 tokens × 8 heads take 40 kB
LINE, TWO, LONE = 12, 360, 320  # pixels: of a word beside a tile, of two lines of tiles or more, and of one
MANY = 440  # pixels of two lines of tiles without numbers, where so many words would touch in TWO
NUMBERS_UP_TO = 8  # words: with more, a number no longer fits its cell
ROOM = 19  # pixels that a cell must be wide for its number
BESIDE = 0.75  # of a tile: the room for the names of the lines of one image
TALL, LOW, FEW = 56, 34, 12  # pixels of a line of one image where there are few lines, and where there are more


class Look(NamedTuple):
    """How tiles look, in shares of a tile: the room for words beside it, above its cells, for gaps, and where its title is.

    worded: whether words and numbers stand there, and a click chooses a row, not only a head
    """

    side: float
    top: float
    gap: float
    title: float
    worded: bool


THUMBNAILS, WORDED = Look(0, 0.14, 0.1, 0.07, False), Look(0.2, 0.3, 0.03, 0.05, True)


class Place(NamedTuple):
    """Where the cells of one head stand: its left and top end, and how wide and high a cell is."""

    left: float
    top: float
    wide: float
    high: float

    @classmethod
    def of(cls, tile: int, across: int, size: tuple[int, int], look: Look) -> "Place":
        y, x = divmod(tile, across)
        wide, high = (1 - look.side - look.gap) / size[1], (1 - look.top - look.gap) / size[0]
        return cls(x + look.side, y + look.top, wide, high)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.wide, self.top + y * self.high


# ---- a picture a head ----


def thumbnails(sheet: Sheet, names: Sequence[str], leads: int, across: int = 0, height: int = HEIGHT) -> templates.Spec:
    """Return every matrix of a sheet as a tile under its name; a click names its "head".

    leads: the head that is followed; across: how many tiles stand in a line, if not as usual
    """
    across = across or (2 if len(names) <= 4 else 3)
    places = [Place.of(head, across, sheet.size, THUMBNAILS) for head in range(len(names))]
    template = _template(across, -(-len(names) // across), sheet.size, sheet.dark, height, THUMBNAILS)
    return templates.fill(template, tiles=_tiles(sheet, places, names, leads, THUMBNAILS))


def worded(sheet: Sheet, names: Sequence[str], leads: int, across: int = 0, line: int = 0) -> templates.Spec:
    """Return the heads with the words beside them; a click on a row names its "head" and its "query".

    leads: the head that is followed; across, line: how many tiles stand in a line, and its pixels, if not as usual
    """
    heads, count = len(names), len(sheet.queries)
    columns = across or min(heads, 2 if heads <= 4 else 4)
    lines = -(-heads // columns)
    places = [Place.of(head, columns, sheet.size, WORDED) for head in range(heads)]
    least = line * lines or (TWO if lines > 1 else LONE)
    height = MANY if least == TWO and count > NUMBERS_UP_TO else least
    step = max(1, round(LINE * count / (least / lines * (1 - WORDED.top - WORDED.gap))))
    thinned = templates.thinned(count, step, [] if sheet.query is None else [sheet.query])
    words = [word for place in places for word in _words(sheet, place, thinned)]
    called = names if across else [charts.head(number=head) for head in range(heads)]
    rows = [row for head, place in enumerate(places) for row in _rows(sheet, head, place, called[head])]
    return templates.fill(
        _template(columns, lines, sheet.size, sheet.dark, height, WORDED),
        tiles=_tiles(sheet, places, names, leads, WORDED),
        words=templates.records("x y label strong side", words),
        rows=templates.records("x y x1 y1 head query tip", rows),
        cells=templates.records("x y text share", [cell for h, p in enumerate(places) for cell in _cells(sheet, h, p)]),
    )


def _tiles(sheet: Sheet, places: Sequence[Place], names: Sequence[str], leads: int, look: Look) -> templates.Columns:
    """Return a row a tile: its image, its place, its name, its selected row, and that row's winner."""
    (tq, tk), query, rows = sheet.size, sheet.query, []
    for head, (place, name, winner) in enumerate(zip(places, names, sheet.winners, strict=True)):
        url = colours.picture(sheet.share(head), sheet.signed, sheet.dark, sheet.hides(head), SHADES)
        row = (None, None) if query is None else (place.at(0, query)[1], place.at(0, query + 1)[1])
        seen = query is not None and winner is not None and head == leads
        column = (place.at(winner, 0)[0], place.at(winner + 1, 0)[0]) if seen else (None, None)
        at = (*place.at(0, 0), *place.at(tk, tq), place.top - look.top + look.title)
        rows.append((url, *at, *row, *column, head == leads, head, name))
    return templates.records("url x y x1 y1 label_y row row1 winner winner1 strong head label", rows)


def _words(sheet: Sheet, place: Place, thinned: Sequence[int]) -> Iterator[tuple[object, ...]]:
    for i in thinned:
        x, y = place.at(i + 0.5, i + 0.5)
        yield place.left, y, sheet.queries[i], i == sheet.query, True
        yield x, place.top, sheet.keys[i], False, False


def _rows(sheet: Sheet, head: int, place: Place, name: str) -> Iterator[tuple[object, ...]]:
    count = len(sheet.queries)
    top = sheet.values[head].topk(min(3, count), -1)
    for query, (keys, weights) in enumerate(zip(top.indices.tolist(), top.values.tolist(), strict=True)):
        listed = ", ".join(f"{sheet.keys[key]}: {numbers.exact(weight)}" for key, weight in zip(keys, weights, strict=True))
        tip = f"{name}, {sheet.queries[query]} → {listed}"
        yield (*place.at(0, query), *place.at(count, query + 1), head, query, tip)


def _cells(sheet: Sheet, head: int, place: Place) -> Iterator[tuple[object, ...]]:
    if len(sheet.queries) > NUMBERS_UP_TO:
        return
    shares, hides = colours.coarse(sheet.share(head), SHADES).tolist(), sheet.hides(head)
    for y, row in enumerate(sheet.values[head].tolist()):
        for x, (value, share) in enumerate(zip(row, shares[y], strict=True)):
            hidden = hides is not None and bool(hides[y, x])
            yield (*place.at(x + 0.5, y + 0.5), "" if hidden else matrix.on_cell(value), share)


@remember
def _template(across: int, lines: int, size: tuple[int, int], dark: bool, height: int, look: Look) -> templates.Spec:
    """Return the template; the selected row is solid in the head that leads, dashed in the others."""
    theme, box, tiles = colours.palette(dark), templates.box(across, lines), templates.rows("tiles")
    wide, thin, dash = (3, 1.5, "[4, 3]") if look.worded else (2.5, 1, "[3, 2]")
    line = {
        "strokeWidth": alt.ExprRef(f"datum.strong ? {wide} : {thin}"),
        "strokeDash": alt.ExprRef(f"datum.strong ? [] : {dash}"),
    }
    seen = tiles.transform_filter("datum.winner != null")
    numbered, words = _worded(across, lines, size, height, theme) if look.worded else ([], [])
    spot, tip = ("rows", "tip:N") if look.worded else ("tiles", alt.Tooltip("label:N", title=charts.SHOW))
    return templates.layered(
        templates.image("tiles").encode(*box, url="url:N"),
        tiles.mark_rect(filled=False, stroke=theme.grid, strokeWidth=1).encode(*box),
        *numbered,
        tiles.mark_rect(filled=False, stroke=theme.query, **line).encode(*templates.box(across, lines, y="row")),
        seen.mark_rect(filled=False, stroke=theme.key, strokeWidth=wide).encode(
            *templates.box(across, lines, x="winner", y="row")
        ),
        *words,
        _title(across, lines, look, theme),
        templates.rows(spot).mark_rect(**templates.CLEAR, cursor="pointer").encode(*box, tooltip=tip),
        height=height,
    )


def _title(across: int, lines: int, look: Look, theme: colours.Palette) -> alt.Chart:
    size, room = alt.ExprRef(f"width / {across} < 230 ? 11 : 14"), alt.ExprRef(f"width / {across} - 4")
    how = {"fontSize": size, "limit": room} if look.worded else {"fontSize": 13}
    title = templates.rows("tiles").transform_calculate(label_x=f"datum.x - {look.side}")
    text = title.mark_text(align="left", fontWeight=templates.BOLD, **how)
    ink = alt.condition("datum.strong", alt.value(theme.primary if look.worded else theme.text), alt.value(theme.text))
    at = templates.plain_x("label_x", 0, across), templates.plain_y("label_y", 0, lines)
    return text.encode(*at, text="label:N", color=ink)


def _worded(
    across: int, lines: int, size: tuple[int, int], height: int, theme: colours.Palette
) -> tuple[list[alt.Chart], list[alt.Chart]]:
    """Return the numbers on the cells, and the words beside and above the tiles."""
    x, y = templates.box(across, lines)[:2]
    cell = f"width * {(1 - WORDED.side - WORDED.gap) / across / size[1]}"
    room = {"opacity": alt.ExprRef(f"{cell} > {ROOM} ? 1 : 0"), "fontSize": 11}
    number = templates.rows("cells").mark_text(**room, color=alt.ExprRef(colours.ink(False, theme == colours.palette(True))))
    low = f"height * {(1 - WORDED.top - WORDED.gap) / lines / size[0]} < 13"  # pixels of a row; a low window shortens them
    bold = {"fontWeight": templates.BOLD, "fontSize": alt.ExprRef(f"width / {across} < 230 || {low} ? 11 : 13")}
    blue = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    words = templates.rows("words")
    left, above = words.transform_filter("datum.side"), words.transform_filter("!datum.side")
    tall = f"height * {1.35 * (WORDED.top - 0.1) / lines}"  # of a tilted word, whose height is less
    limit = alt.ExprRef(f"width / {across} * {WORDED.side} - 6"), alt.ExprRef(tall)
    beside = left.mark_text(align="right", dx=-5, limit=limit[0], **bold)
    tilted = above.mark_text(align="left", angle=315, dx=4, dy=-3, fontSize=11, color=theme.text, limit=limit[1])
    return [number.encode(x, y, text="text:N")], [
        beside.encode(x, y, text="label:N", color=blue),
        tilted.encode(x, y, text="label:N"),
    ]


# ---- one image of all heads ----


def one_image(sheet: Sheet, across: int, names: Sequence[str], lines: Sequence[str], leads: int) -> templates.Spec:
    """Return the heads without words and numbers, with a row of the table "rows" for each tile, in order.

    across: tiles of a line; names: of the tiles, for hints; lines: names of the lines, () for none; leads: the selected tile
    """
    heads, high = len(names), -(-len(names) // across)
    tiles = [divmod(tile, across) for tile in range(heads)]
    rows = [(x, y, x + 1, y + 1, tile == leads, name) for tile, ((y, x), name) in enumerate(zip(tiles, names, strict=True))]
    beside = [(0, y + 0.5, name, y == leads // across) for y, name in enumerate(lines)]
    return templates.fill(
        _image_template(across, high, sheet.dark),
        picture=templates.table(url=[_image(sheet, across, high)], x=0, x1=across, y=0, y1=high),
        lines=templates.records("x y label strong", beside),
        rows=templates.records("x y x1 y1 selected tip", rows),
    )


def _image(sheet: Sheet, across: int, high: int) -> str:
    shares: Tensor = torch.stack([sheet.share(head) for head in range(len(sheet.values))])
    filled = torch.cat([shares, shares.new_zeros(across * high - len(shares), *shares.shape[1:])])
    grid = filled.unflatten(0, (high, across)).permute(0, 2, 1, 3)  # (high, Tq, across, Tk)
    return colours.picture(grid.flatten(2).flatten(0, 1), sheet.signed, sheet.dark, None, SHADES)


@remember
def _image_template(across: int, high: int, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    x = templates.plain_x("x", -BESIDE, across)
    y = templates.plain_y("y", 0, high)
    box = (x, y, alt.X2("x1:Q"), alt.Y2("y1:Q"))
    tiles, lines = templates.rows("rows"), templates.rows("lines")
    ink = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    return templates.layered(
        templates.image().encode(*box, url="url:N"),
        tiles.mark_rect(filled=False, stroke=theme.page, strokeWidth=3).encode(*box),
        tiles.transform_filter("datum.selected").mark_rect(filled=False, stroke=theme.query, strokeWidth=3).encode(*box),
        lines.mark_text(align="right", dx=-6, fontSize=12).encode(x, y, text="label:N", color=ink),
        tiles.mark_rect(**templates.CLEAR, cursor="pointer").encode(*box, tooltip="tip:N"),
        height=high * (TALL if high <= FEW else LOW),
    )
