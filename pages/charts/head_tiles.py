"""The weights of several heads side by side: a small heatmap a head under its name, with the words beside it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import altair as alt

from pages.charts import colours, matrix, templates
from pages.charts.heatmap import SHADES, Sheet
from pages.text import numbers
from pages.text.languages import Words, remember

charts = Words("charts")
SIDE, GAP, TOP = 0.2, 0.03, 0.3  # shares of a tile: room for the words beside it, between tiles, and above its cells
LINE, HEIGHT, LONE = 12, 360, 320  # pixels: of a word beside a tile, of two rows of tiles or more, and of one
NUMBERS_UP_TO = 8  # words: with more, a number no longer fits its cell
ROOM = 19  # pixels that a cell must be wide for its number


class Place(NamedTuple):
    """Where the cells of one head stand: its left and top end, and how wide and high a cell is."""

    left: float
    top: float
    wide: float
    high: float

    @classmethod
    def of(cls, head: int, columns: int, count: int) -> "Place":
        y, x = divmod(head, columns)
        return cls(x + SIDE, y + TOP, (1 - SIDE - GAP) / count, (1 - TOP - GAP) / count)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.wide, self.top + y * self.high


def picture(sheet: Sheet, names: Sequence[str], leads: int, across: int = 0, line: int = 0) -> templates.Spec:
    """Return the chart; a click on a row names its "head" and its "query".

    leads: the head that is followed; across, line: how many tiles stand in a line, and its pixels, if not as usual
    """
    heads, count = len(names), len(sheet.queries)
    columns = across or min(heads, 2 if heads <= 4 else 4)
    lines = -(-heads // columns)
    places = [Place.of(head, columns, count) for head in range(heads)]
    height = line * lines or (HEIGHT if lines > 1 else LONE)
    step = max(1, round(LINE * count / (height / lines * (1 - TOP - GAP))))
    thinned = templates.thinned(count, step, [] if sheet.query is None else [sheet.query])
    tiles = [_tile(sheet, head, place, head == leads, names[head]) for head, place in enumerate(places)]
    words = [word for place in places for word in _words(sheet, place, thinned)]
    called = names if across else [charts.head(number=head) for head in range(heads)]
    rows = [row for head, place in enumerate(places) for row in _rows(sheet, head, place, head == leads, called[head])]
    return templates.fill(
        _template(columns, lines, count, sheet.dark, height),
        tiles=templates.records("url x y x1 y1 label ly strong wx wy wx1 wy1", tiles),
        words=templates.records("x y label strong side", words),
        rows=templates.records("x y x1 y1 selected strong head query tip", rows),
        cells=templates.records("x y text share", [cell for h, p in enumerate(places) for cell in _cells(sheet, h, p)]),
    )


def _tile(sheet: Sheet, head: int, place: Place, strong: bool, name: str) -> tuple[object, ...]:
    count, winner = len(sheet.queries), sheet.winners[head]
    url = colours.picture(sheet.share(head), sheet.signed, sheet.dark, sheet.hides(head), SHADES)
    outline = (None,) * 4
    if strong and winner is not None and sheet.query is not None:
        outline = (*place.at(winner, sheet.query), *place.at(winner + 1, sheet.query + 1))
    return (url, *place.at(0, 0), *place.at(count, count), name, place.top - TOP + 0.05, strong, *outline)


def _words(sheet: Sheet, place: Place, thinned: Sequence[int]) -> Iterator[tuple[object, ...]]:
    for i in thinned:
        x, y = place.at(i + 0.5, i + 0.5)
        yield place.left, y, sheet.queries[i], i == sheet.query, True
        yield x, place.top, sheet.keys[i], False, False


def _rows(sheet: Sheet, head: int, place: Place, strong: bool, name: str) -> Iterator[tuple[object, ...]]:
    count = len(sheet.queries)
    top = sheet.values[head].topk(min(3, count), -1)
    for query, (keys, weights) in enumerate(zip(top.indices.tolist(), top.values.tolist(), strict=True)):
        listed = ", ".join(f"{sheet.keys[key]}: {numbers.exact(weight)}" for key, weight in zip(keys, weights, strict=True))
        tip = f"{name}, {sheet.queries[query]} → {listed}"
        yield (*place.at(0, query), *place.at(count, query + 1), query == sheet.query, strong, head, query, tip)


def _cells(sheet: Sheet, head: int, place: Place) -> Iterator[tuple[object, ...]]:
    if len(sheet.queries) > NUMBERS_UP_TO:
        return
    shares, hides = colours.coarse(sheet.share(head), SHADES).tolist(), sheet.hides(head)
    for y, row in enumerate(sheet.values[head].tolist()):
        for x, (value, share) in enumerate(zip(row, shares[y], strict=True)):
            hidden = hides is not None and bool(hides[y, x])
            yield (*place.at(x + 0.5, y + 0.5), "" if hidden else matrix.on_cell(value), share)


@remember
def _template(columns: int, lines: int, count: int, dark: bool, height: int) -> templates.Spec:
    theme, box = colours.palette(dark), templates.box(columns, lines)
    x, y = box[:2]
    tiles, words, rows = (templates.rows(name) for name in ("tiles", "words", "rows"))
    cell = f"width * {(1 - SIDE - GAP) / columns / count}"
    small = alt.ExprRef(f"width / {columns} < 230 ? 11 : 14")
    title = tiles.mark_text(
        align="left", fontSize=small, fontWeight=templates.BOLD, limit=alt.ExprRef(f"width / {columns} - 4")
    )
    ink = alt.condition("datum.strong", alt.value(theme.primary), alt.value(theme.text))
    bold = {"fontWeight": templates.BOLD, "fontSize": alt.ExprRef(f"width / {columns} < 230 ? 11 : 13")}
    blue = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.text))
    room = {"opacity": alt.ExprRef(f"{cell} > {ROOM} ? 1 : 0"), "fontSize": 11}
    left, above = words.transform_filter("datum.side"), words.transform_filter("!datum.side")
    limit = {"side": alt.ExprRef(f"width / {columns} * {SIDE} - 6"), "top": height / lines * (TOP - 0.1)}
    number = templates.rows("cells").mark_text(**room, color=alt.ExprRef(colours.ink(False, dark)))
    chosen = rows.transform_filter("datum.selected")
    line = {"strokeWidth": alt.ExprRef("datum.strong ? 3 : 1.5"), "strokeDash": alt.ExprRef("datum.strong ? [] : [4, 3]")}
    won = tiles.transform_filter("datum.wx != null").mark_rect(filled=False, stroke=theme.key, strokeWidth=3)
    return templates.layered(
        templates.image("tiles").encode(*box, url="url:N"),
        tiles.mark_rect(filled=False, stroke=theme.grid, strokeWidth=1).encode(*box),
        number.encode(x, y, text="text:N"),
        chosen.mark_rect(filled=False, stroke=theme.query, **line).encode(*box),
        won.encode(*templates.box(columns, lines, x="wx", y="wy")),
        left.mark_text(align="right", dx=-5, limit=limit["side"], **bold).encode(x, y, text="label:N", color=blue),
        above.mark_text(align="left", angle=315, dx=4, dy=-3, fontSize=11, color=theme.text, limit=limit["top"]).encode(
            x, y, text="label:N"
        ),
        title.encode(
            templates.plain_x("label_x", 0, columns), templates.plain_y("ly", 0, lines), text="label:N", color=ink
        ).transform_calculate(label_x=f"datum.x - {SIDE}"),
        rows.mark_rect(**templates.CLEAR, cursor="pointer").encode(*box, tooltip="tip:N"),
        height=height,
    )
