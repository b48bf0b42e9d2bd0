"""What is wrong with cells of a heatmap, drawn over it: numbers that are undefined, hidden words that get weight."""

from collections.abc import Sequence

import altair as alt
from torch import Tensor

from attn_core.cache import remember
from pages.ui.charts import colours, heatmap, templates
from pages.ui.charts.heatmap_layers import HEIGHT

RED = {False: "#B3261E", True: "#FF8A80"}  # by dark
HIGHEST_TEXT = 14  # pixels that a block of undefined cells needs for its word


def over(sheet: heatmap.Sheet, spec: templates.Spec, undefined: Tensor, leaks: Tensor) -> templates.Spec:
    """Return a heatmap with its flaws (Tq, Tk) marked; leaks only where cells stand each by itself."""
    tq, tk = sheet.size
    blocks = _blocks(undefined.tolist())
    leaking = single(leaks)
    cells = [*((x, x + 1, y, y + 1) for y, x in leaking), *blocks]
    said = [""] * len(leaking) + ["undefined" if _fits(y, y1, tq) else " " for _, _, y, y1 in blocks]
    tips = [_tip(sheet, y, x) for y, x in leaking] + ["undefined: not a number (NaN)"] * len(blocks)
    x, x1, y, y1 = ([float(cell[i]) for cell in cells] for i in range(4))
    marks = templates.frame(x=x, x1=x1, y=y, y1=y1, said=said, tip=tips)
    layers = _layers(tq, tk, sheet.dark)
    return {**spec, "layer": [*spec["layer"], *layers], "datasets": {**spec["datasets"], "flaws": marks}}


def single(leaks: Tensor) -> list[list[int]]:
    """Return the rows and columns of the leaks that are marked: all, or, where cells are one picture, none."""
    return leaks.nonzero().tolist() if max(leaks.shape) <= heatmap.RECTS_UP_TO else []


def _tip(sheet: heatmap.Sheet, y: int, x: int) -> str:
    """Return what is said about a leak."""
    return f"{sheet.queries[y]} → {sheet.keys[x]}: {sheet.values[0, y, x].item():.4f}, should be hidden"


def _fits(y: int, y1: int, count: int) -> bool:
    """Return whether a block of rows is high enough for its word."""
    return (y1 - y) * HEIGHT / count >= HIGHEST_TEXT


def _blocks(undefined: Sequence[Sequence[bool]]) -> list[tuple[int, int, int, int]]:
    """Return undefined cells as rectangles (x, x1, y, y1): runs in a row, joined with equal ones in the row above."""
    open_, done = {}, []
    for y, row in enumerate([*undefined, []]):
        runs = _runs(row)
        done += [(*run, first, y) for run, first in open_.items() if run not in runs]
        open_ = {run: open_.get(run, y) for run in runs}
    return done


def _runs(row: Sequence[bool]) -> list[tuple[int, int]]:
    """Return where a row's runs of True begin and end."""
    flags = [False, *row, False]
    edges = [i for i in range(len(flags) - 1) if flags[i] != flags[i + 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


@remember
def _layers(tq: int, tk: int, dark: bool) -> list[object]:
    """Return the layers without data: blocks without colour and with a word, dashed outlines."""
    theme = colours.look(dark)
    ends = templates.plain_x("x", 0, tk), templates.plain_y("y", 0, tq), alt.X2("x1:Q"), alt.Y2("y1:Q")
    flaws = templates.rows("flaws").transform_calculate(mx="(datum.x + datum.x1) / 2", my="(datum.y + datum.y1) / 2")
    blocks, leaks = flaws.transform_filter("datum.said != ''"), flaws.transform_filter("datum.said == ''")
    dashed = {"stroke": RED[dark], "strokeDash": [3, 2]}
    layers = [
        blocks.mark_rect(fill=theme.page, fillOpacity=1, strokeWidth=2, **dashed).encode(*ends, tooltip="tip:N"),
        blocks.mark_text(fontSize=13, fontWeight=600, color=RED[dark]).encode(
            templates.plain_x("mx", 0, tk), templates.plain_y("my", 0, tq), text="said:N"
        ),
        leaks.mark_rect(fill=theme.page, fillOpacity=0, strokeWidth=1.5, **dashed).encode(*ends, tooltip="tip:N"),
    ]
    return [{"data": {"name": "flaws"}, **layer} for layer in templates.spec(alt.layer(*layers))["layer"]]
