"""Heatmaps of one step: who looks at whom, one chart a head."""

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt
import pyarrow as pa
from torch import Tensor

from pages.ui import charts, look

NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
RECTS_UP_TO = 16  # tokens: with more, the cells are one picture
HEIGHT = 331


@dataclass(frozen=True, eq=False)
class Sheet:
    """One step of all heads, ready to be drawn.

    values (H, Tq, Tk), -inf where hidden; hidden (Tq, Tk) or None; limit: the colour scale's end, ±limit if signed
    queries, keys: labels; query: the selected row; winners: per head its largest key, None where nothing is seen
    turn: changes with every run, so that a second click on a row is sent too
    """

    values: Tensor
    hidden: Tensor | None
    limit: float
    signed: bool
    queries: Sequence[str]
    keys: Sequence[str]
    query: int
    winners: Sequence[int | None]
    turn: int
    dark: bool

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
        _template(tq, tk, tilt, sheet.dark),
        cells=_cells(sheet, head) if small else _rows(sheet, head),
        side=_labels(sheet.queries, sheet.query, look.look(sheet.dark).query, sheet),
        top=_labels(sheet.keys, sheet.winners[head] if leads else None, look.look(sheet.dark).text, sheet),
        marks=_marks(sheet, head, leads),
        **({} if small else {"picture": _picture(sheet, head)}),
    )


@functools.lru_cache(maxsize=64)
def _template(tq: int, tk: int, tilt: int, dark: bool) -> charts.Spec:
    """Return the chart of one head without data: cells or a picture, numbers, labels, outlines."""
    theme = look.look(dark)
    tip = [alt.Tooltip("tip:N", title="query → key"), alt.Tooltip("exact:N", title="value")]
    click = alt.selection_point(name="row", fields=["query", "turn"], toggle=False, clear=False)
    cell = charts.rows("cells").encode(*_ends(tq, tk), tooltip=tip)
    if max(tq, tk) <= RECTS_UP_TO:
        fill = alt.Fill("fill:N", scale=None)
        layers = [cell.mark_rect(stroke=theme.page, strokeWidth=1).encode(fill=fill).add_params(click)]
        layers.append(_middle(tq, tk).transform_filter("datum.hidden").mark_circle(size=16, opacity=1, color=theme.hidden))
        if max(tq, tk) <= NUMBERS_UP_TO:
            text = _middle(tq, tk).mark_text(fontSize=13 if tk <= 8 else 11)
            layers.append(text.encode(text="text:N", color=charts.given("ink"), tooltip=tip))
    else:
        image = charts.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
        layers = [image.encode(*_ends(tq, tk), url="url:N")]
        layers.append(cell.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page).add_params(click))
    layers += [*_outlines(tq, tk, theme), _side(tq, tk), _top(tq, tk, tilt)]
    return charts.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))


def _ends(tq: int, tk: int) -> tuple[object, ...]:
    """Return the four ends of a rectangle in cells."""
    return charts.plain_x("x", 0, tk), charts.plain_y("y", 0, tq), alt.X2("x1:Q"), alt.Y2("y1:Q")


def _middle(tq: int, tk: int) -> alt.Chart:
    """Return a chart that stands in the middle of each cell."""
    shifted = charts.rows("cells").transform_calculate(mx="datum.x + 0.5", my="datum.y + 0.5")
    return shifted.encode(charts.plain_x("mx", 0, tk), charts.plain_y("my", 0, tq))


def _outlines(tq: int, tk: int, theme: look.Look) -> list[alt.Chart]:
    """Return the outline of the selected row and of its winner, with a line in the page's colour around the winner."""
    ends = _ends(tq, tk)
    row = charts.rows("marks").transform_filter("datum.kind == 'row'")
    winner = charts.rows("marks").transform_filter("datum.kind == 'winner'")
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


def _side(tq: int, tk: int) -> alt.Chart:
    """Return the queries' labels, left of the rows."""
    y = charts.plain_y("at", 0, tq)
    text = charts.rows("side").mark_text(align="right", dx=-8, fontSize=_font(tq, tk), fontWeight=charts.BOLD)
    return text.encode(y, x=alt.value(0), text="label:N", color=charts.given("ink"))


def _top(tq: int, tk: int, tilt: int) -> alt.Chart:
    """Return the keys' labels, above the columns."""
    text = charts.rows("top").mark_text(
        align="left" if tilt else "center",
        baseline="middle" if tilt else "bottom",
        angle=tilt % 360,
        dx=8 if tilt else 0,
        dy=0 if tilt else -6,
        fontSize=_font(tq, tk),
        fontWeight=charts.BOLD,
    )
    return text.encode(charts.plain_x("at", 0, tk), y=alt.value(0), text="label:N", color=charts.given("ink"))


