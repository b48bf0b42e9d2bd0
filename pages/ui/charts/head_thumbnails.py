"""All heads at once, small: a picture a head, the selected row in each."""

from collections.abc import Sequence

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.charts.heatmap import Sheet
from pages.ui.charts.heatmap_layers import HEIGHT

TITLE, GAP = 0.14, 0.1  # of a tile: the room for its title, and between tiles
SHADES = 16  # as many as a tile can show; 64 tokens × 8 heads are 40 kB with all of them


def all_heads(sheet: Sheet, head: int) -> templates.Spec:
    """Return one chart with every head as a tile; a click on a tile selects its head."""
    heads = len(sheet.values)
    return tiles(sheet, head, [f"head {h + 1}" for h in range(heads)], 2 if heads <= 4 else 3)


def tiles(sheet: Sheet, leads: int, names: Sequence[str], columns: int, height: int = HEIGHT) -> templates.Spec:
    """Return one chart with every matrix of a sheet as a tile under its name; a click selects {"head": its number}."""
    found = [_tile(sheet, h, h == leads, h % columns, h // columns) | {"label": name} for h, name in enumerate(names)]
    data = templates.frame(**{name: [tile[name] for tile in found] for name in found[0]})
    return templates.filled(_template(columns, -(-len(names) // columns), sheet.dark, height), tiles=data)


def _tile(sheet: Sheet, head: int, leads: bool, column: int, row: int) -> dict[str, object]:
    """Return where one head's picture, title, row and winner stand."""
    tq, tk = sheet.size
    wide, high = (1 - GAP) / tk, (1 - GAP - TITLE) / tq
    top = row + TITLE
    winner = sheet.winners[head]
    at = None if winner is None else column + winner * wide
    return {
        "url": colours.picture(sheet.share(head), sheet.signed, sheet.dark, sheet.hidden, SHADES),
        "x": column,
        "x1": column + 1 - GAP,
        "y": top,
        "y1": row + 1 - GAP,
        "label_y": row + TITLE / 2,
        "row": top + sheet.query * high,
        "row1": top + (sheet.query + 1) * high,
        "winner": at,
        "winner1": None if at is None else at + wide,
        "strong": leads,
        "head": head,
    }


@remember
def _template(columns: int, rows: int, dark: bool, height: int) -> templates.Spec:
    """Return the tiles without data."""
    theme = colours.look(dark)

    def box(x: str, y: str) -> tuple[object, ...]:
        ends = alt.X2(f"{x}1:Q"), alt.Y2(f"{y}1:Q")
        return templates.plain_x(x, 0, columns), templates.plain_y(y, 0, rows), *ends

    tiles = templates.rows("tiles")
    dash = alt.ExprRef("datum.strong ? [1, 0] : [3, 2]")
    width = alt.ExprRef("datum.strong ? 2.5 : 1")
    image = tiles.mark_image(aspect=False, align="left", baseline="top", smooth=False)
    seen = tiles.transform_filter("datum.winner != null && datum.strong")
    title = tiles.mark_text(align="left", fontSize=13, fontWeight=templates.BOLD, color=theme.text)
    hit = tiles.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page, cursor="pointer")
    layers = [
        image.encode(*box("x", "y"), url="url:N"),
        tiles.mark_rect(filled=False, stroke=theme.grid, strokeWidth=1).encode(*box("x", "y")),
        tiles.mark_rect(filled=False, stroke=theme.query, strokeWidth=width, strokeDash=dash).encode(*box("x", "row")),
        seen.mark_rect(filled=False, stroke=theme.key, strokeWidth=2.5).encode(*box("winner", "row")),
        title.encode(templates.plain_x("x", 0, columns), templates.plain_y("label_y", 0, rows), text="label:N"),
        hit.encode(*box("x", "y"), tooltip=alt.Tooltip("label:N", title="show")),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=height))
