"""The weights of all heads of a large model as one picture: a line of small heatmaps a layer, without numbers and words."""

from collections.abc import Sequence

import altair as alt
import torch
from torch import Tensor

from pages.charts import colours, templates
from pages.charts.heatmap import SHADES, Sheet
from pages.text.languages import remember

SIDE = 0.75  # of a tile: the room for the names of the lines
TALL, LOW, FEW = 56, 34, 12  # pixels of a line where there are few lines, and where there are more


def picture(sheet: Sheet, across: int, names: Sequence[str], lines: Sequence[str], leads: int) -> templates.Spec:
    """Return the chart, with a row of the table "rows" for each tile, in order.

    across: tiles of a line; names: of the tiles, for hints; lines: names of the lines, () for none; leads: the selected tile
    """
    heads, high = len(names), -(-len(names) // across)
    tiles = [divmod(tile, across) for tile in range(heads)]
    rows = [(x, y, x + 1, y + 1, tile == leads, name) for tile, ((y, x), name) in enumerate(zip(tiles, names, strict=True))]
    beside = [(0, y + 0.5, name, y == leads // across) for y, name in enumerate(lines)]
    return templates.fill(
        _template(across, high, sheet.dark),
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
def _template(across: int, high: int, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    x = templates.plain_x("x", -SIDE, across)
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
