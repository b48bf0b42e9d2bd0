"""Heatmaps of one step: who looks at whom, one chart a head."""

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import altair as alt
import torch
from torch import Tensor

from pages.ui import charts, look

NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
RECTS_UP_TO = 16  # tokens: with more, the cells are one picture
HEIGHT = 331


@dataclass(frozen=True, eq=False)
class Sheet:
    """One step of all heads, ready to be drawn.

    values (H, Tq, Tk), -inf where hidden; hidden (Tq, Tk) or None; limit: the colour scale's end, ±limit if signed
    queries, keys: labels; query: the selected row, if it is here; winners: per head its largest key, if any
    turn: changes with every click, so that a second one on a row is sent too
    by_cell: whether a click selects x besides y, where cells stand each by itself
    """

    values: Tensor
    hidden: Tensor | None
    limit: float
    signed: bool
    queries: Sequence[str]
    keys: Sequence[str]
    query: int | None
    winners: Sequence[int | None]
    turn: int
    dark: bool
    by_cell: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """How many queries and keys there are."""
        return len(self.queries), len(self.keys)

    def share(self, head: int) -> Tensor:
        """Return where each cell of one head stands on the colour scale, (Tq, Tk); hidden cells at its low end or middle."""
        values = self.values[head]
        return look.shares(values if self.hidden is None else values.masked_fill(self.hidden, 0.0), self.limit, self.signed)


def limit(stage: str, head_size: int) -> float:
    """Return where a step's colour scale ends: fixed by the step and the head size, never taken from the data."""
    return {"scores": 3 * math.sqrt(head_size), "scaled": 3.0, "masked": 3.0}.get(stage, 1.0)


def one_head(sheet: Sheet, head: int, leads: bool) -> charts.Spec:
    """Return the chart of one head; the selected row is solid where this head leads the page, dashed where it doesn't."""
    tq, tk = sheet.size
    longest = max(map(len, sheet.keys), default=0)
    tilt = 0 if longest * tk <= 40 else (-45 if tk <= 24 else -90)
    small = max(tq, tk) <= RECTS_UP_TO
    return charts.filled(
        _template(
            Template(tuple(sheet.queries), tuple(sheet.keys), tilt, sheet.signed, sheet.dark, sheet.by_cell and small)
        ),
        cells=_cells(sheet, head) if small else _rows(sheet, head),
        labels=_labels(sheet, sheet.winners[head] if leads else None),
        marks=_marks(sheet, head, leads),
        **({} if small else {"picture": _picture(sheet, head)}),
    )


class Template(NamedTuple):
    """What a chart of one head is built for."""

    queries: tuple[str, ...]
    keys: tuple[str, ...]
    tilt: int
    signed: bool
    dark: bool
    by_cell: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """How many queries and keys there are."""
        return len(self.queries), len(self.keys)


@functools.lru_cache(maxsize=64)
def _template(shape: Template) -> charts.Spec:
    """Return the chart of one head without data: cells or a picture, numbers, labels, outlines."""
    tq, tk = shape.size
    theme = look.look(shape.dark)
    click = alt.selection_point(name="row", fields=[*["x"] * shape.by_cell, "y", "turn"], toggle=False, clear=False)
    layers = _small(shape, click) if max(tq, tk) <= RECTS_UP_TO else _large(shape, click)
    layers += [*_outlines(tq, tk, theme), _side(shape), _top(shape)]
    return charts.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))


def _small(shape: Template, click: alt.Parameter) -> list[alt.Chart]:
    """Return cells that stand each by itself: x, y and value (null where hidden), numbers on the few."""
    tq, tk = shape.size
    theme = look.look(shape.dark)
    ends = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    names = alt.param(name="q", value=list(shape.queries)), alt.param(name="k", value=list(shape.keys))
    exact = "(datum.value == null ? 'hidden' : format(datum.value, '.4f'))"
    cells = charts.rows("cells").transform_calculate(**ends, tip=f"q[datum.y] + ' → ' + k[datum.x] + ': ' + {exact}")
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None)
        .encode(*_ends(tq, tk), fill=_fill(shape), tooltip="tip:N")
        .add_params(click, *names),
        cells.transform_filter("datum.value == null")
        .mark_circle(size=16, opacity=1, color=theme.hidden)
        .encode(charts.plain_x("mx", 0, tk), charts.plain_y("my", 0, tq)),
    ]
    if max(tq, tk) <= NUMBERS_UP_TO:
        middle = cells.encode(charts.plain_x("mx", 0, tk), charts.plain_y("my", 0, tq))
        text = middle.mark_text(fontSize=13 if tk <= 8 else 11)
        layers.append(text.encode(text="text:N", color=charts.given("ink"), tooltip="tip:N"))
    return layers