def _number(value: float, signed: bool) -> str:
    """Return a cell's number: .48, 1 from .995 on, .00 below .005; scores with one decimal."""
    if signed:
        return f"{value:.1f}".replace("-0.0", "0.0")
    return "1" if 0.995 <= value < 1.005 else f"{value:.2f}".removeprefix("0")


def _cells(sheet: Sheet, head: int) -> pa.Table:
    """Return a row a cell."""
    tq, tk = sheet.size
    share = sheet.share(head)
    values = sheet.values[head].flatten().tolist()
    hidden = [False] * (tq * tk) if sheet.hidden is None else sheet.hidden.flatten().tolist()
    theme, fills, inks = look.look(sheet.dark), *_paint(sheet, share)
    return charts.frame(
        x=[j for _ in range(tq) for j in range(tk)],
        x1=[j + 1 for _ in range(tq) for j in range(tk)],
        y=[i for i in range(tq) for _ in range(tk)],
        y1=[i + 1 for i in range(tq) for _ in range(tk)],
        query=[i for i in range(tq) for _ in range(tk)],
        fill=[theme.page if h else fill for h, fill in zip(hidden, fills, strict=True)],
        ink=[theme.hidden if not sheet.signed and abs(v) < 0.005 else i for v, i in zip(values, inks, strict=True)],
        text=["" if h else _number(v, sheet.signed) for h, v in zip(hidden, values, strict=True)],
        exact=["hidden" if h else f"{v:.4f}" for h, v in zip(hidden, values, strict=True)],
        tip=[f"{q} → {k}" for q in sheet.queries for k in sheet.keys],
        hidden=hidden,
        turn=sheet.turn,
    )


def _paint(sheet: Sheet, share: Tensor) -> tuple[list[str], list[str]]:
    """Return the cells' colours and those of the numbers on them."""
    return look.colours(share, sheet.signed, sheet.dark), look.ink(share, sheet.signed, sheet.dark)


def _rows(sheet: Sheet, head: int) -> pa.Table:
    """Return a transparent row a query, for clicks and for a tooltip with its three largest keys."""
    tq, tk = sheet.size
    seen = sheet.values[head] if sheet.hidden is None else sheet.values[head].masked_fill(sheet.hidden, -math.inf)
    top = seen.topk(min(3, tk), -1)
    said = [
        ", ".join(f"{sheet.keys[j]} {v:.4f}" for j, v in zip(keys, values, strict=True) if v != float("-inf"))
        for keys, values in zip(top.indices.tolist(), top.values.tolist(), strict=True)
    ]
    ys = list(range(tq))
    tips = [f"{q} → its largest" for q in sheet.queries]
    return charts.frame(x=[0] * tq, x1=tk, y=ys, y1=[y + 1 for y in ys], query=ys, tip=tips, exact=said, turn=sheet.turn)


def _picture(sheet: Sheet, head: int) -> pa.Table:
    """Return the cells as one picture."""
    tq, tk = sheet.size
    url = look.picture(sheet.share(head), sheet.signed, sheet.dark, sheet.hidden)
    return charts.frame(x=[0], x1=tk, y=0, y1=tq, url=url)


def _labels(words: Sequence[str], strong: int | None, colour: str, sheet: Sheet) -> pa.Table:
    """Return a row a label, thinned where they would touch; the selected one is always there."""
    step = 1 if len(words) <= 24 else (2 if len(words) <= 32 else 4)
    text = look.look(sheet.dark).text
    at = [
        i
        for i in range(len(words))
        if i == strong or (i % step == 0 and (strong is None or abs(i - strong) >= step or step == 1))
    ]
    return charts.frame(
        at=[i + 0.5 for i in at],
        label=[words[i] for i in at],
        strong=[i == strong for i in at],
        ink=[colour if i == strong else text for i in at],
        query=at,
        turn=sheet.turn,
    )


def _marks(sheet: Sheet, head: int, leads: bool) -> pa.Table:
    """Return the outlines: the selected row, and the winner where this head leads."""
    tk, row, winner = sheet.size[1], sheet.query, sheet.winners[head]
    outlines = [("row", 0, tk, leads)]
    if leads and winner is not None:
        outlines.append(("winner", winner, winner + 1, True))
    kinds, starts, ends, strong = map(list, zip(*outlines, strict=True))
    return charts.frame(kind=kinds, x=starts, x1=ends, y=row, y1=row + 1, strong=strong)
