"""All heads at once, small: a picture a head, the selected row in each."""

from collections.abc import Sequence

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates
from pages.ui.charts.heatmap import HEIGHT, Sheet

TITLE, GAP = 0.14, 0.1  # of a tile: the room for its title, and between tiles
SHADES = 16  # as many as a tile can show; 64 tokens × 8 heads are 40 kB with all of them


def all_heads(sheet: Sheet, head: int) -> templates.Spec:
    """Return one chart with every head as a tile; a click on a tile selects its head."""
    heads = len(sheet.values)
    return tiles(sheet, head, [f"head {h + 1}" for h in range(heads)], 2 if heads <= 4 else 3)


def tiles(sheet: Sheet, leads: int, names: Sequence[str], columns: int, height: int = HEIGHT) -> templates.Spec:
    """Return one chart with every matrix of a sheet as a tile under its name; a click selects {"head": its number}."""
    (tq, tk), query = sheet.size, sheet.query
    wide, high = (1 - GAP) / tk, (1 - GAP - TITLE) / tq
    rows = []
    for h, (name, winner) in enumerate(zip(names, sheet.winners, strict=True)):
        url = colours.picture(sheet.share(h), sheet.signed, sheet.dark, sheet.hidden, SHADES)
        y, x = divmod(h, columns)
        top = y + TITLE
        place = (x, x + 1 - GAP, top, y + 1 - GAP, y + TITLE / 2, top + query * high, top + (query + 1) * high)
        column = (None, None) if winner is None else (x + winner * wide, x + winner * wide + wide)
        rows.append((url, *place, *column, h == leads, h, name))
    table = templates.records("url x x1 y y1 label_y row row1 winner winner1 strong head label", rows)
    return templates.fill(_template(columns, -(-len(names) // columns), sheet.dark, height), tiles=table)


@remember
def _template(columns: int, rows: int, dark: bool, height: int) -> templates.Spec:
    """Return the tiles without data."""
    theme = colours.palette(dark)
    tiles, box = templates.rows("tiles"), templates.box(columns, rows)
    seen = tiles.transform_filter("datum.winner != null && datum.strong")
    title = tiles.mark_text(align="left", fontSize=13, fontWeight=templates.BOLD, color=theme.text)
    selected = tiles.mark_rect(
        filled=False,
        stroke=theme.query,
        strokeWidth=alt.ExprRef("datum.strong ? 2.5 : 1"),
        strokeDash=alt.ExprRef("datum.strong ? [] : [3, 2]"),
    )
    winner = seen.mark_rect(filled=False, stroke=theme.key, strokeWidth=2.5)
    return templates.layered(
        templates.image("tiles").encode(*box, url="url:N"),
        tiles.mark_rect(filled=False, stroke=theme.grid, strokeWidth=1).encode(*box),
        selected.encode(*templates.box(columns, rows, y="row")),
        winner.encode(*templates.box(columns, rows, x="winner", y="row")),
        title.encode(templates.plain_x("x", 0, columns), templates.plain_y("label_y", 0, rows), text="label:N"),
        tiles.mark_rect(**templates.CLEAR, cursor="pointer").encode(*box, tooltip=alt.Tooltip("label:N", title="show")),
        height=height,
    )