def _fill(shape: Template) -> alt.Fill:
    """Return the colour of a cell by where it stands on the colour scale, the page's own where it is hidden."""
    theme = look.look(shape.dark)
    stops = theme.signed if shape.signed else theme.weights
    return alt.condition("datum.value == null", alt.value(theme.page), charts.coloured("share", stops))


def _large(shape: Template, click: alt.Parameter) -> list[alt.Chart]:
    """Return all cells as one picture, under a transparent row a query."""
    tq, tk = shape.size
    image = charts.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
    ends = {"x": "0", "x1": f"{tk}", "y1": "datum.y + 1"}
    hit = charts.rows("cells").transform_calculate(**ends)
    clear = hit.mark_rect(fillOpacity=0, strokeOpacity=0, fill=look.look(shape.dark).page)
    return [
        image.encode(*_ends(tq, tk), url="url:N"),
        clear.encode(*_ends(tq, tk), tooltip="tip:N").add_params(click),
    ]


def _ends(tq: int, tk: int) -> tuple[object, ...]:
    """Return the four ends of a rectangle in cells."""
    return charts.plain_x("x", 0, tk), charts.plain_y("y", 0, tq), alt.X2("x1:Q"), alt.Y2("y1:Q")


def _outlines(tq: int, tk: int, theme: look.Look) -> list[alt.Chart]:
    """Return the outline of the selected row and of its winner, with a line in the page's colour around the winner."""
    ends = _ends(tq, tk)
    row = charts.rows("marks").transform_filter("!datum.winner")
    winner = charts.rows("marks").transform_filter("datum.winner")
    dash = alt.ExprRef("datum.strong ? [1, 0] : [4, 3]")
    bold = 3 if tq <= 2 * RECTS_UP_TO else 1.5  # so that a thin row is still seen inside its outline
    width = alt.ExprRef(f"datum.strong ? {bold} : {bold / 2}")
    return [
        row.mark_rect(filled=False, stroke=theme.query, strokeWidth=width, strokeDash=dash).encode(*ends),
        winner.mark_rect(filled=False, stroke=theme.page, strokeWidth=bold + 2).encode(*ends),
        winner.mark_rect(filled=False, stroke=theme.key, strokeWidth=bold).encode(*ends),
    ]


def _font(tq: int, tk: int) -> int:
    """Return the size of token labels in pixels."""
    longest = max(tq, tk)
    return 14 if longest <= 8 else (12 if longest <= RECTS_UP_TO else 10)


def _side(shape: Template) -> alt.Chart:
    """Return the queries' labels, left of the rows."""
    text = charts.rows("labels").transform_filter("datum.side").mark_text(align="right", dx=-8, **_label(shape))
    y = charts.plain_y("at", 0, shape.size[0])
    return text.encode(y, x=alt.value(0), text="label:N", color=_strong(shape, look.look(shape.dark).query))


def _top(shape: Template) -> alt.Chart:
    """Return the keys' labels, above the columns."""
    tilt = shape.tilt
    how = {"align": "left", "baseline": "middle", "dx": 8} if tilt else {"baseline": "bottom", "dy": -6}
    text = charts.rows("labels").transform_filter("!datum.side").mark_text(angle=tilt % 360, **how, **_label(shape))
    x = charts.plain_x("at", 0, shape.size[1])
    return text.encode(x, y=alt.value(0), text="label:N", color=_strong(shape, look.look(shape.dark).text))


def _label(shape: Template) -> dict[str, object]:
    """Return the size and weight of token labels."""
    return {"fontSize": _font(*shape.size), "fontWeight": charts.BOLD}


def _strong(shape: Template, colour: str) -> object:
    """Return the colour of labels, another one for the strong."""
    return alt.condition("datum.strong", alt.value(colour), alt.value(look.look(shape.dark).text))


