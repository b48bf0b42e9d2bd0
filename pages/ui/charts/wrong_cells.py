"""What is wrong with cells of a heatmap, drawn over it: numbers that are undefined, hidden words that get weight."""

from collections.abc import Sequence

from torch import Tensor

from attn_core.cache import remember
from pages.ui.charts import colours, heatmap, templates

HIGHEST_TEXT = 14  # pixels that a block of undefined cells needs for its word


def over(sheet: heatmap.Sheet, spec: templates.Spec, undefined: Tensor, leaks: Tensor) -> templates.Spec:
    """Return a heatmap with its flaws (Tq, Tk) marked; leaks only where cells stand each by itself."""
    tq, tk = sheet.size
    blocks, leaking = _blocks(undefined.tolist()), single(leaks)
    cells = [(x, x + 1, y, y + 1, "", _tip(sheet, y, x)) for y, x in leaking]
    for block in blocks:
        *_, y, y1 = block
        word = "undefined" if (y1 - y) * heatmap.HEIGHT / tq >= HIGHEST_TEXT else " "
        cells.append((*block, word, "undefined: not a number (NaN)"))
    flaws = templates.records("x x1 y y1 said tip", cells)
    layers = [*spec["layer"], *_layers(tq, tk, sheet.dark)]
    return {**spec, "layer": layers, "datasets": {**spec["datasets"], "flaws": flaws}}


def single(leaks: Tensor) -> list[list[int]]:
    """Return the rows and columns of the leaks that are marked: all, or, where cells are one picture, none."""
    return leaks.nonzero().tolist() if max(leaks.shape) <= heatmap.RECTS_UP_TO else []


def _tip(sheet: heatmap.Sheet, y: int, x: int) -> str:
    """Return what is said about a leak."""
    return f"{sheet.queries[y]} → {sheet.keys[x]}: {sheet.values[0, y, x].item():.4f}, should be hidden"


def _blocks(undefined: Sequence[Sequence[bool]]) -> list[tuple[int, int, int, int]]:
    """Return undefined cells as rectangles (x, x1, y, y1): runs in a row, joined with equal ones in the row above."""
    open_, done = {}, []
    for y, row in enumerate([*undefined, []]):
        runs = templates.runs(row)
        done += [(*run, first, y) for run, first in open_.items() if run not in runs]
        open_ = {run: open_.get(run, y) for run in runs}
    return done


@remember
def _layers(tq: int, tk: int, dark: bool) -> list[object]:
    """Return the layers without data: blocks without colour and with a word, dashed outlines."""
    theme, box = colours.palette(dark), templates.box(tk, tq)
    flaws = templates.rows("flaws").transform_calculate(mx="(datum.x + datum.x1) / 2", my="(datum.y + datum.y1) / 2")
    blocks, leaks = flaws.transform_filter("datum.said != ''"), flaws.transform_filter("datum.said == ''")
    outline = {"fill": theme.page, "stroke": theme.error, "strokeDash": [3, 2]}
    word = blocks.mark_text(fontSize=13, fontWeight=600, color=theme.error)
    layers = templates.layered(
        blocks.mark_rect(fillOpacity=1, strokeWidth=2, **outline).encode(*box, tooltip="tip:N"),
        word.encode(templates.plain_x("mx", 0, tk), templates.plain_y("my", 0, tq), text="said:N"),
        leaks.mark_rect(fillOpacity=0, strokeWidth=1.5, **outline).encode(*box, tooltip="tip:N"),
    )["layer"]
    return [{"data": {"name": "flaws"}, **layer} for layer in layers]