def _number(value: float, signed: bool) -> str:
    """Return a cell's number: .48, 1 from .995 on, .00 below .005; scores with one decimal."""
    if signed:
        return f"{value:.1f}".replace("-0.0", "0.0").replace("-", "−")
    return "1" if 0.995 <= value < 1.005 else f"{value:.2f}".removeprefix("0")


def _cells(sheet: Sheet, head: int) -> charts.Columns:
    """Return a row a cell; the value of a hidden one is null."""
    tq, tk = sheet.size
    share = sheet.share(head).flatten()
    values = sheet.values[head].flatten().tolist()
    hidden = [False] * (tq * tk) if sheet.hidden is None else sheet.hidden.flatten().tolist()
    at = {"x": list(range(tk)) * tq, "y": [y for y in range(tq) for _ in range(tk)]}
    shown = {
        "value": [None if h else v for h, v in zip(hidden, values, strict=True)],
        "share": [None if h else v for h, v in zip(hidden, share.tolist(), strict=True)],
    }
    return charts.frame(**at, **shown, turn=sheet.turn, **(_numbers(sheet, head) if max(tq, tk) <= NUMBERS_UP_TO else {}))


def _numbers(sheet: Sheet, head: int) -> dict[str, list[str]]:
    """Return the numbers that stand on cells, nothing on a hidden one, and their colours."""
    values = sheet.values[head]
    hidden = (torch.zeros_like(values) if sheet.hidden is None else sheet.hidden).flatten().tolist()
    inks = look.ink(sheet.share(head), sheet.signed, sheet.dark)
    faint = [not sheet.signed and abs(v) < 0.005 for v in values.flatten().tolist()]
    pale = look.look(sheet.dark).hidden
    return {
        "text": ["" if h else _number(v, sheet.signed) for h, v in zip(hidden, values.flatten().tolist(), strict=True)],
        "ink": [pale if f else ink for f, ink in zip(faint, inks, strict=True)],
    }


def _rows(sheet: Sheet, head: int) -> charts.Columns:
    """Return a transparent row a query, for clicks and for a tooltip with its three largest keys."""
    tq, tk = sheet.size
    seen = sheet.values[head] if sheet.hidden is None else sheet.values[head].masked_fill(sheet.hidden, -math.inf)
    top = seen.topk(min(3, tk), -1)
    said = [
        f"{sheet.queries[i]} → "
        + ", ".join(f"{sheet.keys[j]}: {v:.4f}" for j, v in zip(keys, values, strict=True) if v != float("-inf"))
        for i, (keys, values) in enumerate(zip(top.indices.tolist(), top.values.tolist(), strict=True))
    ]
    return charts.frame(y=list(range(tq)), tip=said, turn=sheet.turn)


def _picture(sheet: Sheet, head: int) -> charts.Columns:
    """Return the cells as one picture."""
    tq, tk = sheet.size
    url = look.picture(sheet.share(head), sheet.signed, sheet.dark, sheet.hidden)
    return charts.frame(x=[0], x1=tk, y=0, y1=tq, url=url)


def _labels(sheet: Sheet, winner: int | None) -> charts.Columns:
    """Return a row a label, thinned where they would touch; the selected one is always there."""
    side, top = _thinned(len(sheet.queries), sheet.query), _thinned(len(sheet.keys), winner)
    return charts.frame(
        at=[i + 0.5 for i in side + top],
        label=[sheet.queries[i] for i in side] + [sheet.keys[i] for i in top],
        strong=[i == sheet.query for i in side] + [i == winner for i in top],
        side=[True] * len(side) + [False] * len(top),
    )


def _thinned(count: int, strong: int | None) -> list[int]:
    """Return which of count labels are drawn."""
    step = 1 if count <= 24 else (2 if count <= 32 else 4)
    clear = [i for i in range(0, count, step) if strong is None or abs(i - strong) >= step]
    return sorted({*clear, *([] if strong is None else [strong])})


def _marks(sheet: Sheet, head: int, leads: bool) -> charts.Columns:
    """Return the outlines: the selected row, and the winner where this head leads."""
    tk, row, winner = sheet.size[1], sheet.query, sheet.winners[head]
    ends = [] if row is None else [(0, tk, leads)]
    ends += [(winner, winner + 1, True)] if leads and ends and winner is not None else []
    starts, stops, strong = ([end[i] for end in ends] for i in range(3))
    return charts.frame(winner=[False, True][: len(ends)], x=starts, x1=stops, y=row or 0, y1=(row or 0) + 1, strong=strong)
